//===- MPIExchange.cpp - Processes on several machines --------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only file that sees MPI, and only if TASO_ENABLE_MPI is on.
//
//===----------------------------------------------------------------------===//

#include "TASO/Generator/Exchange.h"

#if TASO_ENABLE_MPI
#define OMPI_SKIP_MPICXX 1
#include <mpi.h>

#include <cstdlib>
#endif

namespace taso::generator {

#if TASO_ENABLE_MPI
namespace {
class MPIExchange : public Exchange {
public:
  MPIExchange() {
    MPI_Init(nullptr, nullptr);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
  }
  ~MPIExchange() override { MPI_Finalize(); }

  unsigned getRank() const override { return rank; }
  unsigned getSize() const override { return size; }
  std::vector<std::vector<uint64_t>>
  allGather(const std::vector<uint64_t> &mine) override {
    int count = mine.size();
    std::vector<int> counts(size), starts(size);
    MPI_Allgather(&count, 1, MPI_INT, counts.data(), 1, MPI_INT,
                  MPI_COMM_WORLD);
    for (int i = 1; i < size; ++i)
      starts[i] = starts[i - 1] + counts[i - 1];
    std::vector<uint64_t> words(starts.back() + counts.back());
    MPI_Allgatherv(mine.data(), count, MPI_UINT64_T, words.data(),
                   counts.data(), starts.data(), MPI_UINT64_T, MPI_COMM_WORLD);
    std::vector<std::vector<uint64_t>> all;
    for (int i = 0; i < size; ++i)
      all.emplace_back(words.begin() + starts[i],
                       words.begin() + starts[i] + counts[i]);
    return all;
  }

private:
  int rank = 0, size = 1;
};
} // namespace

/// Whether mpirun or a batch system started this process, by the variables that
/// Open MPI, MPICH and their launchers set.
static bool isUnderMPI() {
  for (const char *name : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "PMIX_RANK"})
    if (std::getenv(name))
      return true;
  return false;
}
#endif

std::unique_ptr<Exchange> makeExchange() {
#if TASO_ENABLE_MPI
  if (isUnderMPI())
    return std::make_unique<MPIExchange>();
#endif
  return std::make_unique<LocalExchange>();
}

} // namespace taso::generator
