// How long a reader waits after the first touch of a composer until it answers in the grid, and in the drawing, as lines of the table.

import type { Browser } from '@playwright/test';

import type { Child } from './child.ts';
import { median, say as figure, type BenchLine } from './figures.ts';
import { newReader, visit } from './visit.ts';

const GOAL_MS = 3000;

interface Composing {
  readonly browser: Browser;
  readonly portal: Child;
  readonly path: string;
  readonly runs: number;
  readonly say: (line: string) => void;
}

export async function composeLines(bench: Composing): Promise<BenchLine[]> {
  bench.say(`measuring how soon ${bench.path} is ready to compose`);
  const grid = await readyAfterTouch(bench, bench.path, '.cube-grid [role="row"]');
  const drawn = await readyAfterTouch(bench, `${bench.path}?view=lines`, '.cube-composed svg');
  return [
    lineOf(`${bench.path}: ready to compose after the touch (grid)`, grid),
    lineOf('  the same with lines drawn in the browser', drawn),
  ];
}

function lineOf(what: string, ms: number): BenchLine {
  return { what, goal: `≤ ${GOAL_MS / 1000} s`, reached: `${figure(ms)} ms`, good: ms <= GOAL_MS };
}

/** Milliseconds from the first change of the rows to the answer in what comes with it. */
async function readyAfterTouch(
  { browser, portal, runs }: Composing,
  path: string,
  watched: string,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const reader = await newReader(browser);
    await visit(reader, portal.url + path, ['main table tbody tr']);
    times.push(
      await reader.page.evaluate(async (wanted) => {
        const list = document.querySelector<HTMLSelectElement>('.cube-form .cube-axis select');
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
      }, watched),
    );
    await reader.context.close();
  }
  return median(times);
}
