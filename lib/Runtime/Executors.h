//===- Executors.h - Where the executors are made ---------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to lib/Runtime. An executor whose library was not found when TASO was
// configured is not declared away but absent from the build; createExecutor
// says so.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_LIB_RUNTIME_EXECUTORS_H
#define TASO_LIB_RUNTIME_EXECUTORS_H

#include "TASO/Runtime/Executor.h"

#include <optional>

namespace taso::runtime {

Result<std::unique_ptr<Executor>>
createReferenceExecutor(const ExecutorOptions &options);
Result<std::unique_ptr<Executor>>
createOneDNNExecutor(const ExecutorOptions &options);
Result<std::unique_ptr<Executor>>
createCUDAExecutor(const ExecutorOptions &options);

/// Runs one step by its definition. Results are rounded to their types.
Result<std::vector<HostTensor>>
runDefinition(const Program &program, const Step &step,
              const std::vector<HostTensor> &operands);

namespace onednn {
/// The result of a step that is a product of two matrices of f32, computed by
/// oneDNN; nothing for other steps. Only where oneDNN is built in.
std::optional<HostTensor>
multiplyMatrices(const Program &program, const Step &step,
                 const std::vector<HostTensor> &operands);
} // namespace onednn

/// Checks the number and the shapes of the inputs.
Status checkInputs(const Program &program,
                   const std::vector<HostTensor> &inputs);

/// How many copies of the inputs fill the bytes that the options ask for: at
/// least 2, unless there is no input.
unsigned countInputCopies(const Program &program, const TimeOptions &options);

/// The name of the machine's processor.
std::string getProcessorName();

} // namespace taso::runtime

#endif // TASO_LIB_RUNTIME_EXECUTORS_H
