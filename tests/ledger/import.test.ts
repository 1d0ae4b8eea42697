// Incoming files: what is wrong with them is named by file and line, and then nothing is published.

import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { encode1251 } from '../../engine/answers/tabular/rows.ts';
import { alone } from '../../engine/ledger/publish/switch.ts';
import { listLedgers, readCurrent } from '../../engine/ledger/publish/manifest.ts';
import { rollBack, verifyLedger } from '../../engine/ledger/publish/upkeep.ts';
import { foldersOf } from '../overlay.ts';
import { portalOf } from '../portals.ts';
import { emptyFolder, getJson, importInto, serve, type Tree } from '../served.ts';

const HEADER = 'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT\r\n';
const rows = (period: string, done: number, code = '11010100') =>
  `${period};C;2555900000;${code};Податок;100;;${done}\r\n${period};T;2555900000;${code};Податок;100;0;${done}\r\n`;

let place: ReturnType<typeof emptyFolder>;
let files: string;
beforeEach(() => {
  place = emptyFolder();
  files = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(() => {
  place.remove();
  rmSync(files, { recursive: true, force: true });
});

const write = (name: string, content: string | Uint8Array) => {
  const path = join(files, name);
  writeFileSync(path, content);
  return path;
};
const done = async (query: string): Promise<number | undefined> => {
  const served = await serve(foldersOf('product'), place.folder);
  try {
    return (
      await getJson<Tree>(
        served,
        `/api/localBudgets/incomesLocal?codeBudget=2555900000&fundType=TOTAL&${query}`,
      )
    ).items[0]?.data['donePeriod'];
  } finally {
    await served.stop();
  }
};

describe('an import', () => {
  it('says for every file what it is, how many rows it had, and what was left aside', async () => {
    write('a.csv', HEADER + rows('01.2023', 10));
    write('notes.txt', 'nothing here\n');
    const said = await importInto(place.folder, [files]);
    expect(said.find((line) => line.startsWith('read'))).toMatch(
      /a\.csv: local-budget-data-incomes, 2 rows, \d+ rows\/s$/,
    );
    expect(said.find((line) => line.startsWith('skipped'))).toMatch(
      /notes\.txt: no declared format/,
    );
    expect(said.at(-1)).toMatch(/^published [0-9a-f]{16}$/);
  });

  it('replaces the same fact, budget and period, and keeps the others', async () => {
    await importInto(place.folder, [
      write('a.csv', HEADER + rows('01.2023', 10) + rows('02.2023', 30)),
    ]);
    await importInto(place.folder, [write('b.csv', HEADER + rows('02.2023', 50, '11010200'))]);
    expect(await done('year=2023&monthFrom=1&monthTo=1')).toBe(10);
    expect(await done('year=2023&monthFrom=1&monthTo=2')).toBe(50);
  });

  it('refuses files whose names say that their figures are invented, in both languages, and publishes nothing', async () => {
    write('a.csv', HEADER + rows('01.2023', 10));
    const path = write('DEMO-local_2555900000_INCOMES_2023_month.csv', HEADER + rows('01.2023', 9));
    const packed = write('demo-b.csv.gz', gzipSync(HEADER + rows('02.2023', 9)));
    const refused = importInto(place.folder, [files]);
    for (const wanted of [path, packed, /вигадані суми/, /invented amounts/])
      await expect(refused).rejects.toThrow(wanted);
    expect(await listLedgers(place.folder)).toEqual([]);
  });

  it('is refused while another one is at work, and adds to what that has published', async () => {
    const file = write('a.csv', HEADER + rows('01.2023', 100, '11010100'));
    await alone(place.folder, async () => {
      await expect(importInto(place.folder, [file])).rejects.toThrow(
        `another import, or a rollback, is at work in ${place.folder}`,
      );
    });
    expect(await listLedgers(place.folder)).toEqual([]);
    await importInto(place.folder, [file]);
    expect(await listLedgers(place.folder)).toHaveLength(1);
  });

  it('takes a column of codes that may be missing when it is empty, but not when some rows have codes', async () => {
    const head =
      'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_CONS_MB_PK;COD_CONS_MB_PK_NAME;COD_CONS_MB_FK;COD_CONS_MB_FK_NAME;COD_CONS_EK;COD_CONS_EK_NAME;ZAT_AMT;FAKT_AMT';
    const row = (month: string, code: string, fund: string) =>
      `${month}.2025;${fund};2555900000;0150;Забезпечення;0111;Органи;${code};;10;${fund === 'S' ? 1 : 2}`;
    const both = (month: string, code: string) => [row(month, code, 'C'), row(month, code, 'T')];
    const file = (lines: readonly string[]) =>
      write('local_2555900000_EXPENSES_PROGRAM_2025_month.csv', [head, ...lines, ''].join('\r\n'));
    await importInto(place.folder, [file([...both('01', ''), ...both('02', '2111')])]);
    await expect(
      importInto(place.folder, [file([...both('01', ''), ...both('01', '2111')])]),
    ).rejects.toThrow('some rows of economic have a code, others have none');
  });

  it('counts a row that comes twice with equal figures once', async () => {
    const said = await importInto(place.folder, [
      write('a.csv', HEADER + rows('01.2023', 10)),
      write('b.csv', HEADER + rows('01.2023', 10)),
    ]);
    expect(said.join('\n')).toContain('2 rows came twice with equal figures');
    expect(await done('year=2023&monthFrom=1&monthTo=1')).toBe(10);
  });

  it('never adds months and quarters together', async () => {
    await importInto(place.folder, [
      write('local_2555900000_INCOMES_2023_month.csv', HEADER + rows('03.2023', 10)),
      write('local_2555900000_INCOMES_2023_quarter.csv', HEADER + rows('03.2023', 11)),
    ]);
    expect(await done('year=2023&monthFrom=1&monthTo=3')).toBe(10);
    expect(await done('year=2023&periodType=QUARTER&periodFrom=1&periodTo=1')).toBe(11);
  });

  it('shows one budget under its former and its present code', async () => {
    await importInto(place.folder, [
      write(
        'a.csv',
        (HEADER + rows('01.2022', 10)).replaceAll('2555900000', '04578000000') +
          rows('01.2023', 20).replaceAll('2555900000', '0457810000'),
      ),
    ]);
    const served = await serve(foldersOf('product'), place.folder);
    for (const code of ['0457800000', '0457810000', '04578000000', '04578100000']) {
      const { items } = await getJson<Tree>(
        served,
        `/api/localBudgets/incomesLocal?codeBudget=${code}&fundType=TOTAL&year=2022&monthFrom=1&monthTo=1`,
      );
      expect(items[0]!.data['donePeriod'], code).toBe(10);
    }
    await served.stop();
  });

  it('keeps what a source breaks, lists it and marks it', async () => {
    const written =
      'тип;код;назва;а;б;в;г;д;е;є\nfundType;incomeCode;incomeCodeName;yearBeginPlan;yearCorrectionPlan;periodCorrectionPlan;periodDone;deviationToPeriodCorrectionPlan;percentDoneToPeriodCorrectionPlan;percentDoneToYearCorrectionPlan\n';
    const lines = [
      ';0000000;РАЗОМ;10;10;;9;;;90',
      'TOTAL;10000000;Податки;10;10;;9;;;90',
      'TOTAL;11000000;Податки на доходи;8;10;;9;;;90',
      '',
    ];
    const said = await importInto(place.folder, [
      write('INC-NAT-2024-1-12.csv', encode1251(written + lines.join('\n'))),
    ]);
    expect(said).toContain(
      'breaches  children-sum: 1 (kept as the source has them, listed at /api/ledger/exceptions)',
    );
    const served = await serve(foldersOf('product'), place.folder);
    const { items } = await getJson<Tree>(
      served,
      '/api/reports/income/details?budgetType=NATIONAL&fundType=TOTAL&year=2024&monthFrom=1&monthTo=12',
    );
    expect(items[1]).toMatchObject({
      code: '10000000',
      data: { yearBeginPlan: 10, periodDone: 9 },
      exceptions: [{ rule: 'children-sum', measure: 'yearBeginPlan', difference: 2 }],
    });
    const listed = await getJson<{ code: string; difference: number }[]>(
      served,
      '/api/ledger/exceptions?year=2024&search=children-sum',
    );
    expect(listed).toMatchObject([{ code: '10000000', difference: 2 }]);
    await served.stop();
  });
});

describe('a dictionary', () => {
  const entry = (name: string, datefrom: string, dateto: string | null) => ({
    id: name,
    code: '11010100',
    parentCode: '11010000',
    name,
    datefrom,
    dateto,
    inputbase: `basis of ${name}`,
  });

  it('is asked for a day: each code once, with the name and the attributes of the version in force then', async () => {
    await importInto(place.folder, [
      write('a.csv', HEADER + rows('01.2025', 10)),
      write(
        'KDB.json',
        JSON.stringify([
          entry('Old', '2018-01-01', '2023-12-31'),
          entry('New', '2024-01-01', null),
        ]),
      ),
    ]);
    const served = await serve(foldersOf('product'), place.folder);
    const on = async (date: string) =>
      (
        await getJson<Readonly<Record<string, unknown>>[]>(served, `/items/KDB?dateFrom=${date}`)
      ).filter((row) => row['code'] === '11010100');
    expect(await on('2020-06-30')).toMatchObject([
      { name: 'Old', datefrom: '2018-01-01', dateto: '2023-12-31', inputbase: 'basis of Old' },
    ]);
    expect(await on('2025-06-30')).toMatchObject([
      { name: 'New', datefrom: '2024-01-01', dateto: null, inputbase: 'basis of New' },
    ]);
    await served.stop();
  });

  it('is found by the names in other languages that came with the portal', async () => {
    await importInto(place.folder, [
      write('a.csv', HEADER + rows('01.2025', 10)),
      write(
        'KDB.json',
        JSON.stringify([
          { ...entry('Податки', '2018-01-01', null), code: '11000000', parentCode: '10000000' },
        ]),
      ),
    ]);
    const served = await serve(foldersOf('product'), place.folder);
    const { items } = await getJson<{ items: { code?: string }[] }>(
      served,
      `/api/search?q=${encodeURIComponent('capital gains')}&lang=en`,
    );
    expect(items.map((one) => one.code)).toContain('11000000');
    await served.stop();
  });
});

describe('a file that is wrong', () => {
  const wrong: [string, () => string, RegExp][] = [
    [
      'cut off inside a row',
      () => write('a.csv', (HEADER + rows('01.2023', 10)).slice(0, -20)),
      /a\.csv:3: (the last line has no line end|\d+ columns)/,
    ],
    [
      'cut off inside a quote',
      () => write('a.csv', `${HEADER}01.2023;C;2555900000;11010100;"Податок\r\n`),
      /a\.csv:2: a quoted field is not closed/,
    ],
    [
      'a gzip that is cut off',
      () => write('a.csv.gz', gzipSync(HEADER + rows('01.2023', 10)).subarray(0, 60)),
      /a\.csv\.gz:1: the gzip archive is damaged/,
    ],
    [
      'in the wrong encoding',
      () => write('a.csv', encode1251(HEADER + rows('01.2023', 10))),
      /a\.csv:2: the line is not UTF-8/,
    ],
    [
      'with a column too few',
      () =>
        write(
          'a.csv',
          `${HEADER + rows('01.2023', 10)}02.2023;C;2555900000;11010100;Податок;100;5\r\n`,
        ),
      /a\.csv:4: 7 columns where the header has 8/,
    ],
    [
      'with an amount that is none',
      () => write('a.csv', HEADER + rows('01.2023', 10).replace(';10\r', ';1,5\r')),
      /a\.csv:2: "1,5" in FAKT_AMT is not an amount/,
    ],
    [
      'with a code that is none',
      () => write('a.csv', HEADER + rows('01.2023', 10, '1101')),
      /a\.csv:2: "1101" is not a code of income/,
    ],
    [
      'with a period that is none',
      () => write('a.csv', HEADER + rows('13.2023', 10)),
      /a\.csv:2: "13\.2023" is not a period MM\.YYYY/,
    ],
    [
      'with a month that ends no quarter',
      () => write('local_2555900000_INCOMES_2023_quarter.csv', HEADER + rows('02.2023', 10)),
      /:2: 02\.2023 does not end a quarter/,
    ],
    [
      'with a second row of the same key and other figures',
      () => write('a.csv', HEADER + rows('01.2023', 10) + rows('01.2023', 12)),
      /a\.csv:4: the same key has other figures at .*a\.csv:2/,
    ],
    ['empty', () => write('a.csv', ''), /a\.csv:1: the file is empty/],
    [
      'that is not there',
      () => join(files, 'nowhere.csv'),
      /nowhere\.csv: there is no such file or folder/,
    ],
    [
      'in no declared form',
      () => write('a.csv', 'x;y\n1;2\n'),
      /none of the files is in a declared form/,
    ],
  ];

  it.each(wrong)(
    'is refused by file and line, and nothing is published: %s',
    async (_, make, message) => {
      await importInto(place.folder, [write('good.csv', HEADER + rows('01.2022', 7))]);
      const before = await readCurrent(place.folder);
      await expect(importInto(place.folder, [make()])).rejects.toThrow(message);
      expect(await readCurrent(place.folder)).toBe(before);
      expect((await listLedgers(place.folder)).map((one) => one.id)).toEqual([before]);
      expect(await done('year=2022&monthFrom=1&monthTo=1')).toBe(7);
    },
  );

  it('names all its wrong lines at once, and those of other files', async () => {
    const bad = HEADER + rows('01.2023', 10).replace(/10\r/g, 'ten\r');
    await expect(
      importInto(place.folder, [write('a.csv', bad), write('b.csv', bad)]),
    ).rejects.toThrow(/a\.csv:2:[^]*a\.csv:3:[^]*b\.csv:2:[^]*b\.csv:3:/);
  });
});

describe('a published ledger', () => {
  it('is verified against its manifest', async () => {
    await importInto(place.folder, [write('a.csv', HEADER + rows('01.2023', 10))]);
    const id = await readCurrent(place.folder);
    const { model } = portalOf('product');
    expect(await verifyLedger(place.folder, id, model)).toEqual([]);
    appendFileSync(join(place.folder, id, 'ledger.duckdb'), 'x');
    expect(await verifyLedger(place.folder, id, model)).toEqual([
      expect.stringContaining('the file has'),
    ]);
  });

  it('can be rolled back', async () => {
    await importInto(place.folder, [write('a.csv', HEADER + rows('01.2023', 10))]);
    const first = await readCurrent(place.folder);
    await importInto(place.folder, [write('b.csv', HEADER + rows('01.2023', 20))]);
    expect(await rollBack(place.folder, { way: 'back' })).toBe(first);
    expect(await done('year=2023&monthFrom=1&monthTo=1')).toBe(10);
  });

  it('has the same name when it is made of the same files again', async () => {
    await importInto(place.folder, [write('a.csv', HEADER + rows('01.2023', 10))]);
    const first = await readCurrent(place.folder);
    place.remove();
    place = emptyFolder();
    await importInto(place.folder, [join(files, 'a.csv')]);
    expect(await readCurrent(place.folder)).toBe(first);
  });

  it('is served within five seconds, without a restart', async () => {
    await importInto(place.folder, [write('a.csv', HEADER + rows('01.2023', 10))]);
    const served = await serve(foldersOf('product'), place.folder);
    const ask = async () =>
      (
        await getJson<Tree>(
          served,
          '/api/localBudgets/incomesLocal?codeBudget=2555900000&fundType=TOTAL&year=2023&monthFrom=1&monthTo=1',
        )
      ).items[0]!.data['donePeriod'];
    expect(await ask()).toBe(10);
    await importInto(place.folder, [write('b.csv', HEADER + rows('01.2023', 20))]);
    await expect.poll(ask, { timeout: 5000, interval: 200 }).toBe(20);
    await served.stop();
  });

  it('that is damaged leaves the old one serving and a line in the log', async () => {
    await importInto(place.folder, [write('a.csv', HEADER + rows('01.2023', 10))]);
    const logged: string[] = [];
    const served = await serve(foldersOf('product'), place.folder, {
      info() {},
      error: (_, message) => logged.push(message),
    });
    const broken = 'aaaaaaaaaaaaaaaa';
    mkdirSync(join(place.folder, broken));
    const manifest = JSON.parse(
      readFileSync(join(place.folder, await readCurrent(place.folder), 'manifest.json'), 'utf8'),
    ) as object;
    writeFileSync(
      join(place.folder, broken, 'manifest.json'),
      JSON.stringify({ ...manifest, id: broken }),
    );
    writeFileSync(join(place.folder, broken, 'ledger.duckdb'), 'not a database');
    writeFileSync(join(place.folder, 'CURRENT'), `${broken}\n`);
    await expect.poll(() => logged.length, { timeout: 5000 }).toBe(1);
    expect(logged[0]).toContain('ledger unavailable');
    expect((await served.app.inject('/api/periods/loaded')).statusCode).toBe(200);
    await served.stop();
  });

  it('leaves nothing of a build that failed', async () => {
    await expect(
      importInto(place.folder, [
        write('a.csv', HEADER + rows('01.2023', 10) + rows('01.2023', 12)),
      ]),
    ).rejects.toThrow();
    expect(existsSync(place.folder) ? (await listLedgers(place.folder)).length : 0).toBe(0);
  });
});
