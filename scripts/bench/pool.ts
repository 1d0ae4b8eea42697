// The limit of the zoomed grid: a pool of row elements written by hand, moved and filled anew as the reader scrolls.

import type { ApiItem } from '../../engine/serve.ts';

/** Draws the rows that are in sight into a few elements; reads `fields`, `height`, `spare`. */
const SCRIPT = `const pool = document.getElementById('pool'), space = document.getElementById('space');
const slots = Array.from({ length: Math.ceil(800 / height) + 2 * spare }, () => {
  const row = document.createElement('div');
  row.className = 'row';
  row.setAttribute('role', 'row');
  const name = row.appendChild(document.createElement('span'));
  name.className = 'name';
  const cells = fields.map(() => row.appendChild(document.createElement('span')));
  space.append(row);
  return { row, name, cells, at: -1 };
});
let roots = [], rows = [], open = new Set();
const say = (value) => {
  const [whole, part = ''] = String(value).split('.');
  return whole.replace(/\\B(?=(\\d{3})+$)/g, '\\u00a0') + ',' + part.padEnd(2, '0');
};
function walk(nodes) {
  nodes.forEach((node, i) => {
    const parent = node.children && node.children.length > 0;
    rows.push({ node, position: i + 1, size: nodes.length, parent });
    if (parent && open.has(node.code)) walk(node.children);
  });
}
function show() {
  rows = [];
  walk(roots);
  space.style.height = rows.length * height + 'px';
  pool.setAttribute('aria-rowcount', rows.length);
  for (const slot of slots) slot.at = -1;
  draw();
}
function draw() {
  const first = Math.max(0, Math.floor(pool.scrollTop / height) - spare);
  for (let i = first; i < first + slots.length; i++) {
    const slot = slots[i % slots.length];
    const one = rows[i];
    slot.row.hidden = !one;
    if (!one || slot.at === i) continue;
    slot.at = i;
    slot.row.style.transform = 'translateY(' + i * height + 'px)';
    slot.row.setAttribute('aria-level', Math.max(1, one.node.level));
    slot.row.setAttribute('aria-posinset', one.position);
    slot.row.setAttribute('aria-setsize', one.size);
    slot.row.setAttribute('aria-rowindex', i + 2);
    slot.name.textContent = one.node.code + ' ' + one.node.codeName;
    slot.name.title = one.node.codeName;
    fields.forEach((field, k) => { slot.cells[k].textContent = say(one.node.data[field]); });
  }
}
pool.addEventListener('scroll', draw, { passive: true });
const parents = (nodes) => { for (const node of nodes) if (node.children && node.children.length) { open.add(node.code); parents(node.children); } };
function expand() { parents(roots); show(); }
function collapse() { open = new Set(); show(); }
fetch('/rows.json').then((answer) => answer.json()).then(({ items }) => { roots = items; show(); document.body.dataset.ready = 'yes'; });
`;

/** Its rows come from `/rows.json`; `expand()` opens every node, `collapse()` closes them. */
export function writePool(fields: readonly string[]): string {
  return `<!doctype html>
<html lang="uk">
<meta charset="utf-8">
<title>pool</title>
<style>
body{margin:0;font:14px/32px system-ui,sans-serif}
#pool{height:800px;overflow:auto;position:relative;contain:strict}
#space{position:relative;width:1600px}
.row{position:absolute;left:0;top:0;display:flex;height:32px;width:1600px;border-bottom:1px solid #ddd;contain:strict}
.row span{width:200px;text-align:right;padding:0 8px;white-space:nowrap;overflow:hidden}
.row .name{width:520px;text-align:left;position:sticky;left:0;background:#fff;text-overflow:ellipsis}
</style>
<div id="pool" role="treegrid"><div id="space"></div></div>
<script>
const fields = ${JSON.stringify(fields)}, height = 32, spare = 4;
${SCRIPT}</script>
`;
}

/** A tree answer of so many rows: ten roots, a hundred branches in each, leaves below. */
export function largeAnswer(fields: readonly string[], rows: number): string {
  let next = 0;
  const item = (level: number, codeName: string, children?: readonly ApiItem[]): ApiItem => {
    const at = ++next;
    const data = Object.fromEntries(
      fields.map((field, i) => [
        field,
        Number(
          `${(at * 7919 + i * 104_729) % 9_999_991}.${String((at + i) % 100).padStart(2, '0')}`,
        ),
      ]),
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
  return JSON.stringify({ items: [item(0, 'РАЗОМ'), ...roots] });
}
