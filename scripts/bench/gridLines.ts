// The zoomed grid as lines of the table: what, goal, reached.

import type { Browser } from '@playwright/test';

import { there } from '../../engine/serve.ts';
import { say as figure, type BenchLine } from './figures.ts';
import { measureGrid } from './grid.ts';
import { served, type Servers } from './served.ts';

export async function gridLines({
  browser,
  portal,
  plain,
  path,
  say,
}: Servers & { readonly browser: Browser; readonly path: string }): Promise<BenchLine[]> {
  say('measuring the zoomed grid with 100,000 rows');
  const { html } = await served(portal.url + path);
  const [, json] =
    /<script type="application\/json" id="carried">(.*?)<\/script>/s.exec(html) ?? [];
  const carried = JSON.parse(there(json)) as {
    view: { blocks: { columns?: { field: string }[] }[] };
  };
  const table = there(carried.view.blocks.find(({ columns }) => columns !== undefined));
  const fields = there(table.columns).map((column) => column.field);
  const grid = await measureGrid(browser, { portal, plain, path, fields, rounds: 3 });
  const scroll = grid.scroll / grid.scrollLimit;
  const expand = grid.expand / grid.expandLimit;
  return [
    {
      what: `zoomed grid, ${grid.rows} rows: processor time per scrolled frame / pool`,
      goal: '≤ 1.6',
      reached: `${figure(scroll)}  (${figure(grid.scroll)} ms / ${figure(grid.scrollLimit)} ms)`,
      good: scroll <= 1.6,
    },
    {
      what: '  blank frames',
      goal: '0',
      reached: `${grid.blank}  (pool ${grid.blankLimit})`,
      good: grid.blank === 0,
    },
    {
      what: '  expand all / pool',
      goal: '≤ 1.5',
      reached: `${figure(expand)}  (${figure(grid.expand)} ms / ${figure(grid.expandLimit)} ms)`,
      good: expand <= 1.5,
    },
    ...(grid.gaveUp === null
      ? []
      : [
          {
            what: '  100,000 rows',
            goal: '',
            reached: `did not open within ${grid.gaveUp} s: measured with fewer`,
            good: false,
          },
        ]),
  ];
}
