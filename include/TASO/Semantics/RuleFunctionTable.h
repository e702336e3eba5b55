//===- RuleFunctionTable.h - Definitions of the rule functions --*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The vocabulary of the laws. It is small and orthogonal, because whatever is
// defined here is also proved with. Only for a source file that instantiates it
// for one algebra. Notation in the comments: n, a and b are integers, p and q
// are lists of them, x and y are tensors. An axis `i` of a tensor may count
// from the end: -1 is the last.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SEMANTICS_RULEFUNCTIONTABLE_H
#define TASO_SEMANTICS_RULEFUNCTIONTABLE_H

#include "TASO/Semantics/RuleFunctions.h"

#include <cstdint>
#include <utility>

namespace taso::semantics {

/// The definitions in one algebra.
template <class A> class RuleVocabulary {
public:
  using Index = typename A::Index;
  using Value = RuleValue<Index>;
  using Arguments = RuleArguments<A>;
  using Numbers = std::vector<Index>;
  using Condition = std::optional<typename A::Cond>;
  using Result = std::optional<Value>;

  struct Entry {
    RuleFunctionInfo info;
    RuleCondition<A> condition = nullptr;
    RuleFunction<A> function = nullptr;
  };

  static const std::vector<Entry> &getTable() {
    static const std::vector<Entry> table = makeTable();
    return table;
  }

  static const Entry *lookup(std::string_view name) {
    for (const Entry &entry : getTable())
      if (entry.info.name == name)
        return &entry;
    return nullptr;
  }

private:
  //===--------------------------------------------------------------------===//
  // Reading arguments, writing results
  //===--------------------------------------------------------------------===//

  static Result number(Index n) { return Value{Value::Kind::Number, {n}}; }
  static Result list(Numbers numbers) {
    return Value{Value::Kind::List, std::move(numbers)};
  }

  /// Whether `value` holds, as a condition of the algebra.
  static typename A::Cond truth(A &a, bool value) {
    return a.equal(a.index(value), a.index(1));
  }

  /// The axis `i` of a tensor, counted from 0, or nothing if there is none.
  static std::optional<size_t> readAxis(A &a, const Value &x, const Value &i) {
    if (!x.isShape() || !i.isNumber())
      return std::nullopt;
    int64_t rank = x.numbers.size(), axis = a.literal(i.numbers[0]);
    if (axis < 0)
      axis += rank;
    if (axis < 0 || axis >= rank)
      return std::nullopt;
    return axis;
  }

  /// The position `i` in a list, or behind its last entry where `end` is 1.
  static std::optional<size_t> readPosition(A &a, const Value &p,
                                            const Value &i, int64_t end = 0) {
    if (!p.isList() || !i.isNumber())
      return std::nullopt;
    int64_t size = p.numbers.size(), position = a.literal(i.numbers[0]);
    if (position < 0 || position >= size + end)
      return std::nullopt;
    return position;
  }

  /// The position of the number `n` in a list, or nothing if it is no entry.
  static std::optional<size_t> find(A &a, const Value &p, const Value &n) {
    int64_t wanted = a.literal(n.numbers[0]);
    for (size_t i = 0; i < p.numbers.size(); ++i)
      if (a.literal(p.numbers[i]) == wanted)
        return i;
    return std::nullopt;
  }

  /// The first `count` entries are equal one by one.
  static typename A::Cond equalEntries(A &a, const Numbers &p, const Numbers &q,
                                       size_t count) {
    typename A::Cond equal = truth(a, true);
    for (size_t i = 0; i < count; ++i)
      equal = a.both(equal, a.equal(p[i], q[i]));
    return equal;
  }

  //===--------------------------------------------------------------------===//
  // Side conditions
  //===--------------------------------------------------------------------===//

  /// taso_axis_before(n, x, i): axis n stands before axis i of x.
  static Condition axisBefore(A &a, Arguments args) {
    std::optional<size_t> axis = readAxis(a, args[1], args[2]);
    if (!axis || !args[0].isNumber())
      return std::nullopt;
    return a.less(args[0].numbers[0], a.index(*axis));
  }

  /// taso_contains(p, n): n is an entry of p.
  static Condition contains(A &a, Arguments args) {
    if (!args[0].isList() || !args[1].isNumber())
      return std::nullopt;
    return truth(a, find(a, args[0], args[1]).has_value());
  }

  /// taso_equal_dim(x, i, y, j): dimension i of x is dimension j of y.
  static Condition equalDim(A &a, Arguments args) {
    std::optional<size_t> i = readAxis(a, args[0], args[1]);
    if (!i)
      return std::nullopt;
    std::optional<size_t> j = readAxis(a, args[2], args[3]);
    if (!j)
      return std::nullopt;
    return a.equal(args[0].numbers[*i], args[2].numbers[*j]);
  }

  /// taso_equal_leading(x, y, i): dimensions 0 to i of x and y are equal.
  static Condition equalLeading(A &a, Arguments args) {
    std::optional<size_t> i = readAxis(a, args[0], args[2]);
    if (!i || !args[1].isShape() || *i >= args[1].numbers.size())
      return std::nullopt;
    return equalEntries(a, args[0].numbers, args[1].numbers, *i + 1);
  }

  /// taso_equal_rank(x, y).
  static Condition equalRank(A &a, Arguments args) {
    if (!args[0].isShape() || !args[1].isShape())
      return std::nullopt;
    return truth(a, args[0].numbers.size() == args[1].numbers.size());
  }

  /// taso_is_all(p, n): every entry of p is n.
  static Condition isAll(A &a, Arguments args) {
    if (!args[0].isList() || !args[1].isNumber())
      return std::nullopt;
    const Numbers &p = args[0].numbers;
    return equalEntries(a, p, Numbers(p.size(), args[1].numbers[0]), p.size());
  }

  /// taso_is_axis(n, x, i): n is axis i of x, counted from 0.
  static Condition isAxis(A &a, Arguments args) {
    std::optional<size_t> axis = readAxis(a, args[1], args[2]);
    if (!axis || !args[0].isNumber())
      return std::nullopt;
    return a.equal(args[0].numbers[0], a.index(*axis));
  }

  /// taso_is_dim(x, i, n): dimension i of x is n.
  static Condition isDim(A &a, Arguments args) {
    std::optional<size_t> axis = readAxis(a, args[0], args[1]);
    if (!axis || !args[2].isNumber())
      return std::nullopt;
    return a.equal(args[0].numbers[*axis], args[2].numbers[0]);
  }

  /// taso_is_number(a, b): the numbers are equal.
  static Condition isNumber(A &a, Arguments args) {
    if (!args[0].isNumber() || !args[1].isNumber())
      return std::nullopt;
    return a.equal(args[0].numbers[0], args[1].numbers[0]);
  }

  /// taso_is_rank(x, n): x has rank n.
  static Condition isRank(A &a, Arguments args) {
    if (!args[0].isShape() || !args[1].isNumber())
      return std::nullopt;
    return a.equal(a.index(args[0].numbers.size()), args[1].numbers[0]);
  }

  /// taso_same_type(x, y): equal shapes. All scalars are of one type here; the
  /// matcher compares element types as well.
  static Condition sameType(A &a, Arguments args) {
    const Numbers &x = args[0].numbers, &y = args[1].numbers;
    if (!args[0].isShape() || !args[1].isShape() || x.size() != y.size())
      return std::nullopt;
    return equalEntries(a, x, y, x.size());
  }

  /// taso_swaps_last(p): the permutation p exchanges the last two dimensions,
  /// and only these.
  static Condition swapsLast(A &a, Arguments args) {
    const Numbers &p = args[0].numbers;
    if (!args[0].isList() || p.size() < 2)
      return std::nullopt;
    Numbers expected;
    for (size_t i = 0; i < p.size(); ++i)
      expected.push_back(a.index(i));
    std::swap(expected[p.size() - 2], expected[p.size() - 1]);
    return equalEntries(a, p, expected, p.size());
  }

  /// taso_symmetric(p): the first half of the list is the second half; of a
  /// padding, as much before as behind.
  static Condition symmetric(A &a, Arguments args) {
    const Numbers &p = args[0].numbers;
    if (!args[0].isList() || p.size() % 2)
      return std::nullopt;
    size_t half = p.size() / 2;
    return equalEntries(a, p, Numbers(p.begin() + half, p.end()), half);
  }

  /// taso_windows_align(p, w, q, v, d): kernel w under padding p and dilations
  /// d sees what it sees under padding q once it is enlarged to the size of v.
  static Condition windowsAlign(A &a, Arguments args) {
    const Value &pads = args[2];
    if (!isKernel(args[3]) || !pads.isList() || pads.numbers.size() != 4)
      return std::nullopt;
    Value size = *kernel(a, {args[3]});
    std::vector<Value> enlarging = {args[0], args[1], size, args[4]};
    if (!canEnlarge(enlarging))
      return std::nullopt;
    return a.both(
        isNotSmaller(a, enlarging),
        equalEntries(a, padsOfEnlarged(a, enlarging), pads.numbers, 4));
  }

  //===--------------------------------------------------------------------===//
  // Numbers
  //===--------------------------------------------------------------------===//

  /// taso_axis(x, i): axis i of x, counted from 0.
  static Result axis(A &a, Arguments args) {
    std::optional<size_t> i = readAxis(a, args[0], args[1]);
    return i ? number(a.index(*i)) : std::nullopt;
  }

  /// taso_dim(x, i): the size of dimension i.
  static Result dim(A &a, Arguments args) {
    std::optional<size_t> i = readAxis(a, args[0], args[1]);
    return i ? number(args[0].numbers[*i]) : std::nullopt;
  }

  /// taso_element(p, i): entry i of p.
  static Result element(A &a, Arguments args) {
    std::optional<size_t> i = readPosition(a, args[0], args[1]);
    return i ? number(args[0].numbers[*i]) : std::nullopt;
  }

  /// taso_index_of(p, n): the first position of n, which is an entry of p.
  static Result indexOf(A &a, Arguments args) {
    if (!args[0].isList() || !args[1].isNumber())
      return std::nullopt;
    std::optional<size_t> i = find(a, args[0], args[1]);
    return i ? number(a.index(*i)) : std::nullopt;
  }

  /// A function of two numbers, or of two lists of one length entry by entry.
  template <class Function>
  static Result combine(Arguments args, Function function) {
    const Numbers &p = args[0].numbers, &q = args[1].numbers;
    bool combines = (args[0].isNumber() || args[0].isList()) &&
                    args[0].kind == args[1].kind && p.size() == q.size();
    if (!combines)
      return std::nullopt;
    Value result = {args[0].kind, {}};
    for (size_t i = 0; i < p.size(); ++i) {
      std::optional<Index> entry = function(p[i], q[i]);
      if (!entry)
        return std::nullopt;
      result.numbers.push_back(*entry);
    }
    return result;
  }

  using Number = std::optional<Index>;

  /// taso_add(a, b), also of lists.
  static Result add(A &, Arguments args) {
    return combine(args, [](Index x, Index y) -> Number { return x + y; });
  }

  /// taso_divide(a, b): a / b where b is positive and divides a, also of lists.
  static Result divide(A &a, Arguments args) {
    return combine(args, [&a](Index x, Index y) -> Number {
      if (!a.require(a.less(a.index(0), y), "taso_divide_c1",
                     "the divisor must be positive") ||
          !a.require(a.equal(a.mod(x, y), a.index(0)), "taso_divide_c2",
                     "the divisor must divide the dividend"))
        return std::nullopt;
      return a.floorDiv(x, y);
    });
  }

  /// taso_multiply(a, b), also of lists.
  static Result multiply(A &, Arguments args) {
    return combine(args, [](Index x, Index y) -> Number { return x * y; });
  }

  /// taso_subtract(a, b), also of lists.
  static Result subtract(A &, Arguments args) {
    return combine(args, [](Index x, Index y) -> Number { return x - y; });
  }

  //===--------------------------------------------------------------------===//
  // Lists
  //===--------------------------------------------------------------------===//

  /// taso_append(p, n): p followed by n.
  static Result append(A &, Arguments args) {
    if (!args[0].isList() || !args[1].isNumber())
      return std::nullopt;
    Numbers result = args[0].numbers;
    result.push_back(args[1].numbers[0]);
    return list(result);
  }

  /// taso_compose(p, q): the list of p[q[i]].
  static Result compose(A &a, Arguments args) {
    if (!args[0].isList() || !args[1].isList())
      return std::nullopt;
    const Numbers &p = args[0].numbers;
    Numbers result;
    for (const Index &entry : args[1].numbers) {
      int64_t position = a.literal(entry);
      if (position < 0 || position >= static_cast<int64_t>(p.size()))
        return std::nullopt;
      result.push_back(p[position]);
    }
    return list(result);
  }

  /// taso_enlarged_pads(p, w, k, d): the padding [top, left, bottom, right]
  /// under which w enlarged to the kernel k = [KH, KW] sees what w sees under
  /// p, with dilations d. Enlarging puts (KH - h) div 2 rows above, the rest
  /// below.
  static Result enlargedPads(A &a, Arguments args) {
    if (!canEnlarge(args) ||
        !a.require(isNotSmaller(a, args), "taso_enlarged_pads_c1",
                   "the kernel must not become smaller"))
      return std::nullopt;
    return list(padsOfEnlarged(a, args));
  }

  static bool isKernel(const Value &w) {
    return w.isShape() && w.numbers.size() == 4;
  }

  /// The arguments of taso_enlarged_pads have the right kinds and lengths.
  static bool canEnlarge(Arguments args) {
    return args[0].isList() && args[0].numbers.size() == 4 &&
           isKernel(args[1]) && args[2].isList() &&
           args[2].numbers.size() == 2 && args[3].isList() &&
           args[3].numbers.size() == 2;
  }

  static typename A::Cond isNotSmaller(A &a, Arguments args) {
    const Numbers &w = args[1].numbers, &size = args[2].numbers;
    return a.both(a.atMost(w[2], size[0]), a.atMost(w[3], size[1]));
  }

  static Numbers padsOfEnlarged(A &a, Arguments args) {
    Numbers result = args[0].numbers;
    for (size_t d = 0; d < 2; ++d) {
      Index more = args[2].numbers[d] - args[1].numbers[2 + d];
      Index before = a.floorDiv(more, a.index(2));
      Index dilation = args[3].numbers[d];
      result[d] = result[d] + dilation * before;
      result[2 + d] = result[2 + d] + dilation * (more - before);
    }
    return result;
  }

  /// taso_insert(p, i, n): p with n put before entry i, or at the end.
  static Result insert(A &a, Arguments args) {
    std::optional<size_t> i = readPosition(a, args[0], args[1], /*end=*/1);
    if (!i || !args[2].isNumber())
      return std::nullopt;
    Numbers result = args[0].numbers;
    result.insert(result.begin() + *i, args[2].numbers[0]);
    return list(result);
  }

  /// taso_kernel(w): [KH, KW] of a convolution's kernel.
  static Result kernel(A &, Arguments args) {
    if (!isKernel(args[0]))
      return std::nullopt;
    return list({args[0].numbers[2], args[0].numbers[3]});
  }

  /// taso_pair(a, b): the list [a, b].
  static Result pair(A &, Arguments args) {
    if (!args[0].isNumber() || !args[1].isNumber())
      return std::nullopt;
    return list({args[0].numbers[0], args[1].numbers[0]});
  }

  /// taso_remove(p, i): p without entry i.
  static Result remove(A &a, Arguments args) {
    std::optional<size_t> i = readPosition(a, args[0], args[1]);
    if (!i)
      return std::nullopt;
    Numbers result = args[0].numbers;
    result.erase(result.begin() + *i);
    return list(result);
  }

  /// taso_replace(p, i, n): p with entry i replaced by n.
  static Result replace(A &a, Arguments args) {
    std::optional<size_t> i = readPosition(a, args[0], args[1]);
    if (!i || !args[2].isNumber())
      return std::nullopt;
    Numbers result = args[0].numbers;
    result[*i] = args[2].numbers[0];
    return list(result);
  }

  /// taso_shape(x): the sizes of x.
  static Result shape(A &, Arguments args) {
    return args[0].isShape() ? list(args[0].numbers) : std::nullopt;
  }

  //===--------------------------------------------------------------------===//
  // The table
  //===--------------------------------------------------------------------===//

  using Kinds = std::vector<RuleArgumentKind>;

  static Entry condition(std::string_view name, Kinds arguments,
                         RuleCondition<A> holds) {
    return {{name, std::move(arguments)}, holds, nullptr};
  }

  static Entry relation(std::string_view name, Kinds arguments,
                        RuleCondition<A> holds) {
    Entry entry = condition(name, std::move(arguments), holds);
    entry.info.symmetric = true;
    return entry;
  }

  static Entry advice(std::string_view name, Kinds arguments) {
    Entry entry = condition(name, std::move(arguments), nullptr);
    entry.info.advisory = true;
    return entry;
  }

  static Entry function(std::string_view name, Kinds arguments,
                        RuleFunction<A> compute) {
    Entry entry = {{name, std::move(arguments)}, nullptr, compute};
    entry.info.hasResult = true;
    return entry;
  }

  static std::vector<Entry> makeTable() {
    constexpr RuleArgumentKind P = RuleArgumentKind::Attribute,
                               V = RuleArgumentKind::Value;
    return {
        function("taso_add", {P, P}, add),
        function("taso_append", {P, P}, append),
        function("taso_axis", {V, P}, axis),
        condition("taso_axis_before", {P, V, P}, axisBefore),
        function("taso_compose", {P, P}, compose),
        condition("taso_contains", {P, P}, contains),
        function("taso_dim", {V, P}, dim),
        function("taso_divide", {P, P}, divide),
        function("taso_element", {P, P}, element),
        function("taso_enlarged_pads", {P, V, P, P}, enlargedPads),
        condition("taso_equal_dim", {V, P, V, P}, equalDim),
        condition("taso_equal_leading", {V, V, P}, equalLeading),
        relation("taso_equal_rank", {V, V}, equalRank),
        function("taso_index_of", {P, P}, indexOf),
        function("taso_insert", {P, P, P}, insert),
        condition("taso_is_all", {P, P}, isAll),
        condition("taso_is_axis", {P, V, P}, isAxis),
        condition("taso_is_dim", {V, P, P}, isDim),
        relation("taso_is_number", {P, P}, isNumber),
        condition("taso_is_rank", {V, P}, isRank),
        advice("taso_is_weight", {V}),
        function("taso_kernel", {V}, kernel),
        function("taso_multiply", {P, P}, multiply),
        advice("taso_one_use", {V}),
        function("taso_pair", {P, P}, pair),
        function("taso_remove", {P, P}, remove),
        function("taso_replace", {P, P, P}, replace),
        relation("taso_same_type", {V, V}, sameType),
        function("taso_shape", {V}, shape),
        function("taso_subtract", {P, P}, subtract),
        condition("taso_swaps_last", {P}, swapsLast),
        condition("taso_symmetric", {P}, symmetric),
        condition("taso_windows_align", {P, V, P, V, P}, windowsAlign),
    };
  }
};

template <class A> RuleCondition<A> getRuleCondition(std::string_view name) {
  const auto *entry = RuleVocabulary<A>::lookup(name);
  return entry ? entry->condition : nullptr;
}

template <class A> RuleFunction<A> getRuleFunction(std::string_view name) {
  const auto *entry = RuleVocabulary<A>::lookup(name);
  return entry ? entry->function : nullptr;
}

} // namespace taso::semantics

#endif // TASO_SEMANTICS_RULEFUNCTIONTABLE_H
