// Shows the report that taso-opt put into the page.

import { Graphs, shortName } from './graph.js';
import { Pane } from './pane.js';

const report = JSON.parse(document.getElementById('report').textContent);
const $ = id => document.getElementById(id);

/** An element with text, never markup: names come from users' files. */
function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

function formatTime(us) {
  if (us >= 1e5) return `${(us / 1e3).toFixed(1)} ms`;
  return `${us >= 100 ? us.toFixed(1) : us.toPrecision(3)} \u00b5s`;
}
const percent = ratio => `${(100 * ratio).toFixed(1)} %`;

let current, graphs, panes, state = 0, timer;

// ---- The head, and what is known of the function.

function showSummary() {
  if (current.skipped) {
    $('summary').replaceChildren(`left alone: ${current.skipped}`);
    return;
  }
  const { before, after } = current.cost_us;
  $('summary').replaceChildren(make('b', {}, `${formatTime(before)} \u2192 ${formatTime(after)}`),
    ` (${percent(1 - after / before)} less by ${report.cost_model}), ` +
    `${current.operations.before} \u2192 ${current.operations.after} operations` +
    (current.changed ? '' : '; the input was kept'));
}

function addRows(table, rows) {
  for (const [name, value] of rows)
    if (value !== undefined && value !== null)
      table.append(make('tr', {}, make('th', {}, name), make('td', {}, String(value))));
  return table;
}

function showFacts() {
  const rows = [['cost model', report.cost_model], ['strategy', report.strategy], ['alpha', report.alpha]];
  if (!current.skipped)
    rows.push(['stopped', current.stop_reason], ['graphs seen', current.states.seen],
      ['rules loaded', current.rules_loaded], ['seconds', (current.seconds.search ?? 0).toFixed(2)],
      ['lower bound', current.lower_bound.cost_us === null ? current.lower_bound.why
        : `${formatTime(current.lower_bound.cost_us)}: ${current.lower_bound.why}`]);
  const children = [addRows(make('table'), rows)];
  if (current.measured) children.push(...describeMeasured(current.measured));
  if (current.check) children.push(...describeCheck(current.check));
  $('facts').replaceChildren(...children);
}

function describeMeasured(measured) {
  const head = make('h3', {}, 'Measured end to end');
  if (measured.why_not) return [head, measured.why_not];
  const table = make('table');
  table.append(make('tr', {}, ...['graph', 'predicted', 'measured', 'of the input'].map(text => make('th', {}, text))));
  const add = (name, graph) => table.append(make('tr', {}, make('td', {}, name),
    ...[formatTime(graph.predicted_us), formatTime(graph.median_us),
      graph.ratio ? `${graph.ratio.toFixed(3)} (${graph.ratio_low.toFixed(3)} to ${graph.ratio_high.toFixed(3)})` : '']
      .map(text => make('td', { className: 'number' }, text))));
  add('input', measured.before);
  (measured.graphs ?? []).forEach((graph, index) => add(`found ${index + 1}`, graph));
  return [head, table];
}

function describeCheck(check) {
  return [make('h3', {}, 'Compared with the input'), addRows(make('table'), [
    ['equal', check.equal ? 'yes' : 'no'], ['computed in', check.domain],
    ['largest difference', check.max_abs], ['relative', check.max_rel], ['ulps', check.max_ulp],
    ['not exact since', check.why_not_exact || undefined]])];
}

// ---- Kernels.

function showKernels() {
  const most = 200;
  const dearest = getDearest();
  const bars = [];
  for (const [which, title] of [['before', 'Before'], ['after', 'After']]) {
    const kernels = graphs?.kernels[which];
    if (!kernels) continue;
    const total = kernels.reduce((sum, kernel) => sum + kernel.us, 0);
    const section = make('div', { className: 'bars' },
      make('h3', {}, `${title}: ${kernels.length} kernels, ${formatTime(total)}`));
    const nodes = graphs.states[which === 'before' ? 0 : graphs.last];
    for (const kernel of [...kernels].sort((a, b) => b.us - a.us).slice(0, most)) {
      const names = kernel.ops.map(id => shortName(nodes.get(String(id)).op)).join(' + ');
      const bar = make('div', { className: 'bar', title: `${names}\n${formatTime(kernel.us)}` }, make('i'),
        make('span', {}, `${formatTime(kernel.us)}  ${names}`));
      bar.firstChild.style.width = `${dearest ? 100 * kernel.us / dearest : 0}%`;
      bar.onclick = () => {
        if (which === 'after') setState(graphs.last);
        const pane = panes[which], ids = kernel.ops.map(String);
        pane.mark('linked', ids);
        pane.center(ids);
      };
      section.append(bar);
    }
    if (kernels.length > most) section.append(`and ${kernels.length - most} smaller ones`);
    bars.push(section);
  }
  $('kernels').replaceChildren(...bars);
}

const getDearest = () => graphs
  ? Math.max(0, ...['before', 'after'].flatMap(which => (graphs.kernels[which] ?? []).map(kernel => kernel.us))) : 0;

// ---- Steps.

/** The entries of the chain, which has none for simplifications, by step. */
function getRuleOfStep() {
  const entries = (current.chain ?? [])[Symbol.iterator]();
  return graphs.steps.map(step => (step.rule ? entries.next().value : undefined));
}

function showSteps() {
  const rules = graphs ? getRuleOfStep() : [];
  const items = graphs ? [make('li', {}, 'The input')] : [];
  rules.forEach((entry, index) => {
    const item = make('li');
    if (!entry) {
      item.className = 'minor';
      item.append(graphs.steps[index].rule || 'simplification');
    } else {
      const isLast = rules[index + 1]?.action !== entry.action;
      if (isLast && entry.gain_us)
        item.append(make('span', { className: `gain${entry.gain_us < 0 ? ' loss' : ''}` },
          `${entry.gain_us > 0 ? '\u2212' : '+'}${formatTime(Math.abs(entry.gain_us))}`));
      item.append(entry.rule, make('span', { className: 'tag' }, entry.normalising ? 'normalising' : entry.class));
      if (entry.fp) item.append(make('span', { className: 'tag' }, entry.fp));
      if (entry.proof) item.append(make('span', { className: 'tag proved' }, entry.proof.verdict ?? 'proved'));
      item.append(make('div', { className: 'equation' }, entry.equation));
    }
    items.push(item);
  });
  items.forEach((item, index) => { item.onclick = () => { stop(); setState(index); }; });
  $('list').replaceChildren(...items);
  $('slider').max = Math.max(0, items.length - 1);
}

function setState(next) {
  state = Math.max(0, Math.min(next, graphs.last));
  const step = graphs.steps[state - 1];
  // What was there before reads something else now.
  const changed = (step?.added ?? []).map(node => String(node.id));
  const made = new Set(changed.filter(id => !graphs.states[state - 1].has(id)));
  const isResult = state === graphs.last;
  panes.after.show(graphs, state, getDearest(),
    id => (made.has(id) || (isResult && graphs.madeBy.has(id)) ? 'made' : ''));
  panes.before.mark('linked', (step?.removed ?? []).map(String));
  panes.after.mark('linked', changed);
  if (step && !isResult) panes.after.center([...made]);
  if (step && !isResult) panes.before.center((step.removed ?? []).map(String));
  $('slider').value = state;
  $('position').textContent = `${state} / ${graphs.last}`;
  $('afterTitle').textContent = isResult ? 'After' : state ? `After step ${state}` : 'Before any step';
  [...$('list').children].forEach((item, index) => item.classList.toggle('current', index === state));
  $('list').children[state]?.scrollIntoView({ block: 'nearest' });
  search();
}

function stop() {
  clearInterval(timer);
  timer = undefined;
  $('play').textContent = '\u25b6';
}

function play() {
  if (timer) return stop();
  if (state === graphs.last) setState(0);
  $('play').textContent = '\u23f8';
  timer = setInterval(() => {
    if (state >= graphs.last) stop();
    else setState(state + 1);
  }, 900);
}

// ---- One node.

function showNode(which, id) {
  const nodes = graphs.states[which === 'before' ? 0 : state];
  const node = nodes.get(id);
  const argument = id.startsWith('arg') ? graphs.arguments[Number(id.slice(3))] : undefined;
  const table = make('table');
  if (argument) addRows(table, [['input', graphs.nameOf(id)], ['type', argument.type], ['location', argument.location]]);
  if (node) {
    const cost = graphs.costOf(id, which === 'before' ? 0 : state);
    const gone = graphs.goneBy.get(id), madeBy = graphs.madeBy.get(id);
    addRows(table, [['operation', node.op], ['attributes', node.attributes || undefined], ['type', node.type],
      ['reads', node.operands.map(operand => graphs.nameOf(operand)).join(', ')], ['location', node.location],
      ['its kernel', cost && formatTime(cost.us)], ['made by step', madeBy], ['removed by step', gone]]);
    const step = which === 'before' ? gone : madeBy;
    if (step) {
      const link = make('button', {}, `Go to step ${step}`);
      link.onclick = () => setState(step);
      table.append(make('tr', {}, make('th'), make('td', {}, link)));
      const other = which === 'before' ? 'after' : 'before';
      panes[other].mark('linked', which === 'before'
        ? graphs.steps[step - 1].added.map(node => String(node.id)) : graphs.steps[step - 1].removed.map(String));
    }
  }
  $('details').replaceChildren(table);
}

// ---- Finding.

let matches = [], match = 0;

function search() {
  const text = $('search').value.trim().toLowerCase();
  const find = which => (text ? [...graphs.states[which].values()].filter(node => !graphs.isHidden(node, which) &&
    `${node.op} ${node.type} ${node.location} ${node.attributes}`.toLowerCase().includes(text)) : [])
    .map(node => String(node.id));
  const before = find(0), after = find(state);
  panes.before.mark('match', before);
  panes.after.mark('match', after);
  matches = [...before.map(id => ['before', id]), ...after.map(id => ['after', id])];
  match = 0;
  $('found').textContent = text ? `${before.length} + ${after.length} found` : '';
}

function goToMatch() {
  if (!matches.length) return;
  const [which, id] = matches[match++ % matches.length];
  panes[which].cy.nodes().unselect();
  panes[which].cy.getElementById(id).select();
  panes[which].center([id]);
  showNode(which, id);
}

// ---- All of it.

function showFunction(index) {
  stop();
  current = report.functions[index];
  graphs = current.graphs ? new Graphs(current.graphs) : undefined;
  panes?.before.cy.destroy();
  panes?.after.cy.destroy();
  panes = undefined;
  $('details').replaceChildren();
  showSummary();
  showFacts();
  showKernels();
  showSteps();
  if (!graphs) return;
  panes = { before: new Pane($('before'), id => showNode('before', id)),
    after: new Pane($('after'), id => showNode('after', id)) };
  drawAll();
}

function drawAll() {
  graphs.showsWeights = $('weights').checked;
  panes.before.show(graphs, 0, getDearest(), id => (graphs.goneBy.has(id) ? 'gone' : ''));
  setState(graphs.last);
}

function withGraphs(action) {
  return () => { if (graphs) action(); };
}

for (const [index, { name }] of report.functions.entries())
  $('functions').append(make('option', { value: index }, `@${name}`));
$('functions').hidden = report.functions.length < 2;
$('functions').onchange = () => showFunction(Number($('functions').value));
for (const tab of document.querySelectorAll('nav button'))
  tab.onclick = () => {
    for (const other of document.querySelectorAll('nav button')) {
      other.classList.toggle('active', other === tab);
      $(other.dataset.tab).hidden = other !== tab;
    }
  };
$('first').onclick = withGraphs(() => { stop(); setState(0); });
$('previous').onclick = withGraphs(() => { stop(); setState(state - 1); });
$('play').onclick = withGraphs(play);
$('next').onclick = withGraphs(() => { stop(); setState(state + 1); });
$('last').onclick = withGraphs(() => { stop(); setState(graphs.last); });
$('slider').oninput = withGraphs(() => { stop(); setState(Number($('slider').value)); });
$('weights').onchange = withGraphs(drawAll);
$('search').oninput = withGraphs(search);
$('search').onkeydown = event => { if (event.key === 'Enter' && graphs) goToMatch(); };
if (report.functions.length) {
  const first = Math.max(0, report.functions.findIndex(({ changed }) => changed));
  $('functions').value = first;
  showFunction(first);
}
else $('summary').textContent = 'The module has no function.';
