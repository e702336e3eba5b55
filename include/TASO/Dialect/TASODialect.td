//===- TASODialect.td - The taso dialect ---------------------*- tablegen -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialect, its types and attributes, and the base class of its operations.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_DIALECT_TASODIALECT
#define TASO_DIALECT_TASODIALECT

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def TASO_Dialect : Dialect {
  let name = "taso";
  let cppNamespace = "::taso";
  let summary = "Tensor operators for superoptimization.";
  let description = [{
    Pure functions of ranked tensors, each defined once in `lib/Semantics` as an
    index function over an abstract algebra. The interpreter, exact evaluation,
    shape inference, cost models and proofs all instantiate that definition, so
    the dialect's meaning has one source.

    Layouts are `[N, C, H, W]` for images and `[O, C/groups, KH, KW]` for
    kernels. Paddings are `[top, left, bottom, right]`. Broadcasting is explicit:
    pointwise operators take operands of equal shapes.

    Attributes with a default are always present, also where the syntax leaves
    them out: laws match attributes, and an absent one would match nothing.

    Constraints of every operator:
    - `taso_c1`: operands are ranked tensors of rank 8 at most.
    - `taso_c2`: operands of floating-point elements have the same element type, and
      it is the results'.
    - `taso_c3`: sizes of results lie in `[0, 2^63)`.
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasCanonicalizer = 0;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

def TASO_Float : AnyTypeOf<[F32, F16, BF16], "f32, f16 or bf16">;
def TASO_Tensor : RankedTensorOf<[TASO_Float]>;
def TASO_IndexTensor : RankedTensorOf<[I32, I64]>;
def TASO_AnyTensor : RankedTensorOf<[TASO_Float, I1, I8, I32, I64]>;

/// A number that is 0 or 1.
def TASO_Flag
    : ConfinedAttr<I64Attr, [IntMinValue<0>, IntMaxValue<1>]>;

//===----------------------------------------------------------------------===//
// Enumerations
//===----------------------------------------------------------------------===//

def TASO_ActivationNone : I32EnumAttrCase<"None", 0, "none">;
def TASO_ActivationRelu : I32EnumAttrCase<"Relu", 1, "relu">;
def TASO_ActivationSigmoid : I32EnumAttrCase<"Sigmoid", 2, "sigmoid">;
def TASO_ActivationTanh : I32EnumAttrCase<"Tanh", 3, "tanh">;
def TASO_Activation : I32EnumAttr<
    "Activation", "what a convolution or matrix product applies to its result",
    [TASO_ActivationNone, TASO_ActivationRelu, TASO_ActivationSigmoid,
     TASO_ActivationTanh]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::taso";
}
def TASO_ActivationAttr
    : EnumAttr<TASO_Dialect, TASO_Activation, "activation"> {
  let assemblyFormat = "`<` $value `>`";
}

def TASO_ApproximateNone : I32EnumAttrCase<"None", 0, "none">;
def TASO_ApproximateTanh : I32EnumAttrCase<"Tanh", 1, "tanh">;
def TASO_GeluApproximation : I32EnumAttr<
    "GeluApproximation", "how gelu is computed",
    [TASO_ApproximateNone, TASO_ApproximateTanh]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::taso";
}
def TASO_GeluApproximationAttr
    : EnumAttr<TASO_Dialect, TASO_GeluApproximation, "approximation"> {
  let assemblyFormat = "`<` $value `>`";
}

//===----------------------------------------------------------------------===//
// Encodings
//===----------------------------------------------------------------------===//

def TASO_AssumedSizesAttr : AttrDef<TASO_Dialect, "AssumedSizes"> {
  let mnemonic = "assumed";
  let summary = "The dimensions of a tensor whose sizes are only assumed.";
  let description = [{
    The encoding of tensors inside a search: `tensor<8x64xf32,
    #taso.assumed<[0]>>` stands for `tensor<?x64xf32>`, and is priced as if the
    dynamic dimension had 8 elements.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$dims);
  let assemblyFormat = "`<` `[` $dims `]` `>`";
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// An operation whose result types, and requirements, come from the definition
/// of the same name in lib/Semantics.
class TASO_Op<string mnemonic, list<Trait> traits = []>
    : Op<TASO_Dialect, mnemonic,
         !listconcat(traits, [Pure,
                              DeclareOpInterfaceMethods<InferTypeOpInterface>])> {
  let extraClassDeclaration = [{
    static bool isCompatibleReturnTypes(::mlir::TypeRange inferred,
                                        ::mlir::TypeRange actual);
  }];
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::inferReturnTypes(
        ::mlir::MLIRContext *context, std::optional<::mlir::Location> location,
        ::mlir::ValueRange operands, ::mlir::DictionaryAttr attributes,
        ::mlir::OpaqueProperties properties, ::mlir::RegionRange,
        ::llvm::SmallVectorImpl<::mlir::Type> &results) {
      return ::taso::inferFromProperties<$cppClass>(
          context, location, operands, attributes, properties, results);
    }
    bool $cppClass::isCompatibleReturnTypes(::mlir::TypeRange inferred,
                                            ::mlir::TypeRange actual) {
      return ::taso::areCompatibleResults(inferred, actual);
    }
  }];
}

/// A constant: no operands to infer from, so the type is written and checked.
class TASO_ConstantOp<string mnemonic>
    : Op<TASO_Dialect, mnemonic, [Pure]> {
  let results = (outs TASO_Tensor:$result);
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::verify() {
      return ::taso::verifyAgainstDefinition(*this);
    }
  }];
  let extraClassDeclaration = "::llvm::LogicalResult verify();";
}

#endif // TASO_DIALECT_TASODIALECT
