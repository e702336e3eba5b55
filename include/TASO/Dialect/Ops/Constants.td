//===- Constants.td - Constants of laws ----------------------*- tablegen -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TASO_DIALECT_OPS_CONSTANTS
#define TASO_DIALECT_OPS_CONSTANTS

include "TASO/Dialect/TASODialect.td"

def TASO_ConstPoolOp : TASO_ConstantOp<"const_pool"> {
  let summary = "The depthwise kernel that averages.";
  let description = [{
    `const_pool()[c, 0, r, s] = 1 / (KH KW)`

    Inputs: none.

    Outputs:
    - `result`: `[channels, 1, KH, KW]`.

    Constraints:
    - `const_pool_c1`: all sizes are positive.

    Example:
    ```mlir
    %w = taso.const_pool channels 8 kernel [3, 3] : tensor<8x1x3x3xf32>
    ```
  }];
  let arguments = (ins I64Attr:$channels, DenseI64ArrayAttr:$kernel);
  let assemblyFormat = [{
    `channels` $channels `kernel` $kernel attr-dict `:` type($result)
  }];
}

def TASO_ConstIConvOp : TASO_ConstantOp<"const_iconv"> {
  let summary = "The kernel of the identity convolution.";
  let description = [{
    `const_iconv()[o, c, r, s] = 1` if `o mod (channels / groups) = c` and `(r, s)` is the centre, else 0

    Inputs: none.

    Outputs:
    - `result`: `[channels, channels / groups, KH, KW]`.

    Constraints:
    - `const_iconv_c1`: all sizes are positive.
    - `const_iconv_c2`: groups divides channels.
    - `const_iconv_c3`: the kernel is odd.

    Example:
    ```mlir
    %w = taso.const_iconv channels 8 groups 1 kernel [3, 3] : tensor<8x8x3x3xf32>
    ```
  }];
  let arguments = (ins I64Attr:$channels, I64Attr:$groups, DenseI64ArrayAttr:$kernel);
  let assemblyFormat = [{
    `channels` $channels `groups` $groups `kernel` $kernel attr-dict `:` type($result)
  }];
}

def TASO_ConstImmOp : TASO_ConstantOp<"const_imm"> {
  let summary = "The identity matrix.";
  let description = [{
    `const_imm()[i, j] = 1` if `i = j`, else 0

    Inputs: none.

    Outputs:
    - `result`: `[size, size]`.

    Constraints:
    - `const_imm_c1`: the size is positive.

    Example:
    ```mlir
    %m = taso.const_imm size 4 : tensor<4x4xf32>
    ```
  }];
  let arguments = (ins I64Attr:$size);
  let assemblyFormat = [{
    `size` $size attr-dict `:` type($result)
  }];
}

def TASO_ConstOneOp : TASO_ConstantOp<"const_one"> {
  let summary = "A tensor of ones.";
  let description = [{
    `const_one()[i] = 1`

    Inputs: none.

    Outputs:
    - `result`: `shape`.

    Constraints:
    - `const_one_c1`: all sizes are positive.
    - `const_one_c2`: the shape has 8 entries at most.

    Example:
    ```mlir
    %o = taso.const_one shape [2, 3] : tensor<2x3xf32>
    ```
  }];
  let arguments = (ins DenseI64ArrayAttr:$shape);
  let assemblyFormat = [{
    `shape` custom<Sizes>($shape) attr-dict `:` type($result)
  }];
}

def TASO_ConstZeroOp : TASO_ConstantOp<"const_zero"> {
  let summary = "A tensor of zeros.";
  let description = [{
    `const_zero()[i] = 0`

    Inputs: none.

    Outputs:
    - `result`: `shape`.

    Constraints:
    - `const_zero_c1`: all sizes are positive.
    - `const_zero_c2`: the shape has 8 entries at most.

    Example:
    ```mlir
    %z = taso.const_zero shape [2, 3] : tensor<2x3xf32>
    ```
  }];
  let arguments = (ins DenseI64ArrayAttr:$shape);
  let assemblyFormat = [{
    `shape` custom<Sizes>($shape) attr-dict `:` type($result)
  }];
}

#endif // TASO_DIALECT_OPS_CONSTANTS
