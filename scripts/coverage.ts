// `npm run coverage`: runs the tests that need no browser and prints how much of each room they ran. A measure, not a threshold.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

interface Lines {
  readonly total: number;
  readonly covered: number;
}

const SUMMARY = '.portal/coverage/coverage-summary.json';

const run = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '-c',
    'tests/vitest.config.ts',
    '--coverage',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
if (run.status !== 0) process.exit(run.status ?? 1);
const files = JSON.parse(readFileSync(SUMMARY, 'utf8')) as Record<string, { lines: Lines }>;
console.log('lines that the tests ran; what they start as processes of their own is not counted');
for (const [room, { total, covered }] of linesByRoom(files))
  console.log(
    `${percent(covered, total).padStart(4)}  ${room.padEnd(20)} ${covered} of ${total} lines`,
  );

/** Lines of each room of the engine, of the other rooms of the house, and of all together, in the order of their names. */
function linesByRoom(measured: Readonly<Record<string, { lines: Lines }>>): [string, Lines][] {
  const rooms = new Map<string, Lines>();
  for (const [path, { lines }] of Object.entries(measured)) {
    if (path === 'total') continue;
    const room = roomOf(relative(process.cwd(), path));
    const sum = rooms.get(room) ?? { total: 0, covered: 0 };
    rooms.set(room, { total: sum.total + lines.total, covered: sum.covered + lines.covered });
  }
  const sorted = [...rooms].toSorted(([a], [b]) => a.localeCompare(b));
  return measured['total'] ? [...sorted, ['all', measured['total'].lines]] : sorted;
}

/** `engine/ledger` of a file however deep in it; the top of the engine, `site` and `scripts` are rooms too. */
function roomOf(file: string): string {
  const [top = '', room = '', deeper] = file.split(sep);
  return top === 'engine' && deeper !== undefined ? join(top, room) : top;
}

function percent(part: number, whole: number): string {
  return `${whole === 0 ? 0 : Math.round((100 * part) / whole)} %`;
}
