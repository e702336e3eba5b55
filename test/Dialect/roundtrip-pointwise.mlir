// RUN: taso-opt %s | taso-opt | FileCheck %s
// RUN: taso-opt %s --mlir-print-op-generic | taso-opt | FileCheck %s
// RUN: taso-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// Each element type once, and an unknown dimension.
// CHECK-LABEL: func @unary
// CHECK: taso.relu %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.relu %{{.*}} : (tensor<?x4xf16>) -> tensor<?x4xf16>
// GENERIC: "taso.relu"(%{{.*}}) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.sigmoid %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.sigmoid %{{.*}} : (tensor<?x4xf16>) -> tensor<?x4xf16>
// GENERIC: "taso.sigmoid"(%{{.*}}) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.tanh %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.tanh %{{.*}} : (tensor<?x4xf16>) -> tensor<?x4xf16>
// GENERIC: "taso.tanh"(%{{.*}}) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.neg %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.neg %{{.*}} : (tensor<?x4xf16>) -> tensor<?x4xf16>
// GENERIC: "taso.neg"(%{{.*}}) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.abs %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.abs %{{.*}} : (tensor<?x4xf16>) -> tensor<?x4xf16>
// GENERIC: "taso.abs"(%{{.*}}) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.exp %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.exp %{{.*}} : (tensor<?x4xf16>) -> tensor<?x4xf16>
// GENERIC: "taso.exp"(%{{.*}}) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.sqrt %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.sqrt %{{.*}} : (tensor<?x4xf16>) -> tensor<?x4xf16>
// GENERIC: "taso.sqrt"(%{{.*}}) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.rsqrt %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.rsqrt %{{.*}} : (tensor<?x4xf16>) -> tensor<?x4xf16>
// GENERIC: "taso.rsqrt"(%{{.*}}) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.erf %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.erf %{{.*}} : (tensor<?x4xf16>) -> tensor<?x4xf16>
// GENERIC: "taso.erf"(%{{.*}}) : (tensor<2x3xf32>) -> tensor<2x3xf32>
func.func @unary(%x: tensor<2x3xf32>, %h: tensor<?x4xf16>) {
  %relu = taso.relu %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %relu_h = taso.relu %h : (tensor<?x4xf16>) -> tensor<?x4xf16>
  %sigmoid = taso.sigmoid %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %sigmoid_h = taso.sigmoid %h : (tensor<?x4xf16>) -> tensor<?x4xf16>
  %tanh = taso.tanh %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %tanh_h = taso.tanh %h : (tensor<?x4xf16>) -> tensor<?x4xf16>
  %neg = taso.neg %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %neg_h = taso.neg %h : (tensor<?x4xf16>) -> tensor<?x4xf16>
  %abs = taso.abs %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %abs_h = taso.abs %h : (tensor<?x4xf16>) -> tensor<?x4xf16>
  %exp = taso.exp %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %exp_h = taso.exp %h : (tensor<?x4xf16>) -> tensor<?x4xf16>
  %sqrt = taso.sqrt %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %sqrt_h = taso.sqrt %h : (tensor<?x4xf16>) -> tensor<?x4xf16>
  %rsqrt = taso.rsqrt %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %rsqrt_h = taso.rsqrt %h : (tensor<?x4xf16>) -> tensor<?x4xf16>
  %erf = taso.erf %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %erf_h = taso.erf %h : (tensor<?x4xf16>) -> tensor<?x4xf16>
  return
}

// CHECK-LABEL: func @binary
// CHECK: taso.add %{{.*}}, %{{.*}} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.add %{{.*}}, %{{.*}} : (tensor<?xbf16>, tensor<4xbf16>) -> tensor<?xbf16>
// GENERIC: "taso.add"(%{{.*}}, %{{.*}}) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.sub %{{.*}}, %{{.*}} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.sub %{{.*}}, %{{.*}} : (tensor<?xbf16>, tensor<4xbf16>) -> tensor<?xbf16>
// GENERIC: "taso.sub"(%{{.*}}, %{{.*}}) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.mul %{{.*}}, %{{.*}} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.mul %{{.*}}, %{{.*}} : (tensor<?xbf16>, tensor<4xbf16>) -> tensor<?xbf16>
// GENERIC: "taso.mul"(%{{.*}}, %{{.*}}) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.div %{{.*}}, %{{.*}} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.div %{{.*}}, %{{.*}} : (tensor<?xbf16>, tensor<4xbf16>) -> tensor<?xbf16>
// GENERIC: "taso.div"(%{{.*}}, %{{.*}}) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.max %{{.*}}, %{{.*}} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.max %{{.*}}, %{{.*}} : (tensor<?xbf16>, tensor<4xbf16>) -> tensor<?xbf16>
// GENERIC: "taso.max"(%{{.*}}, %{{.*}}) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.min %{{.*}}, %{{.*}} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.min %{{.*}}, %{{.*}} : (tensor<?xbf16>, tensor<4xbf16>) -> tensor<?xbf16>
// GENERIC: "taso.min"(%{{.*}}, %{{.*}}) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
func.func @binary(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>, %u: tensor<?xbf16>, %v: tensor<4xbf16>) {
  %add = taso.add %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %add_b = taso.add %u, %v : (tensor<?xbf16>, tensor<4xbf16>) -> tensor<?xbf16>
  %sub = taso.sub %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %sub_b = taso.sub %u, %v : (tensor<?xbf16>, tensor<4xbf16>) -> tensor<?xbf16>
  %mul = taso.mul %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %mul_b = taso.mul %u, %v : (tensor<?xbf16>, tensor<4xbf16>) -> tensor<?xbf16>
  %div = taso.div %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %div_b = taso.div %u, %v : (tensor<?xbf16>, tensor<4xbf16>) -> tensor<?xbf16>
  %max = taso.max %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %max_b = taso.max %u, %v : (tensor<?xbf16>, tensor<4xbf16>) -> tensor<?xbf16>
  %min = taso.min %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %min_b = taso.min %u, %v : (tensor<?xbf16>, tensor<4xbf16>) -> tensor<?xbf16>
  return
}

// CHECK-LABEL: func @with_parameters
// CHECK: taso.smul %{{.*}}, %{{.*}} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
// CHECK: taso.gelu %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.gelu %{{.*}} approximate tanh : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK: taso.clamp %{{.*}} minimum -1.000000e+00 maximum 6.000000e+00 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// GENERIC: "taso.gelu"(%{{.*}}) <{approximate = #taso.approximation<none>}>
// GENERIC: "taso.gelu"(%{{.*}}) <{approximate = #taso.approximation<tanh>}>
// GENERIC: "taso.clamp"(%{{.*}}) <{maximum = 6.000000e+00 : f64, minimum = -1.000000e+00 : f64}>
func.func @with_parameters(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  %a = taso.smul %x, %s : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  %b = taso.gelu %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %c = taso.gelu %x approximate tanh : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %d = taso.clamp %x minimum -1.0 maximum 6.0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// Rank 0 and rank 8 are the limits.
// CHECK-LABEL: func @ranks
// CHECK: (tensor<f32>) -> tensor<f32>
// CHECK: (tensor<1x1x1x1x1x1x1x2xf32>) -> tensor<1x1x1x1x1x1x1x2xf32>
func.func @ranks(%x: tensor<f32>, %y: tensor<1x1x1x1x1x1x1x2xf32>) {
  %a = taso.relu %x : (tensor<f32>) -> tensor<f32>
  %b = taso.relu %y : (tensor<1x1x1x1x1x1x1x2xf32>) -> tensor<1x1x1x1x1x1x1x2xf32>
  return
}
