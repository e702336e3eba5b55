//===- ModelFile.cpp - Reading and writing .onnx files --------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Protobuf accepts nearly anything as a message: bytes that are not a model
// mostly become unknown fields. So a model must have what each model has.
//
//===----------------------------------------------------------------------===//

#include "ModelFile.h"
#include "Types.h"

#include "TASO/Target/ONNX.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/io/zero_copy_stream_impl_lite.h"
#include "google/protobuf/stubs/logging.h"
#include "onnx/common/version.h"
#include "onnx/defs/schema.h"

using namespace mlir;
using llvm::MemoryBuffer;

namespace taso::target {

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

FailureOr<std::unique_ptr<MemoryBuffer>> openModel(StringRef path,
                                                   MLIRContext *context) {
  Location loc = NameLoc::get(StringAttr::get(context, path));
  if (path != "-" && llvm::sys::fs::is_directory(path)) {
    emitHint(emitError(loc) << "is a directory, not an ONNX model",
             "give the .onnx file inside it");
    return failure();
  }
  auto buffer = MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/false,
                                             /*RequiresNullTerminator=*/false);
  if (std::error_code error = buffer.getError()) {
    emitHint(emitError(loc) << "cannot be read: " << error.message(),
             "check the path of the model");
    return failure();
  }
  return std::move(*buffer);
}

/// What bytes that are no model may be.
static StringRef guessContent(StringRef bytes) {
  if (bytes.starts_with("version https://git-lfs"))
    return "it is a Git LFS pointer: fetch the file with `git lfs pull`";
  if (bytes.starts_with("PK\x03\x04"))
    return "it is a zip archive, perhaps of a PyTorch model: export the model "
           "with torch.onnx.export";
  if (bytes.starts_with("\x1f\x8b"))
    return "it is compressed: unpack it with gunzip";
  if (bytes.starts_with("module") || bytes.contains("func.func"))
    return "it looks like MLIR: name the file *.mlir";
  return "the file may be truncated, or of another format";
}

LogicalResult parseModel(llvm::MemoryBufferRef buffer, Location loc,
                         onnx::ModelProto &model) {
  google::protobuf::SetLogHandler(nullptr);
  StringRef bytes = buffer.getBuffer();
  if (bytes.empty())
    return emitHint(emitError(loc) << "is empty, not an ONNX model",
                    "was the file written completely?");
  if (bytes.size() > size_t(INT32_MAX))
    return emitHint(emitError(loc)
                        << "has " << bytes.size()
                        << " bytes, more than the 2 GB of an ONNX file",
                    "save the model with its weights as external data");
  google::protobuf::io::ArrayInputStream array(bytes.data(), bytes.size());
  google::protobuf::io::CodedInputStream input(&array);
  input.SetRecursionLimit(500);
  bool parsed =
      model.ParseFromCodedStream(&input) && input.ConsumedEntireMessage();
  if (!parsed)
    return emitHint(emitError(loc)
                        << "is no valid ONNX model: its " << bytes.size()
                        << " bytes are not a protobuf message",
                    guessContent(bytes));
  if (!model.has_graph() || !model.has_ir_version())
    return emitHint(emitError(loc)
                        << "is no ONNX model: it has no "
                        << (model.has_graph() ? "ir_version" : "graph"),
                    guessContent(bytes));
  return success();
}

//===----------------------------------------------------------------------===//
// Dimensions
//===----------------------------------------------------------------------===//

static void forEachDimension(
    onnx::GraphProto &graph,
    llvm::function_ref<void(onnx::TensorShapeProto::Dimension &)> visit) {
  for (auto *infos : {graph.mutable_input(), graph.mutable_output(),
                      graph.mutable_value_info()})
    for (onnx::ValueInfoProto &info : *infos)
      if (info.type().has_tensor_type() &&
          info.type().tensor_type().has_shape())
        for (auto &dim : *info.mutable_type()
                              ->mutable_tensor_type()
                              ->mutable_shape()
                              ->mutable_dim())
          visit(dim);
}

LogicalResult fixDimensions(onnx::ModelProto &model, Location loc,
                            const std::map<std::string, int64_t> &dims) {
  std::map<std::string, bool> found;
  forEachDimension(*model.mutable_graph(), [&](auto &dim) {
    if (!dim.has_dim_param())
      return;
    found[dim.dim_param()] = true;
    auto size = dims.find(dim.dim_param());
    if (size != dims.end())
      dim.set_dim_value(size->second);
  });
  std::string known;
  for (const auto &[name, unused] : found)
    known += (known.empty() ? "" : ", ") + name;
  for (const auto &[name, size] : dims)
    if (!found.count(name))
      return emitHint(emitError(loc)
                          << "has no dimension named '" << name << "'",
                      known.empty() ? Twine("it names no dimension")
                                    : "its dimensions are " + Twine(known));
  return success();
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

namespace {
/// Lets protobuf write to a stream of LLVM.
class StreamAdaptor : public google::protobuf::io::CopyingOutputStream {
public:
  explicit StreamAdaptor(llvm::raw_ostream &os) : os(os) {}
  bool Write(const void *buffer, int size) override {
    os.write(static_cast<const char *>(buffer), size);
    return true;
  }

private:
  llvm::raw_ostream &os;
};
} // namespace

bool serialize(const onnx::ModelProto &model, llvm::raw_ostream &os) {
  StreamAdaptor adaptor(os);
  google::protobuf::io::CopyingOutputStreamAdaptor stream(&adaptor);
  return model.SerializeToZeroCopyStream(&stream) && stream.Flush();
}

} // namespace taso::target

std::string taso::getONNXVersions() {
  const auto &opsets =
      onnx::OpSchemaRegistry::DomainToVersionRange::Instance().Map();
  int opset = opsets.at("").second;
  std::string text;
  llvm::raw_string_ostream(text)
      << "ONNX " << onnx::LAST_RELEASE_VERSION << " (IR "
      << int(onnx::IR_VERSION) << ", shape inference to opset " << opset
      << "), protobuf "
      << google::protobuf::internal::VersionString(GOOGLE_PROTOBUF_VERSION);
  return text;
}
