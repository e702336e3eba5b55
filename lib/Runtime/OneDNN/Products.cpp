//===- Products.cpp - Products of constants -------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Executors.h"

#include "oneapi/dnnl/dnnl.h"

namespace taso::runtime::onednn {

std::optional<HostTensor>
multiplyMatrices(const Program &program, const Step &step,
                 const std::vector<HostTensor> &operands) {
  if (step.op != "matmul" || step.attributes.keyword("activation") != "none" ||
      program.tensors[step.results[0]].type != ElementType::F32 ||
      operands[0].rank() != 2 || operands[1].rank() != 2)
    return std::nullopt;
  int64_t rows = operands[0].dim(0), depth = operands[0].dim(1),
          columns = operands[1].dim(1);
  if (rows == 0 || depth == 0 || columns == 0)
    return std::nullopt;
  HostTensor result(HostTensor::Shape{rows, columns});
  if (dnnl_sgemm('N', 'N', rows, columns, depth, 1, operands[0].values().data(),
                 depth, operands[1].values().data(), columns, 0,
                 result.mutableValues().data(), columns) != dnnl_success)
    return std::nullopt;
  return result;
}

} // namespace taso::runtime::onednn
