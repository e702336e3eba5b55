/*===- TASO.h - The C interface ---------------------------------*- C -*-===*\
|*                                                                            *|
|* Part of the TASO project, under the Apache License v2.0 with LLVM          *|
|* Exceptions.                                                                *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
|*===----------------------------------------------------------------------===*|
|*                                                                            *|
|* Superoptimizes ONNX models. Neither types of LLVM nor exceptions cross     *|
|* this border, and no signal is handled. Errors and remarks are in the       *|
|* result; only LLVM's parser of options also prints what it cannot read.     *|
|*                                                                            *|
|* Memory: what a function named Create or Optimize returns belongs to the    *|
|* caller, who gives it to the Destroy of its type. Pointers that a result    *|
|* hands out live as long as the result. Strings are UTF-8 and end with a     *|
|* zero byte; those that are passed in are copied or read before the call     *|
|* returns.                                                                   *|
|*                                                                            *|
|* Threads: calls with different objects may run at the same time.            *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#ifndef TASO_C_TASO_H
#define TASO_C_TASO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define TASO_EXPORTED __attribute__((visibility("default")))
#else
#define TASO_EXPORTED
#endif

#ifdef __cplusplus
extern "C" {
#endif

/** What to do with a model. */
typedef struct TasoOptions TasoOptions;
/** What became of a model. */
typedef struct TasoResult TasoResult;

/** Asked some thousand times a second, from the thread that called
 *  tasoOptimize..; true ends the search with the best graph so far. */
typedef bool (*TasoStopRequested)(void *userData);

/** The version, as "0.1.0". */
TASO_EXPORTED const char *tasoGetVersion(void);

/** The versions of ONNX and protobuf, as `taso-opt --version` prints them. */
TASO_EXPORTED const char *tasoGetONNXVersions(void);

/*===--- Options ----------------------------------------------------------===*/

/** Options that search by the defaults of taso-opt and fold weights. */
TASO_EXPORTED TasoOptions *tasoOptionsCreate(void);
TASO_EXPORTED void tasoOptionsDestroy(TasoOptions *options);

/** The options of --taso-superoptimize as on its command line, with spaces
 *  between: "device=t4 alpha=1.05 time-limit=10 rules=cnn". */
TASO_EXPORTED void tasoOptionsSetSearch(TasoOptions *options,
                                        const char *search);

/** Gives the named dynamic dimension of models a size, as --dim name=size. A
 *  model without that name, or a size below 1, is an error of tasoOptimize.. */
TASO_EXPORTED void tasoOptionsSetDim(TasoOptions *options, const char *name,
                                     int64_t size);

/** Whether weights are evaluated that depend on weights only; true at first. */
TASO_EXPORTED void tasoOptionsSetFoldWeights(TasoOptions *options, bool fold);

/** Lets a search be ended early. `userData` is handed to the function. */
TASO_EXPORTED void tasoOptionsSetStopRequested(TasoOptions *options,
                                               TasoStopRequested function,
                                               void *userData);

/*===--- Optimization -----------------------------------------------------===*/

/** Optimizes the ONNX model in the file `path`, with its external data. Without
 *  options (NULL) those of tasoOptionsCreate are used. Never returns NULL. */
TASO_EXPORTED TasoResult *tasoOptimizeFile(const char *path,
                                           const TasoOptions *options);

/** The same for a model in memory. Weights that are not inside are looked for
 *  in the working directory. */
TASO_EXPORTED TasoResult *tasoOptimizeBytes(const void *data, size_t size,
                                            const TasoOptions *options);

TASO_EXPORTED void tasoResultDestroy(TasoResult *result);

/** NULL if there is a model, else the errors with their hints, one a line. */
TASO_EXPORTED const char *tasoResultGetError(const TasoResult *result);

/** Remarks and warnings, one a line; empty if there are none. */
TASO_EXPORTED const char *tasoResultGetRemarks(const TasoResult *result);

/** The bytes of the new model, with all weights inside, and their number. NULL
 *  and 0 after an error. */
TASO_EXPORTED const void *tasoResultGetModel(const TasoResult *result,
                                             size_t *size);

/** The report as JSON, which docs/Report.md describes. Empty after an error
 *  that came before the search. */
TASO_EXPORTED const char *tasoResultGetReport(const TasoResult *result);

#ifdef __cplusplus
}
#endif

#endif /* TASO_C_TASO_H */
