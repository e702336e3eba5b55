//===- ExternalData.h - Weights in files of their own -----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// External data is mapped, not read, and the map lives as long as a weight in
// it. A model must not read files outside of its folder.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_TARGET_ONNX_EXTERNALDATA_H
#define TASO_LIB_TARGET_ONNX_EXTERNALDATA_H

#include "Protos.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/MemoryBuffer.h"

#include <map>
#include <memory>

namespace taso::target {

/// Bytes and what keeps them alive.
struct SharedBytes {
  llvm::ArrayRef<char> data;
  std::shared_ptr<const void> owner;
};

/// The files beside a model that hold its weights.
class ExternalFiles {
public:
  /// `folder`: the folder of the model; `loc`: where errors are reported.
  ExternalFiles(mlir::Location loc, llvm::StringRef folder)
      : loc(loc), folder(folder.str()) {}

  /// The `size` bytes of a tensor whose data_location is EXTERNAL. `what` names
  /// the tensor in errors.
  mlir::FailureOr<SharedBytes> read(const onnx::TensorProto &tensor,
                                    uint64_t size, const llvm::Twine &what);

private:
  mlir::FailureOr<std::string> resolve(llvm::StringRef location,
                                       const llvm::Twine &what) const;
  mlir::FailureOr<std::shared_ptr<llvm::MemoryBuffer>>
  open(llvm::StringRef location, const llvm::Twine &what);

  mlir::Location loc;
  std::string folder;
  std::map<std::string, std::shared_ptr<llvm::MemoryBuffer>> files;
};

} // namespace taso::target

#endif // TASO_LIB_TARGET_ONNX_EXTERNALDATA_H
