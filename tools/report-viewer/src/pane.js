// One drawn graph: layout by dagre, drawing by cytoscape.

import cytoscape from 'cytoscape';
import { shortName, shortType } from './graph.js';
import { HEIGHT, layOut, layOutCoarsely } from './layout.js';

// Nodes from which on a layout is kept while steps are played, and made beside the
// page: until it is there, the graph is laid out coarsely.
const MANY = 400;

/** Calls `done` with the layout that a worker makes, and keeps it with the graphs.
    The same is asked for once. */
function layOutBeside(graphs, key, nodes, edges, done) {
  const { awaited, layouts } = graphs;
  if (!awaited.has(key))
    awaited.set(key, new Promise((resolve, reject) => {
      const url = URL.createObjectURL(new Blob([WORKER], { type: 'text/javascript' }));
      const worker = new Worker(url);
      worker.onmessage = ({ data }) => {
        layouts.set(key, data);
        resolve(data);
        worker.terminate();
        URL.revokeObjectURL(url);
      };
      worker.onerror = reject;
      worker.postMessage({ nodes, edges });
    }));
  awaited.get(key).then(done, () => {}); // without workers the coarse layout stays
}

const STYLE = [
  { selector: 'node', style: {
    shape: 'round-rectangle', width: 'data(width)', height: HEIGHT, label: 'data(label)',
    'text-wrap': 'wrap', 'text-valign': 'center', 'font-size': 11, 'background-color': 'data(color)',
    'border-width': 1, 'border-color': '#8a94a6', 'min-zoomed-font-size': 6 } },
  { selector: 'node.input', style: { shape: 'ellipse', 'background-color': '#e8f0fb' } },
  { selector: 'node.gone', style: { 'border-color': '#c03b22', 'border-width': 3, 'border-style': 'dashed' } },
  { selector: 'node.made', style: { 'border-color': '#17723a', 'border-width': 3 } },
  { selector: 'node.linked', style: { 'overlay-color': '#2f6fd0', 'overlay-opacity': .25 } },
  { selector: 'node.match', style: { 'overlay-color': '#e6b800', 'overlay-opacity': .4 } },
  { selector: 'node:selected', style: { 'border-color': '#2f6fd0', 'border-width': 4 } },
  { selector: 'edge', style: {
    width: 1.5, 'line-color': '#a9b2c0', 'target-arrow-color': '#a9b2c0', 'target-arrow-shape': 'triangle',
    'arrow-scale': .8, 'curve-style': 'haystack' } },
];

/** White for nothing, red for the dearest; a root, so that small ones differ. */
function colorOf(us, dearest) {
  if (!us || !dearest) return '#ffffff';
  const share = Math.sqrt(us / dearest);
  const mix = (from, to) => Math.round(from + (to - from) * share);
  return `rgb(${mix(255, 235)}, ${mix(250, 120)}, ${mix(240, 70)})`;
}

/** Nodes keep their places; new ones lie between their neighbours. */
function placeBetween(nodes, edges, old) {
  const near = new Map(nodes.map(({ data }) => [data.id, []]));
  for (const { data: { source, target } } of edges) {
    if (old.has(target)) near.get(source)?.push(old.get(target));
    if (old.has(source)) near.get(target)?.push(old.get(source));
  }
  for (const node of nodes) {
    const around = near.get(node.data.id);
    const middle = axis => around.reduce((sum, position) => sum + position[axis], 0) / (around.length || 1);
    node.position = old.get(node.data.id) ?? { x: middle('x') + 25, y: middle('y') };
  }
}

export class Pane {
  constructor(container, onSelect) {
    this.cy = cytoscape({ container, style: STYLE, wheelSensitivity: .3, maxZoom: 4, minZoom: .005,
      boxSelectionEnabled: false, autoungrabify: true, textureOnViewport: true, hideEdgesOnViewport: true });
    this.cy.on('tap', 'node', event => onSelect(event.target.id()));
    for (const event of ['pointerdown', 'wheel'])
      container.addEventListener(event, () => { this.isTouched = true; }, { passive: true });
  }

  /** Draws a state of the graphs; `classes` gives the classes of a node. */
  show(graphs, state, dearest, classes) {
    const { nodes, edges, inputs } = graphs.elementsOf(state);
    const elements = inputs.map(id => {
      const label = graphs.nameOf(id), width = Math.max(60, Math.min(190, 20 + 6.4 * label.length));
      return { data: { id, label, width, color: '#e8f0fb' }, classes: 'input' };
    });
    for (const node of nodes) {
      const id = String(node.id), label = `${shortName(node.op)}\n${shortType(node.type)}`;
      const width = Math.min(190, 20 + 6.4 * Math.max(...label.split('\n').map(line => line.length)));
      elements.push({ data: { id, label, width, color: colorOf(graphs.costOf(id, state)?.us, dearest) },
        classes: classes(id) });
    }
    for (const edge of edges)
      elements.push({ data: { id: `${edge.from}>${edge.to}`, source: edge.from, target: edge.to } });
    const isFirst = this.cy.elements().empty();
    this.#place(elements, graphs, state);
    this.cy.batch(() => this.#update(elements));
    if (isFirst) this.fit();
  }

  /** Draws what changed. */
  #update(elements) {
    const wanted = new Set(elements.map(({ data }) => data.id));
    this.cy.elements().filter(element => !wanted.has(element.id())).remove();
    const fresh = [];
    for (const element of elements) {
      const known = this.cy.getElementById(element.data.id);
      if (known.empty()) {
        fresh.push(element);
      } else if (!element.data.source) {
        const { color, label, width } = element.data;
        known.classes(element.classes ?? '');
        if (known.data('color') !== color || known.data('label') !== label) known.data({ color, label, width });
        const { x, y } = known.position();
        if (x !== element.position.x || y !== element.position.y) known.position(element.position);
      }
    }
    this.cy.add(fresh);
  }

  /** While steps are played large graphs keep their layout, and new nodes lie
      between their neighbours. */
  #place(elements, graphs, state) {
    const nodes = elements.filter(element => !element.data.source);
    const edges = elements.filter(element => element.data.source);
    const key = `${state} ${graphs.showsWeights}`;
    this.shown = { graphs, key };
    const isPassing = state !== 0 && state !== graphs.last;
    const old = new Map(this.cy.nodes().map(node => [node.id(), { ...node.position() }]));
    if (isPassing && nodes.length > MANY && old.size) {
      placeBetween(nodes, edges, old);
      return;
    }
    const plain = [nodes.map(({ data: { id, width } }) => ({ id, width })),
      edges.map(({ data: { source, target } }) => ({ source, target }))];
    let layout = graphs.layouts.get(key);
    if (!layout && nodes.length <= MANY) graphs.layouts.set(key, layout = layOut(...plain));
    if (!layout) {
      layout = layOutCoarsely(...plain);
      this.cy.container().dataset.layouts = 'coarse';
      layOutBeside(graphs, key, ...plain, better => this.#move(graphs, key, better));
    }
    for (const node of nodes) node.position = { ...layout.get(node.data.id) };
  }

  /** Takes over a layout that was made beside the page, if its graph is still shown.
      What the reader looks at stays where it is. */
  #move(graphs, key, layout) {
    if (this.cy.destroyed() || this.shown.graphs !== graphs || this.shown.key !== key) return;
    const middle = { x: this.cy.width() / 2, y: this.cy.height() / 2 };
    const distance = node => {
      const { x, y } = node.renderedPosition();
      return (x - middle.x) ** 2 + (y - middle.y) ** 2;
    };
    const looked = this.isTouched ? this.cy.nodes().min(distance).ele : undefined;
    const before = looked && { ...looked.renderedPosition() };
    this.cy.container().dataset.layouts += ' fine';
    this.cy.batch(() => this.cy.nodes().forEach(node => { node.position({ ...layout.get(node.id()) }); }));
    if (!looked) return this.fit();
    const after = looked.renderedPosition();
    this.cy.panBy({ x: before.x - after.x, y: before.y - after.y });
  }

  /** The whole graph if it is readable so, else its beginning. */
  fit() {
    this.cy.fit(undefined, 20);
    if (this.cy.zoom() >= .35) return;
    const { x1, x2, y1 } = this.cy.elements().boundingBox();
    const zoom = .6; // labels can be read
    this.cy.zoom(zoom);
    this.cy.pan({ x: this.cy.width() / 2 - zoom * (x1 + x2) / 2, y: 20 - zoom * y1 });
  }

  /** Gives a class to nodes, and takes it from all others. */
  mark(name, ids) {
    const wanted = new Set(ids);
    this.cy.batch(() => {
      this.cy.nodes(`.${name}`).filter(node => !wanted.has(node.id())).removeClass(name);
      for (const id of wanted) this.cy.getElementById(id).addClass(name);
    });
  }

  /** Moves to nodes, if there are any of them here. */
  center(ids) {
    const nodes = this.cy.collection(ids.map(id => this.cy.getElementById(id)).filter(node => node.nonempty()));
    if (nodes.empty()) return;
    this.isTouched = true;
    this.cy.zoom(Math.max(.6, Math.min(1.2, this.cy.zoom())));
    this.cy.center(nodes);
  }
}
