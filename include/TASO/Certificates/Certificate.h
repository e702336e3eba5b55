//===- Certificate.h - What a certificate is known by -----------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A certificate is a line of JSON (docs/Certificates.md). The name of its rule
// is no part of what it shows: rules get their names when a library is made of
// them, after their proofs.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_CERTIFICATES_CERTIFICATE_H
#define TASO_CERTIFICATES_CERTIFICATE_H

#include "llvm/ADT/StringRef.h"

#include <string>

namespace taso {

/// The hash (16 hexadecimal digits) under which a certificate is known in a
/// library: of the line without the name of its rule.
std::string getCertificateHash(llvm::StringRef line);

/// The certificate with another name for its rule. A line that is no
/// certificate stays as it is.
std::string nameCertificate(llvm::StringRef line, llvm::StringRef rule);

} // namespace taso

#endif // TASO_CERTIFICATES_CERTIFICATE_H
