//===- UnknownElements.cpp - Weights without their elements ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/UnknownElements.h"

#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringSet.h"

#include <map>

using namespace mlir;

namespace taso {

DenseResourceElementsAttr getUnknownElements(Attribute attribute) {
  auto resource = dyn_cast_or_null<DenseResourceElementsAttr>(attribute);
  return resource && !resource.getRawHandle().getBlob()
             ? resource
             : DenseResourceElementsAttr();
}

static StringRef getName(DenseResourceElementsAttr elements) {
  return elements.getRawHandle().getKey();
}

std::string getIdentity(DenseResourceElementsAttr elements) {
  ShapedType type = elements.getType();
  std::string text;
  llvm::raw_string_ostream(text)
      << "'" << getName(elements) << "' of " << type.getNumElements() << " x "
      << type.getElementType();
  return text;
}

//===----------------------------------------------------------------------===//
// Visiting and replacing
//===----------------------------------------------------------------------===//

void walkUnknownElements(
    Operation *op, llvm::function_ref<void(DenseResourceElementsAttr)> visit) {
  auto visitAll = [&](Attribute attributes) {
    attributes.walk([&](Attribute attribute) {
      if (DenseResourceElementsAttr unknown = getUnknownElements(attribute))
        visit(unknown);
    });
  };
  op->walk<WalkOrder::PreOrder>([&](Operation *inner) {
    for (NamedAttribute attribute : inner->getRawDictionaryAttrs())
      visitAll(attribute.getValue());
    if (auto properties =
            dyn_cast_or_null<DictionaryAttr>(inner->getPropertiesAsAttribute()))
      for (NamedAttribute attribute : properties)
        visitAll(attribute.getValue());
  });
}

using Renaming =
    llvm::function_ref<DenseResourceElementsAttr(DenseResourceElementsAttr)>;

/// Replaces what `walkUnknownElements` visits, in its order.
static void replaceUnknownElements(Operation *root, Renaming rename) {
  auto replace = [&](Attribute attribute) {
    AttrTypeReplacer replacer; // It remembers what it has replaced.
    replacer.addReplacement([&](DenseResourceElementsAttr elements) {
      return getUnknownElements(elements) ? rename(elements) : elements;
    });
    return replacer.replace(attribute);
  };
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (NamedAttribute attribute : op->getRawDictionaryAttrs())
      if (Attribute made = replace(attribute.getValue());
          made != attribute.getValue())
        op->setDiscardableAttr(attribute.getName(), made);
    auto properties =
        dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute());
    if (!properties)
      return;
    NamedAttrList list(properties);
    for (NamedAttribute attribute : properties)
      list.set(attribute.getName(), replace(attribute.getValue()));
    DictionaryAttr made = list.getDictionary(op->getContext());
    if (made != properties)
      (void)op->setPropertiesFromAttribute(made, nullptr);
  });
}

//===----------------------------------------------------------------------===//
// Naming
//===----------------------------------------------------------------------===//

void nameUnknownElements(ModuleOp module, unsigned atLeast) {
  unsigned count = 0;
  walkUnknownElements(module, [&](DenseResourceElementsAttr elements) {
    count += getName(elements) == kElided;
  });
  if (count < atLeast)
    return;
  auto &manager =
      DenseResourceElementsHandle::getManagerInterface(module.getContext());
  replaceUnknownElements(module, [&](DenseResourceElementsAttr elements) {
    return getName(elements) == kElided
               ? DenseResourceElementsAttr::get(elements.getType(),
                                                manager.insert(kElided))
               : elements;
  });
}

/// The resource of a name: that which the context has, or a new one.
static DenseResourceElementsHandle getResource(StringRef name,
                                               MLIRContext *context) {
  auto &manager = DenseResourceElementsHandle::getManagerInterface(context);
  if (auto *known = manager.getBlobManager().lookup(name))
    return {known, cast<BuiltinDialect>(manager.getDialect())};
  return manager.insert(name);
}

void unnameUnknownElements(ModuleOp module) {
  replaceUnknownElements(module, [&](DenseResourceElementsAttr elements) {
    return getName(elements).starts_with(kElided)
               ? DenseResourceElementsAttr::get(
                     elements.getType(),
                     getResource(kElided, module.getContext()))
               : elements;
  });
}

//===----------------------------------------------------------------------===//
// Comparing
//===----------------------------------------------------------------------===//

/// The names of unknown elements in the file, in the order of the walk.
static SmallVector<std::string> readNames(StringRef path,
                                          MLIRContext *context) {
  MLIRContext fresh(context->getDialectRegistry(),
                    MLIRContext::Threading::DISABLED);
  fresh.allowUnregisteredDialects(context->allowsUnregisteredDialects());
  ScopedDiagnosticHandler quiet(&fresh, [](Diagnostic &) { return success(); });
  SmallVector<std::string> names;
  if (auto module = parseSourceFile<ModuleOp>(
          path, ParserConfig(&fresh, /*verifyAfterParse=*/false)))
    walkUnknownElements(*module, [&](DenseResourceElementsAttr elements) {
      names.push_back(getName(elements).str());
    });
  return names;
}

/// A resource without elements of this name in the context; if the name has
/// elements there, one of a name that is not taken.
static DenseResourceElementsHandle
getUnknownResource(StringRef name, const llvm::StringSet<> &taken,
                   MLIRContext *context) {
  DenseResourceElementsHandle handle = getResource(name, context);
  if (!handle.getBlob())
    return handle;
  auto &manager = DenseResourceElementsHandle::getManagerInterface(context);
  do
    handle = manager.insert(name);
  while (taken.contains(handle.getKey()));
  return handle;
}

void shareUnknownElements(ModuleOp module, StringRef path) {
  MLIRContext *context = module.getContext();
  SmallVector<DenseResourceElementsAttr> all;
  walkUnknownElements(module, [&](DenseResourceElementsAttr elements) {
    all.push_back(elements);
  });
  if (all.empty())
    return;
  SmallVector<std::string> names = readNames(path, context);
  if (names.size() != all.size())
    return;
  // One name in a file is one resource of the context, and the other way round.
  llvm::DenseMap<void *, DenseResourceElementsHandle> shared;
  llvm::StringSet<> taken;
  for (const std::string &name : names)
    taken.insert(name);
  for (auto [elements, name] : llvm::zip_equal(all, names)) {
    void *key = elements.getRawHandle().getResource();
    if (!shared.contains(key))
      shared.try_emplace(key, getUnknownResource(name, taken, context));
  }
  replaceUnknownElements(module, [&](DenseResourceElementsAttr elements) {
    return DenseResourceElementsAttr::get(
        elements.getType(),
        shared.find(elements.getRawHandle().getResource())->second);
  });
}

std::string whyAmbiguous(func::FuncOp function) {
  std::map<std::string, unsigned> uses;
  unsigned most = 0;
  walkUnknownElements(function, [&](DenseResourceElementsAttr elements) {
    if (getName(elements) == kElided)
      most = std::max(most, ++uses[getIdentity(elements)]);
  });
  if (most < 2)
    return {};
  return std::to_string(most) +
         " weights of one size were left out under the name '__elided__', so "
         "that it is not known which of them are the same; a conversion to "
         "taso gives them names: compare with its output";
}

} // namespace taso
