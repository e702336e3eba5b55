// Runs ONNX models in ONNX Runtime, for onnxruntime_profiler.py.
//
//   node run_models.js FOLDER_WITH_NODE_MODULES < requests
//
// Each line of the input is {"model": FILE, "inputs": {name: {"type", "dims", "data"}}};
// the answer is {name: {"dims", "data"}} or {"error"}. Data are bytes in base64.
'use strict';
const readline = require('readline');
const ort = require(require.resolve('onnxruntime-node', {paths: [process.argv[2]]}));

const KINDS = {float32: Float32Array, float16: globalThis.Float16Array ?? Uint16Array,
               int64: BigInt64Array};

function makeTensor({type, dims, data}) {
  const bytes = Uint8Array.from(Buffer.from(data, 'base64'));
  return new ort.Tensor(type, new KINDS[type](bytes.buffer), dims);
}

function describe({dims, data}) {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return {dims, data: bytes.toString('base64')};
}

async function run({model, inputs}) {
  const session = await ort.InferenceSession.create(model, {logSeverityLevel: 4});
  const feeds = Object.entries(inputs).map(([name, input]) => [name, makeTensor(input)]);
  const results = await session.run(Object.fromEntries(feeds));
  return Object.fromEntries(
      Object.entries(results).map(([name, tensor]) => [name, describe(tensor)]));
}

async function main() {
  for await (const line of readline.createInterface({input: process.stdin})) {
    const answer = await run(JSON.parse(line)).catch((error) => ({error: error.message}));
    process.stdout.write(JSON.stringify(answer) + '\n');
  }
}

main();
