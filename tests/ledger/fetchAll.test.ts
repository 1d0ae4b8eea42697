// A portal is filled from another one, however that one falters, and asks it again for what is newer.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { fetchAll, type FetchedAll } from '../../engine/ledger/fetch/fetchAll.ts';
import type { AskedAgain } from '../../engine/ledger/fetch/journal.ts';
import { JOURNAL, readJournal } from '../../engine/ledger/fetch/journal.ts';
import type { Scope } from '../../engine/ledger/fetch/plan.ts';
import { assertDefined } from '../../engine/model/lookup.ts';
import { servedDemonstration } from '../demonstration.ts';
import { foldersOf } from '../overlay.ts';
import { portalOf } from '../portals.ts';
import { emptyFolder, importInto, serve } from '../served.ts';
import { entry, json } from './nearlyRows.ts';
import { withService, type Trouble } from './service.ts';

const portal = portalOf('product');
const plan = assertDefined(portal.settings.fetch);
const SCOPE: Scope = { from: 2025, to: 2025, groups: ['26'], exports: true, only: ['INCOMES'] };
/** Asked of both, they must answer the same. */
const QUESTIONS = [
  '/api/reports/income/details/CSV?budgetType=NATIONAL&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12',
  '/api/reports/expenses/program/CSV?budgetType=NATIONAL&fundType=COMMON&year=2025&monthFrom=1&monthTo=12',
  '/api/public/localBudgetData?budgetCode=2600000000&budgetItem=INCOMES&period=MONTH&year=2025',
  '/api/localBudgets/incomesLocal/CSV?codeBudget=2600000000&fundType=TOTAL&year=2025&monthFrom=4&monthTo=6',
];

const source = servedDemonstration();
let folder: string;
let place: ReturnType<typeof emptyFolder>;
beforeEach(() => {
  place = emptyFolder();
  folder = mkdtempSync(join(tmpdir(), 'fetched-'));
});
afterEach(() => {
  place.remove();
  rmSync(folder, { recursive: true });
});

const NONE: Trouble = () => false;

const said: string[] = [];
async function fetchFrom(base: string, scope = SCOPE, again?: AskedAgain): Promise<FetchedAll> {
  said.length = 0;
  const say = (line: string) => void said.push(line);
  const options = { portal, plan, base: new URL(base), folder, say, pauseMs: 0 };
  return await fetchAll(scope, options, again);
}

/** Every tenth request is refused in passing; one is cut off in the middle, one never answered. */
const faltering: Trouble = (request, response, nth) => {
  if (nth % 10 === 3) return refuse(response, 429);
  if (nth % 10 === 7) return refuse(response, 500);
  if (nth === 12) {
    response.writeHead(200, { 'content-length': '100000' });
    response.write('fundType;incomeCode\n');
    request.socket.destroySoon();
    return true;
  }
  if (nth === 15) request.socket.destroy();
  return nth === 15;
};

function refuse(response: ServerResponse, status: number): true {
  response.writeHead(status, { 'retry-after': '0' }).end();
  return true;
}

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe('fetching all', () => {
  it('fills a portal that answers as the other one does, however that one falters', async () => {
    const { away, missing, fetched } = await withService(
      source,
      faltering,
      async (base) => await fetchFrom(base),
    );
    expect(away).toBeNull();
    expect(new Set(missing.map(({ reason }) => reason))).toEqual(
      new Set(missing.length > 0 ? ['the service has no such rows'] : []),
    );
    expect(fetched).toBeGreaterThan(30);
    expect(said.filter((line) => line.startsWith('planned'))).toHaveLength(1);
    expect(said.some((line) => line.includes('still about'))).toBe(true);
    expect(files().filter(({ name }) => name.endsWith('.part'))).toEqual([]);
    expect(files().map(({ name }) => name)).toContain('PROJECT-INCOMES-2025-SPECIAL.csv');
    await importInto(place.folder, [folder]);
    const copy = await serve(foldersOf('product'), place.folder);
    try {
      for (const url of QUESTIONS) {
        const [mine, theirs] = [await copy.app.inject(url), await source.app.inject(url)];
        expect(theirs.payload.split('\n').length, url).toBeGreaterThan(5);
        expect({ url, payload: mine.payload }).toEqual({ url, payload: theirs.payload });
      }
    } finally {
      await copy.stop();
    }
  }, 120_000);

  it('goes on where it was broken off, and asks for nothing twice', async () => {
    const ends: Trouble = (request, _, nth) => {
      if (nth > 20) request.socket.destroy();
      return nth > 20;
    };
    const options = { tries: 1 };
    const first = await withService(source, ends, async (base) => {
      const given = { portal, plan, base: new URL(base), folder, say: () => {}, pauseMs: 0 };
      return await fetchAll(SCOPE, { ...given, ...options });
    });
    expect(first.away).toMatch(/cannot be reached/);
    const there = first.fetched + first.missing.length;
    const [second, asked] = await withService(source, NONE, async (base, all) => [
      await fetchFrom(base),
      all,
    ]);
    expect(second.away).toBeNull();
    expect(second.kept).toBe(first.fetched);
    const [third, again] = await withService(source, NONE, async (base, all) => [
      await fetchFrom(base),
      all,
    ]);
    expect(third).toMatchObject({ fetched: 0, kept: second.fetched + first.fetched });
    expect(new Set(asked).size).toBe(asked.length);
    // lists of what there is are small, and asked for each time
    expect(again.filter((url) => !url.startsWith('/api/periods'))).toEqual(
      [plan.lists[0]].map(() => '/items/CODEREGION'),
    );
    expect(there).toBeGreaterThan(10);
  });

  it('takes a file that changes meanwhile whole from one answer', async () => {
    const [older, newer] = ['first one', 'second'].map((name) =>
      json([{ ...entry('11000000', '10000000'), name }]),
    );
    let tried = 0;
    const changing: Trouble = (request, response) => {
      if (request.url !== '/items/KDB') return false;
      tried++;
      response.writeHead(200, {
        etag: `"${tried}"`,
        'content-length': Buffer.byteLength(assertDefined(newer)),
      });
      if (tried === 1)
        response.write(assertDefined(older).slice(0, 12), () => request.socket.destroy());
      else response.end(newer);
      return true;
    };
    await withService(source, changing, async (base) => await fetchFrom(base));
    expect(tried).toBe(2);
    expect(readFileSync(join(folder, 'lists/KDB.json'), 'utf8')).toBe(newer);
    expect((await readJournal(folder)).entries.get('lists/KDB.json')).toMatchObject({
      etag: '"2"',
    });
  });

  it('refuses a group that the service does not have, before files are asked for', async () => {
    await withService(source, NONE, async (base, asked) => {
      await expect(fetchFrom(base, { ...SCOPE, groups: ['77'] })).rejects.toThrow(
        'the service has no group "77"',
      );
      expect(asked.filter((url) => url.startsWith('/api/public'))).toEqual([]);
    });
  });
});

describe('an update', () => {
  it('asks again for lists and the last two years, and takes what is other', async () => {
    const scope = { ...SCOPE, from: 2022 };
    await withService(source, NONE, async (base, asked) => {
      await fetchFrom(base, scope);
      const before = asked.length;
      expect(await fetchFrom(base, scope, 'newest')).toMatchObject({ fetched: 0, away: null });
      const again = asked.slice(before);
      expect(again).toContain('/items/KDB');
      expect(again.some((url) => url.includes('year=2025'))).toBe(true);
      // of earlier years only what was missing
      const earlier = again.filter((url) => /year=202[23]/.test(url));
      expect(earlier.length).toBeGreaterThan(0);
      expect(earlier.filter((url) => !url.includes('period=QUARTER'))).toEqual([]);
      // what is here is older now, and its service says so
      const file = 'rows/2025/local_2600000000_INCOMES_2025_month.csv';
      const whole = readFileSync(join(folder, file), 'utf8');
      const older = `${whole.split('\r\n').slice(0, 20).join('\r\n')}\r\n`;
      writeFileSync(join(folder, file), older);
      const journal = readFileSync(join(folder, JOURNAL), 'utf8');
      writeFileSync(
        join(folder, JOURNAL),
        journal.replaceAll(/"etag":"[^}]*?","mod/g, '"etag":null,"mod'),
      );
      expect(await fetchFrom(base, scope, 'newest')).toMatchObject({ fetched: 1 });
      expect(readFileSync(join(folder, file), 'utf8')).toBe(whole);
    });
  });
});
