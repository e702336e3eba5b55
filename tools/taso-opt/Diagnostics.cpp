//===- Diagnostics.cpp - Messages about .onnx models ----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Diagnostics.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

/// "model.onnx" or "model.onnx: at 'conv1'"; names of values are locations.
static void printLocation(Location loc, StringRef input) {
  if (auto fused = dyn_cast<FusedLoc>(loc))
    loc = fused.getLocations().front();
  auto name = dyn_cast<NameLoc>(loc);
  if (name && name.getName().getValue().starts_with("--"))
    llvm::errs() << name.getName().getValue();
  else if (!name || name.getName() == input)
    llvm::errs() << input;
  else
    llvm::errs() << input << ": at '" << name.getName().getValue() << "'";
  llvm::errs() << ": ";
}

static bool isShown(DiagnosticSeverity severity, VerbosityLevel level) {
  if (severity == DiagnosticSeverity::Warning)
    return level >= VerbosityLevel::ErrorsAndWarnings;
  return severity == DiagnosticSeverity::Error ||
         level >= VerbosityLevel::ErrorsWarningsAndRemarks;
}

static void printMessage(const Diagnostic &diagnostic) {
  switch (diagnostic.getSeverity()) {
  case DiagnosticSeverity::Error:
    llvm::WithColor::error();
    break;
  case DiagnosticSeverity::Warning:
    llvm::WithColor::warning();
    break;
  case DiagnosticSeverity::Remark:
    llvm::WithColor::remark();
    break;
  case DiagnosticSeverity::Note:
    llvm::WithColor::note();
    break;
  }
  llvm::errs() << diagnostic << "\n";
}

LogicalResult
taso::tools::printModelDiagnostic(const Diagnostic &diagnostic, StringRef input,
                                  const MlirOptMainConfig &config) {
  if (!isShown(diagnostic.getSeverity(), config.getDiagnosticVerbosityLevel()))
    return success();
  // The parser of a pass's options has said what is wrong with a value.
  if (diagnostic.str().empty())
    return success();
  printLocation(diagnostic.getLocation(), input);
  printMessage(diagnostic);
  for (const Diagnostic &note : diagnostic.getNotes())
    if (config.shouldShowNotes())
      printMessage(note);
  return success();
}

//===----------------------------------------------------------------------===//
// Long lines
//===----------------------------------------------------------------------===//

taso::tools::LongLines::LongLines(llvm::MemoryBufferRef text)
    : name(text.getBufferIdentifier().str()) {
  constexpr size_t kMostColumns = 500;
  StringRef rest = text.getBuffer();
  for (unsigned line = 1; !rest.empty(); ++line) {
    size_t length = std::min(rest.find('\n'), rest.size());
    if (length > kMostColumns)
      lines.insert(line);
    rest = rest.drop_front(std::min(length + 1, rest.size()));
  }
}

/// Where a diagnostic points to in a file, or null.
static FileLineColLoc findPlace(Location loc) {
  FileLineColLoc place;
  loc->walk([&](Location part) {
    place = dyn_cast<FileLineColLoc>(part);
    return place ? WalkResult::interrupt() : WalkResult::advance();
  });
  return place;
}

static void printWithoutLine(const Diagnostic &diagnostic) {
  if (FileLineColLoc place = findPlace(diagnostic.getLocation()))
    llvm::errs() << place.getFilename().getValue() << ":" << place.getLine()
                 << ":" << place.getColumn() << ": ";
  printMessage(diagnostic);
}

void taso::tools::LongLines::hide(MLIRContext *context,
                                  const MlirOptMainConfig &config) const {
  if (lines.empty() || config.shouldVerifyDiagnostics())
    return;
  VerbosityLevel level = config.getDiagnosticVerbosityLevel();
  bool showsNotes = config.shouldShowNotes();
  context->getDiagEngine().registerHandler(
      [lines = lines, name = name, level, showsNotes](Diagnostic &diagnostic) {
        FileLineColLoc place = findPlace(diagnostic.getLocation());
        if (!place || place.getFilename() != name ||
            !lines.contains(place.getLine()))
          return failure();
        if (!isShown(diagnostic.getSeverity(), level))
          return success();
        printWithoutLine(diagnostic);
        for (const Diagnostic &note : diagnostic.getNotes())
          if (showsNotes)
            printWithoutLine(note);
        return success();
      });
}

//===----------------------------------------------------------------------===//
// Old syntax
//===----------------------------------------------------------------------===//

void taso::tools::hintAtOldSyntax(StringRef input) {
  auto file = llvm::MemoryBuffer::getFile(input, /*IsText=*/true);
  if (input == "-" || !file)
    return;
  // Its constants held their elements in `value`, which is `values` now.
  static const llvm::Regex kOldConstant(
      "\"tosa\\.const\"\\(\\) *<?\\{value *=");
  if (kOldConstant.match((*file)->getBuffer()))
    llvm::WithColor::note()
        << "hint: '" << input
        << "' is TOSA of before 2025, which has another syntax; expected TOSA "
           "1.0, as of MLIR 22: --taso-upgrade-tosa rewrites it\n";
  // What is `func.func` now was `func`, among others in ONNX-MLIR.
  static const llvm::Regex kOldFunction("^ *func (private )?@",
                                        llvm::Regex::Newline);
  if (kOldFunction.match((*file)->getBuffer()))
    llvm::WithColor::note()
        << "hint: '" << input
        << "' is MLIR of before 2022; expected 'func.func', 'return' and "
           "'\"onnx.NoValue\"() {value} : () -> none' in place of 'func' and "
           "'constant unit': make it again with a newer producer\n";
  // Sizes were inferred.
  static const llvm::Regex kOldExpansion(
      "tensor\\.expand_shape %[^ ]+ \\[\\[[^:]*\\]\\] :");
  if (kOldExpansion.match((*file)->getBuffer()))
    llvm::WithColor::note()
        << "hint: '" << input
        << "' is MLIR of before 2024, whose tensor.expand_shape has no "
           "'output_shape [..]': make it again with a newer producer\n";
}
