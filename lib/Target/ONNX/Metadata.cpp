//===- Metadata.cpp - What a model says besides its graph -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Metadata.h"

#include "Mirror.h"

using namespace mlir;

namespace taso::target {

void setString(Builder &b, NamedAttrList &attributes, StringRef name,
               StringRef value) {
  if (!value.empty())
    attributes.set(name, b.getStringAttr(value));
}

NamedAttrList importModelMetadata(const onnx::ModelProto &model, Builder &b) {
  NamedAttrList attributes;
  attributes.set(mirror::kIRVersion, b.getI64IntegerAttr(model.ir_version()));
  SmallVector<Attribute> imports;
  for (const auto &import : model.opset_import())
    imports.push_back(b.getDictionaryAttr(
        {b.getNamedAttr("domain", b.getStringAttr(import.domain())),
         b.getNamedAttr("version", b.getI64IntegerAttr(import.version()))}));
  attributes.set(mirror::kOpsetImport, b.getArrayAttr(imports));
  setString(b, attributes, mirror::kProducerName, model.producer_name());
  setString(b, attributes, mirror::kProducerVersion, model.producer_version());
  setString(b, attributes, mirror::kDomain, model.domain());
  setString(b, attributes, mirror::kDoc, model.doc_string());
  setString(b, attributes, mirror::kModelUnknown, getUnknown(model));
  if (model.has_model_version())
    attributes.set(mirror::kModelVersion,
                   b.getI64IntegerAttr(model.model_version()));
  SmallVector<Attribute> metadata;
  for (const auto &entry : model.metadata_props())
    metadata.push_back(b.getDictionaryAttr(
        {b.getNamedAttr("key", b.getStringAttr(entry.key())),
         b.getNamedAttr("value", b.getStringAttr(entry.value()))}));
  if (!metadata.empty())
    attributes.set(mirror::kMetadata, b.getArrayAttr(metadata));
  setBytes(b, attributes, mirror::kFunctions, model.functions());
  setBytes(b, attributes, mirror::kTraining, model.training_info());
  return attributes;
}

} // namespace taso::target
