// The zoomed grid beside its goals.

import type { Browser } from '@playwright/test';

import { ratio, type Measuring } from '../harness/lines.ts';
import { measureGrid } from './grid.ts';
import { served, type Servers } from './served.ts';
import { carriedColumns, TABLE_PAGE } from './waits.ts';

interface GridServers extends Servers {
  readonly browser: Browser;
  readonly runs: number;
}

export async function* gridLines({ browser, portal, plain, runs }: GridServers): Measuring {
  const columns = carriedColumns((await served(portal.url + TABLE_PAGE)).html);
  const grid = await measureGrid(browser, {
    portal,
    plain,
    path: TABLE_PAGE,
    columns,
    rounds: Math.min(runs, 3),
  });
  const of = 'zoomed grid';
  const blank = `(pool ${grid.blankLimit})`;
  const scrolled = [grid.scroll, grid.scrollLimit] as const;
  yield ratio([of, 'processor time per scrolled frame / pool'], scrolled, 'ms', 1.6);
  yield { of, what: 'blank frames', value: grid.blank, unit: '', most: 0, more: blank };
  yield ratio([of, 'expand all / pool'], [grid.expand, grid.expandLimit], 'ms', 1.5);
  if (grid.gaveUp !== null) {
    const reason = `100,000 rows did not open within ${grid.gaveUp} s: measured with ${grid.rows}`;
    yield { of, reason };
  }
}
