// Searches from random graphs with what the shipped rules are about planted in them,
// compared after each step (utils/check-long.sh tries 10,000). A wrong rule is found,
// and the graph that shows it is made small.
// RUN: taso-random-graphs --graphs=12 | FileCheck %s --check-prefix=RIGHT
// RUN: rm -rf %t && mkdir %t
// RUN: not taso-random-graphs --graphs=6 --rules=%s --save=%t | FileCheck %s --check-prefix=WRONG
// RUN: cat %t/*.mlir | FileCheck %s --check-prefix=SMALL

// RIGHT: 12 graphs, {{[1-9][0-9]*}} made cheaper; {{[1-9][0-9]*}} graphs compared, {{[1-9][0-9]*}} of them exactly; 0 differences

// WRONG: seed {{[0-9]+}}: after 'relu_is_abs':
// WRONG: saved as {{.*}}.mlir
// WRONG: 6 graphs{{.*}}; {{[1-9][0-9]*}} differences

// SMALL: // after 'relu_is_abs': differs: output 0
// SMALL: func.func @main(%arg0: tensor<5x6xf32>) -> tensor<5x6xf32> {
// SMALL-NEXT: taso.relu %arg0
// SMALL-NEXT: return

pdl.pattern @relu_is_abs : benefit(1) {
  %t = type
  %x = operand : %t
  %r = operation "taso.relu"(%x : !pdl.value) -> (%t : !pdl.type)
  rewrite %r {
    %n = operation "taso.abs"(%x : !pdl.value)
    replace %r with %n
  }
}
