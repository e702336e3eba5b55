// Writes the model that ONNX Runtime makes of a model.
//
//   node optimize.js MODEL.onnx RESULT.onnx LEVEL
//
// LEVEL is one of its graphOptimizationLevel: basic, extended, all.
'use strict';
const ort = require('onnxruntime-node');

async function main() {
  const [model, result, level] = process.argv.slice(2);
  await ort.InferenceSession.create(model, {
    executionProviders: ['cpu'],
    graphOptimizationLevel: level,
    optimizedModelFilePath: result,
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
}

main().catch((error) => {
  console.error(String(error.message ?? error));
  process.exit(1);
});
