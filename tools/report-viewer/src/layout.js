// Where the nodes of a graph lie: by dagre, which takes seconds for large ones, and
// by a coarse layout that takes none.

import dagre from '@dagrejs/dagre';

export const HEIGHT = 34; // of a node
const GAP = { across: 18, down: 34 };

/** From fast to fine, by the number of nodes. */
const getRanker = count => (count > 1000 ? 'longest-path' : count > 150 ? 'tight-tree' : 'network-simplex');

/** The middle of each node, by its id. Nodes have an id and a width, edges a source
    and a target. */
export function layOut(nodes, edges) {
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({ nodesep: GAP.across, ranksep: GAP.down, ranker: getRanker(nodes.length) });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id, width } of nodes) graph.setNode(id, { width, height: HEIGHT });
  for (const { source, target } of edges) graph.setEdge(source, target);
  dagre.layout(graph);
  return new Map(graph.nodes().map(id => [id, { x: graph.node(id).x, y: graph.node(id).y }]));
}

/** Each node one row below the last that it reads. */
export function layOutCoarsely(nodes, edges) {
  const rowOf = new Map(nodes.map(({ id }) => [id, 0]));
  const waits = new Map(nodes.map(({ id }) => [id, 0])), targets = new Map();
  for (const { source, target } of edges) {
    waits.set(target, waits.get(target) + 1);
    if (!targets.has(source)) targets.set(source, []);
    targets.get(source).push(target);
  }
  const ready = nodes.map(({ id }) => id).filter(id => !waits.get(id));
  for (const id of ready)
    for (const target of targets.get(id) ?? []) {
      rowOf.set(target, Math.max(rowOf.get(target), rowOf.get(id) + 1));
      waits.set(target, waits.get(target) - 1);
      if (!waits.get(target)) ready.push(target);
    }
  const rows = [];
  for (const { id, width } of nodes) (rows[rowOf.get(id)] ??= []).push({ id, width });
  const positions = new Map();
  rows.forEach((row, index) => {
    let x = -row.reduce((sum, { width }) => sum + width + GAP.across, 0) / 2;
    for (const { id, width } of row) {
      positions.set(id, { x: x + width / 2, y: index * (HEIGHT + GAP.down) });
      x += width + GAP.across;
    }
  });
  return positions;
}
