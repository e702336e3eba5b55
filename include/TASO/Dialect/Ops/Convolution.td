//===- Convolution.td - Convolution and matrix product -------*- tablegen -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TASO_DIALECT_OPS_CONVOLUTION
#define TASO_DIALECT_OPS_CONVOLUTION

include "TASO/Dialect/TASODialect.td"

def TASO_Conv2DOp : TASO_Op<"conv2d"> {
  let summary = "2-D cross-correlation, grouped and padded with zeros.";
  let description = [{
    `conv2d(x, w, b)[n, o, i, j] = act(b[o] + sum_{c, r, s} x[n, g C/G + c, i s0 + r d0 - top, j s1 + s d1 - left] w[o, c, r, s])`

    where `G` is the number of groups, `g = o div (O/G)` the group of output channel
    `o`, and `x` is 0 outside the image.

    Inputs:
    - `input`: image `[N, C, H, W]`.
    - `weight`: kernel `[O, C/G, KH, KW]`.
    - `bias` (optional): `[O]`.

    Outputs:
    - `result`: `[N, O, OH, OW]`, `OH = (H + top + bottom - d0 (KH - 1) - 1) div s0 + 1`,
      and `OW` alike.

    Constraints:
    - `conv2d_c1`: image and kernel have rank 4.
    - `conv2d_c2`: strides and dilations are positive, pads are not negative, the
      kernel is not empty.
    - `conv2d_c3`: groups is positive.
    - `conv2d_c4`: `G` times the kernel's input channels is `C`.
    - `conv2d_c5`: `G` divides `O`.
    - `conv2d_c6`: the dilated kernel fits into the padded image.
    - `conv2d_c7`: the bias has `O` elements.

    Example:
    ```mlir
    %y = taso.conv2d %x, %w bias %b strides [2, 2] pads [1, 1, 1, 1] activation relu
        : (tensor<1x3x32x32xf32>, tensor<8x3x3x3xf32>, tensor<8xf32>)
       -> tensor<1x8x16x16xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input, TASO_Tensor:$weight,
      Optional<TASO_Tensor>:$bias,
      DefaultValuedAttr<DenseI64ArrayAttr, "{1, 1}">:$strides,
      DefaultValuedAttr<DenseI64ArrayAttr, "{0, 0, 0, 0}">:$pads,
      DefaultValuedAttr<DenseI64ArrayAttr, "{1, 1}">:$dilations,
      DefaultValuedAttr<I64Attr, "1">:$groups,
      DefaultValuedAttr<TASO_ActivationAttr, "::taso::Activation::None">:$activation);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input `,` $weight (`bias` $bias^)? (`strides` $strides^)? (`pads` $pads^)?
    (`dilations` $dilations^)? (`groups` $groups^)? (`activation` custom<Keyword>($activation)^)?
    attr-dict `:` functional-type(operands, results)
  }];
  let hasCanonicalizer = 1;
}

def TASO_MatMulOp : TASO_Op<"matmul"> {
  let summary = "Matrix product on the last two dimensions.";
  let description = [{
    `matmul(x, y)[.., i, j] = act(sum_k x[.., i, k] y[.., k, j])`

    Inputs:
    - `lhs`: `[.., M, K]`.
    - `rhs`: `[.., K, N]`, or `[K, N]` for every leading index alike.

    Outputs:
    - `result`: `[.., M, N]`.

    Constraints:
    - `matmul_c1`: the left operand has rank 2 or more.
    - `matmul_c2`: the right operand has rank 2 or the same rank.
    - `matmul_c3`: leading dimensions are equal.
    - `matmul_c4`: `K` is the same on both sides.

    Example:
    ```mlir
    %y = taso.matmul %a, %b : (tensor<4x8x16xf32>, tensor<16x32xf32>) -> tensor<4x8x32xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$lhs, TASO_Tensor:$rhs,
      DefaultValuedAttr<TASO_ActivationAttr, "::taso::Activation::None">:$activation);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`activation` custom<Keyword>($activation)^)? attr-dict `:` functional-type(operands, results)
  }];
}

#endif // TASO_DIALECT_OPS_CONVOLUTION
