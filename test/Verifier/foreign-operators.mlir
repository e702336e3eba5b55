// Rules over TOSA and ONNX operations get verdicts too.
// RUN: not taso-opt %s --taso-verify-rules 2> %t.txt
// RUN: FileCheck %s --input-file=%t.txt

// transpose(tanh(x)) = tanh(transpose(x)), in TOSA.
// CHECK: foreign-operators.mlir:[[#@LINE+1]]:1: remark: proved: 'tosa_transpose_tanh': exact
pdl.pattern @tosa_transpose_tanh : benefit(1) {
  %t = pdl.type
  %u = pdl.type
  %x = pdl.operand
  %p = pdl.attribute = array<i32: 1, 0, 2>
  %a = pdl.operation "tosa.tanh"(%x : !pdl.value) -> (%t : !pdl.type)
  %y = pdl.result 0 of %a
  %op = pdl.operation "tosa.transpose"(%y : !pdl.value) {"perms" = %p} -> (%u : !pdl.type)
  pdl.rewrite %op {
    %b = pdl.operation "tosa.transpose"(%x : !pdl.value) {"perms" = %p}
    %z = pdl.result 0 of %b
    %c = pdl.operation "tosa.tanh"(%z : !pdl.value)
    pdl.replace %op with %c
  }
}

// The softmax of a transposed matrix is along the other axis.
// CHECK: foreign-operators.mlir:[[#@LINE+2]]:1: error: refuted: 'onnx_softmax_transpose'
// CHECK: taso.softmax
pdl.pattern @onnx_softmax_transpose : benefit(1) {
  %t = pdl.type
  %u = pdl.type
  %x = pdl.operand
  %p = pdl.attribute = [1, 0]
  %k = pdl.attribute = 1 : si64
  %a = pdl.operation "onnx.Transpose"(%x : !pdl.value) {"perm" = %p} -> (%t : !pdl.type)
  %y = pdl.result 0 of %a
  %op = pdl.operation "onnx.Softmax"(%y : !pdl.value) {"axis" = %k} -> (%u : !pdl.type)
  pdl.rewrite %op {
    %b = pdl.operation "onnx.Softmax"(%x : !pdl.value) {"axis" = %k}
    %z = pdl.result 0 of %b
    %c = pdl.operation "onnx.Transpose"(%z : !pdl.value) {"perm" = %p}
    pdl.replace %op with %c
  }
}

// onnx.Add broadcasts: it has no meaning here.
// CHECK: foreign-operators.mlir:[[#@LINE+1]]:1: warning: unknown: 'onnx_add_relu': {{.*}}onnx.Add
pdl.pattern @onnx_add_relu : benefit(1) {
  %t = pdl.type
  %u = pdl.type
  %x = pdl.operand
  %a = pdl.operation "onnx.Add"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  %y = pdl.result 0 of %a
  %op = pdl.operation "onnx.Relu"(%y : !pdl.value) -> (%u : !pdl.type)
  pdl.rewrite %op {
    pdl.replace %op with (%y : !pdl.value)
  }
}
