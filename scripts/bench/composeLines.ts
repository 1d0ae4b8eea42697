// How long a reader waits after the first touch of a composer until it answers in the grid, and in the drawing, as lines of the table.

import type { Browser } from '@playwright/test';

import type { Child } from './child.ts';
import { median, type Measuring } from './figures.ts';
import { newReader, visit } from './visit.ts';
import { COMPOSED, COMPOSER, LATER } from './waits.ts';

const GOAL_MS = 3000;

interface Composing {
  readonly browser: Browser;
  readonly portal: Child;
  readonly runs: number;
}

export async function* composeLines(bench: Composing): Measuring {
  const of = `${COMPOSER}, after the first touch`;
  const [grid, lines] = [LATER.composedGrid, LATER.composedLines];
  const asked = { of, unit: 'ms', most: GOAL_MS } as const;
  yield { ...asked, what: 'ready in the grid', value: await touch(bench, '', grid) };
  yield { ...asked, what: 'ready in lines', value: await touch(bench, '?view=lines', lines) };
}

/** Milliseconds from the first change of the rows to the answer in what comes with it. */
async function touch(
  { browser, portal, runs }: Composing,
  query: string,
  watched: string,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const reader = await newReader(browser);
    await visit(reader, portal.url + COMPOSER + query, [COMPOSED.rows]);
    times.push(
      await reader.page.evaluate(
        async ({ wanted, css }) => {
          const list = document.querySelector<HTMLSelectElement>(css);
          if (!list) throw new Error('no composer stands on the page');
          const started = performance.now();
          list.focus();
          list.selectedIndex += 1;
          list.dispatchEvent(new Event('change', { bubbles: true }));
          for (;;) {
            await new Promise(requestAnimationFrame);
            if (document.querySelector(wanted)) return performance.now() - started;
            if (performance.now() - started > 30_000) throw new Error(`${wanted} does not come`);
          }
        },
        { wanted: watched, css: COMPOSED.list },
      ),
    );
    await reader.context.close();
  }
  return median(times);
}
