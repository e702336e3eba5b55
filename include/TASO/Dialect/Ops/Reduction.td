//===- Reduction.td - Reductions and normalisation -----------*- tablegen -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TASO_DIALECT_OPS_REDUCTION
#define TASO_DIALECT_OPS_REDUCTION

include "TASO/Dialect/TASODialect.td"

def TASO_ReduceSumOp : TASO_Op<"reduce_sum"> {
  let summary = "The sum over some axes.";
  let description = [{
    `reduce_sum(x)[.., ..] = sum_k x[.., k, ..]`

    Inputs:
    - `input`: any shape.

    Outputs:
    - `result`: the reduced dimensions are 1 with `keep_dims = 1`, else gone.

    Constraints:
    - `reduce_sum_c1`: axes lie in `[0, rank)`.
    - `reduce_sum_c2`: axes increase.

    Example:
    ```mlir
    %y = taso.reduce_sum %x axes [1] keep_dims 1 : (tensor<2x3xf32>) -> tensor<2x1xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input, DenseI64ArrayAttr:$axes, DefaultValuedAttr<TASO_Flag, "0">:$keep_dims);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input `axes` $axes (`keep_dims` $keep_dims^)? attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def TASO_ReduceMeanOp : TASO_Op<"reduce_mean"> {
  let summary = "The mean over some axes.";
  let description = [{
    `reduce_mean(x)[.., ..] = (sum_k x[.., k, ..]) / K`

    Inputs:
    - `input`: any shape.

    Outputs:
    - `result`: the reduced dimensions are 1 with `keep_dims = 1`, else gone.

    Constraints:
    - `reduce_mean_c1`: axes lie in `[0, rank)`.
    - `reduce_mean_c2`: axes increase.
    - `reduce_mean_c3`: no reduced dimension is empty.

    Example:
    ```mlir
    %y = taso.reduce_mean %x axes [1] keep_dims 1 : (tensor<2x3xf32>) -> tensor<2x1xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input, DenseI64ArrayAttr:$axes, DefaultValuedAttr<TASO_Flag, "0">:$keep_dims);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input `axes` $axes (`keep_dims` $keep_dims^)? attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def TASO_ReduceMaxOp : TASO_Op<"reduce_max"> {
  let summary = "The maximum over some axes.";
  let description = [{
    `reduce_max(x)[.., ..] = max_k x[.., k, ..]`

    Inputs:
    - `input`: any shape.

    Outputs:
    - `result`: the reduced dimensions are 1 with `keep_dims = 1`, else gone.

    Constraints:
    - `reduce_max_c1`: axes lie in `[0, rank)`.
    - `reduce_max_c2`: axes increase.
    - `reduce_max_c3`: no reduced dimension is empty.

    Example:
    ```mlir
    %y = taso.reduce_max %x axes [1] keep_dims 1 : (tensor<2x3xf32>) -> tensor<2x1xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input, DenseI64ArrayAttr:$axes, DefaultValuedAttr<TASO_Flag, "0">:$keep_dims);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input `axes` $axes (`keep_dims` $keep_dims^)? attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def TASO_SoftmaxOp : TASO_Op<"softmax"> {
  let summary = "Exponentials that add up to 1 along an axis.";
  let description = [{
    `softmax(x)[.., i, ..] = exp(x[.., i, ..]) / sum_k exp(x[.., k, ..])`

    Inputs:
    - `input`: any shape.

    Outputs:
    - `result`: the same shape.

    Constraints:
    - `softmax_c1`: `0 <= axis < rank`.

    Example:
    ```mlir
    %y = taso.softmax %x axis 1 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input, I64Attr:$axis);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input `axis` $axis attr-dict `:` functional-type(operands, results)
  }];
}

def TASO_LayerNormOp : TASO_Op<"layer_norm"> {
  let summary = "Normalisation over trailing dimensions.";
  let description = [{
    `layer_norm(x)[i.., k..] = (x[i.., k..] - mean[i..]) / sqrt(var[i..] + epsilon) scale[k..] + bias[k..]`

    with mean and variance over the dimensions `k..` from `axis` on.

    Inputs:
    - `input`: any shape.
    - `scale`: the shape of the dimensions from `axis` on.
    - `bias` (optional): likewise.

    Outputs:
    - `result`: the shape of `input`.

    Constraints:
    - `layer_norm_c1`: `0 <= axis < rank`.
    - `layer_norm_c2`: scale and bias have the normalised shape.

    Example:
    ```mlir
    %y = taso.layer_norm %x, %s bias %b axis 1 epsilon 1.0e-5
        : (tensor<2x8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<2x8xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input, TASO_Tensor:$scale, Optional<TASO_Tensor>:$bias, I64Attr:$axis, F64Attr:$epsilon);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input `,` $scale (`bias` $bias^)? `axis` $axis `epsilon` $epsilon attr-dict `:` functional-type(operands, results)
  }];
}

def TASO_BatchNormOp : TASO_Op<"batch_norm"> {
  let summary = "Batch normalisation at inference.";
  let description = [{
    `batch_norm(x)[n, c, ..] = (x[n, c, ..] - mean[c]) / sqrt(variance[c] + epsilon) scale[c] + bias[c]`

    Inputs:
    - `input`: `[N, C, ..]`.
    - `scale`, `bias`, `mean`, `variance`: `[C]`.

    Outputs:
    - `result`: the shape of `input`.

    Constraints:
    - `batch_norm_c1`: the input has rank 2 or more.
    - `batch_norm_c2`: the four vectors have `C` elements.

    Example:
    ```mlir
    %y = taso.batch_norm %x, %s, %b, %m, %v epsilon 1.0e-5
        : (tensor<1x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
       -> tensor<1x8x4x4xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input, TASO_Tensor:$scale, TASO_Tensor:$bias, TASO_Tensor:$mean, TASO_Tensor:$variance, F64Attr:$epsilon);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input `,` $scale `,` $bias `,` $mean `,` $variance `epsilon` $epsilon attr-dict `:` functional-type(operands, results)
  }];
}

#endif // TASO_DIALECT_OPS_REDUCTION
