//===- Evaluation.h - The value of a term in one family ---------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Evaluates operator instances on the values of one family. Whether operands
// are well-typed is looked up, since there are few combinations of shapes.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_GENERATOR_EVALUATION_H
#define TASO_LIB_GENERATOR_EVALUATION_H

#include "TASO/Generator/Vocabulary.h"

#include "SampledAlgebra.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <memory>

namespace taso::generator {

/// A tensor in all samples of one family.
struct Value {
  Sampled::Tensor tensor;
  Role role = Role::Plain;

  /// Rank, sizes and role in one word.
  uint64_t getType() const;
  /// A hash of type and elements. Equal values have equal hashes.
  uint64_t getHash() const;
  /// A hash of type and a few elements, or 0 if one of them is undefined.
  uint64_t getProbe() const;
  /// The bytes of the elements.
  uint64_t getMemory() const { return tensor.size() * sizeof(Lanes); }
  /// What an ill-typed term has.
  bool isEmpty() const { return tensor.size() == 0; }
  /// Whether some element divides by zero.
  bool isUndefined() const;
};

/// A value in each family of the fingerprint.
using Values = std::array<Value, kFingerprintFamilies>;

/// The values of input number `index` of a kind.
Value makeInput(const Family &family, unsigned kind, unsigned index);
/// The same for a tensor of another shape of the same rank.
Value makeInput(const Family &family, unsigned kind, unsigned index,
                const Shape &shape);
/// Other values, number `index`, of a role and a shape.
Value makeFreshValue(const Family &family, unsigned index, Role role,
                     const Shape &shape);

class Evaluator {
public:
  Evaluator(const Family &family,
            const std::vector<OperatorInstance> &instances);
  ~Evaluator();

  const Family &getFamily() const { return family; }

  /// What is known about an instance on operands of given types.
  struct Typing {
    bool valid = false;
    AttributeValues attributes;
    Role role = Role::Plain;
    uint64_t type = 0; ///< of the result
    /// Which of the tensors that the definition makes is the result.
    unsigned resultTensor = 0;
    llvm::SmallVector<int64_t, 8> probes; ///< elements of the result
  };
  const Typing &getTyping(unsigned instance, llvm::ArrayRef<uint64_t> types,
                          llvm::ArrayRef<const Value *> operands);

  /// About the bytes that typings take.
  uint64_t getMemory() const;

  /// The result, or nothing if it is ill-typed.
  std::optional<Value> evaluate(unsigned instance,
                                llvm::ArrayRef<const Value *> operands);
  /// The probe of the result, or 0 if it is ill-typed. Of the result nothing
  /// but what the probe needs is computed.
  uint64_t probe(unsigned instance, llvm::ArrayRef<const Value *> operands);

private:
  std::optional<Typing> findTyping(unsigned instance,
                                   llvm::ArrayRef<const Value *> operands);
  struct Call;
  Call prepare(unsigned instance, llvm::ArrayRef<const Value *> operands);

  const Family &family;
  const std::vector<OperatorInstance> &instances;
  struct Tables;
  std::unique_ptr<Tables> tables;
};

} // namespace taso::generator

#endif // TASO_LIB_GENERATOR_EVALUATION_H
