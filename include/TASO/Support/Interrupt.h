//===- Interrupt.h - Stopping in good order ---------------------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A long computation that keeps what it has done asks now and then whether the
// user wants it to stop.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_SUPPORT_INTERRUPT_H
#define TASO_SUPPORT_INTERRUPT_H

namespace taso {

/// What shells expect of a program that the user interrupted.
inline constexpr int kInterruptedExitCode = 130;

/// From now on the first Ctrl-C, or a request to terminate, is only noted; the
/// second one ends the program.
void catchInterrupts();

/// From now on the first one ends the program, as usual.
void releaseInterrupts();

/// Whether there was one.
bool isInterrupted();

} // namespace taso

#endif // TASO_SUPPORT_INTERRUPT_H
