//===- NativeFunctions.cpp - What rules compute and check -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The vocabulary of the laws. It is small and orthogonal, because the verifier
// has to give every function here a meaning too. Notation in the comments: n, a
// and b are 64-bit integers, p and q are lists of them, x and y are values. An
// axis `i` of a value may count from the end: -1 is the last.
//
// A number is an i64 attribute, a list a dense array of i64.
//
//===----------------------------------------------------------------------===//

#include "TASO/Rules/NativeFunctions.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

namespace taso {
namespace {

using Arguments = ArrayRef<PDLValue>;
using List = ArrayRef<int64_t>;

//===----------------------------------------------------------------------===//
// Reading arguments
//===----------------------------------------------------------------------===//

/// Values are tensors of static shape, or the function fails.
RankedTensorType getTensor(PDLValue argument) {
  Value value = argument.dyn_cast<Value>();
  auto type =
      value ? dyn_cast<RankedTensorType>(value.getType()) : RankedTensorType();
  return type && type.hasStaticShape() ? type : RankedTensorType();
}

std::optional<int64_t> getNumber(PDLValue argument) {
  auto number = dyn_cast_or_null<IntegerAttr>(argument.dyn_cast<Attribute>());
  if (!number || !number.getType().isInteger(64))
    return std::nullopt;
  return number.getInt();
}

DenseI64ArrayAttr getList(PDLValue argument) {
  return dyn_cast_or_null<DenseI64ArrayAttr>(argument.dyn_cast<Attribute>());
}

/// The axis `i` of a tensor, counted from 0, or nothing if there is none.
std::optional<int64_t> getAxis(RankedTensorType type, PDLValue argument) {
  std::optional<int64_t> axis = getNumber(argument);
  if (!type || !axis)
    return std::nullopt;
  int64_t counted = *axis < 0 ? *axis + type.getRank() : *axis;
  if (counted < 0 || counted >= type.getRank())
    return std::nullopt;
  return counted;
}

std::optional<int64_t> getDim(PDLValue value, PDLValue axis) {
  RankedTensorType type = getTensor(value);
  std::optional<int64_t> i = getAxis(type, axis);
  if (!i)
    return std::nullopt;
  return type.getDimSize(*i);
}

/// The list and the position in it that two arguments name.
std::optional<std::pair<List, int64_t>> getEntry(PDLValue list,
                                                 PDLValue position) {
  DenseI64ArrayAttr entries = getList(list);
  std::optional<int64_t> i = getNumber(position);
  if (!entries || !i || *i < 0 || *i >= entries.size())
    return std::nullopt;
  return std::make_pair(entries.asArrayRef(), *i);
}

MLIRContext *getContext(PDLValue argument) {
  if (Attribute attribute = argument.dyn_cast<Attribute>())
    return attribute.getContext();
  if (Value value = argument.dyn_cast<Value>())
    return value.getContext();
  return nullptr;
}

Attribute makeNumber(Arguments args, int64_t value) {
  return IntegerAttr::get(IntegerType::get(getContext(args[0]), 64), value);
}

Attribute makeList(Arguments args, List values) {
  return DenseI64ArrayAttr::get(getContext(args[0]), values);
}

//===----------------------------------------------------------------------===//
// Side conditions
//===----------------------------------------------------------------------===//

/// taso_axis_before(a, x, i): axis a stands before axis i of x.
bool axisBefore(Arguments args) {
  std::optional<int64_t> a = getNumber(args[0]),
                         i = getAxis(getTensor(args[1]), args[2]);
  return a && i && *a < *i;
}

/// taso_contains(p, n): n is an entry of p.
bool contains(Arguments args) {
  DenseI64ArrayAttr list = getList(args[0]);
  std::optional<int64_t> n = getNumber(args[1]);
  return list && n && llvm::is_contained(list.asArrayRef(), *n);
}

/// taso_equal_dim(x, i, y, j): dimension i of x is dimension j of y.
bool equalDim(Arguments args) {
  std::optional<int64_t> a = getDim(args[0], args[1]),
                         b = getDim(args[2], args[3]);
  return a && b && *a == *b;
}

/// taso_equal_leading(x, y, i): dimensions 0 to i of x and y are equal.
bool equalLeading(Arguments args) {
  RankedTensorType x = getTensor(args[0]), y = getTensor(args[1]);
  std::optional<int64_t> i = getAxis(x, args[2]);
  return i && y && *i < y.getRank() &&
         x.getShape().take_front(*i + 1) == y.getShape().take_front(*i + 1);
}

/// taso_equal_rank(x, y).
bool equalRank(Arguments args) {
  RankedTensorType x = getTensor(args[0]), y = getTensor(args[1]);
  return x && y && x.getRank() == y.getRank();
}

/// taso_is_all(p, n): every entry of p is n.
bool isAll(Arguments args) {
  DenseI64ArrayAttr list = getList(args[0]);
  std::optional<int64_t> n = getNumber(args[1]);
  return list && n &&
         llvm::all_of(list.asArrayRef(), [&](int64_t e) { return e == *n; });
}

/// taso_is_axis(a, x, i): a is axis i of x.
bool isAxis(Arguments args) {
  std::optional<int64_t> a = getNumber(args[0]),
                         i = getAxis(getTensor(args[1]), args[2]);
  return a && i && *a == *i;
}

/// taso_is_dim(x, i, n): dimension i of x is n.
bool isDim(Arguments args) {
  std::optional<int64_t> dim = getDim(args[0], args[1]), n = getNumber(args[2]);
  return dim && n && *dim == *n;
}

/// taso_is_number(a, b): the numbers are equal.
bool isNumber(Arguments args) {
  std::optional<int64_t> a = getNumber(args[0]), b = getNumber(args[1]);
  return a && b && *a == *b;
}

/// taso_is_rank(x, n): x has rank n.
bool isRank(Arguments args) {
  RankedTensorType x = getTensor(args[0]);
  std::optional<int64_t> n = getNumber(args[1]);
  return x && n && x.getRank() == *n;
}

/// taso_is_weight(x): x is computed from constants alone, so that what is
/// computed from it and other weights costs nothing. True of no law's validity:
/// only guides the search.
bool isWeight(Arguments args) {
  constexpr unsigned kMaxOps = 64;
  SmallVector<Value> pending = {args[0].dyn_cast<Value>()};
  llvm::SmallPtrSet<Operation *, 16> seen;
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    Operation *op = value ? value.getDefiningOp() : nullptr;
    if (!op || op->getNumRegions() || seen.size() > kMaxOps)
      return false;
    if (!seen.insert(op).second)
      continue;
    if (op->getNumOperands() == 0 &&
        op->getName().getDialectNamespace() != "taso")
      return false;
    llvm::append_range(pending, op->getOperands());
  }
  return true;
}

/// taso_one_use(x): x has one use. True of no law's validity: keeps the search
/// from computing something twice.
bool oneUse(Arguments args) {
  Value value = args[0].dyn_cast<Value>();
  return value && value.hasOneUse();
}

/// taso_same_type(x, y): equal shapes and element types.
bool sameType(Arguments args) {
  RankedTensorType x = getTensor(args[0]), y = getTensor(args[1]);
  return x && x == y;
}

/// taso_swaps_last(p): the permutation p exchanges the last two dimensions, and
/// only these.
bool swapsLast(Arguments args) {
  DenseI64ArrayAttr list = getList(args[0]);
  if (!list || list.size() < 2)
    return false;
  for (auto [i, entry] : llvm::enumerate(list.asArrayRef())) {
    int64_t fromEnd = list.size() - i;
    int64_t expected = fromEnd == 2 ? i + 1 : fromEnd == 1 ? i - 1 : i;
    if (entry != expected)
      return false;
  }
  return true;
}

/// taso_symmetric(p): the first half of the list is the second half; of a
/// padding, as much before as behind.
bool symmetric(Arguments args) {
  DenseI64ArrayAttr list = getList(args[0]);
  if (!list || list.size() % 2)
    return false;
  List entries = list.asArrayRef();
  return entries.take_front(entries.size() / 2) ==
         entries.drop_front(entries.size() / 2);
}

//===----------------------------------------------------------------------===//
// Attribute functions: numbers
//===----------------------------------------------------------------------===//

/// taso_axis(x, i): axis i of x, counted from 0.
Attribute axis(Arguments args) {
  std::optional<int64_t> i = getAxis(getTensor(args[0]), args[1]);
  return i ? makeNumber(args, *i) : Attribute();
}

/// taso_dim(x, i): the size of dimension i.
Attribute dim(Arguments args) {
  std::optional<int64_t> size = getDim(args[0], args[1]);
  return size ? makeNumber(args, *size) : Attribute();
}

/// taso_element(p, i): entry i of p.
Attribute element(Arguments args) {
  auto entry = getEntry(args[0], args[1]);
  return entry ? makeNumber(args, entry->first[entry->second]) : Attribute();
}

/// taso_index_of(p, n): the position of n, which is an entry of p.
Attribute indexOf(Arguments args) {
  DenseI64ArrayAttr list = getList(args[0]);
  std::optional<int64_t> n = getNumber(args[1]);
  if (!list || !n)
    return {};
  const int64_t *it = llvm::find(list.asArrayRef(), *n);
  if (it == list.asArrayRef().end())
    return {};
  return makeNumber(args, it - list.asArrayRef().begin());
}

/// A function of two numbers, or of two lists of one length entry by entry.
template <class Function> Attribute combine(Arguments args, Function function) {
  std::optional<int64_t> a = getNumber(args[0]), b = getNumber(args[1]);
  if (a && b) {
    std::optional<int64_t> result = function(*a, *b);
    return result ? makeNumber(args, *result) : Attribute();
  }
  DenseI64ArrayAttr p = getList(args[0]), q = getList(args[1]);
  if (!p || !q || p.size() != q.size())
    return {};
  SmallVector<int64_t> results;
  for (auto [x, y] : llvm::zip_equal(p.asArrayRef(), q.asArrayRef())) {
    std::optional<int64_t> result = function(x, y);
    if (!result)
      return {};
    results.push_back(*result);
  }
  return makeList(args, results);
}

using Number = std::optional<int64_t>;

/// taso_add(a, b), also of lists.
Attribute add(Arguments args) {
  return combine(args, [](int64_t a, int64_t b) -> Number { return a + b; });
}

/// taso_divide(a, b): a / b where b divides a, also of lists.
Attribute divide(Arguments args) {
  return combine(args, [](int64_t a, int64_t b) -> Number {
    return b > 0 && a % b == 0 ? Number(a / b) : std::nullopt;
  });
}

/// taso_multiply(a, b), also of lists.
Attribute multiply(Arguments args) {
  return combine(args, [](int64_t a, int64_t b) -> Number { return a * b; });
}

/// taso_subtract(a, b), also of lists.
Attribute subtract(Arguments args) {
  return combine(args, [](int64_t a, int64_t b) -> Number { return a - b; });
}

//===----------------------------------------------------------------------===//
// Attribute functions: lists
//===----------------------------------------------------------------------===//

/// taso_append(p, n): p followed by n.
Attribute append(Arguments args) {
  DenseI64ArrayAttr list = getList(args[0]);
  std::optional<int64_t> n = getNumber(args[1]);
  if (!list || !n)
    return {};
  SmallVector<int64_t> result(list.asArrayRef());
  result.push_back(*n);
  return makeList(args, result);
}

/// taso_compose(p, q): the list of p[q[i]].
Attribute compose(Arguments args) {
  DenseI64ArrayAttr p = getList(args[0]), q = getList(args[1]);
  if (!p || !q)
    return {};
  SmallVector<int64_t> result;
  for (int64_t i : q.asArrayRef()) {
    if (i < 0 || i >= p.size())
      return {};
    result.push_back(p[i]);
  }
  return makeList(args, result);
}

/// taso_enlarged_pads(p, w, k, d): the padding [top, left, bottom, right] under
/// which w enlarged to the kernel k = [KH, KW] sees what w sees under p, with
/// dilations d. Enlarging puts (KH - h) div 2 rows above, the rest below.
Attribute enlargedPads(Arguments args) {
  DenseI64ArrayAttr pads = getList(args[0]), kernel = getList(args[2]),
                    dilations = getList(args[3]);
  RankedTensorType w = getTensor(args[1]);
  if (!pads || !kernel || !dilations || !w || w.getRank() != 4 ||
      pads.size() != 4 || kernel.size() != 2 || dilations.size() != 2)
    return {};
  SmallVector<int64_t> result(pads.asArrayRef());
  for (int d = 0; d < 2; ++d) {
    int64_t more = kernel[d] - w.getDimSize(2 + d);
    if (more < 0)
      return {};
    result[d] += dilations[d] * (more / 2);
    result[2 + d] += dilations[d] * (more - more / 2);
  }
  return makeList(args, result);
}

/// taso_insert(p, i, n): p with n put before entry i, or at the end.
Attribute insert(Arguments args) {
  DenseI64ArrayAttr list = getList(args[0]);
  std::optional<int64_t> i = getNumber(args[1]), n = getNumber(args[2]);
  if (!list || !i || !n || *i < 0 || *i > list.size())
    return {};
  SmallVector<int64_t> result(list.asArrayRef());
  result.insert(result.begin() + *i, *n);
  return makeList(args, result);
}

/// taso_kernel(w): [KH, KW] of a convolution's kernel.
Attribute kernel(Arguments args) {
  RankedTensorType w = getTensor(args[0]);
  if (!w || w.getRank() != 4)
    return {};
  return makeList(args, w.getShape().drop_front(2));
}

/// taso_pair(a, b): the list [a, b].
Attribute pair(Arguments args) {
  std::optional<int64_t> a = getNumber(args[0]), b = getNumber(args[1]);
  return a && b ? makeList(args, {*a, *b}) : Attribute();
}

/// taso_remove(p, i): p without entry i.
Attribute remove(Arguments args) {
  auto entry = getEntry(args[0], args[1]);
  if (!entry)
    return {};
  SmallVector<int64_t> result(entry->first);
  result.erase(result.begin() + entry->second);
  return makeList(args, result);
}

/// taso_replace(p, i, n): p with entry i replaced by n.
Attribute replace(Arguments args) {
  auto entry = getEntry(args[0], args[1]);
  std::optional<int64_t> n = getNumber(args[2]);
  if (!entry || !n)
    return {};
  SmallVector<int64_t> result(entry->first);
  result[entry->second] = *n;
  return makeList(args, result);
}

/// taso_shape(x): the sizes of x.
Attribute shape(Arguments args) {
  RankedTensorType x = getTensor(args[0]);
  return x ? makeList(args, x.getShape()) : Attribute();
}

/// taso_windows_align(p, w, q, v, d): kernel w under padding p and dilations d
/// sees what it sees under padding q once it is enlarged to the size of v.
bool windowsAlign(Arguments args) {
  Attribute size = kernel(args[3]);
  if (!size)
    return false;
  PDLValue enlarged[] = {args[0], args[1], PDLValue(size), args[4]};
  Attribute pads = enlargedPads(enlarged);
  return pads && pads == args[2].dyn_cast<Attribute>();
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

using Kinds = SmallVector<NativeKind, 4>;
constexpr NativeKind A = NativeKind::Attribute, V = NativeKind::Value;

NativeFunction condition(StringRef name, Kinds arguments,
                         bool (*holds)(Arguments)) {
  unsigned count = arguments.size();
  return {name, std::move(arguments), /*variadic=*/false, /*hasResult=*/false,
          [=](PatternRewriter &, PDLResultList &, Arguments args) {
            return success(args.size() == count && holds(args));
          }};
}

/// A side condition that holds for its two arguments in either order.
NativeFunction relation(StringRef name, Kinds arguments,
                        bool (*holds)(Arguments)) {
  NativeFunction result = condition(name, std::move(arguments), holds);
  result.symmetric = true;
  return result;
}

NativeFunction function(StringRef name, Kinds arguments,
                        Attribute (*compute)(Arguments)) {
  unsigned count = arguments.size();
  return {name, std::move(arguments), /*variadic=*/false, /*hasResult=*/true,
          [=](PatternRewriter &, PDLResultList &results, Arguments args) {
            Attribute result =
                args.size() == count ? compute(args) : Attribute();
            results.push_back(result);
            return success(static_cast<bool>(result));
          }};
}

std::vector<NativeFunction> makeTable() {
  return {
      function("taso_add", {A, A}, add),
      function("taso_append", {A, A}, append),
      function("taso_axis", {V, A}, axis),
      condition("taso_axis_before", {A, V, A}, axisBefore),
      function("taso_compose", {A, A}, compose),
      condition("taso_contains", {A, A}, contains),
      function("taso_dim", {V, A}, dim),
      function("taso_divide", {A, A}, divide),
      function("taso_element", {A, A}, element),
      function("taso_enlarged_pads", {A, V, A, A}, enlargedPads),
      condition("taso_equal_dim", {V, A, V, A}, equalDim),
      condition("taso_equal_leading", {V, V, A}, equalLeading),
      relation("taso_equal_rank", {V, V}, equalRank),
      function("taso_index_of", {A, A}, indexOf),
      function("taso_insert", {A, A, A}, insert),
      condition("taso_is_all", {A, A}, isAll),
      condition("taso_is_axis", {A, V, A}, isAxis),
      condition("taso_is_dim", {V, A, A}, isDim),
      relation("taso_is_number", {A, A}, isNumber),
      condition("taso_is_rank", {V, A}, isRank),
      condition("taso_is_weight", {V}, isWeight),
      function("taso_kernel", {V}, kernel),
      function("taso_multiply", {A, A}, multiply),
      condition("taso_one_use", {V}, oneUse),
      function("taso_pair", {A, A}, pair),
      function("taso_remove", {A, A}, remove),
      function("taso_replace", {A, A, A}, replace),
      relation("taso_same_type", {V, V}, sameType),
      function("taso_shape", {V}, shape),
      function("taso_subtract", {A, A}, subtract),
      condition("taso_swaps_last", {A}, swapsLast),
      condition("taso_symmetric", {A}, symmetric),
      condition("taso_windows_align", {A, V, A, V, A}, windowsAlign),
  };
}

} // namespace

ArrayRef<NativeFunction> getNativeFunctions() {
  static const std::vector<NativeFunction> table = makeTable();
  return table;
}

const NativeFunction *lookupNativeFunction(StringRef name) {
  ArrayRef<NativeFunction> table = getNativeFunctions();
  const NativeFunction *it = llvm::find_if(
      table, [&](const NativeFunction &f) { return f.name == name; });
  return it == table.end() ? nullptr : it;
}

bool isNativeConstraint(StringRef name) {
  const NativeFunction *function = lookupNativeFunction(name);
  return function && !function->hasResult;
}

bool isNativeRewrite(StringRef name) {
  const NativeFunction *function = lookupNativeFunction(name);
  return function && function->hasResult;
}

void registerNativeFunctions(PDLPatternModule &patterns) {
  for (const NativeFunction &function : getNativeFunctions()) {
    patterns.registerConstraintFunction(function.name, function.body);
    if (function.hasResult)
      patterns.registerRewriteFunction(function.name, function.body);
  }
}

} // namespace taso
