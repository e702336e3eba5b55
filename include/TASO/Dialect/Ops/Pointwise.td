//===- Pointwise.td - Pointwise ------------------------------*- tablegen -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TASO_DIALECT_OPS_POINTWISE
#define TASO_DIALECT_OPS_POINTWISE

include "TASO/Dialect/TASODialect.td"

def TASO_ReluOp : TASO_Op<"relu"> {
  let summary = "The positive part.";
  let description = [{
    `relu(x)[i] = max(x[i], 0)`

    Inputs:
    - `input`: any shape.

    Outputs:
    - `result`: the same shape.

    Constraints: none.

    Example:
    ```mlir
    %y = taso.relu %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
}

def TASO_SigmoidOp : TASO_Op<"sigmoid"> {
  let summary = "The logistic function.";
  let description = [{
    `sigmoid(x)[i] = 1 / (1 + exp(-x[i]))`

    Inputs:
    - `input`: any shape.

    Outputs:
    - `result`: the same shape.

    Constraints: none.

    Example:
    ```mlir
    %y = taso.sigmoid %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input attr-dict `:` functional-type(operands, results)
  }];
}

def TASO_TanhOp : TASO_Op<"tanh"> {
  let summary = "The hyperbolic tangent.";
  let description = [{
    `tanh(x)[i] = tanh(x[i])`

    Inputs:
    - `input`: any shape.

    Outputs:
    - `result`: the same shape.

    Constraints: none.

    Example:
    ```mlir
    %y = taso.tanh %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input attr-dict `:` functional-type(operands, results)
  }];
}

def TASO_NegOp : TASO_Op<"neg"> {
  let summary = "The negative.";
  let description = [{
    `neg(x)[i] = -x[i]`

    Inputs:
    - `input`: any shape.

    Outputs:
    - `result`: the same shape.

    Constraints: none.

    Example:
    ```mlir
    %y = taso.neg %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
}

def TASO_AbsOp : TASO_Op<"abs"> {
  let summary = "The absolute value.";
  let description = [{
    `abs(x)[i] = max(-x[i], x[i])`

    Inputs:
    - `input`: any shape.

    Outputs:
    - `result`: the same shape.

    Constraints: none.

    Example:
    ```mlir
    %y = taso.abs %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
}

def TASO_ExpOp : TASO_Op<"exp"> {
  let summary = "The exponential function.";
  let description = [{
    `exp(x)[i] = exp(x[i])`

    Inputs:
    - `input`: any shape.

    Outputs:
    - `result`: the same shape.

    Constraints: none.

    Example:
    ```mlir
    %y = taso.exp %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input attr-dict `:` functional-type(operands, results)
  }];
}

def TASO_SqrtOp : TASO_Op<"sqrt"> {
  let summary = "The square root; NaN for negative elements.";
  let description = [{
    `sqrt(x)[i] = sqrt(x[i])`

    Inputs:
    - `input`: any shape.

    Outputs:
    - `result`: the same shape.

    Constraints: none.

    Example:
    ```mlir
    %y = taso.sqrt %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input attr-dict `:` functional-type(operands, results)
  }];
}

def TASO_RsqrtOp : TASO_Op<"rsqrt"> {
  let summary = "The reciprocal square root.";
  let description = [{
    `rsqrt(x)[i] = 1 / sqrt(x[i])`

    Inputs:
    - `input`: any shape.

    Outputs:
    - `result`: the same shape.

    Constraints: none.

    Example:
    ```mlir
    %y = taso.rsqrt %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input attr-dict `:` functional-type(operands, results)
  }];
}

def TASO_ErfOp : TASO_Op<"erf"> {
  let summary = "The error function.";
  let description = [{
    `erf(x)[i] = erf(x[i])`

    Inputs:
    - `input`: any shape.

    Outputs:
    - `result`: the same shape.

    Constraints: none.

    Example:
    ```mlir
    %y = taso.erf %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input attr-dict `:` functional-type(operands, results)
  }];
}

def TASO_AddOp : TASO_Op<"add", [Commutative]> {
  let summary = "The sum.";
  let description = [{
    `add(x, y)[i] = x[i] + y[i]`

    Inputs:
    - `lhs`, `rhs`: equal shapes.

    Outputs:
    - `result`: the same shape.

    Constraints:
    - `add_c1`: both operands have the same shape.

    Example:
    ```mlir
    %z = taso.add %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$lhs, TASO_Tensor:$rhs);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def TASO_SubOp : TASO_Op<"sub"> {
  let summary = "The difference.";
  let description = [{
    `sub(x, y)[i] = x[i] - y[i]`

    Inputs:
    - `lhs`, `rhs`: equal shapes.

    Outputs:
    - `result`: the same shape.

    Constraints:
    - `sub_c1`: both operands have the same shape.

    Example:
    ```mlir
    %z = taso.sub %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$lhs, TASO_Tensor:$rhs);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def TASO_MulOp : TASO_Op<"mul", [Commutative]> {
  let summary = "The product, element by element.";
  let description = [{
    `mul(x, y)[i] = x[i] y[i]`

    Inputs:
    - `lhs`, `rhs`: equal shapes.

    Outputs:
    - `result`: the same shape.

    Constraints:
    - `mul_c1`: both operands have the same shape.

    Example:
    ```mlir
    %z = taso.mul %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$lhs, TASO_Tensor:$rhs);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
}

def TASO_DivOp : TASO_Op<"div"> {
  let summary = "The quotient.";
  let description = [{
    `div(x, y)[i] = x[i] / y[i]`

    Inputs:
    - `lhs`, `rhs`: equal shapes.

    Outputs:
    - `result`: the same shape.

    Constraints:
    - `div_c1`: both operands have the same shape.

    Example:
    ```mlir
    %z = taso.div %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$lhs, TASO_Tensor:$rhs);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
}

def TASO_MaxOp : TASO_Op<"max", [Commutative]> {
  let summary = "The larger of two elements.";
  let description = [{
    `max(x, y)[i] = max(x[i], y[i])`

    Inputs:
    - `lhs`, `rhs`: equal shapes.

    Outputs:
    - `result`: the same shape.

    Constraints:
    - `max_c1`: both operands have the same shape.

    Example:
    ```mlir
    %z = taso.max %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$lhs, TASO_Tensor:$rhs);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
}

def TASO_MinOp : TASO_Op<"min", [Commutative]> {
  let summary = "The smaller of two elements.";
  let description = [{
    `min(x, y)[i] = min(x[i], y[i])`

    Inputs:
    - `lhs`, `rhs`: equal shapes.

    Outputs:
    - `result`: the same shape.

    Constraints:
    - `min_c1`: both operands have the same shape.

    Example:
    ```mlir
    %z = taso.min %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$lhs, TASO_Tensor:$rhs);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
}

def TASO_SMulOp : TASO_Op<"smul"> {
  let summary = "The product with a scalar.";
  let description = [{
    `smul(x, s)[i] = x[i] s`

    Inputs:
    - `input`: any shape.
    - `scalar`: a tensor of rank 0.

    Outputs:
    - `result`: the shape of `input`.

    Constraints:
    - `smul_c1`: the scalar has rank 0.

    Example:
    ```mlir
    %y = taso.smul %x, %s : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input, TASO_Tensor:$scalar);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input `,` $scalar attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
}

def TASO_GeluOp : TASO_Op<"gelu"> {
  let summary = "The Gaussian error linear unit.";
  let description = [{
    `gelu(x)[i] = x[i]/2 (1 + erf(x[i] / sqrt 2))`

    or, with `approximate = tanh`,
    `x[i]/2 (1 + tanh(sqrt(2/pi) (x[i] + 0.044715 x[i]^3)))`.

    Inputs:
    - `input`: any shape.

    Outputs:
    - `result`: the same shape.

    Constraints: none.

    Example:
    ```mlir
    %y = taso.gelu %x approximate tanh : (tensor<2x3xf32>) -> tensor<2x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input,
      DefaultValuedAttr<TASO_GeluApproximationAttr, "::taso::GeluApproximation::None">:$approximate);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input (`approximate` custom<Keyword>($approximate)^)? attr-dict `:` functional-type(operands, results)
  }];
}

def TASO_ClampOp : TASO_Op<"clamp"> {
  let summary = "Limits elements to an interval.";
  let description = [{
    `clamp(x)[i] = min(max(x[i], minimum), maximum)`

    Inputs:
    - `input`: any shape.

    Outputs:
    - `result`: the same shape.

    Constraints:
    - `clamp_c1`: the minimum does not exceed the maximum, and neither is NaN.

    Example:
    ```mlir
    %y = taso.clamp %x minimum 0.0 maximum 6.0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    ```
  }];
  let arguments = (ins TASO_Tensor:$input, F64Attr:$minimum, F64Attr:$maximum);
  let results = (outs TASO_Tensor:$result);
  let assemblyFormat = [{
    $input `minimum` $minimum `maximum` $maximum attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

#endif // TASO_DIALECT_OPS_POINTWISE
