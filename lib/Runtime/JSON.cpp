//===- JSON.cpp - Reading JSON without exceptions ------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSON.h"

#include <algorithm>

namespace taso::runtime {

namespace {

/// Builds a value from the events of the parser, which reports errors to it in
/// place of throwing.
class Builder : public nlohmann::json_sax<Json> {
public:
  Result<Json> take() {
    if (!error.empty())
      return Error{error};
    return std::move(root);
  }

  bool null() override { return put(nullptr); }
  bool boolean(bool value) override { return put(value); }
  bool number_integer(number_integer_t value) override { return put(value); }
  bool number_unsigned(number_unsigned_t value) override { return put(value); }
  bool number_float(number_float_t value, const string_t &) override {
    return put(value);
  }
  bool string(string_t &value) override { return put(std::move(value)); }
  bool binary(binary_t &) override { return false; }
  bool start_object(std::size_t) override { return open(Json::object()); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool key(string_t &name) override {
    if (stack.back()->contains(name))
      return refuse("the field '" + name + "' is there twice");
    field = std::move(name);
    return true;
  }
  bool parse_error(std::size_t, const std::string &,
                   const nlohmann::detail::exception &problem) override {
    // "[json.exception.parse_error.101] parse error at line 1, column 2: .."
    std::string text = problem.what();
    size_t end = text.find("] ");
    return refuse("no JSON: " +
                  (end == std::string::npos ? text : text.substr(end + 2)));
  }

private:
  static constexpr size_t kMaxDepth = 64;

  bool refuse(std::string message) {
    error = std::move(message);
    return false;
  }
  Json *place(Json value) {
    if (stack.empty()) {
      root = std::move(value);
      return &root;
    }
    if (stack.back()->is_array()) {
      stack.back()->push_back(std::move(value));
      return &stack.back()->back();
    }
    return &((*stack.back())[field] = std::move(value));
  }
  bool put(Json value) {
    place(std::move(value));
    return true;
  }
  bool open(Json value) {
    if (stack.size() == kMaxDepth)
      return refuse("values are nested deeper than " +
                    std::to_string(kMaxDepth) + " levels");
    stack.push_back(place(std::move(value)));
    return true;
  }
  bool close() {
    stack.pop_back();
    return true;
  }

  Json root;
  std::vector<Json *> stack;
  std::string field, error;
};

} // namespace

Result<Json> parseJSON(std::string_view text) {
  Builder builder;
  Json::sax_parse(text.begin(), text.end(), &builder);
  return builder.take();
}

std::string describe(const Json &json) {
  if (json.is_object() || json.is_array())
    return json.is_object() ? "an object" : "a list";
  std::string text = json.dump(-1, ' ', true, Json::error_handler_t::replace);
  return text.size() <= 60 ? text : text.substr(0, 57) + "..";
}

Status checkFields(const Json &json, const std::string &path,
                   const std::vector<std::string_view> &fields) {
  if (!json.is_object())
    return Error{path + ": expected an object, found " + describe(json)};
  for (const auto &[name, value] : json.items()) {
    if (std::find(fields.begin(), fields.end(), name) != fields.end())
      continue;
    std::string known;
    for (std::string_view field : fields)
      known += (known.empty() ? "" : ", ") + std::string(field);
    return Error{path + ": there is no field '" + name + "' here; expected " +
                 (known.empty() ? "none" : known)};
  }
  return std::nullopt;
}

} // namespace taso::runtime
