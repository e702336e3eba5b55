//===- ModelMutator.cpp - Changes of models by fields -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Most changes of bytes give no message of protobuf, or one with unknown fields
// only. Here fields of the parsed message are changed.
//
//===----------------------------------------------------------------------===//

#include "onnx/onnx_pb.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <limits>
#include <random>
#include <vector>

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::Reflection;

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

namespace {

/// Changes one field of a message or of the messages in it.
class ModelMutator {
public:
  ModelMutator(onnx::ModelProto &model, unsigned seed) : random(seed) {
    collect(model);
  }

  void mutate() {
    Message &message = *messages[pick(messages.size())];
    const auto *descriptor = message.GetDescriptor();
    const FieldDescriptor *field =
        descriptor->field(int(pick(descriptor->field_count())));
    const Reflection *reflection = message.GetReflection();
    if (!field->is_repeated()) {
      pick(6) == 0 ? reflection->ClearField(&message, field)
                   : change(message, field, -1);
      return;
    }
    int size = reflection->FieldSize(message, field);
    switch (size == 0 ? 0 : pick(4)) {
    case 0:
      append(message, field, size);
      break;
    case 1:
      reflection->RemoveLast(&message, field);
      break;
    case 2:
      reflection->SwapElements(&message, field, int(pick(size)),
                               int(pick(size)));
      break;
    default:
      change(message, field, int(pick(size)));
    }
  }

private:
  size_t pick(size_t count) { return random() % count; }

  /// Lists the messages, and the strings in them.
  void collect(Message &message) {
    messages.push_back(&message);
    const Reflection *reflection = message.GetReflection();
    std::vector<const FieldDescriptor *> fields;
    reflection->ListFields(message, &fields);
    for (const FieldDescriptor *field : fields) {
      bool isRepeated = field->is_repeated();
      int size = isRepeated ? reflection->FieldSize(message, field) : 1;
      for (int i = 0; i < size; ++i)
        if (field->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE)
          collect(*(isRepeated
                        ? reflection->MutableRepeatedMessage(&message, field, i)
                        : reflection->MutableMessage(&message, field)));
        else if (field->cpp_type() == FieldDescriptor::CPPTYPE_STRING)
          strings.push_back(
              isRepeated ? reflection->GetRepeatedString(message, field, i)
                         : reflection->GetString(message, field));
    }
  }

  int64_t pickNumber() {
    static const int64_t numbers[] = {
        0,         1,         -1,        2,         3,        4,
        5,         7,         16,        17,        255,      INT32_MAX,
        INT32_MIN, INT64_MAX, INT64_MIN, 1LL << 32, 1LL << 62};
    return numbers[pick(std::size(numbers))];
  }

  std::string pickString() {
    static const char *const words[] = {"",
                                        "Conv",
                                        "MatMul",
                                        "Gemm",
                                        "Add",
                                        "Relu",
                                        "Reshape",
                                        "Concat",
                                        "Split",
                                        "Slice",
                                        "Pad",
                                        "Transpose",
                                        "MaxPool",
                                        "If",
                                        "Loop",
                                        "Scan",
                                        "Constant",
                                        "axis",
                                        "axes",
                                        "perm",
                                        "pads",
                                        "strides",
                                        "group",
                                        "value",
                                        "kernel_shape",
                                        "ai.onnx",
                                        "onnx.Yield",
                                        "onnx.domain",
                                        "location",
                                        "a b\"\\\n\xff",
                                        "NoValue",
                                        "BatchNormalization"};
    size_t i = pick(std::size(words) + strings.size());
    return i < std::size(words) ? words[i] : strings[i - std::size(words)];
  }

  /// Sets a field, or an element of a repeated one, to another value.
  void change(Message &message, const FieldDescriptor *field, int index) {
    const Reflection *r = message.GetReflection();
    bool isElement = index >= 0;
    int64_t number = pickNumber();
    switch (field->cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32:
      isElement ? r->SetRepeatedInt32(&message, field, index, int32_t(number))
                : r->SetInt32(&message, field, int32_t(number));
      break;
    case FieldDescriptor::CPPTYPE_INT64:
      isElement ? r->SetRepeatedInt64(&message, field, index, number)
                : r->SetInt64(&message, field, number);
      break;
    case FieldDescriptor::CPPTYPE_UINT64:
      isElement ? r->SetRepeatedUInt64(&message, field, index, number)
                : r->SetUInt64(&message, field, number);
      break;
    case FieldDescriptor::CPPTYPE_FLOAT:
      isElement ? r->SetRepeatedFloat(&message, field, index, float(number))
                : r->SetFloat(&message, field, float(number));
      break;
    case FieldDescriptor::CPPTYPE_DOUBLE:
      isElement ? r->SetRepeatedDouble(&message, field, index, double(number))
                : r->SetDouble(&message, field, double(number));
      break;
    case FieldDescriptor::CPPTYPE_ENUM: {
      int value = int(pick(24));
      if (field->enum_type()->FindValueByNumber(value))
        isElement ? r->SetRepeatedEnumValue(&message, field, index, value)
                  : r->SetEnumValue(&message, field, value);
      break;
    }
    case FieldDescriptor::CPPTYPE_STRING:
      isElement ? r->SetRepeatedString(&message, field, index, pickString())
                : r->SetString(&message, field, pickString());
      break;
    case FieldDescriptor::CPPTYPE_MESSAGE: {
      std::string bytes = pickMessage(field->message_type());
      (isElement ? r->MutableRepeatedMessage(&message, field, index)
                 : r->MutableMessage(&message, field))
          ->ParsePartialFromString(bytes);
      break;
    }
    default:
      break;
    }
  }

  /// The bytes of a message of the type, or none. Read before the message they
  /// are for is made: that may end the life of others, in a oneof.
  std::string pickMessage(const google::protobuf::Descriptor *type) {
    std::vector<Message *> others;
    for (Message *other : messages)
      if (other->GetDescriptor() == type)
        others.push_back(other);
    if (others.empty())
      return "";
    std::string bytes = others[pick(others.size())]->SerializeAsString();
    return bytes.size() < kMaxCopy ? bytes : "";
  }

  void append(Message &message, const FieldDescriptor *field, int size) {
    const Reflection *r = message.GetReflection();
    switch (field->cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32:
      return r->AddInt32(&message, field, int32_t(pickNumber()));
    case FieldDescriptor::CPPTYPE_INT64:
      return r->AddInt64(&message, field, pickNumber());
    case FieldDescriptor::CPPTYPE_UINT64:
      return r->AddUInt64(&message, field, pickNumber());
    case FieldDescriptor::CPPTYPE_FLOAT:
      return r->AddFloat(&message, field, float(pickNumber()));
    case FieldDescriptor::CPPTYPE_DOUBLE:
      return r->AddDouble(&message, field, double(pickNumber()));
    case FieldDescriptor::CPPTYPE_STRING:
      return r->AddString(&message, field, pickString());
    case FieldDescriptor::CPPTYPE_MESSAGE:
      r->AddMessage(&message, field)
          ->ParsePartialFromString(pickMessage(field->message_type()));
      return;
    default:
      return;
    }
  }

  static constexpr size_t kMaxCopy = 1 << 14;

  std::vector<Message *> messages;
  std::vector<std::string> strings;
  std::minstd_rand random;
};

} // namespace

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t maxSize, unsigned seed) {
  onnx::ModelProto model;
  if (seed % 8 == 0 || !model.ParseFromArray(data, int(size)))
    return LLVMFuzzerMutate(data, size, maxSize);
  std::minstd_rand random(seed);
  for (unsigned i = 0, count = 1 + random() % 4; i < count; ++i)
    ModelMutator(model, random()).mutate();
  std::string bytes = model.SerializeAsString();
  if (bytes.empty() || bytes.size() > maxSize)
    return LLVMFuzzerMutate(data, size, maxSize);
  memcpy(data, bytes.data(), bytes.size());
  return bytes.size();
}
