// Runs a model on inputs of f32 and prints its outputs.
//
//   node run.js MODEL.onnx < INPUTS
//
// INPUTS is JSON, {"name": {"dims", "values"}}; so is what is printed. The optimizer of
// ONNX Runtime is off.
'use strict';
const fs = require('fs');
const ort = require('onnxruntime-node');

async function main() {
  const session = await ort.InferenceSession.create(process.argv[2], {
    executionProviders: ['cpu'],
    graphOptimizationLevel: 'disabled',
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  const feeds = {};
  for (const [name, {dims, values}] of Object.entries(JSON.parse(fs.readFileSync(0))))
    feeds[name] = new ort.Tensor('float32', Float32Array.from(values), dims);
  const outputs = {};
  for (const [name, tensor] of Object.entries(await session.run(feeds)))
    outputs[name] = {dims: tensor.dims, values: Array.from(tensor.data)};
  console.log(JSON.stringify(outputs));
}

main().catch((error) => {
  console.error(String(error.message ?? error));
  process.exit(1);
});
