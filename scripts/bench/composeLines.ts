// How long a reader waits after the first touch of a composer until it answers in the grid, and in the drawing, as lines of the table.

import { median, type Measuring } from '../harness/lines.ts';
import { newReader } from './readers.ts';
import type { Bench } from './sections.ts';
import { touch } from './touch.ts';
import { visit } from './visit.ts';
import { COMPOSED, COMPOSER, LATER } from './waits.ts';

const GOAL_MS = 3000;

export async function* composeLines(bench: Bench): Measuring {
  const of = `${COMPOSER}, after the first touch`;
  const [grid, lines] = [LATER.composedGrid, LATER.composedLines];
  const asked = { of, unit: 'ms', most: GOAL_MS } as const;
  yield { ...asked, what: 'ready in the grid', value: await compose(bench, '', grid) };
  yield { ...asked, what: 'ready in lines', value: await compose(bench, '?view=lines', lines) };
}

/** Milliseconds from the first change of the rows to the answer in what comes with it. */
async function compose({ portal, runs }: Bench, query: string, watched: string): Promise<number> {
  const times: number[] = [];
  const act = { control: COMPOSED.list, by: 'key', key: 'ArrowDown', watched } as const;
  for (let run = 0; run < runs; run++) {
    const reader = await newReader();
    await visit(reader, portal.url + COMPOSER + query, [COMPOSED.rows]);
    times.push((await touch(reader, act)).done);
    await reader.context.close();
  }
  return median(times);
}
