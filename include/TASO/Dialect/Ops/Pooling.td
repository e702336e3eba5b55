//===- Pooling.td - Pooling ----------------------------------*- tablegen -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TASO_DIALECT_OPS_POOLING
#define TASO_DIALECT_OPS_POOLING

include "TASO/Dialect/TASODialect.td"

def TASO_Pool2DMaxOp : TASO_Op<"pool2d_max"> {
  let summary = "The maximum of each window of an image.";
  let description = [{
    `pool2d_max(x)[n, c, i, j] = max_{r, s} x[n, c, i s0 + r d0 - top, j s1 + s d1 - left]`

    where `r < KH`, `s < KW` run over the elements inside the image: padding never
    wins.

    Inputs:
    - `input`: image `[N, C, H, W]`.

    Outputs:
    - `result`: `[N, C, OH, OW]`, sized as for `conv2d`.

    Constraints:
    - `pool2d_max_c1`: the image has rank 4.
    - `pool2d_max_c2`: strides, dilations and the kernel are positive, pads are not
      negative.
    - `pool2d_max_c3`: pads are smaller than the window, so that every window meets the
      image.
    - `pool2d_max_c4`: the window fits into the padded image.

    Example:
    ```mlir
    %y = taso.pool2d_max %x kernel [3, 3] strides [2, 2] pads [1, 1, 1, 1]
        : (tensor<1x8x32x32xf32>) -> tensor<1x8x16x16xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input, DenseI64ArrayAttr:$kernel,
      DefaultValuedAttr<DenseI64ArrayAttr, "{1, 1}">:$strides,
      DefaultValuedAttr<DenseI64ArrayAttr, "{0, 0, 0, 0}">:$pads,
      DefaultValuedAttr<DenseI64ArrayAttr, "{1, 1}">:$dilations);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input `kernel` $kernel (`strides` $strides^)? (`pads` $pads^)?
    (`dilations` $dilations^)? attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
}

def TASO_Pool2DAvgOp : TASO_Op<"pool2d_avg"> {
  let summary = "The mean of each window of an image.";
  let description = [{
    `pool2d_avg(x)[n, c, i, j] = (sum_{r, s} x[n, c, i s0 + r - top, j s1 + s - left]) / count`

    where `r < KH`, `s < KW` run over the window, `x` is 0 outside the image, and
    `count` is `KH KW` with `count_include_pad = 1`, else the number of elements of
    the window inside the image.

    Inputs:
    - `input`: image `[N, C, H, W]`.

    Outputs:
    - `result`: `[N, C, OH, OW]`, sized as for `conv2d`.

    Constraints:
    - `pool2d_avg_c1`: the image has rank 4.
    - `pool2d_avg_c2`: strides, dilations and the kernel are positive, pads are not
      negative.
    - `pool2d_avg_c3`: pads are smaller than the window, so that every window meets the
      image.
    - `pool2d_avg_c4`: the window fits into the padded image.

    Example:
    ```mlir
    %y = taso.pool2d_avg %x kernel [3, 3] strides [2, 2] pads [1, 1, 1, 1] count_include_pad 1
        : (tensor<1x8x32x32xf32>) -> tensor<1x8x16x16xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input, DenseI64ArrayAttr:$kernel,
      DefaultValuedAttr<DenseI64ArrayAttr, "{1, 1}">:$strides,
      DefaultValuedAttr<DenseI64ArrayAttr, "{0, 0, 0, 0}">:$pads,
      DefaultValuedAttr<TASO_Flag, "0">:$count_include_pad);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input `kernel` $kernel (`strides` $strides^)? (`pads` $pads^)?
    (`count_include_pad` $count_include_pad^)? attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
}

#endif // TASO_DIALECT_OPS_POOLING
