// RUN: taso-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics --taso-check=reference=reference

// Sums in another order are equal exactly, and differ by rounding in float.
func.func @reference(%x: tensor<16xf32>, %y: tensor<16xf32>, %z: tensor<16xf32>) -> tensor<16xf32> {
  %a = taso.add %x, %y : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %b = taso.add %a, %z : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  return %b : tensor<16xf32>
}
// expected-remark@+1 {{equal, exactly in the prime field (outputs: 1, samples: 2); largest difference in float}}
func.func @reassociated(%x: tensor<16xf32>, %y: tensor<16xf32>, %z: tensor<16xf32>) -> tensor<16xf32> {
  %a = taso.add %y, %z : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %b = taso.add %x, %a : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  return %b : tensor<16xf32>
}

// -----

// Only the second output is wrong, and the error says so.
func.func @reference(%x: tensor<2x2xf32>, %y: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %a = taso.add %x, %y : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %b = taso.sub %x, %y : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %a, %b : tensor<2x2xf32>, tensor<2x2xf32>
}
// expected-error-re@+1 {{'swapped' differs: output 1 at [{{[01], [01]}}]: expected {{.+}}, found {{.+}} (double); not exact: in the prime field{{.+}}: output 1 at [0, 0]: expected residue}}
func.func @swapped(%x: tensor<2x2xf32>, %y: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %a = taso.add %y, %x : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %b = taso.sub %y, %x : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %a, %b : tensor<2x2xf32>, tensor<2x2xf32>
}

// -----

// A law of exp does not hold for the random function of the field: double.
func.func @reference(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %a = taso.add %x, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %b = taso.exp %a : (tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}
// expected-remark@+1 {{equal within the tolerance, in double (outputs: 1, samples: 2); largest difference}}
func.func @product(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %a = taso.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  %b = taso.exp %y : (tensor<4xf32>) -> tensor<4xf32>
  %c = taso.mul %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %c : tensor<4xf32>
}
// expected-remark@+1 {{equal, exactly in the prime field}}
func.func @congruent(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %a = taso.add %y, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %b = taso.exp %a : (tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}
// expected-error@+1 {{'sum' differs: output 0 at}}
func.func @sum(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %a = taso.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  %b = taso.exp %y : (tensor<4xf32>) -> tensor<4xf32>
  %c = taso.add %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %c : tensor<4xf32>
}

// -----

// A difference that no input can show is not taken for equality.
func.func @reference(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = taso.sub %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}
// expected-error@+1 {{'zero' refused: the check would show nothing: no output is finite and depends on the inputs}}
func.func @zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  %z = taso.constant dense<0.0> : tensor<4xf32>
  return %z : tensor<4xf32>
}

// -----

// Nor is a division by zero everywhere.
func.func @reference(%x: tensor<4xf32>) -> tensor<4xf32> {
  %z = taso.constant dense<0.0> : tensor<4xf32>
  %a = taso.div %x, %z : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}
// expected-error@+1 {{'divided' refused}}
func.func @divided(%x: tensor<4xf32>) -> tensor<4xf32> {
  %z = taso.constant dense<0.0> : tensor<4xf32>
  %n = taso.neg %x : (tensor<4xf32>) -> tensor<4xf32>
  %m = taso.neg %n : (tensor<4xf32>) -> tensor<4xf32>
  %a = taso.div %m, %z : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}

// -----

// An unknown operation is a function of what it gets, in any region it has.
func.func @reference(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %a = taso.add %x, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %b = "foreign.op"(%a) ({
    %inner = taso.relu %y : (tensor<4xf32>) -> tensor<4xf32>
    "foreign.yield"(%inner) : (tensor<4xf32>) -> ()
  }) {alpha = 1 : i64} : (tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}
// expected-remark@+1 {{equal, exactly in the prime field}}
func.func @same_values(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %a = taso.add %y, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %b = "foreign.op"(%a) ({
    %inner = taso.relu %y : (tensor<4xf32>) -> tensor<4xf32>
    "foreign.yield"(%inner) : (tensor<4xf32>) -> ()
  }) {alpha = 1 : i64} : (tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}
// expected-error@+1 {{'other_capture' differs}}
func.func @other_capture(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %a = taso.add %x, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %b = "foreign.op"(%a) ({
    %inner = taso.relu %x : (tensor<4xf32>) -> tensor<4xf32>
    "foreign.yield"(%inner) : (tensor<4xf32>) -> ()
  }) {alpha = 1 : i64} : (tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

// -----

func.func @reference(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %b = "foreign.op"(%x) {alpha = 1 : i64} : (tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}
// expected-error@+1 {{'other_attribute' differs}}
func.func @other_attribute(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %b = "foreign.op"(%x) {alpha = 2 : i64} : (tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

// -----

// Rounding before an unknown operation does not make what follows differ.
func.func @reference(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %a = taso.add %x, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %b = taso.exp %a : (tensor<4xf32>) -> tensor<4xf32>
  %c = "foreign.op"(%b) : (tensor<4xf32>) -> tensor<4xf32>
  return %c : tensor<4xf32>
}
// expected-remark@+1 {{equal within the tolerance, in double}}
func.func @rounded(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %a = taso.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  %b = taso.exp %y : (tensor<4xf32>) -> tensor<4xf32>
  %c = taso.mul %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %d = "foreign.op"(%c) : (tensor<4xf32>) -> tensor<4xf32>
  return %d : tensor<4xf32>
}

// -----

// Values of unknown shape pass through, and only through, unknown operations.
func.func @reference(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %c = "foreign.op"(%x, %y) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %c : tensor<?xf32>
}
// expected-error@+1 {{'exchanged' differs}}
func.func @exchanged(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %c = "foreign.op"(%y, %x) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %c : tensor<?xf32>
}

// -----

// So do constants that are not there. Dynamic dimensions get sizes.
func.func @reference(%x: tensor<?xf32>, %y: tensor<2xf32>) -> (tensor<?xf32>, tensor<2xf32>) {
  %z = taso.relu %x : (tensor<?xf32>) -> tensor<?xf32>
  %w = taso.constant dense_resource<__elided__> : tensor<2xf32>
  %s = taso.add %y, %w : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %z, %s : tensor<?xf32>, tensor<2xf32>
}
// expected-remark@+1 {{at the sizes arg0:0=3}}
func.func @dynamic(%x: tensor<?xf32>, %y: tensor<2xf32>) -> (tensor<?xf32>, tensor<2xf32>) {
  %w = taso.constant dense_resource<__elided__> : tensor<2xf32>
  %s = taso.add %w, %y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %z = taso.relu %x : (tensor<?xf32>) -> tensor<?xf32>
  return %z, %s : tensor<?xf32>, tensor<2xf32>
}
// expected-error@+1 {{'other' differs: output 0 at [1]}}
func.func @other(%x: tensor<?xf32>, %y: tensor<2xf32>) -> (tensor<?xf32>, tensor<2xf32>) {
  %w = taso.constant dense_resource<__elided__> : tensor<2xf32>
  %s = taso.add %w, %y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %z = taso.tanh %x : (tensor<?xf32>) -> tensor<?xf32>
  return %z, %s : tensor<?xf32>, tensor<2xf32>
}

// -----

// expected-error@+1 {{there is no function to compare}}
module {
  func.func @reference(%x: tensor<4xf32>) -> tensor<4xf32> {
    return %x : tensor<4xf32>
  }
  func.func @of_another_type(%x: tensor<5xf32>) -> tensor<5xf32> {
    return %x : tensor<5xf32>
  }
}

// -----

// Sums of different order, a product whose dimensions have to be equal, and
// what holds at equal sizes only.
func.func @reference(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %s = taso.add %x, %y : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %t = taso.transpose %s perm [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %t : tensor<?x?xf32>
}
// expected-remark@+1 {{equal, exactly in the prime field (outputs: 1, samples: 2); largest difference in float 0, relative 0, ULP 0; at the sizes arg0:0=3, arg0:1=5, arg1:0=3, arg1:1=5}}
func.func @exchanged(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %t = taso.transpose %x perm [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %u = taso.transpose %y perm [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = taso.add %u, %t : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %s : tensor<?x?xf32>
}
// expected-error@+1 {{'product' differs: output 0 at [1, 3]}}
func.func @product(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %s = taso.matmul %x, %y : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %s : tensor<?x?xf32>
}

// -----

// Sizes are given to functions of one block only; others are not evaluated.
func.func @reference(%x: tensor<?xf32>, %c: i1) -> tensor<?xf32> {
  %0 = taso.relu %x : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// expected-error@+1 {{expected a function of one block}}
func.func @blocks(%x: tensor<?xf32>, %c: i1) -> tensor<?xf32> {
  cf.cond_br %c, ^next, ^next
^next:
  %0 = taso.relu %x : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// What reads a dynamic tensor without being known sees the type that it saw, and
// the sizes are said.
func.func @reference(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %s = "foreign.shape"(%x) : (tensor<?x3xf32>) -> tensor<2xi64>
  %r = taso.relu %x : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}
// expected-remark@+1 {{equal, exactly in the prime field (outputs: 1, samples: 2); largest difference in float 0, relative 0, ULP 0; at the sizes arg0:0=3}}
func.func @dynamic(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %s = "foreign.shape"(%x) : (tensor<?x3xf32>) -> tensor<2xi64>
  %z = taso.constant dense<0.0> : tensor<1x3xf32>
  %b = taso.broadcast %z like %x shape [?, 3] : (tensor<1x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %r = taso.max %x, %b : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}
