// Bits of a ledger turned at random places, with and without the check of its files: pages and calls are right, or say that they cannot answer.

import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import {
  buildSite,
  CurrentLedger,
  dataFolder,
  ensureBuilt,
  folderShelf,
  foldersFrom,
  LEDGER_FILE,
  ledgersFolder,
  loadPortal,
  readBuilt,
} from '../../engine/serve.ts';
import { readCurrent } from '../../engine/chores.ts';
import { KINDS } from '../../site/kinds.ts';
import { ensureLedger } from '../demonstration/ensure.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { judged, type BenchLine } from '../harness/lines.ts';

const URLS = [
  '/',
  '/national-budget/incomes',
  '/national-budget/expenses',
  '/en/local-budget',
  '/debt',
  '/api/periods/loaded',
  '/api/pivot/incomes?budgetType=LOCAL&year=2025&rows=income:1&measures=done',
];
const LOOK_MS = 50;
const QUIET = { info() {}, error() {} };

interface Tallied {
  right: number;
  refused: number;
  readonly wrong: string[];
  readonly broken: string[];
}

export async function flips(count = 100): Promise<BenchLine[]> {
  const data = dataFolder(process.env);
  const folders = foldersFrom(process.env);
  const portal = loadPortal(folders, KINDS);
  const quiet = () => {};
  const built = await readBuilt(await ensureBuilt(data, quiet));
  await ensureLedger(portal, folders, ledgersFolder(data), quiet);
  const folder = join(mkdtempSync(join(tmpdir(), 'flips-')), 'ledgers');
  cpSync(ledgersFolder(data), folder, { recursive: true });
  const id = (await readCurrent(folder)) ?? '';
  const file = join(folder, id, LEDGER_FILE);
  const ask = async (isChecked: boolean) => {
    const shelf = isChecked ? folder : { ...folderShelf(folder), files: null };
    const current = new CurrentLedger(shelf, portal.model, QUIET);
    await current.start();
    if (isChecked) await looked(current);
    const site = await buildSite({ portal, current, built, parts: SERVER_PARTS, log: false });
    const answers = [];
    for (const url of URLS) {
      const { statusCode, payload } = await site.inject({ url, headers: { accept: 'text/html' } });
      answers.push({ status: statusCode, body: payload });
    }
    const serves = current.health().damaged.length === 0;
    await site.close();
    await current.stop();
    return { answers, serves };
  };
  try {
    const whole = (await ask(true)).answers;
    const found = { count: 0, broken: [] as string[] };
    const unchecked: Tallied = { right: 0, refused: 0, wrong: [], broken: [] };
    for (let nth = 0; nth < count; nth++) {
      const place = turn(file);
      const { answers, serves } = await ask(true);
      if (!serves) found.count++;
      found.broken.push(
        ...answers.flatMap(({ status }, at) =>
          status === 500 ? [`${URLS[at]} with ${place.told}`] : [],
        ),
      );
      for (const [at, { status, body }] of (await ask(false)).answers.entries()) {
        const told = `${URLS[at]} (${status}) with ${place.told}`;
        if (status === 503) unchecked.refused++;
        else if (status >= 500) unchecked.broken.push(told);
        else if (body === whole[at]?.body) unchecked.right++;
        else unchecked.wrong.push(told);
      }
      place.undo();
    }
    return linesOf(count, found, unchecked);
  } finally {
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
}

/** Large files are read while they serve already: until that is done. */
async function looked(current: CurrentLedger): Promise<void> {
  const isDone = ({ checked, damaged }: ReturnType<CurrentLedger['health']>) =>
    checked === 1 || damaged.length > 0;
  while (!isDone(current.health())) await wait(LOOK_MS);
}

function linesOf(
  count: number,
  found: { readonly count: number; readonly broken: readonly string[] },
  { right, refused, wrong, broken }: Tallied,
): BenchLine[] {
  for (const told of [...found.broken, ...wrong, ...broken]) console.error(told);
  return [
    judged(
      [`${count} flips, files checked`, 'all found, no 500'],
      `${found.count} found, ${found.broken.length} of status 500`,
      found.count === count && found.broken.length === 0,
    ),
    judged(
      [`${count} flips, files not checked`, '0 wrong, no 500'],
      `${right} right, ${refused} refused, ${wrong.length} wrong, ${broken.length} of status 500`,
      wrong.length + broken.length === 0,
    ),
  ];
}

/** Turns one bit of a file at a random place. */
function turn(file: string): { told: string; undo: () => void } {
  const at = Math.floor(Math.random() * statSync(file).size);
  const mask = 1 << Math.floor(Math.random() * 8);
  const change = () => {
    const bytes = readFileSync(file);
    bytes.writeUInt8((bytes.readUInt8(at) ^ mask) & 0xff, at);
    writeFileSync(file, bytes);
  };
  change();
  return { told: `byte ${at} by ${mask}`, undo: change };
}
