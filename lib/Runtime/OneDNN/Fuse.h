//===- Fuse.h - A primitive with what can be fused into it ------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts of the compiler that depend on the kind of primitive. oneDNN says
// only by trying which post-operations an implementation takes: one that it
// does not take makes it refuse, or choose its plain loops.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RUNTIME_ONEDNN_FUSE_H
#define TASO_LIB_RUNTIME_ONEDNN_FUSE_H

#include "Compiler.h"

#include <cmath>

namespace taso::runtime::onednn {

/// The activation that a convolution or a matrix product bears.
std::vector<PostOp> getActivation(const Step &step);

template <class Descriptor, class Make>
std::pair<Descriptor, size_t>
Compiler::fuse(const Chain &chain, const Dims &dims, const Make &make) {
  // Without the chain: its layout is the one that post-operands must have.
  Descriptor alone = make(makeAttributes(chain, 0, dims, Desc()));
  Desc dst = alone.dst_desc();
  for (size_t steps = chain.steps.size(); steps > 0; --steps) {
    try {
      Descriptor fused = make(makeAttributes(chain, steps, dims, dst));
      if (fused.dst_desc() == dst && (isSlow(alone) || !isSlow(fused)))
        return {fused, steps};
    } catch (const dnnl::error &) {
      // Not with so many.
    }
  }
  return {alone, 0};
}

template <class Primitive, class Descriptor>
void Compiler::addFused(const Descriptor &descriptor, const Chain &chain,
                        size_t fused, unsigned position, const Dims &dims,
                        std::vector<Argument> arguments,
                        const std::vector<unsigned> &folded, bool isRowMajor) {
  Desc dst = descriptor.dst_desc();
  for (Argument &argument : getPostArguments(chain, fused, dims, dst))
    arguments.push_back(std::move(argument));
  std::vector<unsigned> steps{position};
  steps.insert(steps.end(), folded.begin(), folded.end());
  for (size_t i = 0; i < fused; ++i)
    if (chain.steps[i].step != position)
      steps.push_back(chain.steps[i].step);
  for (unsigned step : steps)
    fusedSteps[step] = true;
  unsigned tensor = program.steps[steps.back()].results.front();
  Desc stored = dst;
  if (isRowMajor)
    stored = getPlain(getDims(tensor));
  else if (dims != getDims(tensor))
    stored = dst.reshape(getDims(tensor));
  Location result = placeResult(tensor, stored);
  arguments.push_back({DNNL_ARG_DST, result.as(dst), true});
  addPrimitive(descriptor, Primitive(descriptor), std::move(arguments),
               std::move(steps));
  define(tensor, result);
}

} // namespace taso::runtime::onednn

#endif // TASO_LIB_RUNTIME_ONEDNN_FUSE_H
