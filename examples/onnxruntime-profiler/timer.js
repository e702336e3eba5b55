// Times ONNX models in ONNX Runtime. profiler.py starts it; one JSON object a line.
//
//   node timer.js THREADS [disabled | basic | extended | all]
//
//   {"query": "device"}             the processor and the versions
//   {"load": MODEL, "inputs": {name: {"type", "dims", "values", "below"}},
//    "iterations": N}               loads a file and warms up: {"ns"}. `values` is
//                                   "any", "positive" or "index", which is a whole
//                                   number below `below`
//   {"time": [{"model": MODEL, "iterations": N}, ..], "limit": SECONDS}
//                                   times loaded models in turns, {"results": [..]},
//                                   and unloads all
//
// A model whose program is the body of a loop is told to run it `iterations` times
// in each call; times are of one run of the program.
//
// What cannot be done is answered with {"error"}.
'use strict';
const os = require('os');
const readline = require('readline');
const ort = require('onnxruntime-node');

const THREADS = Number(process.argv[2] ?? 1);
const OPTIONS = {
  executionProviders: ['cpu'],
  graphOptimizationLevel: process.argv[3] ?? 'all',
  intraOpNumThreads: THREADS,
  interOpNumThreads: 1,
  logSeverityLevel: 4, // errors are answers
};
const ITERATIONS = 'taso.iterations'; // the input that profiler.py adds to a loop
const ROTATED_BYTES = 64 << 20, MAX_COPIES = 64;
const PRECISION = 0.02, MIN_SAMPLES = 12, MAX_SAMPLES = 2000;
const WARM_RUNS = 3, WARM_NANOSECONDS = 5e7;
// Node has 16-bit floats from version 24 on; before, their bits are integers.
const Half = globalThis.Float16Array ?? Uint16Array;
const KINDS = {float32: Float32Array, float16: Half, int32: Int32Array,
               int64: BigInt64Array};

// A small generator (mulberry32), so that runs can be repeated.
function makeRandom(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

// In [-1, 1), or in [0.5, 2) where an operator asks for positive numbers. The bits
// of halves: a random fraction in [1, 2), or in [0.5, 1) with a random sign.
function makeNumber(spec, random) {
  const positive = spec.values === 'positive';
  if (spec.type === 'float16' && Half === Uint16Array) {
    const fraction = Math.floor(1024 * random());
    return positive ? 0x3c00 | fraction : (random() < 0.5 ? 0x8000 : 0) | 0x3800 | fraction;
  }
  return positive ? 0.5 + 1.5 * random() : 2 * random() - 1;
}

function makeData(spec, random) {
  const data = new KINDS[spec.type](spec.dims.reduce((a, b) => a * b, 1));
  for (let i = 0; i < data.length; ++i) {
    if (spec.values !== 'index') {
      data[i] = makeNumber(spec, random);
      continue;
    }
    const index = Math.floor(spec.below * random());
    data[i] = spec.type === 'int64' ? BigInt(index) : index;
  }
  return data;
}

// Copies of the inputs, so that a call does not find its own in the cache of the
// call before.
function makeFeeds(specs) {
  const random = makeRandom(1);
  const names = Object.keys(specs);
  const data = names.map((name) => makeData(specs[name], random));
  const bytes = data.reduce((sum, array) => sum + array.byteLength, 1);
  const count = Math.min(MAX_COPIES, Math.ceil(ROTATED_BYTES / bytes));
  return Array.from({length: count}, () => Object.fromEntries(names.map((name, i) =>
    [name, new ort.Tensor(specs[name].type, data[i].slice(), specs[name].dims)])));
}

// Outputs that all calls write to: fresh memory would be charged to the model.
function makeFetches(session) {
  const fetches = {};
  for (const {name, type, shape} of session.outputMetadata) {
    if (shape.some((size) => typeof size !== 'number')) return undefined;
    const data = new KINDS[type](shape.reduce((a, b) => a * b, 1));
    fetches[name] = new ort.Tensor(type, data, shape);
  }
  return fetches;
}

class Model {
  constructor(session, specs) {
    this.session = session;
    this.feeds = makeFeeds(specs);
    this.fetches = makeFetches(session);
    this.next = 0;
    this.samples = [];
    this.iterations = 1;
  }

  setIterations(count) {
    this.iterations = count;
    const tensor = new ort.Tensor('int64', BigInt64Array.of(BigInt(count)), []);
    for (const feed of this.feeds) feed[ITERATIONS] = tensor;
  }

  // Nanoseconds of one run.
  async call() {
    const feed = this.feeds[this.next++ % this.feeds.length];
    const start = process.hrtime.bigint();
    if (this.fetches) await this.session.run(feed, this.fetches);
    else await this.session.run(feed);
    return Number(process.hrtime.bigint() - start) / this.iterations;
  }

  async warmUp() {
    let best = Infinity, spent = 0;
    for (let i = 0; i < WARM_RUNS || spent < WARM_NANOSECONDS; ++i) {
      const time = await this.call();
      spent += time * this.iterations;
      best = Math.min(best, time);
    }
    return best;
  }
}

function quantile(sorted, q) {
  const position = q * (sorted.length - 1), below = Math.floor(position);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (position - below) * (sorted[above] - sorted[below]);
}

// The median with its 95 % confidence interval from order statistics.
function summarise(model) {
  const sorted = [...model.samples].sort((a, b) => a - b), count = sorted.length;
  const spread = 1.96 * Math.sqrt(count) / 2;
  const low = Math.floor(count / 2 - spread) - 1, high = Math.ceil(count / 2 + spread);
  const ns = quantile(sorted, 0.5);
  const lower = quantile(sorted, 0.25), upper = quantile(sorted, 0.75);
  const fence = 1.5 * (upper - lower);
  const result = {
    ns,
    low: sorted[Math.max(low, 0)],
    high: sorted[Math.min(high, count - 1)],
    min: sorted[0],
    noise: (upper - lower) / ns,
    runs: count * model.iterations,
    samples: count,
    outliers: sorted.filter((x) => x < lower - fence || x > upper + fence).length,
  };
  result.converged = low >= 0 && high <= count - 1 &&
      result.high - result.low <= PRECISION * ns;
  return result;
}

// How long a model takes as a multiple of the first one, round by round.
function addRatio(result, model, base) {
  const ratio = summarise({
    samples: model.samples.map((sample, i) => sample / base.samples[i]),
    iterations: 1,
  });
  return {...result, ratio: ratio.ns, ratio_low: ratio.low, ratio_high: ratio.high};
}

const models = new Map();

async function load(request) {
  const session = await ort.InferenceSession.create(request.load, OPTIONS);
  const model = new Model(session, request.inputs);
  if (request.iterations) model.setIterations(request.iterations);
  models.set(request.load, model);
  return {ns: await model.warmUp()};
}

async function time(request) {
  const timed = [];
  for (const {model: name, iterations} of request.time) {
    const model = models.get(name);
    if (iterations) model.setIterations(iterations);
    await model.warmUp();
    timed.push(model);
  }
  const start = Date.now(), limit = 1000 * request.limit * timed.length;
  for (let count = 1;; ++count) {
    for (const model of timed) model.samples.push(await model.call());
    if (count >= MAX_SAMPLES || Date.now() - start >= limit) break;
    if (count < MIN_SAMPLES || count % 4 !== 0) continue;
    if (timed.every((model) => summarise(model).converged)) break;
  }
  const results = timed.map(summarise);
  if (timed.length === 1) return {results};
  return {results: timed.map((model, i) => addRatio(results[i], model, timed[0]))};
}

async function unload() {
  for (const model of models.values()) await model.session.release();
  models.clear();
}

async function answer(request) {
  if (request.load) return load(request);
  if (request.time) {
    const result = await time(request);
    await unload();
    return result;
  }
  return {device: os.cpus()[0].model, version: ort.env.versions.node};
}

async function main() {
  for await (const line of readline.createInterface({input: process.stdin})) {
    let result;
    try {
      result = await answer(JSON.parse(line));
    } catch (error) {
      await unload();
      result = {error: String(error.message ?? error)};
    }
    process.stdout.write(JSON.stringify(result) + '\n');
  }
}

main();
