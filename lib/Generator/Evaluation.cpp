//===- Evaluation.cpp - The value of a term in one family -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluation.h"

#include "TASO/Semantics/OperatorTable.h"

#include <unordered_map>

namespace taso::generator {

using Mixer = ExponentialElement;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

uint64_t Value::getType() const {
  uint64_t type = uint64_t(role) | uint64_t(tensor.rank() + 1) << 2;
  for (unsigned i = 0; i < tensor.rank(); ++i)
    type = type * 4099 + tensor.dim(i);
  return type;
}

uint64_t Value::getHash() const {
  uint64_t hash = Mixer::mix(getType());
  for (const Lanes &lanes : tensor.values())
    for (ExponentialElement element : lanes.samples)
      hash = Mixer::mix(hash ^ element.getResidue());
  return hash;
}

bool Value::isUndefined() const {
  return llvm::any_of(tensor.values(),
                      [](const Lanes &lanes) { return lanes.isUndefined(); });
}

/// Some elements that stand for all, spread over a tensor.
static llvm::SmallVector<int64_t, 8> getProbes(int64_t size) {
  constexpr int64_t kProbes = 6;
  llvm::SmallVector<int64_t, 8> probes;
  for (int64_t i = 0; i < std::min(size, kProbes); ++i)
    probes.push_back((2 * i + 1) * size / (2 * std::min(size, kProbes)));
  return probes;
}

static uint64_t hashProbes(const Value &value, llvm::ArrayRef<int64_t> probes) {
  uint64_t hash = Mixer::mix(value.getType());
  for (int64_t probe : probes) {
    const Lanes &lanes = value.tensor.values()[probe];
    if (lanes.isUndefined())
      return 0;
    for (ExponentialElement element : lanes.samples)
      hash = Mixer::mix(hash ^ element.getResidue());
  }
  return hash;
}

uint64_t Value::getProbe() const {
  return hashProbes(*this, getProbes(tensor.size()));
}

/// Whether an element is negative, by sample: seldom, so that something is left
/// by several relus; coherently in a whole channel or row, so that every window
/// may be negative; mostly. In a small tensor none is negative, or positive, in
/// all samples: relu would leave nothing, or be the identity.
static std::array<bool, kSamples> drawSigns(uint64_t random, uint64_t group,
                                            bool isSmall) {
  static_assert(kSamples == 3);
  bool coherent = group % 100 < 60, mostly = random % 100 < 85;
  bool seldom = random / 100 % 100 < 30;
  return {isSmall && coherent == mostly ? !mostly : seldom, coherent, mostly};
}

Value makeInput(const Family &family, unsigned kind, unsigned index) {
  return makeInput(family, kind, index, family.getShape(getInputKinds()[kind]));
}

static Value makeValue(uint64_t seed, Role role, const Shape &shape) {
  Value value;
  value.tensor = Sampled::Tensor(shape);
  value.role = role;
  std::vector<Lanes> &elements = value.tensor.mutableValues();
  // Signs are coherent over what a window can see: the last two dimensions.
  uint64_t window = 1;
  for (unsigned d = value.tensor.rank();
       d-- > 0 && d + 2 >= value.tensor.rank();)
    window *= value.tensor.dim(d);
  for (size_t i = 0; i < elements.size(); ++i) {
    uint64_t group = Mixer::mix(seed ^ Mixer::mix(i / window + 77));
    std::array<bool, kSamples> isNegative = drawSigns(
        Mixer::mix(seed ^ Mixer::mix(i + 7777)), group, elements.size() <= 4);
    for (unsigned sample = 0; sample < kSamples; ++sample) {
      uint64_t random = Mixer::mix(seed + i * kSamples + sample);
      // The double is of ordinary size and has nothing to do with the residue.
      double order = 0.1 + static_cast<double>(random >> 40) / (1 << 24) * 1.9;
      if (isNegative[sample])
        order = -order;
      elements[i].samples[sample] = ExponentialElement(
          static_cast<uint32_t>(Mixer::mix(random)),
          static_cast<uint32_t>(Mixer::mix(random + 1)), order);
    }
  }
  return value;
}

Value makeInput(const Family &family, unsigned kind, unsigned index,
                const Shape &shape) {
  const InputKind &info = getInputKinds()[kind];
  Role role = Role::Plain;
  if (info.shape.empty())
    role = Role::Scalar;
  else if (info.shape.size() == 4)
    role = info.isKernel ? Role::Kernel : Role::Image;
  return makeValue(Mixer::mix((family.seed << 16) + (kind << 8) + index), role,
                   shape);
}

Value makeFreshValue(const Family &family, unsigned index, Role role,
                     const Shape &shape) {
  // No kind of input has this number.
  constexpr uint64_t kKind = 255;
  return makeValue(Mixer::mix((family.seed << 16) + (kKind << 8) + index), role,
                   shape);
}

//===----------------------------------------------------------------------===//
// Evaluation
//===----------------------------------------------------------------------===//

namespace {
struct TypingKey {
  unsigned instance;
  std::array<uint64_t, 3> types;
  bool operator==(const TypingKey &) const = default;
};
struct TypingHash {
  size_t operator()(const TypingKey &key) const {
    uint64_t hash = key.instance;
    for (uint64_t type : key.types)
      hash = (hash ^ type) * 0x9e3779b97f4a7c15u;
    return hash ^ (hash >> 32);
  }
};
} // namespace

struct Evaluator::Tables {
  /// Null for what is ill-typed: most combinations are.
  std::unordered_map<TypingKey, std::unique_ptr<Typing>, TypingHash> typings;
  uint64_t numValid = 0;
  std::vector<semantics::Definition<Sampled>> definitions;
};

Evaluator::Evaluator(const Family &family,
                     const std::vector<OperatorInstance> &instances)
    : family(family), instances(instances), tables(new Tables) {
  static const auto definitions =
      semantics::makeTable<Sampled>(semantics::AllOperators());
  for (const OperatorInstance &instance : instances)
    tables->definitions.push_back(
        definitions.find(instance.info->name)->second);
}

Evaluator::~Evaluator() = default;

const Evaluator::Typing &
Evaluator::getTyping(unsigned instance, llvm::ArrayRef<uint64_t> types,
                     llvm::ArrayRef<const Value *> operands) {
  static const Typing illTyped;
  TypingKey key{instance, {}};
  std::copy(types.begin(), types.end(), key.types.begin());
  auto [it, isNew] = tables->typings.try_emplace(key);
  if (isNew)
    if (std::optional<Typing> typing = findTyping(instance, operands)) {
      it->second = std::make_unique<Typing>(std::move(*typing));
      ++tables->numValid;
    }
  return it->second ? *it->second : illTyped;
}

uint64_t Evaluator::getMemory() const {
  // An attribute is a name and a list in a map.
  constexpr uint64_t kKey = sizeof(TypingKey) + 40, kAttributes = 600;
  return tables->typings.size() * kKey +
         tables->numValid * (sizeof(Typing) + kAttributes);
}

/// The typing of what is well-typed.
std::optional<Evaluator::Typing>
Evaluator::findTyping(unsigned instance,
                      llvm::ArrayRef<const Value *> operands) {
  std::vector<Shape> shapes;
  std::vector<Role> roles;
  std::vector<Sampled::Tensor> tensors;
  for (const Value *operand : operands) {
    shapes.push_back(operand->tensor.shape());
    roles.push_back(operand->role);
    tensors.push_back(operand->tensor);
  }
  std::optional<AttributeValues> attributes =
      resolveAttributes(instances[instance], family, shapes);
  if (!attributes)
    return std::nullopt;
  Typing typing;
  typing.attributes = std::move(*attributes);
  std::vector<Sampled::Tensor> made;
  Sampled algebra;
  algebra.recordTensors(made);
  std::vector<Sampled::Tensor> results =
      tables->definitions[instance](algebra, tensors, typing.attributes);
  if (results.size() <= instances[instance].result)
    return std::nullopt;
  const Sampled::Tensor &result = results[instances[instance].result];
  std::optional<Role> role =
      getResultRole(instances[instance], roles, result.rank());
  typing.valid =
      role && result.rank() <= 4 && result.size() > 0 && result.size() <= 512;
  if (!typing.valid)
    return std::nullopt;
  typing.role = *role;
  typing.type = Value{result, *role}.getType();
  auto isResult = [&](const Sampled::Tensor &tensor) {
    return &tensor.values() == &result.values();
  };
  typing.resultTensor = llvm::find_if(made, isResult) - made.begin();
  typing.probes = getProbes(result.size());
  return typing;
}

/// What a definition is called with.
struct Evaluator::Call {
  std::vector<Sampled::Tensor> operands;
  const Typing *typing;
};

Evaluator::Call Evaluator::prepare(unsigned instance,
                                   llvm::ArrayRef<const Value *> operands) {
  Call call;
  std::array<uint64_t, 3> types{};
  call.operands.reserve(operands.size());
  for (auto [i, operand] : llvm::enumerate(operands)) {
    types[i] = operand->getType();
    call.operands.push_back(operand->tensor);
  }
  call.typing = &getTyping(
      instance, llvm::ArrayRef(types).take_front(operands.size()), operands);
  return call;
}

std::optional<Value>
Evaluator::evaluate(unsigned instance, llvm::ArrayRef<const Value *> operands) {
  Call call = prepare(instance, operands);
  if (!call.typing->valid)
    return std::nullopt;
  Sampled algebra;
  Value value;
  value.role = call.typing->role;
  value.tensor = tables->definitions[instance](
      algebra, call.operands,
      call.typing->attributes)[instances[instance].result];
  return value;
}

uint64_t Evaluator::probe(unsigned instance,
                          llvm::ArrayRef<const Value *> operands) {
  Call call = prepare(instance, operands);
  if (!call.typing->valid)
    return 0;
  Sampled algebra;
  algebra.restrict(call.typing->resultTensor, call.typing->probes);
  Value value;
  value.role = call.typing->role;
  value.tensor = tables->definitions[instance](
      algebra, call.operands,
      call.typing->attributes)[instances[instance].result];
  return hashProbes(value, call.typing->probes);
}

} // namespace taso::generator
