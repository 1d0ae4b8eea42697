// Dictionaries come back as they came in: every row, every key, in their order; a long one while it is read.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { incoming } from '../incoming.ts';
import { foldersOf } from '../overlay.ts';
import { getJson, importInto, REAL_DATA, serve, type Served } from '../served.ts';
import { budg, listed, type Row } from './budgetRows.ts';

const place = incoming();
const { write } = place;

async function asked<T>(ask: (served: Served) => Promise<T>): Promise<T> {
  const served = await serve(foldersOf('product'), place.folder);
  try {
    return await ask(served);
  } finally {
    await served.stop();
  }
}

const bodyAt = async (served: Served, url: string) => (await served.app.inject(url)).body;

const row = (more: Row = {}): Row => ({
  code: '11010000',
  parentCode: '11000000',
  level: 3,
  isactive: 1,
  name: 'Податок  та збір\r\nна доходи',
  dateto: null,
  details: 0,
  outputbase: null,
  comment: null,
  datefrom: '2011-01-01',
  id: 7,
  inputbase: 'Наказ',
  ...more,
});

const KDB = [
  row(),
  row({ name: 'Інша назва', datefrom: '2005-01-01', dateto: '2010-12-31', isactive: 0, id: 3 }),
  row({ code: '10000000', parentCode: null, level: 9, details: 5, later: { of: [1, 'б'] } }),
  row({ code: '50110000', parentCode: '50000000', level: 3, id: 9 }),
];

const TKPKMB = {
  '0150': {
    codeKfk: '0111',
    beginDate: '2026-08-03',
    parentCode: '0100',
    level: '3',
    endDate: null,
    isactive: '1',
    name: 'Забезпечення діяльності',
    beginDoc: 'від 20 березня           \r\n № 393',
    details: '1',
    endDoc: null,
    version: '41',
  },
};

describe('a dictionary', () => {
  it('comes back whole and untouched, and goes on through other imports', async () => {
    await importInto(place.folder, [write('KDB.json', JSON.stringify(KDB))]);
    await importInto(place.folder, [write('TKPKMB.json', JSON.stringify(TKPKMB))]);
    await asked(async (served) => {
      expect(await bodyAt(served, '/items/KDB')).toBe(JSON.stringify(KDB));
      expect(await bodyAt(served, '/items/TKPKMB')).toBe(
        JSON.stringify([{ code: '0150', ...TKPKMB['0150'] }]),
      );
    });
  });

  it('on a day has the rows that are valid then', async () => {
    await importInto(place.folder, [write('KDB.json', JSON.stringify(KDB))]);
    await asked(async (served) => {
      const names = async (day: string) =>
        (await getJson<Row[]>(served, `/items/KDB?dateFrom=${day}`)).map(({ id }) => id);
      expect(await names('2010-12-31')).toEqual([3]);
      expect(await names('2011-01-01')).toEqual([7, 7, 9]);
      expect(await names('2001-01-01')).toEqual([]);
    });
  });

  it('is imported again from what the portal answers', async () => {
    await importInto(place.folder, [
      write('KDB.json', JSON.stringify(KDB)),
      write('TKPKMB.json', JSON.stringify(TKPKMB)),
    ]);
    const said = await asked(async (served) => [
      await bodyAt(served, '/items/KDB'),
      await bodyAt(served, '/items/TKPKMB'),
    ]);
    const files = said.map((text, i) => write(`again-${i}.json`, text));
    const told = await importInto(place.folder, files);
    expect(told.join('\n')).toMatch(/items-kdb, 4 names[^]*items-tkpkmb-list, 1 names/);
    await asked(async (served) => {
      expect([await bodyAt(served, '/items/KDB'), await bodyAt(served, '/items/TKPKMB')]).toEqual(
        said,
      );
    });
  });

  it('has no key that was added on the way from its source', async () => {
    const programme = row({ code: '0110000', idFkv: 0 });
    const source = { ...programme, parentCode: null, later: 'ї' };
    await importInto(place.folder, [
      write('kpk.json', JSON.stringify([{ ...source, years: [2019, 2020] }])),
    ]);
    await asked(async (served) => {
      expect(await bodyAt(served, '/items/KPK')).toBe(JSON.stringify([source]));
    });
  });

  it('that lies in two files has each record once', async () => {
    await importInto(place.folder, [
      write('a.json', JSON.stringify(KDB)),
      write('b.json', JSON.stringify([...KDB, row({ code: '10010000', id: 77 })])),
    ]);
    await asked(async (served) => {
      const ids = (await getJson<Row[]>(served, '/items/KDB')).map(({ id }) => id);
      expect(ids).toEqual([7, 3, 7, 9, 77]);
    });
  });

  it('of many records is sent while it is read, and is no table', async () => {
    const rows = Array.from({ length: 20_500 }, (_, i) =>
      budg({ katottg: `UA7410039001${String(i).padStart(7, '0')}`, cntBudg: i }),
    );
    await importInto(place.folder, [write('BUDG.json', listed(...rows))]);
    await asked(async (served) => {
      const sent = await served.app.inject('/items/BUDG');
      expect(sent.headers['content-length']).toBeUndefined();
      expect(sent.body === JSON.stringify(rows)).toBe(true);
      const again = await served.app.inject({
        url: '/items/BUDG',
        headers: { 'if-none-match': String(sent.headers['etag']) },
      });
      expect(again.statusCode).toBe(304);
      expect(await getJson<Row[]>(served, '/items/BUDG?dateFrom=2020-12-31')).toEqual([]);
      expect((await served.app.inject('/items/BUDG/CSV')).json()).toMatchObject({
        code: 'too-much',
      });
    });
  });
});

describe.skipIf(!REAL_DATA)(
  'the real dictionaries (skipped without them: PORTAL_REAL_DATA names no folder)',
  () => {
    it('come back equal, and Prozorro’s lists of programmes are made of them', async () => {
      const folder = join(REAL_DATA ?? '', 'dictionaries');
      const files = readdirSync(folder).filter(
        (name) => /\.json(?:\.gz)?$/.test(name) && !name.startsWith('getBudgets'),
      );
      expect(files.length).toBeGreaterThanOrEqual(5);
      await importInto(
        place.folder,
        files.map((name) => join(folder, name)),
      );
      const read = (name: string): unknown => {
        const bytes = readFileSync(join(folder, name));
        return JSON.parse((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
      };
      await asked(async (served) => {
        for (const name of files) {
          const source = read(name) as Row[] | Record<string, Row>;
          const rows = Array.isArray(source)
            ? source.map((own) => withoutYears(own))
            : Object.entries(source).map(([code, own]) => ({ code, ...own }));
          const dictionary = name.replace(/\..*/, '').toUpperCase();
          expect(await bodyAt(served, `/items/${dictionary}`), name).toBe(JSON.stringify(rows));
        }
        const programmes = read('kpk.json.gz') as Programme[];
        const lists = programmesByYear(
          await getJson<Programme[]>(served, '/items/KPK'),
          Math.max(...programmes.flatMap(({ years }) => years)),
        );
        expect(lists.all).toEqual(inOrder(programmes));
        const years = [...new Set(programmes.flatMap((each) => each.years))];
        expect(new Set(lists.byYear.keys())).toEqual(new Set(years));
        for (const [year, list] of lists.byYear) {
          const valid = inOrder(programmes.filter((each) => each.years.includes(year)));
          const own = valid.map((own) => withoutYears(own));
          expect(JSON.stringify(list), `kpk_${year}`).toBe(JSON.stringify(own));
        }
      });
    });
  },
);

interface Programme extends Row {
  readonly code: string;
  readonly datefrom: string;
  readonly dateto: string | null;
  readonly years: readonly number[];
}

function withoutYears(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'years'));
}

const inOrder = <T extends { readonly code: string }>(rows: readonly T[]): T[] =>
  [...rows].sort((a, b) => Number(a.code > b.code) - Number(a.code < b.code));

/** As the script of the procurement system does it: a list for each year as the service answers it, and one of all in which each row says its years. */
function programmesByYear(rows: readonly Programme[], now: number) {
  const byYear = new Map<number, Programme[]>();
  const all = rows.map((programme) => {
    const from = Number(programme.datefrom.slice(0, 4));
    const to =
      programme.dateto === null ? Math.max(from, now) : Number(programme.dateto.slice(0, 4));
    const years = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    for (const year of years) byYear.set(year, [...(byYear.get(year) ?? []), programme]);
    return { ...programme, years };
  });
  return {
    all: inOrder(all),
    byYear: new Map([...byYear].map(([year, own]) => [year, inOrder(own)])),
  };
}
