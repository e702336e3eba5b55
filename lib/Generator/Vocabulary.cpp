//===- Vocabulary.cpp - Operator sets and instances -----------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/Vocabulary.h"

#include "TASO/Semantics/Operators.h"

#include <algorithm>

namespace taso::generator {

using semantics::AttributeDomain;
using semantics::AttributeKind;
using semantics::AttributeSpec;
using semantics::OperatorInfo;

//===----------------------------------------------------------------------===//
// Operator sets
//===----------------------------------------------------------------------===//

static unsigned findKind(std::string_view name) {
  const std::vector<InputKind> &kinds = getInputKinds();
  auto it = std::find_if(kinds.begin(), kinds.end(),
                         [&](const InputKind &k) { return k.name == name; });
  return it - kinds.begin();
}

/// Reads `x:3,w:2`.
static bool parseInputs(std::string_view text,
                        std::vector<OperatorSet::Inputs> &inputs,
                        std::string &error) {
  inputs.clear();
  while (!text.empty()) {
    std::string_view item = text.substr(0, text.find(','));
    text.remove_prefix(std::min(text.size(), item.size() + 1));
    size_t colon = item.find(':');
    std::string_view count = colon == item.npos ? "1" : item.substr(colon + 1);
    unsigned kind = findKind(item.substr(0, colon));
    if (kind == getInputKinds().size() || count.size() != 1 || count[0] < '1' ||
        count[0] > '6') {
      error = "expected KIND:COUNT with a kind among";
      for (const InputKind &known : getInputKinds())
        error += " " + std::string(known.name);
      error += " and a count from 1 to 6, found '" + std::string(item) + "'";
      return false;
    }
    inputs.push_back({kind, unsigned(count[0] - '0')});
  }
  return true;
}

static OperatorSet makeGroup(std::string name,
                             std::vector<std::string> operators,
                             std::string_view inputs) {
  OperatorSet set;
  set.name = std::move(name);
  set.operators = std::move(operators);
  std::string error;
  parseInputs(inputs, set.inputs, error);
  return set;
}

static std::vector<OperatorSet> makeGroups() {
  OperatorSet original =
      makeGroup("taso2019",
                {"matmul", "conv2d", "add", "mul", "smul", "relu", "pool2d_avg",
                 "pool2d_max", "concat", "split", "transpose", "enlarge",
                 "const_pool", "const_iconv", "const_imm", "const_one"},
                "s:1,x:3,w:3,i:3,k:3,c:2,d:1,h:1");
  OperatorSet networks =
      makeGroup("cnn",
                {"conv2d", "add", "mul", "relu", "sigmoid", "pool2d_avg",
                 "pool2d_max", "concat", "slice", "pad", "broadcast", "enlarge",
                 "merge_gconv", "reduce_mean"},
                "i:2,p:2,k:2,c:1,d:1");
  networks.maxStride = 2;
  networks.keepDims = true;
  networks.gainFrom = 3;
  networks.minGain = 1;
  // One function stands for all that nothing is known of.
  OperatorSet transformer = makeGroup(
      "transformer",
      {"matmul", "add", "sub", "mul", "div", "smul", "gelu", "transpose",
       "reshape", "slice", "broadcast", "reduce_sum", "reduce_mean",
       "reduce_max", "softmax", "layer_norm", "concat"},
      "s:1,v:1,x:3,w:2,l:1,b:1");
  transformer.activations.clear();
  transformer.keepDims = true;
  transformer.gainFrom = 3;
  transformer.minGain = 1;
  OperatorSet all = makeGroup("all", {},
                              "s:1,v:1,x:2,w:2,r:1,l:1,b:1,i:2,p:1,"
                              "e:1,k:2,c:1,d:1");
  for (const OperatorInfo &info : semantics::getOperators())
    all.operators.push_back(std::string(info.name));
  all.maxStride = 2;
  all.slicedShapes = true;
  all.allowNoPadding = true;
  all.maxAxis = 3;
  all.activations = {"relu", "sigmoid", "tanh"};
  return {original, networks, transformer, all};
}

const std::vector<OperatorSet> &OperatorSet::getGroups() {
  static const std::vector<OperatorSet> groups = makeGroups();
  return groups;
}

std::optional<OperatorSet> OperatorSet::parse(std::string_view operators,
                                              std::string_view inputs,
                                              std::string &error) {
  OperatorSet set;
  const std::vector<OperatorSet> &groups = getGroups();
  auto group = std::find_if(groups.begin(), groups.end(),
                            [&](const auto &g) { return g.name == operators; });
  if (group != groups.end()) {
    set = *group;
  } else {
    set = groups.back();
    set.name = "custom";
    set.operators.clear();
    for (std::string_view rest = operators; !rest.empty();) {
      std::string_view name = rest.substr(0, rest.find(','));
      rest.remove_prefix(std::min(rest.size(), name.size() + 1));
      if (!semantics::getOperatorInfo(name)) {
        error = "expected a group (taso2019, cnn, transformer, all) or "
                "operators, found '" +
                std::string(name) + "'";
        return std::nullopt;
      }
      set.operators.push_back(std::string(name));
    }
  }
  if (set.operators.empty()) {
    error = "no operators";
    return std::nullopt;
  }
  if (!inputs.empty() && !parseInputs(inputs, set.inputs, error))
    return std::nullopt;
  return set;
}

bool OperatorSet::hasSlicedShapes() const {
  return slicedShapes && std::find(operators.begin(), operators.end(),
                                   "slice") != operators.end();
}

static bool hasDomain(const OperatorInfo &info, AttributeDomain domain) {
  for (const AttributeSpec &spec : info.attributes)
    if (spec.domain == domain)
      return true;
  return false;
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

/// A shape is that of a kind of input, or what a slice along an axis leaves of
/// it. It is stored as the kind, plus this for each number up to the axis.
static constexpr unsigned kSliced = 32;

/// How many shapes there are for each kind of input.
static unsigned countShapesPerKind(const OperatorSet &set) {
  return 1 + (set.hasSlicedShapes() ? set.maxAxis + 1 : 0);
}

/// The stored form of a choice of shape: all kinds, then all sliced at the
/// first axis, and so on.
static unsigned encodeShape(unsigned choice, const OperatorSet &set) {
  unsigned numKinds = set.inputs.size();
  return set.inputs[choice % numKinds].kind + kSliced * (choice / numKinds);
}

/// The shape that such a code stands for in a family.
static Shape getChosenShape(unsigned code, const Family &family) {
  Shape shape = family.getShape(getInputKinds()[code % kSliced]);
  if (code >= kSliced)
    --shape[code / kSliced - 1];
  return shape;
}

/// How many choices the attribute has, under the limits of the set.
static unsigned countChoices(const AttributeSpec &spec,
                             const OperatorSet &set) {
  switch (spec.domain) {
  case AttributeDomain::Flag:
    return 2;
  case AttributeDomain::Axis:
    return set.maxAxis + 1;
  case AttributeDomain::Axes:
    return set.maxAxis + 2; // each axis, and the last two
  case AttributeDomain::Permutation:
    return set.maxAxis > 1 ? 2 : 1; // the last two, the two before the last
  case AttributeDomain::Strides:
    return set.maxStride;
  case AttributeDomain::Padding:
    return set.allowNoPadding ? 2 : 1;
  case AttributeDomain::Shape:
    return set.inputs.size() * countShapesPerKind(set);
  case AttributeDomain::Border:
    return set.maxAxis + 1;
  default:
    break;
  }
  if (spec.kind != AttributeKind::Keyword)
    return 1;
  bool isActivation = spec.name == "activation";
  return isActivation ? 1 + set.activations.size() : spec.words.size();
}

/// The keyword of a choice, as an index into the words.
static std::string_view getWord(const AttributeSpec &spec, unsigned choice) {
  return spec.words[choice];
}

static std::string describe(const AttributeSpec &spec, unsigned choice,
                            const OperatorSet &set) {
  switch (spec.domain) {
  case AttributeDomain::Strides:
    return std::to_string(choice + 1);
  case AttributeDomain::Padding:
    return choice ? "none" : "same";
  case AttributeDomain::Axes:
    return choice > set.maxAxis ? "last" : std::to_string(choice);
  case AttributeDomain::Permutation:
    return choice ? "outer" : "last";
  case AttributeDomain::Shape: {
    unsigned code = encodeShape(choice, set);
    std::string name(getInputKinds()[code % kSliced].name);
    return code < kSliced ? name
                          : name + "/" + std::to_string(code / kSliced - 1);
  }
  default:
    if (spec.kind == AttributeKind::Keyword)
      return std::string(getWord(spec, choice));
    return std::to_string(choice);
  }
}

/// What a choice is stored as: for a shape its code, for a keyword the word, so
/// that the set is not needed again.
static uint8_t encode(const AttributeSpec &spec, unsigned choice,
                      const OperatorSet &set) {
  if (spec.domain == AttributeDomain::Shape)
    return encodeShape(choice, set);
  if (spec.domain == AttributeDomain::Axes && choice > set.maxAxis)
    return 255;
  if (spec.kind == AttributeKind::Keyword && spec.name == "activation" &&
      choice > 0) {
    auto word = std::find(spec.words.begin(), spec.words.end(),
                          set.activations[choice - 1]);
    return word - spec.words.begin();
  }
  return choice;
}

unsigned OperatorInstance::getNumResults() const {
  return info->numResults >= 0 ? info->numResults : 2;
}

/// A constant of ones is a matrix or an image; one for every kind of input
/// would only repeat the same laws. A slice keeps something of its axis.
static bool isWorthChoosing(const OperatorInfo &info, const AttributeSpec &spec,
                            unsigned choice, const OperatorSet &set) {
  if (spec.name == "keep_dims" && set.keepDims && choice == 0)
    return false;
  if (spec.domain != AttributeDomain::Shape)
    return true;
  unsigned code = encodeShape(choice, set);
  const InputKind &kind = getInputKinds()[code % kSliced];
  if (info.has(semantics::kConstant))
    return kind.name == "x" || kind.name == "i";
  unsigned axis = code / kSliced;
  return axis == 0 ||
         (axis <= kind.shape.size() && kind.shape[axis - 1] != '1');
}

/// Adds the instances with every combination of choices from attribute `next`
/// on. Attributes of one domain (the low and high border) choose alike.
static void addInstances(OperatorInstance instance, const OperatorSet &set,
                         size_t next, std::string label,
                         std::vector<OperatorInstance> &instances) {
  const std::vector<AttributeSpec> &specs = instance.info->attributes;
  if (next == specs.size()) {
    instance.label = std::string(instance.info->name) +
                     (label.empty() ? "" : "{" + label + "}");
    for (instance.result = 0; instance.result < instance.getNumResults();
         ++instance.result)
      instances.push_back(instance);
    return;
  }
  const AttributeSpec &spec = specs[next];
  unsigned count = countChoices(spec, set), first = 0;
  for (size_t i = 0; i < next; ++i)
    if (specs[i].domain == spec.domain &&
        spec.domain == AttributeDomain::Border) {
      first = instance.choices[i];
      count = first + 1;
    }
  for (unsigned choice = first; choice < count; ++choice) {
    if (!isWorthChoosing(*instance.info, spec, choice, set))
      continue;
    OperatorInstance chosen = instance;
    chosen.choices.push_back(encode(spec, choice, set));
    std::string text = label;
    if (countChoices(spec, set) > 1)
      text += (text.empty() ? "" : ",") + std::string(spec.name) + "=" +
              describe(spec, choice, set);
    addInstances(chosen, set, next + 1, text, instances);
  }
}

std::vector<OperatorInstance> makeInstances(const OperatorSet &set) {
  std::vector<OperatorInstance> instances;
  for (const std::string &name : set.operators) {
    const OperatorInfo *info = semantics::getOperatorInfo(name);
    OperatorInstance instance;
    instance.info = info;
    // A concat joins two here; rules for more are made from those.
    bool variadic = info->maxOperands < 0;
    unsigned least = variadic ? 2 : info->minOperands;
    unsigned most = variadic ? 2 : std::min(info->maxOperands, 3);
    // Shapes are static here.
    if (info->has(semantics::kTakesSizes))
      most = least;
    for (unsigned n = least; n <= most; ++n) {
      instance.numOperands = n;
      addInstances(instance, set, 0, "", instances);
    }
  }
  return instances;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

namespace {

/// Finds the attributes of one instance, in the order of the specs.
class Resolver {
public:
  Resolver(const OperatorInstance &instance, const Family &family,
           const std::vector<Shape> &operands)
      : instance(instance), family(family), operands(operands) {}

  std::optional<AttributeValues> run() {
    const std::vector<AttributeSpec> &specs = instance.info->attributes;
    for (size_t i = 0; i < specs.size(); ++i) {
      const AttributeSpec &spec = specs[i];
      unsigned choice = instance.choices[i];
      if (spec.kind == AttributeKind::Keyword) {
        values.setKeyword(spec.name, std::string(getWord(spec, choice)));
      } else if (spec.kind == AttributeKind::Real) {
        values.setReal(spec.name, getReal(specs, i));
      } else {
        std::optional<std::vector<int64_t>> numbers = resolve(spec, choice);
        if (!numbers)
          return std::nullopt;
        values.setNumbers(spec.name, std::move(*numbers));
      }
    }
    return values;
  }

private:
  using Numbers = std::optional<std::vector<int64_t>>;

  /// The one real of an operator is 0, which is exact; two are an interval.
  static double getReal(const std::vector<AttributeSpec> &specs, size_t i) {
    size_t before = 0, all = 0;
    for (size_t j = 0; j < specs.size(); ++j)
      if (specs[j].kind == AttributeKind::Real) {
        before += j < i;
        ++all;
      }
    return all == 1 ? 0 : before ? 0.75 : -0.5;
  }

  Numbers axisSize() const {
    int64_t axis = values.number("axis");
    return std::vector<int64_t>{operands[0][axis]};
  }

  Numbers resolve(const AttributeSpec &spec, unsigned choice) const {
    unsigned rank = operands.empty() ? 0 : operands[0].size();
    switch (spec.domain) {
    case AttributeDomain::Flag:
      return std::vector<int64_t>{choice};
    case AttributeDomain::Axis:
      if (choice >= rank)
        return std::nullopt;
      return std::vector<int64_t>{choice};
    case AttributeDomain::Axes:
      return resolveAxes(rank, choice);
    case AttributeDomain::Permutation:
      return resolvePermutation(rank, choice);
    case AttributeDomain::Strides:
      return std::vector<int64_t>(spec.length, choice + 1);
    case AttributeDomain::Padding:
      return resolvePadding(choice);
    case AttributeDomain::Ones:
      return std::vector<int64_t>(spec.length, 1);
    case AttributeDomain::Groups:
      return resolveGroups();
    case AttributeDomain::Window:
      return std::vector<int64_t>(spec.length, 3);
    case AttributeDomain::Count:
      return std::vector<int64_t>{2};
    case AttributeDomain::Size:
      return std::vector<int64_t>{
          hasDomain(*instance.info, AttributeDomain::Window) ? family.channels
                                                             : family.inner};
    case AttributeDomain::Shape: {
      Shape shape = getChosenShape(choice, family);
      return std::vector<int64_t>(shape.begin(), shape.end());
    }
    case AttributeDomain::Parts:
      return resolveParts();
    case AttributeDomain::Start:
    case AttributeDomain::Step:
      return std::vector<int64_t>{1};
    case AttributeDomain::Extent: {
      int64_t size = (*axisSize())[0];
      return size < 2 ? Numbers() : std::vector<int64_t>{size - 1};
    }
    case AttributeDomain::Border:
      if (choice >= rank)
        return std::nullopt;
      return borderAt(rank, choice);
    case AttributeDomain::Any:
      break;
    }
    return std::nullopt;
  }

  static Numbers borderAt(unsigned rank, unsigned axis) {
    std::vector<int64_t> border(rank, 0);
    border[axis] = 1;
    return border;
  }

  static Numbers resolveAxes(unsigned rank, unsigned choice) {
    if (choice != 255)
      return choice < rank ? Numbers(std::vector<int64_t>{choice})
                           : std::nullopt;
    if (rank < 3)
      return std::nullopt;
    return std::vector<int64_t>{rank - 2, rank - 1};
  }

  static Numbers resolvePermutation(unsigned rank, unsigned choice) {
    if (rank < 2 + choice)
      return std::nullopt;
    std::vector<int64_t> perm;
    for (unsigned i = 0; i < rank; ++i)
      perm.push_back(i);
    std::swap(perm[rank - 2 - choice], perm[rank - 1 - choice]);
    return perm;
  }

  /// The sizes of the window: the attribute, or those of the kernel.
  Numbers windowSize() const {
    const std::vector<int64_t> &kernel = values.list("kernel");
    if (!kernel.empty())
      return kernel;
    if (operands.size() < 2 || operands[1].size() != 4)
      return std::nullopt;
    return std::vector<int64_t>{operands[1][2], operands[1][3]};
  }

  Numbers resolvePadding(unsigned choice) const {
    Numbers window = windowSize();
    if (!window)
      return std::nullopt;
    if (choice)
      return std::vector<int64_t>(4, 0);
    int64_t height = (*window)[0] - 1, width = (*window)[1] - 1;
    return std::vector<int64_t>{height / 2, width / 2, height - height / 2,
                                width - width / 2};
  }

  /// What the channels of a convolution's operands call for. A kernel alone is
  /// one of an image with as many channels as it makes; a constant kernel is
  /// one of the family's images.
  Numbers resolveGroups() const {
    if (operands.empty())
      return std::vector<int64_t>{family.channels / family.perGroup};
    bool isAlone = operands.size() == 1;
    const Shape &kernel = operands[isAlone ? 0 : 1];
    if (operands[0].size() != 4 || kernel.size() != 4)
      return std::nullopt;
    int64_t channels = operands[0][isAlone ? 0 : 1];
    int64_t read = kernel[1];
    if (read == 0 || channels % read)
      return std::nullopt;
    return std::vector<int64_t>{channels / read};
  }

  Numbers resolveParts() const {
    int64_t size = (*axisSize())[0];
    if (size < 2)
      return std::nullopt;
    return std::vector<int64_t>{size / 2, size - size / 2};
  }

  const OperatorInstance &instance;
  const Family &family;
  const std::vector<Shape> &operands;
  AttributeValues values;
};

} // namespace

std::optional<AttributeValues>
resolveAttributes(const OperatorInstance &instance, const Family &family,
                  const std::vector<Shape> &operands) {
  return Resolver(instance, family, operands).run();
}

std::optional<Role> getResultRole(const OperatorInstance &instance,
                                  const std::vector<Role> &operands,
                                  unsigned resultRank) {
  const OperatorInfo &info = *instance.info;
  bool slides = hasDomain(info, AttributeDomain::Strides);
  bool onKernels = !slides && (hasDomain(info, AttributeDomain::Window) ||
                               hasDomain(info, AttributeDomain::Count));
  // A sum over products, and a permutation, are for matrices.
  bool computes =
      !(info.traits & (semantics::kPointwise | semantics::kDataMovement));
  bool plainOnly = (!slides && computes && operands.size() > 1) ||
                   hasDomain(info, AttributeDomain::Permutation);
  Role role = onKernels ? Role::Kernel : Role::Plain;
  for (size_t i = 0; i < operands.size(); ++i) {
    // Scalars are only scaled with and combined with each other.
    if (operands[i] == Role::Scalar && i == 0 && !instance.isCommutative())
      return std::nullopt;
    if (operands[i] <= Role::Scalar)
      continue;
    if (plainOnly)
      return std::nullopt;
    // A window slides over an image, under a kernel if there is one.
    if (slides && operands[i] != (i == 1 ? Role::Kernel : Role::Image))
      return std::nullopt;
    if (!slides && role != Role::Plain && operands[i] != role)
      return std::nullopt;
    role = operands[i];
  }
  if (resultRank == 0)
    return Role::Scalar;
  if (resultRank != 4)
    return Role::Plain;
  return slides || role == Role::Plain ? Role::Image : role;
}

} // namespace taso::generator
