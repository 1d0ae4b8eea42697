// The zoomed grid with 100,000 rows against a pool of rows written by hand: opening all, scrolling, blank frames.

import { assertDefined } from '../../engine/serve.ts';

import { median, ratio, type Measuring } from '../harness/lines.ts';
import { largeTree, packTree, writePool, type GridShape } from './pool.ts';
import { newReader, settle, UNSLOWED, wake, type Reader } from './readers.ts';
import type { Bench } from './sections.ts';
import { served } from './served.ts';
import { carriedColumns, LATER, TABLE_PAGE, TOUCHED } from './waits.ts';

/** Fewer only where the grid does not come to an end with many. */
const SIZES = [100_000, 10_000];
const PATIENCE_MS = 40_000;
const FRAMES = 120;
/** Ten rows a frame. */
const STEP = 320;

interface Run {
  readonly rows: number;
  readonly scroll: number;
  readonly expand: number;
  readonly blank: number;
  readonly shape: GridShape;
}

/** Of the page with the table, zoomed. */
export async function* gridLines(bench: Bench): Measuring {
  const of = 'zoomed grid';
  let reason: string | null = null;
  for (const size of SIZES) {
    try {
      const { grids, pools } = await runBoth(bench, size);
      const both = (pick: (run: Run) => number) =>
        [median(grids.map(pick)), median(pools.map(pick))] as const;
      const [blank, blankOfPool] = [grids, pools].map((runs) =>
        Math.max(...runs.map((run) => run.blank)),
      ) as [number, number];
      const scrolled = both((run) => run.scroll);
      yield ratio([of, 'processor time per scrolled frame / pool'], scrolled, 'ms', 1.6);
      const more = `(pool ${blankOfPool})`;
      yield { of, what: 'blank frames', value: blank, unit: '', most: 0, more };
      const expanded = both((run) => run.expand);
      yield ratio([of, 'expand all / pool'], expanded, 'ms', 1.5);
      if (reason !== null)
        yield { of, reason: reason + String(median(grids.map(({ rows }) => rows))) };
      return;
    } catch (error) {
      if ((error as Error).name !== 'TimeoutError' || size === SIZES.at(-1)) throw error;
      reason = `${size} rows did not open within ${PATIENCE_MS / 1000} s: measured with `;
    }
  }
}

/** The grid and the pool in turn, both over an answer of so many rows. */
async function runBoth({ portal, plain, runs }: Bench, size: number) {
  const columns = carriedColumns((await served(portal.url + TABLE_PAGE)).html);
  const items = largeTree(columns, size);
  const rows = packTree(columns, items);
  const put = async (path: string, type: string, text: string) =>
    await plain.ask('put', { path, headers: { 'content-type': type }, body: Buffer.from(text) });
  await put('/rows.json', 'application/json', JSON.stringify({ items }));
  const grids: Run[] = [];
  const pools: Run[] = [];
  for (let round = 0; round < Math.min(runs, 3); round++) {
    const grid = await runGrid(portal.url + TABLE_PAGE, rows, size);
    grids.push(grid);
    await put('/pool', 'text/html; charset=utf-8', writePool(columns, grid.shape));
    pools.push(await runPool(`${plain.url}/pool`, size));
  }
  return { grids, pools };
}

/** The page's own question for the whole tree is answered with the large one. */
async function runGrid(url: string, rows: readonly unknown[], size: number): Promise<Run> {
  const reader = await newReader(UNSLOWED);
  const { page } = reader;
  page.setDefaultTimeout(PATIENCE_MS);
  const whole = (address: URL) => address.searchParams.get('_part') === 'all';
  await page.route(whole, async (route) => {
    const response = await route.fetch();
    const view = (await response.json()) as { blocks: readonly object[] };
    await route.fulfill({ response, json: { ...view, blocks: [{ ...view.blocks[0], rows }] } });
  });
  await page.goto(url);
  await wake(reader);
  await page.click(TOUCHED.zoom);
  await page.waitForSelector(LATER.zoomedRow);
  const { zoomAll: all, zoomed: grid } = LATER;
  const toggle = async () =>
    await page.evaluate((css) => document.querySelector<HTMLElement>(css)?.click(), all);
  await toggle();
  try {
    await page.waitForFunction(countsMore, { css: grid, rows: size / 2 });
    await toggle();
    await page.waitForFunction(
      ({ css, rows }) => Number(document.querySelector(css)?.getAttribute('aria-rowcount')) < rows,
      { css: grid, rows: size / 2 },
    );
    await settle(reader);
    return await measure(reader, grid, size, toggle);
  } finally {
    await reader.context.close();
  }
}

async function runPool(url: string, size: number): Promise<Run> {
  const reader = await newReader(UNSLOWED);
  await reader.page.goto(url);
  await reader.page.waitForSelector('body[data-ready]');
  await settle(reader);
  const run = await measure(
    reader,
    '#pool',
    size,
    async () =>
      await reader.page.evaluate(() => (window as unknown as { expand: () => void }).expand()),
  );
  await reader.context.close();
  return run;
}

async function measure(
  reader: Reader,
  css: string,
  size: number,
  expandAll: () => Promise<void>,
): Promise<Run> {
  const { page } = reader;
  const expand = await spent(reader, async () => {
    await expandAll();
    await page.waitForFunction(countsMore, { css, rows: size / 2 });
    await page.evaluate(
      async () =>
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  });
  const rows = Number(await page.getAttribute(css, 'aria-rowcount'));
  await settle(reader);
  await page.evaluate(scroll, { css, frames: 10, step: STEP, look: false });
  const whole = await spent(
    reader,
    async () =>
      void (await page.evaluate(scroll, { css, frames: FRAMES, step: STEP, look: false })),
  );
  const blank = await page.evaluate(scroll, { css, frames: FRAMES, step: STEP * 5, look: true });
  return { rows, expand, scroll: whole / FRAMES, blank, shape: await page.evaluate(shapeOf, css) };
}

/** Runs in the page. */
function shapeOf(css: string): GridShape {
  const box = document.querySelector<HTMLElement>(css);
  const [head, ...rows] = [...(box?.querySelectorAll('[role="row"]') ?? [])];
  const row = rows.find((found) => found.getBoundingClientRect().height > 0);
  if (!box || !head || !row) throw new Error(`no rows stand in ${css}`);
  const sizes = (line: Element) => [...line.children].map((cell) => cell.getBoundingClientRect());
  return {
    height: box.offsetHeight,
    head: Math.max(...sizes(head).map(({ height }) => height)),
    row: row.getBoundingClientRect().height,
    widths: sizes(row).map(({ width }) => width),
  };
}

/** Runs in the page. */
function countsMore({ css, rows }: { css: string; rows: number }): boolean {
  return Number(document.querySelector(css)?.getAttribute('aria-rowcount')) > rows;
}

/** Processor milliseconds of the page's main thread. */
async function spent({ cdp }: Reader, what: () => Promise<void>): Promise<number> {
  const read = async () =>
    assertDefined(
      (await cdp.send('Performance.getMetrics')).metrics.find(
        ({ name }) => name === 'TaskDuration',
      ),
    ).value * 1000;
  const before = await read();
  await what();
  return (await read()) - before;
}

/** Moves once a frame, before the frame is made; counts frames in which some place shows no row. */
async function scroll({
  css,
  frames,
  step,
  look,
}: {
  css: string;
  frames: number;
  step: number;
  look: boolean;
}): Promise<number> {
  const box = document.querySelector<HTMLElement>(css);
  if (!box) throw new Error(`nothing on the page is ${css}`);
  const { left, top, width, height } = box.getBoundingClientRect();
  const places = [0.2, 0.4, 0.6, 0.8, 0.95].map((part) => top + height * part);
  let blank = 0;
  const frame = async () =>
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        if (
          look &&
          places.some(
            (y) =>
              !document.elementFromPoint(left + width / 3, y)?.closest('[role="row"]')?.textContent,
          )
        )
          blank++;
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve());
        port1.start();
        port2.postMessage(null);
      });
    });
  await frame();
  blank = 0;
  for (let i = 0; i < frames; i++) {
    box.scrollTop += step;
    await frame();
  }
  return blank;
}
