// Pointwise operators; broadcasts become explicit.
// RUN: taso-opt %s --convert-torch-to-taso 2>&1 | FileCheck %s
// There and back is the identity.
// RUN: taso-opt %s -o %t.plain
// RUN: taso-opt %s --convert-torch-to-taso --convert-taso-to-torch -o %t.back
// RUN: diff %t.plain %t.back

// CHECK-NOT: stays foreign

// CHECK-LABEL: @relu(
// CHECK-NEXT: %[[V0:.*]] = taso.relu %arg0
func.func @relu(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %y = torch.aten.relu %x0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @sigmoid(
// CHECK-NEXT: %[[V0:.*]] = taso.sigmoid %arg0
func.func @sigmoid(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %y = torch.aten.sigmoid %x0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @tanh(
// CHECK-NEXT: %[[V0:.*]] = taso.tanh %arg0
func.func @tanh(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %y = torch.aten.tanh %x0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @neg(
// CHECK-NEXT: %[[V0:.*]] = taso.neg %arg0
func.func @neg(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %y = torch.aten.neg %x0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @abs(
// CHECK-NEXT: %[[V0:.*]] = taso.abs %arg0
func.func @abs(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %y = torch.aten.abs %x0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @exp(
// CHECK-NEXT: %[[V0:.*]] = taso.exp %arg0
func.func @exp(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %y = torch.aten.exp %x0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @sqrt(
// CHECK-NEXT: %[[V0:.*]] = taso.sqrt %arg0
func.func @sqrt(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %y = torch.aten.sqrt %x0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @rsqrt(
// CHECK-NEXT: %[[V0:.*]] = taso.rsqrt %arg0
func.func @rsqrt(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %y = torch.aten.rsqrt %x0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @erf(
// CHECK-NEXT: %[[V0:.*]] = taso.erf %arg0
func.func @erf(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %y = torch.aten.erf %x0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @silu(
// CHECK-NEXT: %[[V0:.*]] = taso.sigmoid %arg0
// CHECK-NEXT: %[[V1:.*]] = taso.mul %arg0, %[[V0]]
func.func @silu(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %y = torch.aten.silu %x0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @reciprocal(
// CHECK-NEXT: %[[V0:.*]] = taso.constant dense<1.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT: %[[V1:.*]] = taso.div %[[V0]], %arg0
func.func @reciprocal(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %y = torch.aten.reciprocal %x0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @square(
// CHECK-NEXT: %[[V0:.*]] = taso.mul %arg0, %arg0
func.func @square(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %y = torch.aten.square %x0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @gelu(
// CHECK-NEXT: %[[V0:.*]] = taso.gelu %arg0
func.func @gelu(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.str "none"
  %y = torch.aten.gelu %x0, %c0 : !torch.vtensor<[2,3],f32>, !torch.str -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @gelu_tanh(
// CHECK-NEXT: %[[V0:.*]] = taso.gelu %arg0 approximate tanh
func.func @gelu_tanh(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.str "tanh"
  %y = torch.aten.gelu %x0, %c0 : !torch.vtensor<[2,3],f32>, !torch.str -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @add(
// CHECK-NEXT: %[[V0:.*]] = taso.add %arg0, %arg1
func.func @add(%x0: !torch.vtensor<[2,3],f32>, %x1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.int 1
  %y = torch.aten.add.Tensor %x0, %x1, %c0 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @add_twice(
// CHECK-NEXT: %[[V0:.*]] = taso.add %arg0, %arg0
func.func @add_twice(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.int 1
  %y = torch.aten.add.Tensor %x0, %x0, %c0 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @add_broadcast(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg1 shape [1, 3]
// CHECK-NEXT: %[[V1:.*]] = taso.broadcast %[[V0]] shape [2, 3]
// CHECK-NEXT: %[[V2:.*]] = taso.add %arg0, %[[V1]]
func.func @add_broadcast(%x0: !torch.vtensor<[2,3],f32>, %x1: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.int 1
  %y = torch.aten.add.Tensor %x0, %x1, %c0 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @add_alpha(
// CHECK-NEXT: %[[V0:.*]] = taso.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT: %[[V1:.*]] = taso.smul %arg1, %[[V0]]
// CHECK-NEXT: %[[V2:.*]] = taso.add %arg0, %[[V1]]
func.func @add_alpha(%x0: !torch.vtensor<[2,3],f32>, %x1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.int 2
  %y = torch.aten.add.Tensor %x0, %x1, %c0 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @sub_alpha(
// CHECK-NEXT: %[[V0:.*]] = taso.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT: %[[V1:.*]] = taso.smul %arg1, %[[V0]]
// CHECK-NEXT: %[[V2:.*]] = taso.sub %arg0, %[[V1]]
func.func @sub_alpha(%x0: !torch.vtensor<[2,3],f32>, %x1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.float 5.000000e-01
  %y = torch.aten.sub.Tensor %x0, %x1, %c0 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.float -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @sub(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [1, 3]
// CHECK-NEXT: %[[V1:.*]] = taso.broadcast %[[V0]] shape [2, 3]
// CHECK-NEXT: %[[V2:.*]] = taso.sub %[[V1]], %arg1
func.func @sub(%x0: !torch.vtensor<[3],f32>, %x1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.int 1
  %y = torch.aten.sub.Tensor %x0, %x1, %c0 : !torch.vtensor<[3],f32>, !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @mul(
// CHECK-NEXT: %[[V0:.*]] = taso.mul %arg0, %arg1
func.func @mul(%x0: !torch.vtensor<[2,3],f32>, %x1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %y = torch.aten.mul.Tensor %x0, %x1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @mul_scalar_tensor(
// CHECK-NEXT: %[[V0:.*]] = taso.smul %arg0, %arg1
func.func @mul_scalar_tensor(%x0: !torch.vtensor<[2,3],f32>, %x1: !torch.vtensor<[],f32>) -> !torch.vtensor<[2,3],f32> {
  %y = torch.aten.mul.Tensor %x0, %x1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[],f32> -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @div(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg1 shape [1, 3]
// CHECK-NEXT: %[[V1:.*]] = taso.broadcast %[[V0]] shape [2, 3]
// CHECK-NEXT: %[[V2:.*]] = taso.div %arg0, %[[V1]]
func.func @div(%x0: !torch.vtensor<[2,3],f32>, %x1: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3],f32> {
  %y = torch.aten.div.Tensor %x0, %x1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @maximum(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg1 shape [1, 3]
// CHECK-NEXT: %[[V1:.*]] = taso.broadcast %[[V0]] shape [2, 3]
// CHECK-NEXT: %[[V2:.*]] = taso.max %arg0, %[[V1]]
func.func @maximum(%x0: !torch.vtensor<[2,3],f32>, %x1: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3],f32> {
  %y = torch.aten.maximum %x0, %x1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @minimum(
// CHECK-NEXT: %[[V0:.*]] = taso.min %arg0, %arg1
func.func @minimum(%x0: !torch.vtensor<[2,3],f32>, %x1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %y = torch.aten.minimum %x0, %x1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @add_scalar(
// CHECK-NEXT: %[[V0:.*]] = taso.constant dense<1.500000e+00> : tensor<2x3xf32>
// CHECK-NEXT: %[[V1:.*]] = taso.add %arg0, %[[V0]]
func.func @add_scalar(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.float 1.500000e+00
  %c1 = torch.constant.int 1
  %y = torch.aten.add.Scalar %x0, %c0, %c1 : !torch.vtensor<[2,3],f32>, !torch.float, !torch.int -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @add_scalar_alpha(
// CHECK-NEXT: %[[V0:.*]] = taso.constant dense<3.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT: %[[V1:.*]] = taso.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT: %[[V2:.*]] = taso.smul %[[V0]], %[[V1]]
// CHECK-NEXT: %[[V3:.*]] = taso.add %arg0, %[[V2]]
func.func @add_scalar_alpha(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.int 3
  %c1 = torch.constant.int 2
  %y = torch.aten.add.Scalar %x0, %c0, %c1 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @sub_scalar(
// CHECK-NEXT: %[[V0:.*]] = taso.constant dense<2.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT: %[[V1:.*]] = taso.sub %arg0, %[[V0]]
func.func @sub_scalar(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.int 2
  %c1 = torch.constant.int 1
  %y = torch.aten.sub.Scalar %x0, %c0, %c1 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @mul_scalar(
// CHECK-NEXT: %[[V0:.*]] = taso.constant dense<2.500000e-01> : tensor<f32>
// CHECK-NEXT: %[[V1:.*]] = taso.smul %arg0, %[[V0]]
func.func @mul_scalar(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.float 2.500000e-01
  %y = torch.aten.mul.Scalar %x0, %c0 : !torch.vtensor<[2,3],f32>, !torch.float -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @div_scalar(
// CHECK-NEXT: %[[V0:.*]] = taso.constant dense<4.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT: %[[V1:.*]] = taso.div %arg0, %[[V0]]
func.func @div_scalar(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.int 4
  %y = torch.aten.div.Scalar %x0, %c0 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @rsub(
// CHECK-NEXT: %[[V0:.*]] = taso.constant dense<1.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT: %[[V1:.*]] = taso.sub %[[V0]], %arg0
func.func @rsub(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.int 1
  %c1 = torch.constant.int 1
  %y = torch.aten.rsub.Scalar %x0, %c0, %c1 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @pow(
// CHECK-NEXT: %[[V0:.*]] = taso.mul %arg0, %arg0
func.func @pow(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.int 2
  %y = torch.aten.pow.Tensor_Scalar %x0, %c0 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @pow_half(
// CHECK-NEXT: %[[V0:.*]] = taso.sqrt %arg0
func.func @pow_half(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.float 5.000000e-01
  %y = torch.aten.pow.Tensor_Scalar %x0, %c0 : !torch.vtensor<[2,3],f32>, !torch.float -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @clamp(
// CHECK-NEXT: %[[V0:.*]] = taso.clamp %arg0 minimum -1.000000e+00 maximum 1.000000e+00
func.func @clamp(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.float -1.000000e+00
  %c1 = torch.constant.float 1.000000e+00
  %y = torch.aten.clamp %x0, %c0, %c1 : !torch.vtensor<[2,3],f32>, !torch.float, !torch.float -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @clamp_low(
// CHECK-NEXT: %[[V0:.*]] = taso.relu %arg0
func.func @clamp_low(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.none
  %y = torch.aten.clamp %x0, %c0, %c1 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @clamp_high(
// CHECK-NEXT: %[[V0:.*]] = taso.constant dense<2.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT: %[[V1:.*]] = taso.min %arg0, %[[V0]]
func.func @clamp_high(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.none
  %c1 = torch.constant.float 2.000000e+00
  %y = torch.aten.clamp %x0, %c0, %c1 : !torch.vtensor<[2,3],f32>, !torch.none, !torch.float -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @clamp_min(
// CHECK-NEXT: %[[V0:.*]] = taso.constant dense<1.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT: %[[V1:.*]] = taso.max %arg0, %[[V0]]
func.func @clamp_min(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.int 1
  %y = torch.aten.clamp_min %x0, %c0 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @clamp_max(
// CHECK-NEXT: %[[V0:.*]] = taso.constant dense<1.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT: %[[V1:.*]] = taso.min %arg0, %[[V0]]
func.func @clamp_max(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.int 1
  %y = torch.aten.clamp_max %x0, %c0 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @hardtanh(
// CHECK-NEXT: %[[V0:.*]] = taso.clamp %arg0 minimum -1.000000e+00 maximum 1.000000e+00
func.func @hardtanh(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.int -1
  %c1 = torch.constant.int 1
  %y = torch.aten.hardtanh %x0, %c0, %c1 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @relu6(
// CHECK-NEXT: %[[V0:.*]] = taso.clamp %arg0 minimum 0.000000e+00 maximum 6.000000e+00
func.func @relu6(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %y = torch.aten.relu6 %x0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @dropout(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [2, 3]
func.func @dropout(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.float 5.000000e-01
  %c1 = torch.constant.bool false
  %y = torch.aten.dropout %x0, %c0, %c1 : !torch.vtensor<[2,3],f32>, !torch.float, !torch.bool -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @clone(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [2, 3]
func.func @clone(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.none
  %y = torch.aten.clone %x0, %c0 : !torch.vtensor<[2,3],f32>, !torch.none -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: @same_type(
// CHECK-NEXT: %[[V0:.*]] = taso.reshape %arg0 shape [2, 3]
func.func @same_type(%x0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.int 6
  %y = torch.prims.convert_element_type %x0, %c0 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %y : !torch.vtensor<[2,3],f32>
}
