// Asks a portal for more than it can answer. `npm run load -- [PHASE …] [--seconds N] [--minutes N] [--strict]`.

import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { startChild } from './harness/child.ts';
import { lineOf, printTable, told, type BenchLine } from './harness/lines.ts';
import { startRunning } from './harness/portals.ts';
import { watch } from './harness/watch.ts';
import { allPages, Fresh } from './load/addresses.ts';
import { files } from './load/files.ts';
import { cached, mixed, uncached } from './load/overload.ts';
import { memoryLine, type Phase } from './load/phase.ts';
import { posts } from './load/posts.ts';
import { varied } from './load/varied.ts';

const PHASES: Readonly<Record<string, Phase>> = { cached, uncached, mixed, files, posts, varied };
const AFTER_START_MB = 300;
const UNDER_LOAD_MB = 900;
const REST_MS = 15_000;

const usage = `usage: npm run load -- [${Object.keys(PHASES).join(' | ')} …] [--seconds N] [--minutes N] [--strict]
without a name: all; --seconds: how long each step lasts, 10; --minutes: how long the memory is looked at when nothing is asked any more, 1; --strict: exit code 1 where a goal is missed
PORTAL_DATA names the folder; its portal must not be running`;

const { names, seconds, minutes, strict } = read(process.argv.slice(2));
const running = await startRunning({ npm: true });
const generator = await startChild('harness/generator', {}, ['loads']);
const lines: BenchLine[] = [];

try {
  await measure();
} finally {
  await generator.kill();
  await running.stop();
}
printTable(lines);
if (strict && lines.some(({ good }) => good === false)) process.exitCode = 1;

async function measure(): Promise<void> {
  const say = (line: string) => console.error(line);
  await wait(REST_MS);
  lines.push(memoryLine('after start', running.taken(), AFTER_START_MB));
  const pages = await allPages(running.base);
  lines.push(told('pages that the map of addresses has', String(pages.length)));
  const end = watch(running);
  const loading = { running, generator, fresh: new Fresh(pages), seconds, minutes, say };
  for (const name of names) lines.push(...((await PHASES[name]?.(loading)) ?? []));
  const { peak } = await end();
  lines.push(lineOf({ what: 'memory at most', value: peak, unit: 'MB', most: UNDER_LOAD_MB }));
}

function read(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        seconds: { type: 'string', default: '10' },
        minutes: { type: 'string', default: '1' },
        strict: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const lasting = Number(values.seconds);
    if (!(lasting > 0 && lasting <= 600)) throw new Error('--seconds is a number up to 600');
    const waiting = Number(values.minutes);
    if (!(waiting >= 0 && waiting <= 60)) throw new Error('--minutes is a number up to 60');
    const unknown = positionals.find((name) => !Object.hasOwn(PHASES, name));
    if (unknown !== undefined) throw new Error(`there is no phase “${unknown}”`);
    const chosen = positionals.length > 0 ? positionals : Object.keys(PHASES);
    return { names: chosen, seconds: lasting, minutes: waiting, strict: values.strict === true };
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
}
