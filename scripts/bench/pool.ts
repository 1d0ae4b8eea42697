// The limit of the zoomed grid: a pool of row elements written by hand, moved and filled anew as the reader scrolls.

import type { BenchColumn } from './waits.ts';

/** Amounts stand in billions. */
const UNIT = 1e9;

/** How the grid stands on the screen, in pixels: the pool stands the same. */
export interface GridShape {
  readonly height: number;
  readonly head: number;
  readonly row: number;
  /** Of the cells that the grid has drawn in a row, its name first. */
  readonly widths: readonly number[];
}

/** Draws the rows that are in sight into a few elements, which have all that a row of a treegrid owes; reads `fields`, `shape`, `spare`. */
const SCRIPT = `const pool = document.getElementById('pool'), space = document.getElementById('space');
const height = shape.row;
function line(role, first) {
  const row = document.createElement('div');
  row.className = 'row';
  row.setAttribute('role', 'row');
  const cells = shape.widths.map((width, k) => {
    const cell = row.appendChild(document.createElement('div'));
    cell.className = k === 0 ? 'cell name' : 'cell figure';
    cell.setAttribute('role', k === 0 ? first : role);
    cell.setAttribute('aria-colindex', k + 1);
    cell.setAttribute('aria-selected', false);
    cell.tabIndex = -1;
    cell.style.width = width + 'px';
    return cell;
  });
  return { row, cells };
}
const head = line('columnheader', 'columnheader');
head.row.classList.add('head');
head.cells.forEach((cell, k) => { cell.textContent = k === 0 ? 'name' : fields[k - 1].field; });
pool.prepend(head.row);
const slots = Array.from({ length: Math.ceil((shape.height - shape.head) / height) + 1 + 2 * spare }, () => {
  const { row, cells: [first, ...cells] } = line('gridcell', 'rowheader');
  const label = first.appendChild(document.createElement('span'));
  const opener = label.appendChild(document.createElement('span'));
  opener.className = 'opener';
  const code = label.appendChild(document.createElement('span'));
  code.className = 'code';
  const name = label.appendChild(document.createTextNode(''));
  space.append(row);
  return { row, label, opener, code, name, cells, at: -1 };
});
let roots = [], rows = [], open = new Set();
const perOf = ({ kind }) => kind === 'amount' || kind === 'change' ? ${UNIT} : 1;
const say = (value) => {
  const [whole, part] = value.toFixed(1).split('.');
  return whole.replace(/\\B(?=(\\d{3})+$)/g, '\\u00a0') + ',' + part;
};
function walk(nodes) {
  nodes.forEach((node, i) => {
    const expanded = node.children && node.children.length > 0 ? open.has(node.code) : null;
    rows.push({ node, position: i + 1, size: nodes.length, expanded });
    if (expanded) walk(node.children);
  });
}
function show() {
  rows = [];
  walk(roots);
  space.style.height = rows.length * height + 'px';
  pool.setAttribute('aria-rowcount', rows.length + 1);
  for (const slot of slots) slot.at = -1;
  draw();
}
function draw() {
  const first = Math.max(0, Math.floor(pool.scrollTop / height) - spare);
  for (let i = first; i < first + slots.length; i++) {
    const slot = slots[i % slots.length];
    const shown = rows[i];
    slot.row.hidden = !shown;
    if (!shown || slot.at === i) continue;
    slot.at = i;
    fill(slot, shown);
  }
}
function fill({ row, label, opener, code, name, cells, at }, { node, position, size, expanded }) {
  row.style.transform = 'translateY(' + at * height + 'px)';
  row.setAttribute('aria-level', Math.max(1, node.level));
  row.setAttribute('aria-posinset', position);
  row.setAttribute('aria-setsize', size);
  row.setAttribute('aria-rowindex', at + 2);
  if (expanded === null) row.removeAttribute('aria-expanded');
  else row.setAttribute('aria-expanded', expanded);
  opener.hidden = expanded === null;
  label.className = 'label level-' + node.level;
  label.title = node.codeName;
  code.textContent = node.code;
  name.data = ' ' + node.codeName;
  cells.forEach((cell, k) => { cell.textContent = say(node.data[fields[k].field] / perOf(fields[k])); });
}
pool.addEventListener('scroll', draw, { passive: true });
const parents = (nodes) => { for (const node of nodes) if (node.children && node.children.length) { open.add(node.code); parents(node.children); } };
function expand() { parents(roots); show(); }
function collapse() { open = new Set(); show(); }
fetch('/rows.json').then((answer) => answer.json()).then(({ items }) => { roots = items; show(); document.body.dataset.ready = 'yes'; });
`;

/** Its rows come from `/rows.json`; `expand()` opens every node, `collapse()` closes them. Styled as zoom.css has it. */
export function writePool(fields: readonly BenchColumn[], shape: GridShape): string {
  return `<!doctype html>
<html lang="uk">
<meta charset="utf-8">
<title>pool</title>
<style>
*,::before,::after{box-sizing:border-box}
body{margin:0;font:14.4px/1.25 system-ui,sans-serif;font-variant-numeric:tabular-nums;color:#14212e}
#pool{height:${shape.height}px;overflow:auto;position:relative;contain:strict;border:1px solid #d5dde5}
#space{position:relative}
.row{position:absolute;left:0;top:0;display:flex;height:${shape.row}px;background:#fff;contain:strict;width:${shape.widths.reduce((sum, width) => sum + width, 0)}px}
.row:hover{background:#f0f4f8}
.head{position:sticky;z-index:2;height:${shape.head}px;font-weight:600}
.cell{flex:none;padding:0 .6em;align-content:center;white-space:nowrap;overflow:clip;text-overflow:ellipsis;border:solid #d5dde5;border-width:0 1px 1px 0;background:inherit}
.cell[aria-selected=true]{outline:2px solid #1a4f8b}
.figure{text-align:right}
.name{position:sticky;left:0;z-index:1;white-space:normal;overflow-wrap:anywhere}
.label{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;position:relative;padding-left:1.25rem}
.level-2{margin-left:1rem}
.level-3{margin-left:2rem}
.code{font-size:.85em;color:#4a5a6a}
.opener{position:absolute;left:.15rem;top:.4em;width:.42em;height:.42em;border:solid;border-width:.13em .13em 0 0;transform:rotate(45deg)}
[aria-expanded=true] .opener{transform:rotate(135deg)}
.row[hidden],.opener[hidden]{display:none}
</style>
<div id="pool" role="treegrid" aria-label="pool"><div id="space"></div></div>
<script>
const fields = ${JSON.stringify(fields)}, shape = ${JSON.stringify(shape)}, spare = 4;
${SCRIPT}</script>
`;
}

export interface LargeItem {
  readonly code: string;
  readonly codeName: string;
  readonly level: number;
  readonly data: Readonly<Record<string, number>>;
  readonly children?: readonly LargeItem[];
}

/** A tree of so many rows: ten roots, a hundred branches in each, leaves below. */
export function largeTree(fields: readonly BenchColumn[], rows: number): LargeItem[] {
  let next = 0;
  const item = (level: number, codeName: string, children?: readonly LargeItem[]): LargeItem => {
    const at = ++next;
    const data = Object.fromEntries(
      fields.map(({ field, kind }, i) => {
        const figure = ((at * 7919 + i * 104_729) % 9_999_991) + ((at + i) % 10) / 10;
        return [field, kind === 'amount' || kind === 'change' ? figure * UNIT : figure];
      }),
    );
    return {
      code: String(10_000_000 + at),
      codeName: `${codeName} ${at}`,
      level,
      data,
      ...(children ? { children } : {}),
    };
  };
  const leaves = Math.round((rows - 1011) / 1000);
  const roots = Array.from({ length: 10 }, () =>
    item(
      1,
      'Розділ',
      Array.from({ length: 100 }, () =>
        item(
          2,
          'Підрозділ',
          Array.from({ length: leaves }, () => item(3, 'Стаття')),
        ),
      ),
    ),
  );
  return [item(0, 'РАЗОМ'), ...roots];
}

const WRITTEN = new Intl.NumberFormat('uk-UA', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** The same rows as the server sends them to a table, one after the other. */
export function packTree(fields: readonly BenchColumn[], items: readonly LargeItem[]): unknown[] {
  return items.flatMap(({ code, codeName, level, data, children = [] }) => [
    [
      code,
      codeName,
      '',
      level,
      children.length,
      fields.map(({ field, kind }) =>
        WRITTEN.format((data[field] ?? 0) / (kind === 'amount' || kind === 'change' ? UNIT : 1)),
      ),
    ],
    ...packTree(fields, children),
  ]);
}
