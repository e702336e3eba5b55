"""Prints a function of N matrix products of one matrix.

parallel_products.py N
"""

import sys

X, W, Y = "tensor<4x64xf32>", "tensor<64x16xf32>", "tensor<4x16xf32>"
numbers = range(int(sys.argv[1]))
weights = ", ".join(f"%w{i}: {W} {{taso.weight}}" for i in numbers)
types = ", ".join(Y for _ in numbers)
print(f"func.func @parallel(%x: {X}, {weights}) -> ({types}) {{")
for i in numbers:
    print(f"  %y{i} = taso.matmul %x, %w{i} : ({X}, {W}) -> {Y}")
print("  return " + ", ".join(f"%y{i}" for i in numbers) + f" : {types}")
print("}")
