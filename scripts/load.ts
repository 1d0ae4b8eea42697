// Asks a portal of its own for more than it can answer, and prints what became of it beside the goals. `npm run load -- [PHASE …] [--seconds N] [--strict]`.

import { parseArgs } from 'node:util';

import { printTable, say as short, type BenchLine } from './bench/figures.ts';
import { allPages, Fresh } from './load/addresses.ts';
import { files } from './load/files.ts';
import { startGenerator } from './load/generators.ts';
import { told, type Phase } from './load/measured.ts';
import { cached, mixed, uncached } from './load/overload.ts';
import { posts } from './load/posts.ts';
import { startRunning, wait, watch } from './load/running.ts';

const PHASES: Readonly<Record<string, Phase>> = { cached, uncached, mixed, files, posts };
const AFTER_START_MB = 300;
const UNDER_LOAD_MB = 900;
const REST_MS = 8000;

const usage = `usage: npm run load -- [${Object.keys(PHASES).join(' | ')} …] [--seconds N] [--strict]
without a name: all; --seconds: how long each step lasts, 10; --strict: exit code 1 where a goal is missed
PORTAL_DATA names the folder; its portal must not be running`;

const { names, seconds, strict } = read(process.argv.slice(2));
const running = await startRunning();
const generator = startGenerator();
const lines: BenchLine[] = [];

try {
  await measure();
} finally {
  generator.stop();
  await running.stop();
}
printTable(lines);
if (strict && lines.some(({ good }) => good === false)) process.exitCode = 1;

async function measure(): Promise<void> {
  const say = (line: string) => console.error(line);
  await wait(REST_MS);
  lines.push(memoryLine('memory after start', running.memory(), AFTER_START_MB));
  const pages = await allPages(running.base);
  lines.push(told('pages that the map of addresses has', String(pages.length)));
  const end = watch(running);
  const measured = { running, generator, fresh: new Fresh(pages), seconds, say };
  for (const name of names) lines.push(...((await PHASES[name]?.(measured)) ?? []));
  const { peak } = await end();
  lines.push(memoryLine('memory, the most of all', peak, UNDER_LOAD_MB));
}

function memoryLine(what: string, megabytes: number, most: number): BenchLine {
  return { what, goal: `≤ ${most} MB`, reached: `${short(megabytes)} MB`, good: megabytes <= most };
}

function read(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { seconds: { type: 'string', default: '10' }, strict: { type: 'boolean' } },
      allowPositionals: true,
    });
    const lasting = Number(values.seconds);
    if (!(lasting > 0 && lasting <= 600)) throw new Error('--seconds is a number up to 600');
    const unknown = positionals.find((name) => !Object.hasOwn(PHASES, name));
    if (unknown !== undefined) throw new Error(`there is no phase “${unknown}”`);
    const chosen = positionals.length > 0 ? positionals : Object.keys(PHASES);
    return { names: chosen, seconds: lasting, strict: values.strict === true };
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
}
