/*===- taso-capi-test.c - The C interface on a command line -----------------===*\
|*                                                                            *|
|* Part of the TASO project, under the Apache License v2.0 with LLVM          *|
|* Exceptions.                                                                *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
|*===----------------------------------------------------------------------===*|
|*                                                                            *|
|* In C, since that is what the header is for. With the word `file` the model *|
|* is read by the library, with `bytes` by us.                                *|
|*   taso-capi-test file|bytes in.onnx out.onnx [search=.. name=size unfolded *|
|*                                               stop]                        *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#include "TASO-C/TASO.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The number of times that it was asked. */
static bool stop(void *userData) {
  ++*(unsigned *)userData;
  return true;
}

static void readOption(TasoOptions *options, char *text, unsigned *asked) {
  char *value = strchr(text, '=');
  if (value)
    *value++ = 0;
  if (!value && strcmp(text, "unfolded") == 0)
    tasoOptionsSetFoldWeights(options, false);
  else if (!value)
    tasoOptionsSetStopRequested(options, stop, asked);
  else if (strcmp(text, "search") == 0)
    tasoOptionsSetSearch(options, value);
  else
    tasoOptionsSetDim(options, text, atol(value));
}

static TasoResult *optimizeBytes(const char *path, const TasoOptions *options) {
  static char buffer[1 << 20];
  FILE *file = fopen(path, "rb");
  size_t size = file ? fread(buffer, 1, sizeof(buffer), file) : 0;
  if (file)
    fclose(file);
  return tasoOptimizeBytes(buffer, size, options);
}

static int writeModel(const TasoResult *result, const char *path) {
  size_t size;
  const void *model = tasoResultGetModel(result, &size);
  FILE *file = fopen(path, "wb");
  bool isWritten = file && fwrite(model, 1, size, file) == size;
  return file && fclose(file) == 0 && isWritten ? 0 : 1;
}

static int printError(const TasoResult *result) {
  size_t size = 1;
  const void *model = tasoResultGetModel(result, &size);
  printf("error: %s", tasoResultGetError(result));
  return model || size ? 2 : 1;
}

int main(int argc, char **argv) {
  if (argc < 4)
    return 2;
  unsigned asked = 0;
  TasoOptions *options = argc > 4 ? tasoOptionsCreate() : NULL;
  for (int i = 4; i < argc; ++i)
    readOption(options, argv[i], &asked);
  TasoResult *result = strcmp(argv[1], "file") == 0
                           ? tasoOptimizeFile(argv[2], options)
                           : optimizeBytes(argv[2], options);
  tasoOptionsDestroy(options);
  int code;
  if (tasoResultGetError(result)) {
    code = printError(result);
  } else {
    printf("TASO %s, %s\n%s%s\n", tasoGetVersion(), tasoGetONNXVersions(),
           tasoResultGetRemarks(result), tasoResultGetReport(result));
    if (asked)
      printf("asked whether to stop\n");
    code = writeModel(result, argv[3]);
  }
  tasoResultDestroy(result);
  return code;
}
