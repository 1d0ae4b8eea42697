// How long a reader waits after the first touch of a composer until it answers in the grid, as a line of the table.

import { median, type Measuring } from '../harness/lines.ts';
import { newReader } from './readers.ts';
import type { Bench } from './sections.ts';
import { touch } from './touch.ts';
import { visit } from './visit.ts';
import { COMPOSED, COMPOSER, LATER } from './waits.ts';

const GOAL_MS = 3000;

export async function* composeLines(bench: Bench): Measuring {
  const of = `${COMPOSER}, after the first touch`;
  yield { of, what: 'ready in the grid', value: await compose(bench), unit: 'ms', most: GOAL_MS };
}

/** Milliseconds from the first change of the rows to the answer in what comes with it. */
async function compose({ portal, runs }: Bench): Promise<number> {
  const times: number[] = [];
  const watched = LATER.composedGrid;
  const act = { control: COMPOSED.list, by: 'key', key: 'ArrowDown', watched } as const;
  for (let run = 0; run < runs; run++) {
    const reader = await newReader();
    await visit(reader, portal.url + COMPOSER, [COMPOSED.rows]);
    times.push((await touch(reader, act)).done);
    await reader.context.close();
  }
  return median(times);
}
