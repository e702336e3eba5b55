//===- DataMovement.td - Data movement -----------------------*- tablegen -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TASO_DIALECT_OPS_DATAMOVEMENT
#define TASO_DIALECT_OPS_DATAMOVEMENT

include "TASO/Dialect/TASODialect.td"

def TASO_TransposeOp : TASO_Op<"transpose"> {
  let summary = "Permutes the dimensions.";
  let description = [{
    `transpose(x)[o] = x[i]` with `i[perm[d]] = o[d]`

    Inputs:
    - `input`: any shape.

    Outputs:
    - `result`: dimension `d` is dimension `perm[d]` of the input.

    Constraints:
    - `transpose_c1`: `perm` is a permutation of the dimensions.

    Example:
    ```mlir
    %y = taso.transpose %x perm [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input, DenseI64ArrayAttr:$perm);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input `perm` $perm attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def TASO_ConcatOp : TASO_Op<"concat"> {
  let summary = "Joins tensors along an axis.";
  let description = [{
    `concat(x_0, .., x_k)[.., i, ..] = x_m[.., i - start_m, ..]` for `start_m <= i < start_m + size_m`

    Inputs:
    - `inputs`: one or more tensors that differ along the axis only.

    Outputs:
    - `result`: the sizes along the axis add up.

    Constraints:
    - `concat_c1`: `0 <= axis < rank`.
    - `concat_c2`: all inputs have the same rank.
    - `concat_c3`: dimensions other than the axis are equal.

    Example:
    ```mlir
    %y = taso.concat %a, %b axis 1 : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x8xf32>
    ```
  }];
  let arguments = (ins Variadic<TASO_Tensor>:$inputs, I64Attr:$axis);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $inputs `axis` $axis attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def TASO_SplitOp : TASO_Op<"split"> {
  let summary = "Cuts a tensor along an axis into consecutive parts.";
  let description = [{
    `split(x)_m[.., i, ..] = x[.., start_m + i, ..]` with `start_m = sizes[0] + .. + sizes[m - 1]`

    Inputs:
    - `input`: any shape.

    Outputs:
    - `results`: one tensor for each size.

    Constraints:
    - `split_c1`: `0 <= axis < rank`.
    - `split_c2`: sizes are not negative.
    - `split_c3`: the sizes add up to the dimension.

    Example:
    ```mlir
    %a, %b = taso.split %x axis 1 sizes [3, 5]
        : (tensor<2x8xf32>) -> (tensor<2x3xf32>, tensor<2x5xf32>)
    ```
  }];
  let arguments = (ins TASO_Tensor:$input, I64Attr:$axis, DenseI64ArrayAttr:$sizes);
  let results = (outs Variadic<TASO_Tensor>:$results);
  let assemblyFormat = [{
    $input `axis` $axis `sizes` $sizes attr-dict `:` functional-type(operands, results)
  }];
  let hasCanonicalizer = 1;
}

def TASO_ReshapeOp : TASO_Op<"reshape"> {
  let summary = "The same elements under another shape.";
  let description = [{
    `reshape(x)[o] = x[i]` where `o` and `i` have the same row-major position

    Inputs:
    - `input`: any shape.

    Outputs:
    - `result`: `shape`. One size that is open, written `?`, follows from the number of
      elements; several are the sizes that `input` has in the same places.

    Constraints:
    - `reshape_c1`: the number of elements stays.
    - `reshape_c2`: the shape has 8 entries at most.

    Example:
    ```mlir
    %y = taso.reshape %x shape [6] : (tensor<2x3xf32>) -> tensor<6xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input, DenseI64ArrayAttr:$shape);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input `shape` custom<Sizes>($shape) attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def TASO_SliceOp : TASO_Op<"slice"> {
  let summary = "Every step-th element along an axis.";
  let description = [{
    `slice(x)[.., i, ..] = x[.., start + step i, ..]`

    Inputs:
    - `input`: any shape.

    Outputs:
    - `result`: `size` elements along the axis.

    Constraints:
    - `slice_c1`: `0 <= axis < rank`.
    - `slice_c2`: the step is positive.
    - `slice_c3`: the start is not negative, the size is positive.
    - `slice_c4`: `start + (size - 1) step` lies in the dimension.

    Example:
    ```mlir
    %y = taso.slice %x axis 1 start 2 size 3 : (tensor<2x8xf32>) -> tensor<2x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input, I64Attr:$axis, I64Attr:$start, I64Attr:$size, DefaultValuedAttr<I64Attr, "1">:$step);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input `axis` $axis `start` $start `size` $size (`step` $step^)? attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def TASO_PadOp : TASO_Op<"pad"> {
  let summary = "Adds a border of one value.";
  let description = [{
    `pad(x)[o] = x[o - low]` inside, `value` outside

    Inputs:
    - `input`: any shape.

    Outputs:
    - `result`: dimension `d` has `low[d] + size + high[d]` elements.

    Constraints:
    - `pad_c1`: `low` and `high` have one entry per dimension.
    - `pad_c2`: no entry is negative.

    Example:
    ```mlir
    %y = taso.pad %x low [0, 1] high [0, 2] : (tensor<2x3xf32>) -> tensor<2x6xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input, DenseI64ArrayAttr:$low, DenseI64ArrayAttr:$high, DefaultValuedAttr<F64Attr, "0.0">:$value);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input `low` $low `high` $high (`value` $value^)? attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def TASO_BroadcastOp : TASO_Op<"broadcast"> {
  let summary = "Repeats dimensions of size 1.";
  let description = [{
    `broadcast(x)[o] = x[i]` with `i[d] = o[d] mod size[d]`

    A size that is known at run time only is that of `like`, whose elements are not
    read.

    Inputs:
    - `input`: any shape.
    - `like` (optional): any shape, also of integers.

    Outputs:
    - `result`: `shape`, of the same rank.

    Constraints:
    - `broadcast_c1`: `shape` has one entry per dimension.
    - `broadcast_c2`: each dimension is 1 or keeps its size.
    - `broadcast_c3`: with `like`, each dimension keeps its size or has the size of
      the same dimension of `like`.

    Example:
    ```mlir
    %y = taso.broadcast %x shape [2, 3] : (tensor<1x3xf32>) -> tensor<2x3xf32>
    ```
    ```mlir
    %z = taso.broadcast %x like %b shape [?, 3] : (tensor<1x3xf32>, tensor<?x9xf32>) -> tensor<?x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input, Optional<RankedTensorOf<[TASO_Float, I32, I64]>>:$like,
                       DenseI64ArrayAttr:$shape);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input (`like` $like^)? `shape` custom<Sizes>($shape) attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def TASO_GatherOp : TASO_Op<"gather"> {
  let summary = "Picks slices by index.";
  let description = [{
    `gather(x, k)[.., i.., ..] = x[.., k[i..] mod size, ..]`

    An index counts modulo the size of the axis: -1 is the last element, and none
    reads outside.

    Inputs:
    - `input`: any shape.
    - `indices`: integers of any shape.

    Outputs:
    - `result`: the shape of `input` with the axis replaced by the shape of `indices`.

    Constraints:
    - `gather_c1`: `0 <= axis < rank`.
    - `gather_c2`: the result has rank 8 at most.
    - `gather_c3`: the axis is not empty.

    Example:
    ```mlir
    %y = taso.gather %x, %k axis 0
        : (tensor<100x16xf32>, tensor<2x5xi64>) -> tensor<2x5x16xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input, TASO_IndexTensor:$indices, I64Attr:$axis);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input `,` $indices `axis` $axis attr-dict `:` functional-type(operands, results)
  }];
}

def TASO_EnlargeOp : TASO_Op<"enlarge"> {
  let summary = "Pads a kernel with zeros to a larger one.";
  let description = [{
    `enlarge(w)[o, c, r, s] = w[o, c, r - (KH - h) div 2, s - (KW - w) div 2]` inside, 0 outside

    Inputs:
    - `input`: kernel `[O, I, h, w]`.

    Outputs:
    - `result`: `[O, I, KH, KW]`.

    Constraints:
    - `enlarge_c1`: the kernel has rank 4.
    - `enlarge_c2`: no dimension shrinks.

    Example:
    ```mlir
    %y = taso.enlarge %w kernel [3, 3] : (tensor<8x4x1x1xf32>) -> tensor<8x4x3x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input, DenseI64ArrayAttr:$kernel);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input `kernel` $kernel attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
}

def TASO_MergeGConvOp : TASO_Op<"merge_gconv"> {
  let summary = "The kernel of a grouped convolution with fewer groups.";
  let description = [{
    `merge_gconv(w)[o, c, r, s] = w[o, c - m I, r, s]` for `m I <= c < (m + 1) I`, else 0

    with `m = (o div (O / groups)) mod count`: `count` neighbouring groups become
    one, and zeros keep them apart. A convolution with `groups` groups and kernel `w`
    equals one with `groups / count` groups and this kernel.

    Inputs:
    - `input`: kernel `[O, I, KH, KW]`.

    Outputs:
    - `result`: `[O, count I, KH, KW]`.

    Constraints:
    - `merge_gconv_c1`: the kernel has rank 4.
    - `merge_gconv_c2`: count and groups are positive.
    - `merge_gconv_c3`: count divides groups.
    - `merge_gconv_c4`: groups divides `O`.

    Example:
    ```mlir
    %y = taso.merge_gconv %w count 2 groups 4 : (tensor<8x1x3x3xf32>) -> tensor<8x2x3x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input, I64Attr:$count, I64Attr:$groups);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input `count` $count `groups` $groups attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
}

#endif // TASO_DIALECT_OPS_DATAMOVEMENT
