// One drawn graph: layout by dagre, drawing by cytoscape.

import cytoscape from 'cytoscape';
import dagre from '@dagrejs/dagre';
import { shortName, shortType } from './graph.js';

const MANY = 400; // nodes from which on a layout is kept while steps are played

/** From fast to fine, by the number of nodes. */
const getRanker = count => (count > 1000 ? 'longest-path' : count > 150 ? 'tight-tree' : 'network-simplex');

const STYLE = [
  { selector: 'node', style: {
    shape: 'round-rectangle', width: 'data(width)', height: 34, label: 'data(label)',
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

export class Pane {
  constructor(container, onSelect) {
    this.cy = cytoscape({ container, style: STYLE, wheelSensitivity: .3, maxZoom: 4, minZoom: .005,
      boxSelectionEnabled: false, autoungrabify: true, textureOnViewport: true, hideEdgesOnViewport: true });
    this.cy.on('tap', 'node', event => onSelect(event.target.id()));
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
    this.#place(elements, graphs, state);
    const isFirst = this.cy.elements().empty();
    this.cy.batch(() => {
      this.cy.elements().remove();
      this.cy.add(elements);
    });
    if (isFirst) this.fit();
  }

  /** While steps are played large graphs keep their layout, and new nodes lie
      between their neighbours. */
  #place(elements, graphs, state) {
    const nodes = elements.filter(element => !element.data.source);
    const edges = elements.filter(element => element.data.source);
    const isPassing = state !== 0 && state !== graphs.last;
    const old = new Map(this.cy.nodes().map(node => [node.id(), node.position()]));
    if (isPassing && nodes.length > MANY && old.size) {
      for (const node of nodes) {
        const id = node.data.id;
        const near = edges.flatMap(({ data }) =>
          data.source === id ? [old.get(data.target)] : data.target === id ? [old.get(data.source)] : [])
          .filter(Boolean);
        const middle = axis => near.reduce((sum, position) => sum + position[axis], 0) / (near.length || 1);
        node.position = old.get(id) ?? { x: middle('x') + 25, y: middle('y') };
      }
      return;
    }
    const key = `${state} ${graphs.showsWeights}`;
    if (!graphs.layouts.has(key)) graphs.layouts.set(key, this.#layOut(nodes, edges));
    for (const node of nodes) node.position = { ...graphs.layouts.get(key).get(node.data.id) };
  }

  /** The middle of each node. */
  #layOut(nodes, edges) {
    const graph = new dagre.graphlib.Graph();
    graph.setGraph({ nodesep: 18, ranksep: 34, ranker: getRanker(nodes.length) });
    graph.setDefaultEdgeLabel(() => ({}));
    for (const { data } of nodes) graph.setNode(data.id, { width: data.width, height: 34 });
    for (const { data } of edges) graph.setEdge(data.source, data.target);
    dagre.layout(graph);
    return new Map(graph.nodes().map(id => [id, { x: graph.node(id).x, y: graph.node(id).y }]));
  }

  /** The whole graph if it is readable so, else its beginning. */
  fit() {
    this.cy.fit(undefined, 20);
    if (this.cy.zoom() >= .35) return;
    const { x1, x2, y1 } = this.cy.elements().boundingBox();
    this.cy.zoom(.5);
    this.cy.pan({ x: this.cy.width() / 2 - .5 * (x1 + x2) / 2, y: 20 - .5 * y1 });
  }

  mark(name, ids) {
    this.cy.batch(() => {
      this.cy.nodes().removeClass(name);
      for (const id of ids) this.cy.getElementById(id).addClass(name);
    });
  }

  /** Moves to nodes, if there are any of them here. */
  center(ids) {
    const nodes = this.cy.collection(ids.map(id => this.cy.getElementById(id)).filter(node => node.nonempty()));
    if (nodes.empty()) return;
    this.cy.zoom(Math.max(.6, Math.min(1.2, this.cy.zoom())));
    this.cy.center(nodes);
  }
}
