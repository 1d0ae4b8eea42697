// Answers that are not what was asked: whatever they are and of whatever file, none is kept, none is taken for "there is none".

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { fetchAll, type FetchedAll } from '../../engine/ledger/fetch/fetchAll.ts';
import type { AskedAgain } from '../../engine/ledger/fetch/journal.ts';
import { JOURNAL } from '../../engine/ledger/fetch/journal.ts';
import type { Scope } from '../../engine/ledger/fetch/plan.ts';
import { assertDefined } from '../../engine/model/lookup.ts';
import { servedDemonstration } from '../demonstration.ts';
import { portalOf } from '../portals.ts';
import { withService, type Trouble } from './service.ts';

const portal = portalOf('product');
const whole = assertDefined(portal.settings.fetch);
const plan = {
  ...whole,
  lists: ['public/items-kdb', 'public/items-coderegion'],
  exports: whole.exports
    .slice(0, 2)
    .map((wanted) => ({ ...wanted, with: { ...wanted.with, fundType: ['TOTAL'] } })),
};
const YEAR = 2025;
const SCOPE: Scope = { from: YEAR, to: YEAR, groups: ['26'], exports: true, only: ['INCOMES'] };
const INCOMES = `rows/${YEAR}/local_2600000000_INCOMES_${YEAR}_month.csv`;

const source = servedDemonstration();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faults-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function fetchFrom(base: string, again?: AskedAgain, scope = SCOPE): Promise<FetchedAll> {
  const options = { portal, plan, base: new URL(base), folder, say: () => {}, pauseMs: 0 };
  return await fetchAll(scope, options, again);
}

/** By kind of file: where it is asked for. */
const KINDS: Readonly<Record<string, RegExp>> = {
  dictionary: /^\/items\/KDB/,
  figures: /localBudgetData.*INCOMES&period=MONTH/,
  export: /^\/api\/reports\/expenses\/program\/CSV/,
};
const fileOf = (kind: string): RegExp =>
  assertDefined(
    { dictionary: /KDB\.json$/, figures: /INCOMES_2025_month/, export: /EXP-KPK-NAT/ }[kind],
  );

type Fault = (response: ServerResponse, good: string) => unknown;

const html = '<!DOCTYPE html>\n<html><body>Come back later</body></html>\n';
const problem = JSON.stringify({ title: 'Forbidden', status: 403 });
const withType = (status: number, type: string, body: string): Fault => {
  return (response) => response.writeHead(status, { 'content-type': type }).end(body);
};
/** Without a length, and without chunks: the end of the connection is the end of the answer. */
const unended = (response: ServerResponse, body: string) => {
  const { socket } = response;
  socket?.write('HTTP/1.1 200 OK\r\ncontent-type: text/csv\r\nconnection: close\r\n\r\n');
  socket?.end(body, 'latin1');
};
const halfOf = (good: string) => good.slice(0, good.indexOf('\n', good.length / 2) + 1);

const FAULTS: Readonly<Record<string, Fault>> = {
  'a page with 200': withType(200, 'text/html', html),
  'a page that is called CSV': withType(200, 'text/csv', html),
  'a page with 404': withType(404, 'text/html', html),
  'a page with 403': withType(403, 'text/html', html),
  'a refusal with 403': withType(403, 'application/problem+json', problem),
  'a refusal without words': withType(401, 'text/plain', ''),
  'an error in JSON with 200': withType(200, 'application/json', problem),
  'an error in JSON that is a list': withType(200, 'application/json', `[${problem}]\n`),
  'an error in JSON with 400': withType(400, 'application/json', problem),
  'words with 200': withType(200, 'text/plain', 'too many requests\n'),
  nothing: withType(200, 'text/csv', ''),
  'an archive': (response) => response.writeHead(200).end(Buffer.from('PK\u0003\u0004....\n')),
  'a half that ends with a line': (response, good) => unended(response, halfOf(good)),
  'a whole without an end': unended,
  'a half with a length of its own': (response, good) =>
    response.writeHead(200).end(Buffer.from(good.slice(0, good.length / 2), 'latin1')),
  'amounts that are none': (response, good) =>
    response
      .writeHead(200)
      .end(
        good.startsWith('[')
          ? good.replaceAll('"datefrom":"', '"datefrom":"?')
          : Buffer.from(good.replaceAll(/;\d+(?:\.\d+)?(?=[;\r\n])/g, ';?'), 'latin1'),
      ),
  'what another question asks': (response, good) =>
    response
      .writeHead(200)
      .end(
        good.startsWith('[')
          ? good.replaceAll(/"code":"\d{4}\d{4}"/g, '"code":"0100"')
          : Buffer.from(
              good.replaceAll('2600000000', '2555900000').replaceAll('programCode', 'incomeCode'),
              'latin1',
            ),
      ),
};

/** Answers each kind of file with the fault. */
const giving = (fault: Fault): Trouble => {
  return (request, response) => {
    const url = assertDefined(request.url);
    if (!Object.values(KINDS).some((kind) => kind.test(url))) return false;
    void source.app
      .inject({ url })
      .then(({ rawPayload }) => fault(response, rawPayload.toString('latin1')));
    return true;
  };
};

describe.each(Object.entries(FAULTS))('%s in the place of a file', (_, fault) => {
  it('is tried again, has failed and is named, and comes with the next command', async () => {
    const [result, asked] = await withService(source, giving(fault), async (base, all) => [
      await fetchFrom(base),
      all,
    ]);
    expect(result.away).toBeNull();
    for (const [kind, address] of Object.entries(KINDS)) {
      const named = result.failed.filter(({ file }) => fileOf(kind).test(file));
      expect(named, kind).toHaveLength(1);
      expect(named[0]?.reason.length, kind).toBeGreaterThan(10);
      expect(
        result.missing.filter(({ file }) => fileOf(kind).test(file)),
        kind,
      ).toEqual([]);
      expect(existsSync(join(folder, assertDefined(named[0]).file)), kind).toBe(false);
      expect(
        asked.filter((url) => address.test(url)),
        kind,
      ).toHaveLength(3);
    }
    expect(result.failed).toHaveLength(3);
    const again = await withService(
      source,
      () => false,
      async (base) => await fetchFrom(base),
    );
    expect(again).toMatchObject({ failed: [], fetched: 3, away: null });
  }, 60_000);
});

describe.each([
  ['periods', '/api/periods/loaded'],
  ['groups', '/items/CODEREGION'],
  ['keys', '/api/localBudgets/getBudgets'],
])('a small list of %s', (_, path) => {
  it.each([
    ['a page', withType(200, 'text/html', html)],
    ['an error', withType(200, 'application/json', problem)],
    ['a refusal', withType(403, 'application/json', problem)],
    ['one without an end', (response: ServerResponse) => unended(response, '[]')],
  ] satisfies [string, Fault][])(
    'that is %s has failed, and nothing is believed',
    async (__, fault) => {
      const wrong: Trouble = (request, response) => {
        if (!assertDefined(request.url).startsWith(path)) return false;
        fault(response, '');
        return true;
      };
      const first = await withService(source, wrong, async (base) => await fetchFrom(base));
      expect(first.failed.some(({ file }) => /loaded|CODEREGION|getBudgets/.test(file))).toBe(true);
      const second = await withService(
        source,
        () => false,
        async (base) => await fetchFrom(base),
      );
      expect(second.failed).toEqual([]);
      expect(existsSync(join(folder, INCOMES))).toBe(true);
    },
  );
});

describe('the newest month', () => {
  const listing = (months: Readonly<Record<string, string>>): Trouble => {
    return (request, response) => {
      if (!assertDefined(request.url).startsWith('/api/periods/loaded')) return false;
      const rows = Object.entries(months).map(([tableName, stateDate]) => ({
        tableName,
        stateDate,
      }));
      response.writeHead(200).end(JSON.stringify(rows));
      return true;
    };
  };

  it('is that of the tables of each export', async () => {
    const months = { MAIN: '2025-02', INCOMES: '2025-03', EXPENSES: '2025-02' };
    await withService(source, listing(months), async (base, asked) => {
      await fetchFrom(base);
      const until = (path: string) =>
        asked.filter((url) => url.startsWith(path)).map((url) => /monthTo=(\d+)/.exec(url)?.[1]);
      expect(until('/api/reports/income/details/CSV')).toEqual(['3']);
      expect(until('/api/reports/expenses/program/CSV')).toEqual(['2']);
    });
  });

  it('that is listed has rows: a header alone has failed, and is missing where nothing is listed', async () => {
    const bare: Trouble = (request, response) => {
      if (!KINDS['export']?.test(assertDefined(request.url))) return false;
      void source.app.inject({ url: assertDefined(request.url) }).then(({ rawPayload }) => {
        const lines = rawPayload.toString('latin1').split('\n').slice(0, 2);
        response.writeHead(200).end(Buffer.from(`${lines.join('\n')}\n`, 'latin1'));
      });
      return true;
    };
    const both = (months: Readonly<Record<string, string>>): Trouble => {
      const list = listing(months);
      return (...given) => list(...given) || bare(...given);
    };
    const listed = both({ INCOMES: '2025-03', EXPENSES: '2025-03' });
    const [failed] = (await withService(source, listed, async (base) => await fetchFrom(base)))
      .failed;
    expect(failed).toMatchObject({
      file: expect.stringContaining('EXP-KPK-NAT-2025-1-3') as string,
    });
    expect(failed?.reason).toMatch(/no rows, but the service lists/);
    const other = both({ INCOMES: '2026-03', EXPENSES: '2026-03' });
    expect(await withService(source, other, async (base) => await fetchFrom(base))).toMatchObject({
      failed: [],
      missing: expect.arrayContaining([
        {
          file: 'exports/NATIONAL/TOTAL/EXP-KPK-NAT-2025-1-12.csv',
          reason: 'the service has no such rows',
        },
      ]) as unknown,
    });
  });
});

describe('what a service does not have', () => {
  const gone: Trouble = (request, response) => {
    if (!KINDS['figures']?.test(assertDefined(request.url))) return false;
    response.writeHead(404, { 'content-type': 'application/problem+json' });
    response.end('{"title":"no such figures"}');
    return true;
  };
  const asks = async (again?: AskedAgain, trouble = gone, scope = SCOPE) =>
    await withService(source, trouble, async (base, asked) => {
      const { missing, failed } = await fetchFrom(base, again, scope);
      expect(failed).toEqual([]);
      return {
        asked: asked.filter((url) => KINDS['figures']?.test(url) && url.includes(`${YEAR}`)).length,
        missing: missing.filter(({ file }) => file === INCOMES).length,
      };
    });
  /** As an earlier version wrote it. */
  const withoutTimes = () => {
    const path = join(folder, JOURNAL);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/,"seen":"[^"]*"(?=\}\n)/g, ''));
  };

  it('is asked for again after a day, at once where that is wanted, and where a journal does not say when', async () => {
    expect(await asks()).toEqual({ asked: 1, missing: 1 });
    expect(await asks()).toEqual({ asked: 0, missing: 1 });
    expect(await asks('missing')).toEqual({ asked: 1, missing: 1 });
    const path = join(folder, JOURNAL);
    const yesterday = new Date(Date.now() - 86_400_001).toISOString();
    const journal = readFileSync(path, 'utf8');
    writeFileSync(path, journal.replaceAll(/(?<="seen":")[^"]*/g, yesterday));
    expect(await asks()).toEqual({ asked: 1, missing: 1 });
    withoutTimes();
    expect(await asks()).toEqual({ asked: 1, missing: 1 });
    expect(await asks('missing', () => false)).toEqual({ asked: 1, missing: 0 });
    expect(await asks('missing')).toEqual({ asked: 0, missing: 0 });
  });

  it('is asked for by an update, also of years that the last order does not name', async () => {
    await asks();
    const scope = { ...SCOPE, from: YEAR + 5, to: YEAR + 5 };
    await asks('daily', () => false, scope);
    expect(await asks('newest', gone, scope)).toEqual({ asked: 1, missing: 1 });
  });

  it('is no reason to lose what it had before', async () => {
    expect(await asks('daily', () => false)).toEqual({ asked: 1, missing: 0 });
    const path = join(folder, INCOMES);
    const before = readFileSync(path, 'utf8');
    const { failed } = await withService(
      source,
      gone,
      async (base) => await fetchFrom(base, 'newest'),
    );
    expect(failed).toMatchObject([{ file: INCOMES }]);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });
});

describe('the command', () => {
  const run = async (base: string) =>
    await new Promise<{ code: number | null; told: string }>((resolve) => {
      const args = ['fetch', '--years', String(YEAR), '--regions', '26', '--item', 'INCOMES'];
      const child = spawn(
        process.execPath,
        [
          'scripts/ledger.ts',
          ...args,
          '--base',
          base,
          '--out',
          folder,
          '--pause',
          '0',
          '--no-import',
        ],
        { cwd: join(import.meta.dirname, '../..') },
      );
      let told = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (bytes: Buffer) => (told += bytes.toString()));
      child.on('close', (code) => resolve({ code, told }));
    });

  it('names what failed and exits with 1, then with 0', async () => {
    const forbidden: Trouble = (request, response) => {
      if (!KINDS['figures']?.test(assertDefined(request.url))) return false;
      response.writeHead(403).end(problem);
      return true;
    };
    const first = await withService(source, forbidden, run);
    expect(first).toMatchObject({ code: 1 });
    expect(first.told).toContain(`failed    ${INCOMES}: the service answers 403 Forbidden`);
    const second = await withService(source, () => false, run);
    expect(second).toMatchObject({ code: 0 });
    expect(second.told).toMatch(/^complete .* 1 fetched/m);
  }, 60_000);
});
