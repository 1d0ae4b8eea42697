// Measures the portal against its goals, keeps the figures, compares two such files. Exit code 1 where a line could not be measured.

import { join } from 'node:path';

import {
  ConfigError,
  dataFolder,
  ensureBuilt,
  foldersFrom,
  ledgersFolder,
  loadPortal,
  formatProblem,
} from '../engine/serve.ts';
import { KINDS } from './own.ts';
import { ensureLedger } from './demonstration/ensure.ts';
import { compareCommand } from './bench/compare.ts';
import { openRecord } from './bench/record.ts';
import { startChild } from './harness/child.ts';
import { printRows } from './harness/lines.ts';
import { closeBrowser, sendHome } from './bench/readers.ts';
import { BenchReport } from './bench/report.ts';
import { listSections, NAMED, PARTS, QUICK, startPortal } from './bench/sections.ts';
import { standing } from './bench/standing.ts';

const USAGE = `usage: npm run bench [-- [quick] [PART …]]   without a name: ${PARTS.join(', ')}
                                           by name alone: ${NAMED.join(', ')}
       npm run bench -- compare [A B]   two files of runs, or the last two`;

const folders = foldersFrom(process.env);
const built = dataFolder(process.env);
const data = join(built, 'bench');
const asked = process.argv.slice(2);
const named = asked.filter((name) => name !== 'quick');
const quick = named.length < asked.length;
const runs = Number(process.env['BENCH_RUNS'] ?? (quick ? 3 : 5));

if (asked[0] === 'compare') compare(asked.slice(1));
else if (named.every((name) => [...PARTS, ...NAMED].includes(name))) await measure();
else end(2, USAGE);

function compare(files: readonly string[]): void {
  try {
    compareCommand(data, files);
  } catch (error) {
    end(2, `${(error as Error).message}\n${USAGE}`);
  }
}

async function measure(): Promise<void> {
  const begun = performance.now();
  const prepared = { folders, built, data, ...(await prepare()), runs, quick };
  const { file, save } = openRecord(data, asked, runs);
  const report = new BenchReport(console.log);
  console.log(
    `Pages cold at 1.6 Mbit/s, round trip 150 ms, processor slowed four times (waking when idle: 20 Mbit/s, 40 ms, four times; old phone: 0.4 Mbit/s, 400 ms, six times); medians of ${runs}, what is compared measured in turn.`,
  );
  const portal = await startPortal(prepared, prepared.ledgers);
  const plain = await startChild('bench/plain');
  const sections = await listSections({ ...prepared, portal, plain });
  const all = quick ? QUICK : PARTS;
  const wanted = named.length > 0 ? named : all;
  const chosen = sections.filter(({ part }) => wanted.includes(part));
  process.exitCode = await report.take(chosen, async () => {
    await sendHome();
    save(report);
  });
  await closeBrowser();
  await Promise.all([portal.kill(), plain.kill()]);
  console.log('\nThe worst of each goal');
  printRows([['', 'goal', 'reached', '', '', ''], ...standing(report.lines)]);
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  console.log(`\n${report.summary().join('\n')}\n${minutes} min, kept in ${file}`);
}

/** The site and a demonstration ledger of its own, so that figures can be compared whatever was imported. */
async function prepare() {
  const say = (line: string) => console.error(line);
  const ledgers = ledgersFolder(data);
  try {
    const portal = loadPortal(folders, KINDS);
    const site = await ensureBuilt(built, say);
    await ensureLedger(portal, folders, ledgers, say);
    return { configured: portal, site, ledgers };
  } catch (error) {
    if (error instanceof ConfigError)
      for (const problem of error.problems) console.error(formatProblem(problem, 'en'));
    return end(1, `refused   ${(error as Error).message}`);
  }
}

function end(code: number, message: string): never {
  console.error(message);
  process.exit(code);
}
