//===- ShapeInference.cpp - Result types from libonnx ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only part of libonnx that is used. It throws, and it takes the newest
// definition of an operator that it knows: in models of newer opsets, where
// inputs have replaced attributes, it would infer wrong shapes.
//
//===----------------------------------------------------------------------===//

#include "ModelFile.h"

#include "onnx/defs/schema.h"
#include "onnx/shape_inference/implementation.h"

namespace taso::target {

static bool knowsOpsets(const onnx::ModelProto &model) {
  const auto &known =
      onnx::OpSchemaRegistry::DomainToVersionRange::Instance().Map();
  for (const auto &import : model.opset_import()) {
    auto range =
        known.find(import.domain() == "ai.onnx" ? "" : import.domain());
    if (range != known.end() && import.version() > range->second.second)
      return false;
  }
  return model.functions().empty();
}

void inferShapes(onnx::ModelProto &model) {
  if (!knowsOpsets(model))
    return;
  try {
    onnx::shape_inference::InferShapes(model);
  } catch (...) {
    // Types are a convenience here; the conversion infers those it needs.
  }
}

} // namespace taso::target
