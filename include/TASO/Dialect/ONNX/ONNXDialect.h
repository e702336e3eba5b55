//===- ONNXDialect.h - Mirrored ONNX operations -----------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An .onnx file is first mirrored into generic `onnx.*` operations that mean
// nothing: any operator, attribute and type can be held, so nothing of a file
// has to be understood for it to come out again. The names by which the mirror
// holds what ONNX has and MLIR has not are all here.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_DIALECT_ONNX_ONNXDIALECT_H
#define TASO_DIALECT_ONNX_ONNXDIALECT_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/Value.h"

namespace taso {

/// Accepts every operation, type and attribute. All are printed and parsed
/// generically, but for the four operations that ONNX-MLIR spells in a way of
/// its own: Constant, ConstantOfShape, Return and Yield. The first two are
/// printed in that way if, as there, their attributes are properties.
class ONNXDialect : public mlir::Dialect {
public:
  explicit ONNXDialect(mlir::MLIRContext *context);
  static llvm::StringRef getDialectNamespace() { return "onnx"; }

  std::optional<ParseOpHook>
  getParseOperationHook(llvm::StringRef name) const override;
  llvm::unique_function<void(mlir::Operation *, mlir::OpAsmPrinter &)>
  getOperationPrinter(mlir::Operation *op) const override;
  /// `#onnx.layout<{..}>` and the like, kept as text.
  mlir::Attribute parseAttribute(mlir::DialectAsmParser &parser,
                                 mlir::Type type) const override;
};

namespace mirror {

// Operations that are not nodes.
inline constexpr llvm::StringLiteral kConstant = "onnx.Constant";
inline constexpr llvm::StringLiteral kNoValue = "onnx.NoValue";
inline constexpr llvm::StringLiteral kYield = "onnx.Yield";
/// The function that holds the graph of the model.
inline constexpr llvm::StringLiteral kMainGraph = "main_graph";

// Attributes of operations that are not attributes of the node. All others
// whose names start with `onnx.` are not, either.
inline constexpr llvm::StringLiteral kNodeName = "onnx_node_name";
inline constexpr llvm::StringLiteral kNodeDoc = "onnx_doc";
inline constexpr llvm::StringLiteral kNodeDomain = "onnx_domain";
/// Unit: this `onnx.Constant` is an initializer, not a node.
inline constexpr llvm::StringLiteral kInitializer = "onnx.initializer";
/// i64: the position of an initializer among the inputs of its graph (IR < 4).
inline constexpr llvm::StringLiteral kListedInput = "onnx.listed_input";
/// Strings: for each region, the graph attribute it is; `x[2]` is the third
/// graph of the list `x`.
inline constexpr llvm::StringLiteral kGraphs = "onnx.graphs";
/// Dictionary: names of tensors that are attributes.
inline constexpr llvm::StringLiteral kTensorNames = "onnx.tensor_names";
/// Dictionary: doc strings of attributes.
inline constexpr llvm::StringLiteral kAttributeDocs = "onnx.attribute_docs";
/// Key of a dictionary that stands for an empty list of that kind.
inline constexpr llvm::StringLiteral kEmptyList = "onnx.empty";
/// Bytes: fields of the message that this ONNX version does not know.
inline constexpr llvm::StringLiteral kUnknownFields = "onnx.unknown_fields";

// Attributes of function arguments and results, and entries of lists of them.
inline constexpr llvm::StringLiteral kName = "onnx.name";
inline constexpr llvm::StringLiteral kDimParams = "onnx.dim_params";
inline constexpr llvm::StringLiteral kDoc = "onnx.doc";
/// The value of an input that callers need not give (IR >= 4).
inline constexpr llvm::StringLiteral kDefault = "onnx.default";
/// Bytes: the declared type, where the MLIR type says less or more.
inline constexpr llvm::StringLiteral kTypeProto = "onnx.type_proto";

/// The entries of `kDimParams`, such as "0:batch,2:n".
llvm::SmallVector<std::pair<size_t, std::string>>
parseDimNames(llvm::StringRef text);
/// Those of an argument of a function.
llvm::SmallVector<std::pair<size_t, std::string>>
getDimNames(mlir::BlockArgument argument);

/// Location that names the results of an operation in order; "" is a result
/// that the node leaves out.
mlir::Location getNamesLoc(mlir::MLIRContext *context,
                           llvm::ArrayRef<llvm::StringRef> names);

/// The ONNX name of a value: from the location of its operation, from
/// `onnx.name` of the function argument, or from the location of the argument.
/// std::nullopt if nothing names it, "" if it is a result left out.
std::optional<llvm::StringRef> getValueName(mlir::Value value);

} // namespace mirror
} // namespace taso

#endif // TASO_DIALECT_ONNX_ONNXDIALECT_H
