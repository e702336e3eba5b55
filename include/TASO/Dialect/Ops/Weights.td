//===- Weights.td - Weights ----------------------------------*- tablegen -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TASO_DIALECT_OPS_WEIGHTS
#define TASO_DIALECT_OPS_WEIGHTS

include "TASO/Dialect/TASODialect.td"

def TASO_ConstantTensorOp : Op<TASO_Dialect, "constant", [Pure, ConstantLike]> {
  let summary = "A tensor whose elements are known.";
  let description = [{
    `constant()[i] = value[i]`

    Weights of a model. Large ones are held as resources, so that the context
    neither hashes nor keeps a copy of them.

    Inputs: none.

    Outputs:
    - `result`: a tensor of the value's type.

    Constraints:
    - `constant_c1`: the result's type is the value's type.

    Example:
    ```mlir
    %w = taso.constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>
    ```
  }];
  let arguments = (ins ElementsAttr:$value);
  let results = (outs TASO_AnyTensor:$result);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // TASO_DIALECT_OPS_WEIGHTS
