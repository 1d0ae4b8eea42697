// Does to a portal what happens to portals, and prints what became of it beside the goals. `npm run chaos -- [TRIAL[=COUNT] …]`.

import { printTable, type BenchLine } from './harness/lines.ts';
import { clock } from './chaos/clock.ts';
import { ending } from './chaos/ending.ts';
import { full } from './chaos/full.ts';
import { messages } from './chaos/messages.ts';
import { publishing } from './chaos/publishing.ts';
import { readonly } from './chaos/readonly.ts';
import { restart } from './chaos/restart.ts';
import { slow } from './chaos/slow.ts';
import { twice } from './chaos/twice.ts';

type Trial = (count?: number) => Promise<BenchLine[]>;

const TRIALS: Readonly<Record<string, Trial>> = {
  restart,
  ending,
  slow,
  twice,
  publishing,
  messages,
  full,
  readonly,
  clock,
};

const usage = `usage: npm run chaos -- [TRIAL[=COUNT] …]   without a name: all
trials: ${Object.keys(TRIALS).join(', ')}; COUNT: kills, connections or rounds
PORTAL_DATA names the folder; its portal must not be running`;

const asked = process.argv.slice(2).map((text) => {
  const [name = '', count] = text.split('=');
  return { name, count: count === undefined ? undefined : Number(count) };
});
const wrong = asked.find(
  ({ name, count }) =>
    !Object.hasOwn(TRIALS, name) ||
    (count !== undefined && !(Number.isInteger(count) && count > 0)),
);
if (wrong) {
  console.error(`there is no trial “${wrong.name}” with such a count\n${usage}`);
  process.exit(2);
}

const lines: BenchLine[] = [];
for (const { name, count } of asked.length > 0 ? asked : allOf(TRIALS)) {
  console.error(name);
  lines.push(...((await TRIALS[name]?.(count)) ?? []));
}
printTable(lines);
if (lines.some(({ good }) => good === false)) process.exitCode = 1;

function allOf(trials: typeof TRIALS): { name: string; count: undefined }[] {
  return Object.keys(trials).map((name) => ({ name, count: undefined }));
}
