//===- RuleFunctionsTest.cpp - Rule functions on numbers and symbols ------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each rule function has its test on numbers, by hand. An algebra of terms then
// shows which numbers a definition needs to know and what it requires.
//
//===----------------------------------------------------------------------===//

#include "TASO/Semantics/RuleFunctionTable.h"
#include "TASO/Semantics/ShapeInference.h"

#include "gtest/gtest.h"

#include <limits>
#include <string>

using namespace taso::semantics;

namespace {

using Value = RuleValue<Dim>;

Value number(Dim n) { return {Value::Kind::Number, {n}}; }
Value list(std::vector<Dim> numbers) { return {Value::Kind::List, numbers}; }
Value shape(std::vector<Dim> sizes) { return {Value::Kind::Shape, sizes}; }
const Value kOther;

constexpr int64_t kMax = std::numeric_limits<int64_t>::max();
constexpr int64_t kMin = std::numeric_limits<int64_t>::min();

/// "true", "false", or "none" where the condition holds for no numbers.
std::string holds(std::string_view name, const std::vector<Value> &arguments) {
  ShapeInference algebra;
  auto condition = getRuleCondition<ShapeInference>(name);
  if (!condition)
    return "no such condition";
  std::optional<ShapeInference::Truth> truth = condition(algebra, arguments);
  EXPECT_FALSE(algebra.failed()) << name << " requires something";
  if (!truth)
    return "none";
  return *truth == ShapeInference::Truth::True ? "true" : "false";
}

/// The number or list as text, "none", or the requirement that failed.
std::string compute(std::string_view name,
                    const std::vector<Value> &arguments) {
  ShapeInference algebra;
  auto function = getRuleFunction<ShapeInference>(name);
  if (!function)
    return "no such function";
  std::optional<Value> result = function(algebra, arguments);
  if (algebra.failed())
    return result ? "a result despite: " + algebra.getError()
                  : algebra.getError();
  if (!result)
    return "none";
  std::string text;
  for (const Dim &entry : result->numbers)
    text += (text.empty() ? "" : ", ") + entry.str();
  return result->isList() ? "[" + text + "]" : text;
}

//===----------------------------------------------------------------------===//
// Side conditions
//===----------------------------------------------------------------------===//

TEST(RuleFunctionsTest, AxisBefore) {
  Value x = shape({2, 3, 4});
  EXPECT_EQ(holds("taso_axis_before", {number(1), x, number(-1)}), "true");
  EXPECT_EQ(holds("taso_axis_before", {number(2), x, number(2)}), "false");
  EXPECT_EQ(holds("taso_axis_before", {number(0), x, number(3)}), "none");
  EXPECT_EQ(holds("taso_axis_before", {kOther, x, number(2)}), "none");
}

TEST(RuleFunctionsTest, Contains) {
  EXPECT_EQ(holds("taso_contains", {list({3, 5}), number(5)}), "true");
  EXPECT_EQ(holds("taso_contains", {list({3, 5}), number(4)}), "false");
  EXPECT_EQ(holds("taso_contains", {list({}), number(4)}), "false");
  EXPECT_EQ(holds("taso_contains", {number(4), number(4)}), "none");
}

TEST(RuleFunctionsTest, EqualDim) {
  Value x = shape({2, 3}), y = shape({3, 4});
  EXPECT_EQ(holds("taso_equal_dim", {x, number(-1), y, number(0)}), "true");
  EXPECT_EQ(holds("taso_equal_dim", {x, number(0), y, number(0)}), "false");
  EXPECT_EQ(holds("taso_equal_dim", {x, number(2), y, number(0)}), "none");
  EXPECT_EQ(holds("taso_equal_dim", {x, number(0), y, number(-3)}), "none");
}

TEST(RuleFunctionsTest, EqualLeading) {
  Value x = shape({2, 3, 4}), y = shape({2, 3, 5}), z = shape({2});
  EXPECT_EQ(holds("taso_equal_leading", {x, y, number(1)}), "true");
  EXPECT_EQ(holds("taso_equal_leading", {x, y, number(2)}), "false");
  EXPECT_EQ(holds("taso_equal_leading", {x, z, number(0)}), "true");
  EXPECT_EQ(holds("taso_equal_leading", {x, z, number(1)}), "none");
  EXPECT_EQ(holds("taso_equal_leading", {x, kOther, number(0)}), "none");
}

TEST(RuleFunctionsTest, EqualRank) {
  EXPECT_EQ(holds("taso_equal_rank", {shape({2}), shape({3})}), "true");
  EXPECT_EQ(holds("taso_equal_rank", {shape({2}), shape({2, 2})}), "false");
  EXPECT_EQ(holds("taso_equal_rank", {shape({2}), kOther}), "none");
}

TEST(RuleFunctionsTest, IsAll) {
  EXPECT_EQ(holds("taso_is_all", {list({1, 1}), number(1)}), "true");
  EXPECT_EQ(holds("taso_is_all", {list({1, 2}), number(1)}), "false");
  EXPECT_EQ(holds("taso_is_all", {list({}), number(1)}), "true");
  EXPECT_EQ(holds("taso_is_all", {shape({1}), number(1)}), "none");
}

TEST(RuleFunctionsTest, IsAxis) {
  Value x = shape({2, 3});
  EXPECT_EQ(holds("taso_is_axis", {number(1), x, number(-1)}), "true");
  EXPECT_EQ(holds("taso_is_axis", {number(-1), x, number(-1)}), "false");
  EXPECT_EQ(holds("taso_is_axis", {number(2), x, number(2)}), "none");
}

TEST(RuleFunctionsTest, IsDim) {
  Value x = shape({2, 3});
  EXPECT_EQ(holds("taso_is_dim", {x, number(1), number(3)}), "true");
  EXPECT_EQ(holds("taso_is_dim", {x, number(-2), number(3)}), "false");
  EXPECT_EQ(holds("taso_is_dim", {x, number(2), number(3)}), "none");
}

TEST(RuleFunctionsTest, IsNumber) {
  EXPECT_EQ(holds("taso_is_number", {number(3), number(3)}), "true");
  EXPECT_EQ(holds("taso_is_number", {number(3), number(-3)}), "false");
  EXPECT_EQ(holds("taso_is_number", {list({3}), list({3})}), "none");
}

TEST(RuleFunctionsTest, IsRank) {
  EXPECT_EQ(holds("taso_is_rank", {shape({2, 3}), number(2)}), "true");
  EXPECT_EQ(holds("taso_is_rank", {shape({2, 3}), number(3)}), "false");
  EXPECT_EQ(holds("taso_is_rank", {list({2, 3}), number(2)}), "none");
}

TEST(RuleFunctionsTest, SameType) {
  EXPECT_EQ(holds("taso_same_type", {shape({2, 3}), shape({2, 3})}), "true");
  EXPECT_EQ(holds("taso_same_type", {shape({2, 3}), shape({2, 4})}), "false");
  EXPECT_EQ(holds("taso_same_type", {shape({2, 3}), shape({2})}), "none");
  EXPECT_EQ(holds("taso_same_type", {kOther, kOther}), "none");
}

TEST(RuleFunctionsTest, SwapsLast) {
  EXPECT_EQ(holds("taso_swaps_last", {list({0, 2, 1})}), "true");
  EXPECT_EQ(holds("taso_swaps_last", {list({1, 0})}), "true");
  EXPECT_EQ(holds("taso_swaps_last", {list({1, 0, 2})}), "false");
  EXPECT_EQ(holds("taso_swaps_last", {list({0})}), "none");
}

TEST(RuleFunctionsTest, Symmetric) {
  EXPECT_EQ(holds("taso_symmetric", {list({1, 2, 1, 2})}), "true");
  EXPECT_EQ(holds("taso_symmetric", {list({1, 1, 2, 2})}), "false");
  EXPECT_EQ(holds("taso_symmetric", {list({})}), "true");
  EXPECT_EQ(holds("taso_symmetric", {list({1, 1, 1})}), "none");
}

TEST(RuleFunctionsTest, WindowsAlign) {
  // From 1 x 3 to 3 x 4: one row above and one below, the column to the right.
  Value pads = list({0, 1, 0, 1}), kernel = shape({8, 4, 1, 3}),
        enlarged = shape({2, 9, 3, 4}), dilations = list({2, 3});
  auto align = [&](Value p, Value w, Value q, Value v) {
    return holds("taso_windows_align", {p, w, q, v, dilations});
  };
  EXPECT_EQ(align(pads, kernel, list({2, 1, 2, 4}), enlarged), "true");
  EXPECT_EQ(align(pads, kernel, list({2, 4, 2, 1}), enlarged), "false");
  // A kernel does not become smaller, even where the numbers would fit.
  EXPECT_EQ(align(list({2, 1, 2, 4}), enlarged, pads, kernel), "false");
  EXPECT_EQ(align(pads, shape({1, 3}), pads, kernel), "none");
  EXPECT_EQ(align(pads, kernel, list({0, 1}), kernel), "none");
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

TEST(RuleFunctionsTest, Axis) {
  EXPECT_EQ(compute("taso_axis", {shape({2, 3}), number(-1)}), "1");
  EXPECT_EQ(compute("taso_axis", {shape({2, 3}), number(0)}), "0");
  EXPECT_EQ(compute("taso_axis", {shape({2, 3}), number(2)}), "none");
  EXPECT_EQ(compute("taso_axis", {shape({2, 3}), number(kMin)}), "none");
}

TEST(RuleFunctionsTest, Dim) {
  EXPECT_EQ(compute("taso_dim", {shape({2, 3}), number(-1)}), "3");
  EXPECT_EQ(compute("taso_dim", {shape({2, 3}), number(-3)}), "none");
  EXPECT_EQ(compute("taso_dim", {kOther, number(0)}), "none");
}

TEST(RuleFunctionsTest, Element) {
  EXPECT_EQ(compute("taso_element", {list({7, 8}), number(1)}), "8");
  EXPECT_EQ(compute("taso_element", {list({7, 8}), number(2)}), "none");
  EXPECT_EQ(compute("taso_element", {list({7, 8}), number(-1)}), "none");
}

TEST(RuleFunctionsTest, IndexOf) {
  EXPECT_EQ(compute("taso_index_of", {list({7, 8, 8}), number(8)}), "1");
  EXPECT_EQ(compute("taso_index_of", {list({7, 8}), number(0)}), "none");
  EXPECT_EQ(compute("taso_index_of", {list({7, 8}), kOther}), "none");
}

TEST(RuleFunctionsTest, Add) {
  EXPECT_EQ(compute("taso_add", {number(3), number(-5)}), "-2");
  EXPECT_EQ(compute("taso_add", {list({1, 2}), list({3, 4})}), "[4, 6]");
  EXPECT_EQ(compute("taso_add", {list({1, 2}), list({3})}), "none");
  EXPECT_EQ(compute("taso_add", {list({1}), number(3)}), "none");
  EXPECT_EQ(compute("taso_add", {shape({1}), shape({3})}), "none");
}

TEST(RuleFunctionsTest, Divide) {
  EXPECT_EQ(compute("taso_divide", {number(6), number(3)}), "2");
  EXPECT_EQ(compute("taso_divide", {number(-6), number(3)}), "-2");
  EXPECT_EQ(compute("taso_divide", {list({6, 8}), list({3, 4})}), "[2, 2]");
  EXPECT_EQ(compute("taso_divide", {number(6), number(4)}),
            "the divisor must divide the dividend [taso_divide_c2]");
  EXPECT_EQ(compute("taso_divide", {number(6), number(0)}),
            "the divisor must be positive [taso_divide_c1]");
  EXPECT_EQ(compute("taso_divide", {number(kMin), number(-1)}),
            "the divisor must be positive [taso_divide_c1]");
}

TEST(RuleFunctionsTest, Multiply) {
  EXPECT_EQ(compute("taso_multiply", {number(3), number(-5)}), "-15");
  EXPECT_EQ(compute("taso_multiply", {list({1, 2}), list({3, 4})}), "[3, 8]");
}

TEST(RuleFunctionsTest, Subtract) {
  EXPECT_EQ(compute("taso_subtract", {number(3), number(5)}), "-2");
  EXPECT_EQ(compute("taso_subtract", {list({4, 4}), list({3, 5})}), "[1, -1]");
}

TEST(RuleFunctionsTest, NumbersBeyond64Bits) {
  const std::string beyond = "a number beyond 64 bits";
  EXPECT_EQ(compute("taso_add", {number(kMax), number(1)}), beyond);
  EXPECT_EQ(compute("taso_subtract", {number(kMin), number(1)}), beyond);
  EXPECT_EQ(compute("taso_multiply", {number(kMin), number(-1)}), beyond);
}

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

TEST(RuleFunctionsTest, Append) {
  EXPECT_EQ(compute("taso_append", {list({1, 2}), number(3)}), "[1, 2, 3]");
  EXPECT_EQ(compute("taso_append", {number(1), number(3)}), "none");
}

TEST(RuleFunctionsTest, Compose) {
  EXPECT_EQ(compute("taso_compose", {list({7, 8, 9}), list({2, 0})}), "[9, 7]");
  EXPECT_EQ(compute("taso_compose", {list({7}), list({1})}), "none");
  EXPECT_EQ(compute("taso_compose", {list({7}), list({-1})}), "none");
}

TEST(RuleFunctionsTest, EnlargedPads) {
  Value pads = list({0, 1, 0, 1}), kernel = shape({8, 4, 1, 3});
  EXPECT_EQ(
      compute("taso_enlarged_pads", {pads, kernel, list({3, 4}), list({2, 3})}),
      "[2, 1, 2, 4]");
  EXPECT_EQ(
      compute("taso_enlarged_pads", {pads, kernel, list({1, 2}), list({1, 1})}),
      "the kernel must not become smaller [taso_enlarged_pads_c1]");
  EXPECT_EQ(
      compute("taso_enlarged_pads", {pads, kernel, list({3}), list({1, 1})}),
      "none");
}

TEST(RuleFunctionsTest, Insert) {
  Value p = list({7, 8});
  EXPECT_EQ(compute("taso_insert", {p, number(1), number(5)}), "[7, 5, 8]");
  EXPECT_EQ(compute("taso_insert", {p, number(2), number(5)}), "[7, 8, 5]");
  EXPECT_EQ(compute("taso_insert", {p, number(3), number(5)}), "none");
}

TEST(RuleFunctionsTest, Kernel) {
  EXPECT_EQ(compute("taso_kernel", {shape({8, 4, 1, 3})}), "[1, 3]");
  EXPECT_EQ(compute("taso_kernel", {shape({8, 4, 1})}), "none");
}

TEST(RuleFunctionsTest, Pair) {
  EXPECT_EQ(compute("taso_pair", {number(4), number(-1)}), "[4, -1]");
  EXPECT_EQ(compute("taso_pair", {list({4}), number(-1)}), "none");
}

TEST(RuleFunctionsTest, Remove) {
  EXPECT_EQ(compute("taso_remove", {list({7, 8}), number(0)}), "[8]");
  EXPECT_EQ(compute("taso_remove", {list({7, 8}), number(2)}), "none");
}

TEST(RuleFunctionsTest, Replace) {
  Value p = list({7, 8});
  EXPECT_EQ(compute("taso_replace", {p, number(1), number(5)}), "[7, 5]");
  EXPECT_EQ(compute("taso_replace", {p, number(2), number(5)}), "none");
}

TEST(RuleFunctionsTest, Shape) {
  EXPECT_EQ(compute("taso_shape", {shape({2, 3})}), "[2, 3]");
  EXPECT_EQ(compute("taso_shape", {list({2, 3})}), "none");
}

//===----------------------------------------------------------------------===//
// On symbols
//===----------------------------------------------------------------------===//

/// Terms as text. A literal must be spelled as a number.
class Terms {
public:
  struct Index {
    std::string text;
    friend Index operator+(Index a, Index b) { return infix(a, "+", b); }
    friend Index operator-(Index a, Index b) { return infix(a, "-", b); }
    friend Index operator*(Index a, Index b) { return infix(a, "*", b); }
    static Index infix(Index a, const char *op, Index b) {
      return {"(" + a.text + " " + op + " " + b.text + ")"};
    }
  };
  using Cond = std::string;

  Index index(int64_t value) { return {std::to_string(value)}; }
  int64_t literal(Index value) {
    bool isNumber =
        value.text.find_first_not_of("-0123456789") == std::string::npos;
    EXPECT_TRUE(isNumber) << value.text << " is no literal";
    return isNumber ? std::stoll(value.text) : 0;
  }
  Index floorDiv(Index a, Index b) { return Index::infix(a, "div", b); }
  Index mod(Index a, Index b) { return Index::infix(a, "mod", b); }
  Cond less(Index a, Index b) { return a.text + " < " + b.text; }
  Cond atMost(Index a, Index b) { return a.text + " <= " + b.text; }
  Cond equal(Index a, Index b) { return a.text + " = " + b.text; }
  Cond both(Cond a, Cond b) {
    return a == kTrue ? b : b == kTrue ? a : a + " and " + b;
  }
  bool require(Cond cond, std::string_view, std::string_view) {
    required += (required.empty() ? "" : " and ") + cond;
    return true;
  }
  std::string required;

private:
  static constexpr const char *kTrue = "1 = 1";
};

using Term = RuleValue<Terms::Index>;

Term term(Term::Kind kind, const std::vector<const char *> &texts) {
  Term result{kind, {}};
  for (const char *text : texts)
    result.numbers.push_back({text});
  return result;
}
Term symbol(const char *text) { return term(Term::Kind::Number, {text}); }
Term symbols(const std::vector<const char *> &texts) {
  return term(Term::Kind::List, texts);
}
Term sizes(const std::vector<const char *> &texts) {
  return term(Term::Kind::Shape, texts);
}

std::string state(std::string_view name, const std::vector<Term> &arguments) {
  Terms algebra;
  auto condition = getRuleCondition<Terms>(name)(algebra, arguments);
  EXPECT_EQ(algebra.required, "");
  return condition.value_or("none");
}

/// "result given requirements".
std::string derive(std::string_view name, const std::vector<Term> &arguments) {
  Terms algebra;
  auto result = getRuleFunction<Terms>(name)(algebra, arguments);
  std::string text;
  if (result)
    for (const Terms::Index &entry : result->numbers)
      text += (text.empty() ? "" : ", ") + entry.text;
  return text + (algebra.required.empty() ? "" : " given ") + algebra.required;
}

TEST(RuleFunctionsTest, ConditionsOnSymbols) {
  Term x = sizes({"a", "b"}), y = sizes({"c", "d"});
  EXPECT_EQ(state("taso_axis_before", {symbol("n"), x, symbol("-1")}), "n < 1");
  EXPECT_EQ(state("taso_equal_dim", {x, symbol("1"), y, symbol("0")}), "b = c");
  EXPECT_EQ(state("taso_equal_leading", {x, y, symbol("1")}),
            "a = c and b = d");
  EXPECT_EQ(state("taso_is_all", {symbols({"p", "q"}), symbol("n")}),
            "p = n and q = n");
  EXPECT_EQ(state("taso_is_axis", {symbol("n"), x, symbol("-1")}), "n = 1");
  EXPECT_EQ(state("taso_is_dim", {x, symbol("0"), symbol("n")}), "a = n");
  EXPECT_EQ(state("taso_is_number", {symbol("m"), symbol("n")}), "m = n");
  EXPECT_EQ(state("taso_is_rank", {x, symbol("n")}), "2 = n");
  EXPECT_EQ(state("taso_same_type", {x, y}), "a = c and b = d");
  EXPECT_EQ(state("taso_swaps_last", {symbols({"p", "q"})}), "p = 1 and q = 0");
  EXPECT_EQ(state("taso_symmetric", {symbols({"t", "l", "b", "r"})}),
            "t = b and l = r");
}

TEST(RuleFunctionsTest, WindowsAlignOnSymbols) {
  EXPECT_EQ(state("taso_windows_align",
                  {symbols({"t", "l", "b", "r"}), sizes({"o", "c", "h", "w"}),
                   symbols({"T", "L", "B", "R"}), sizes({"O", "C", "H", "W"}),
                   symbols({"d", "e"})}),
            "h <= H and w <= W and (t + (d * ((H - h) div 2))) = T and "
            "(l + (e * ((W - w) div 2))) = L and "
            "(b + (d * ((H - h) - ((H - h) div 2)))) = B and "
            "(r + (e * ((W - w) - ((W - w) div 2)))) = R");
}

TEST(RuleFunctionsTest, FunctionsOnSymbols) {
  Term m = symbol("m"), n = symbol("n"), p = symbols({"p", "q"});
  EXPECT_EQ(derive("taso_add", {m, n}), "(m + n)");
  EXPECT_EQ(derive("taso_append", {p, n}), "p, q, n");
  EXPECT_EQ(derive("taso_compose", {p, symbols({"1", "0"})}), "q, p");
  EXPECT_EQ(derive("taso_dim", {sizes({"a", "b"}), symbol("-1")}), "b");
  EXPECT_EQ(derive("taso_divide", {m, n}),
            "(m div n) given 0 < n and (m mod n) = 0");
  EXPECT_EQ(derive("taso_element", {p, symbol("1")}), "q");
  EXPECT_EQ(derive("taso_insert", {p, symbol("0"), n}), "n, p, q");
  EXPECT_EQ(derive("taso_kernel", {sizes({"o", "c", "h", "w"})}), "h, w");
  EXPECT_EQ(derive("taso_multiply", {p, symbols({"m", "n"})}),
            "(p * m), (q * n)");
  EXPECT_EQ(derive("taso_pair", {m, n}), "m, n");
  EXPECT_EQ(derive("taso_remove", {p, symbol("0")}), "q");
  EXPECT_EQ(derive("taso_replace", {p, symbol("0"), n}), "n, q");
  EXPECT_EQ(derive("taso_shape", {sizes({"a", "b"})}), "a, b");
  EXPECT_EQ(derive("taso_subtract", {m, n}), "(m - n)");
  EXPECT_EQ(derive("taso_enlarged_pads",
                   {symbols({"t", "l", "b", "r"}), sizes({"o", "c", "h", "w"}),
                    symbols({"H", "W"}), symbols({"d", "e"})}),
            "(t + (d * ((H - h) div 2))), (l + (e * ((W - w) div 2))), "
            "(b + (d * ((H - h) - ((H - h) div 2)))), "
            "(r + (e * ((W - w) - ((W - w) div 2)))) given "
            "h <= H and w <= W");
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

TEST(RuleFunctionsTest, TableIsSortedAndComplete) {
  std::string_view previous;
  for (const RuleFunctionInfo &info : getRuleFunctions()) {
    EXPECT_LT(previous, info.name);
    previous = info.name;
    bool isCondition = getRuleCondition<ShapeInference>(info.name);
    bool isFunction = getRuleFunction<ShapeInference>(info.name);
    EXPECT_EQ(isFunction, info.hasResult) << info.name;
    EXPECT_EQ(isCondition, !info.hasResult && !info.advisory) << info.name;
  }
  EXPECT_EQ(getRuleCondition<ShapeInference>("taso_unheard_of"), nullptr);
  EXPECT_EQ(getRuleFunction<ShapeInference>("taso_is_all"), nullptr);
}

TEST(RuleFunctionsTest, SymmetricOnesHoldInBothOrders) {
  std::vector<Value> values = {number(2),   number(3),  list({2}),
                               shape({2}),  shape({3}), shape({2, 3}),
                               list({2, 3})};
  unsigned symmetric = 0;
  for (const RuleFunctionInfo &info : getRuleFunctions()) {
    if (!info.symmetric)
      continue;
    ++symmetric;
    for (const Value &x : values)
      for (const Value &y : values)
        EXPECT_EQ(holds(info.name, {x, y}), holds(info.name, {y, x}));
  }
  EXPECT_EQ(symmetric, 3u);
}

TEST(RuleFunctionsTest, WrongKindsGiveNothing) {
  for (const RuleFunctionInfo &info : getRuleFunctions()) {
    std::vector<Value> arguments(info.arguments.size());
    if (info.hasResult)
      EXPECT_EQ(compute(info.name, arguments), "none") << info.name;
    else if (!info.advisory)
      EXPECT_EQ(holds(info.name, arguments), "none") << info.name;
  }
}

} // namespace
