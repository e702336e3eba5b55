//===- FileUses.h - Which files a run reads and writes ----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A file that is written must be none that is read, and no two outputs may be
// one file: the input of hours of work is not to be lost to a slip of the
// command line. Files are compared by what they are, not by their names: links
// count as what they point to.
//
// Standard library only, C++17: used by tools that are built without LLVM.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SUPPORT_FILEUSES_H
#define TASO_SUPPORT_FILEUSES_H

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace taso {

class FileUses {
public:
  /// A file that is read. `what` names it in messages, such as "the input".
  /// Empty paths are no files, and - is the standard input.
  void addInput(std::string what, std::string path) {
    if (!path.empty() && path != "-")
      uses.push_back({std::move(what), std::move(path), Kind::Input});
  }
  /// A file that is written; - is the standard output.
  void addOutput(std::string what, std::string path) {
    if (!path.empty())
      uses.push_back({std::move(what), std::move(path), Kind::Output});
  }
  /// A file that is read and added to, which several may do.
  void addStore(std::string what, std::string path) {
    if (!path.empty())
      uses.push_back({std::move(what), std::move(path), Kind::Store});
  }

  /// Says which output would overwrite an input or another output, for example
  /// "the trace would overwrite the input 'model.onnx'; give it a file of its
  /// own"; empty if none. Devices and pipes are shared freely. Touches nothing.
  std::string findCollision() const {
    for (size_t i = 0; i < uses.size(); ++i)
      for (size_t k = 0; k < i; ++k)
        if ((uses[i].kind != uses[k].kind || uses[i].kind == Kind::Output) &&
            isSameFile(uses[i].path, uses[k].path))
          return describe(uses[k], uses[i]);
    return "";
  }

  /// Whether two paths are of one regular file, which may not exist yet. The
  /// path - is itself only, and empty ones are no files.
  static bool isSameFile(const std::string &a, const std::string &b) {
    if (a.empty() || b.empty() || a == "-" || b == "-")
      return a == b && !a.empty();
    std::error_code code;
    std::filesystem::file_status status = std::filesystem::status(a, code);
    if (exists(status) && std::filesystem::exists(b, code))
      return is_regular_file(status) && std::filesystem::equivalent(a, b, code);
    return !exists(status) && resolve(a) == resolve(b);
  }

private:
  enum class Kind { Input, Output, Store };
  struct Use {
    std::string what, path;
    Kind kind;
  };

  /// The absolute path behind all links, also those to what does not exist.
  static std::filesystem::path resolve(std::filesystem::path path) {
    constexpr int kMostLinks = 40; // As many as Linux follows.
    std::error_code code;
    for (int i = 0; i < kMostLinks && is_symlink(symlink_status(path, code));
         ++i)
      path = path.parent_path() / read_symlink(path, code);
    return weakly_canonical(absolute(path, code), code);
  }

  static std::string describe(const Use &first, const Use &second) {
    bool isInput = first.kind == Kind::Input;
    if (!isInput && second.kind != Kind::Input)
      return first.what + " and " + second.what +
             " cannot both be written to '" + second.path +
             "'; give each a file of its own";
    const Use &input = isInput ? first : second,
              &output = isInput ? second : first;
    return output.what + " would overwrite " + input.what + " '" + input.path +
           "'; give it a file of its own";
  }

  std::vector<Use> uses;
};

} // namespace taso

#endif // TASO_SUPPORT_FILEUSES_H
