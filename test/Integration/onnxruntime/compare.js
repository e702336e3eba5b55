// Runs two models in ONNX Runtime and prints how far their outputs differ.
//
//   node compare.js BEFORE.onnx AFTER.onnx [SEED..]
//
// Both get the same random inputs for each seed; dynamic sizes are 1. FEEDS in the
// environment, {"name": {"type", "dims", "value"}}, says otherwise for some inputs
// (a value instead of random ones is optional). Prints one line of JSON:
//
//   outputs, seeds  how many were compared
//   largest         the largest difference
//   share, worst    the largest share of what is allowed, 1e-5 + 1e-4 * (the
//                   largest element of the output), and the output where it stands
//   distinct        the fewest distinct values in an output of several elements; 1
//                   says that comparing this output proves little
'use strict';
const ort = require('onnxruntime-node');

const OPTIONS = {
  executionProviders: ['cpu'],
  graphOptimizationLevel: 'disabled',
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  logSeverityLevel: 3,
};
const INTEGERS = {
  int64: BigInt64Array,
  int32: Int32Array,
  uint8: Uint8Array,
  int8: Int8Array,
  bool: Uint8Array,
};

// A small generator (mulberry32), so that runs can be repeated.
function makeRandom(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function makeInput(meta, feed, random) {
  const type = feed?.type ?? meta.type;
  const dims = feed?.dims ??
      meta.shape.map((size) => (typeof size === 'number' && size > 0 ? size : 1));
  const count = dims.reduce((a, b) => a * b, 1);
  const next = () => feed?.value ?? (type.startsWith('float') ? 2 * random() - 1
                                                       : Math.floor(2 * random()));
  const values = Array.from({length: count}, next);
  if (type === 'float32') return new ort.Tensor('float32', Float32Array.from(values), dims);
  if (type === 'float16') return new ort.Tensor('float16', Float16Array.from(values), dims);
  const Kind = INTEGERS[type];
  if (!Kind) throw new Error(`an input of type ${type}`);
  const data = type === 'int64' ? Kind.from(values.map(BigInt)) : Kind.from(values);
  return new ort.Tensor(type, data, dims);
}

function makeInputs(session, feeds, seed) {
  const random = makeRandom(seed);
  const inputs = {};
  for (const meta of session.inputMetadata)
    inputs[meta.name] = makeInput(meta, feeds[meta.name], random);
  return inputs;
}

function compareOutput(before, after) {
  if (before.dims.join() !== after.dims.join())
    throw new Error(`shapes differ: ${before.dims} and ${after.dims}`);
  let difference = 0, largest = 0;
  for (let i = 0; i < before.data.length; ++i) {
    const x = Number(before.data[i]), y = Number(after.data[i]);
    if (Object.is(x, y) || x === y) {
      largest = Math.max(largest, Number.isFinite(x) ? Math.abs(x) : 0);
      continue;
    }
    largest = Math.max(largest, Math.abs(x));
    const d = Math.abs(x - y);
    difference = Number.isNaN(d) ? Infinity : Math.max(difference, d);
  }
  return {difference, allowed: 1e-5 + 1e-4 * largest};
}

async function main() {
  const [beforePath, afterPath, ...seeds] = process.argv.slice(2);
  const before = await ort.InferenceSession.create(beforePath, OPTIONS);
  const after = await ort.InferenceSession.create(afterPath, OPTIONS);
  const feeds = JSON.parse(process.env.FEEDS ?? '{}');
  const report = {outputs: before.outputNames.length, seeds: 0, largest: 0,
                  share: 0, worst: '', distinct: Infinity};
  for (const seed of seeds.length ? seeds : ['1', '2', '3']) {
    const inputs = makeInputs(before, feeds, Number(seed));
    const expected = await before.run(inputs);
    const found = await after.run(inputs);
    for (const name of before.outputNames) {
      if (!found[name]) throw new Error(`the output '${name}' is gone`);
      const {difference, allowed} = compareOutput(expected[name], found[name]);
      report.largest = Math.max(report.largest, difference);
      if (difference / allowed >= report.share) {
        report.share = difference / allowed;
        report.worst = name;
      }
      const data = expected[name].data;
      if (data.length > 1)
        report.distinct = Math.min(report.distinct, new Set(data).size);
    }
    ++report.seeds;
  }
  console.log(JSON.stringify(report));
}

main().catch((error) => {
  console.error(String(error.message ?? error));
  process.exit(1);
});
