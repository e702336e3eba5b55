// The graphs of one function: what they consist of, before and after each step.

const CONSTANT = /(^|\.)(constant|const_\w+|Constant|NoValue)$/;

/** "3:1" is result 1 of node 3; "arg0" an argument. */
const ownerOf = operand => operand.split(':')[0];

export class Graphs {
  constructor(graphs) {
    this.arguments = graphs.arguments;
    this.steps = graphs.steps;
    this.states = [new Map(graphs.before.map(node => [String(node.id), node]))];
    for (const step of graphs.steps) {
      const state = new Map(this.states.at(-1));
      for (const id of step.removed) state.delete(String(id));
      for (const node of step.added) state.set(String(node.id), node);
      this.states.push(state);
    }
    this.showsWeights = false;
    this.layouts = new Map(); // by state, of all panes
    this.awaited = new Map(); // likewise, those that are being made
    this.known = this.states.map(() => undefined);
    this.kernels = graphs.kernels;
    this.costs = { before: this.#spread('before'), after: this.#spread('after') };
    this.#findFates();
  }

  get last() { return this.states.length - 1; }

  /** By node, the cost of its kernel in us, and which kernel it is. */
  #spread(which) {
    const costs = new Map();
    (this.kernels[which] ?? []).forEach((kernel, index) => {
      for (const id of kernel.ops) costs.set(String(id), { us: kernel.us, index });
    });
    return costs;
  }

  /** The step that made a node, and the one that removed it. */
  #findFates() {
    this.madeBy = new Map();
    this.goneBy = new Map();
    this.steps.forEach((step, index) => {
      const before = this.states[index];
      for (const node of step.added)
        if (!before.has(String(node.id))) this.madeBy.set(String(node.id), index + 1);
      for (const id of step.removed) this.goneBy.set(String(id), index + 1);
    });
  }

  /** The price of a node's kernel in a state; nothing is known in between. */
  costOf(id, state) {
    const cost = state === this.last && this.kernels.after
      ? this.costs.after.get(id) : this.costs.before.get(id);
    return cost ?? (state < this.last ? this.costs.after.get(id) : undefined);
  }

  /** The nodes of a state that are known before the model runs: constants, and
      what is computed from nothing but weights. */
  #getKnown(state) {
    if (this.known[state]) return this.known[state];
    const map = this.states[state], known = new Map();
    const isKnown = owner => {
      if (owner.startsWith('arg')) return this.isWeight(owner);
      if (!known.has(owner)) {
        const node = map.get(owner);
        known.set(owner, CONSTANT.test(node.op) ||
          (node.operands.length > 0 && node.op !== 'func.return' &&
            node.operands.every(operand => isKnown(ownerOf(operand)))));
      }
      return known.get(owner);
    };
    for (const id of map.keys()) isKnown(id);
    return (this.known[state] = known);
  }

  isHidden(node, state) {
    return CONSTANT.test(node.op) || (!this.showsWeights && this.#getKnown(state).get(String(node.id)));
  }

  /** What the model calls an argument, if it has a name for it; else the operand itself. */
  nameOf(operand) {
    const argument = operand.startsWith('arg') ? this.arguments[Number(operand.slice(3))] : undefined;
    return argument?.name || operand;
  }

  isWeight(operand) {
    return operand.startsWith('arg') && this.arguments[Number(operand.slice(3))]?.weight;
  }

  /** Nodes and edges of a state to draw: weights and constants are left out. */
  elementsOf(state) {
    const nodes = [], edges = [], inputs = new Set();
    const map = this.states[state];
    const isDrawn = owner => map.has(owner) && !this.isHidden(map.get(owner), state);
    for (const node of map.values()) {
      if (this.isHidden(node, state)) continue;
      nodes.push(node);
      const seen = new Set();
      for (const operand of node.operands) {
        const owner = ownerOf(operand);
        if (seen.has(owner)) continue;
        seen.add(owner);
        if (owner.startsWith('arg')) {
          if (this.isWeight(owner)) continue;
          inputs.add(owner);
        } else if (!isDrawn(owner)) {
          continue;
        }
        edges.push({ from: owner, to: String(node.id) });
      }
    }
    return { nodes, edges, inputs: [...inputs] };
  }
}

/** "tensor<1x64xf32>" as "1x64"; several as "1x64, 1x32". */
export function shortType(type) {
  return type.replace(/tensor<([^>]*)x[a-z0-9]+>/g, '$1').replace(/tensor<([^>]*)>/g, '$1');
}

export const shortName = op => op.replace(/^(taso|onnx|func)\./, '');
