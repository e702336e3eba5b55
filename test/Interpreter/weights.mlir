// RUN: taso-opt %s --taso-evaluate --split-input-file --verify-diagnostics | FileCheck %s

// Every element type comes back as it was: 0x3C00 is 1 in f16.
// CHECK-LABEL: func @types
// CHECK-DAG: taso.constant dense<[1.000000e+00, -2.500000e+00]> : tensor<2xf32>
// CHECK-DAG: taso.constant dense<[1.000000e+00, 6.103520e-05]> : tensor<2xf16>
// CHECK-DAG: taso.constant dense<[1.000000e+00, 3.398440e-01]> : tensor<2xbf16>
// CHECK-DAG: taso.constant dense<[true, false]> : tensor<2xi1>
// CHECK-DAG: taso.constant dense<[-128, 127]> : tensor<2xi8>
// CHECK-DAG: taso.constant dense<[-5, 16777216]> : tensor<2xi32>
// CHECK-DAG: taso.constant dense<[-1, 9]> : tensor<2xi64>
// CHECK-DAG: taso.constant dense<> : tensor<0x3xf32>
func.func @types() -> (tensor<2xf32>, tensor<2xf16>, tensor<2xbf16>, tensor<2xi1>, tensor<2xi8>, tensor<2xi32>, tensor<2xi64>, tensor<0x3xf32>) {
  %0 = taso.constant dense<[1.0, -2.5]> : tensor<2xf32>
  %1 = taso.constant dense<[0x3C00, 0x0400]> : tensor<2xf16>
  %2 = taso.constant dense<[1.0, 0.34]> : tensor<2xbf16>
  %3 = taso.constant dense<[true, false]> : tensor<2xi1>
  %4 = taso.constant dense<[-128, 127]> : tensor<2xi8>
  %5 = taso.constant dense<[-5, 16777216]> : tensor<2xi32>
  %6 = taso.constant dense<[-1, 9]> : tensor<2xi64>
  %7 = taso.constant dense<> : tensor<0x3xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2xf32>, tensor<2xf16>, tensor<2xbf16>, tensor<2xi1>, tensor<2xi8>, tensor<2xi32>, tensor<2xi64>, tensor<0x3xf32>
}

// -----

// A resource of two floats, 1 and 2.
// CHECK-LABEL: func @resource
// CHECK: taso.constant dense<[2.000000e+00, 4.000000e+00]>
func.func @resource() -> tensor<2xf32> {
  %w = taso.constant dense_resource<weights> : tensor<2xf32>
  %y = taso.add %w, %w : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}
{-# dialect_resources: { builtin: { weights: "0x040000000000803f00000040" } } #-}

// -----

func.func @elided() -> tensor<2xf32> {
  // expected-error@+1 {{the elements cannot be read: the resource '__elided__' is not in the file}}
  %w = taso.constant dense_resource<__elided__> : tensor<2xf32>
  return %w : tensor<2xf32>
}

// -----

// 2^24 + 1 is no float: an index must not be rounded to another.
func.func @inexact_index() -> tensor<1xi64> {
  // expected-error@+1 {{the elements cannot be read: an integer is too large to be held exactly}}
  %i = taso.constant dense<16777217> : tensor<1xi64>
  return %i : tensor<1xi64>
}

// -----

func.func @too_large() -> tensor<65536x65536xf32> {
  // expected-error@+1 {{too large to interpret: expected at most 2147483648 elements}}
  %w = taso.constant dense<1.0> : tensor<65536x65536xf32>
  return %w : tensor<65536x65536xf32>
}
