// Files that are nearly of a form: each is refused with its name and line, and nothing is published.

import { mkdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { shippedDimensions } from '../../engine/config/files.ts';
import { importHelp, importFiles, ImportRefused } from '../../engine/ledger/import/importFiles.ts';
import { listLedgers } from '../../engine/ledger/publish/manifest.ts';
import { incoming } from '../incoming.ts';
import { foldersOf } from '../overlay.ts';
import { portalOf } from '../portals.ts';
import { getJson, importInto, serve, type Tree } from '../served.ts';
import {
  CAPTIONS,
  GOOD,
  HEADER,
  KDB,
  NAMES,
  PACKED,
  ROW,
  STATE,
  entry,
  json,
  koi8,
  state,
} from './nearlyRows.ts';

const wrong: [what: string, name: string, content: string | Uint8Array, told: RegExp][] = [
  [
    'a column is missing',
    'a.csv',
    GOOD.replace(';PLANS_AMT', '').replace(';;', ';'),
    /a\.csv:1: the header is nearly that of local-budget-data-incomes, but without PLANS_AMT$/m,
  ],
  [
    'a column is called otherwise',
    'a.csv',
    GOOD.replace('COD_INCO', 'CODE'),
    /a\.csv:1: .*with "CODE"/,
  ],
  [
    'its columns are small letters',
    'a.csv',
    HEADER.toLowerCase() + ROW,
    /a\.csv:1: the header is nearly/,
  ],
  [
    'commas separate it',
    'a.csv',
    GOOD.replaceAll(';', ','),
    /a\.csv:1: .*separated by "," instead of ";"/,
  ],
  [
    'a column is missing in both lines',
    'INC-NAT-2024-1-12.csv',
    state(STATE.replaceAll('fundType;', '')),
    /csv:2: .*without fundType/,
  ],
  [
    'the captions are missing',
    'INC-NAT-2024-1-12.csv',
    state(STATE.slice(CAPTIONS.length)),
    /csv:1: .*in line 1 instead of 2/,
  ],
  [
    'it is JSON that is cut off',
    'KDB.json',
    json(KDB).slice(0, -60),
    /KDB\.json:\d\d?: not readable as JSON .*it looks like items-[a-z]+ and may be cut off/,
  ],
  [
    'it is JSON without a key',
    'KDB.json',
    json(KDB.map((row) => ({ ...row, name: undefined }))),
    /KDB\.json:1: the records are nearly those of items-kdb, but without name/,
  ],
  [
    'it is JSON with a code of another form',
    'KDB.json',
    json([...KDB, entry('110', '1')]),
    /KDB\.json:3: record 3 has a code that items-kdb does not have/,
  ],
  [
    'it is UTF-16 with a mark',
    'a.csv',
    Buffer.from(`\uFEFF${GOOD}`, 'utf16le'),
    /a\.csv:1: the file is in UTF-16/,
  ],
  [
    'it is UTF-16 without a mark',
    'a.csv',
    Buffer.from(GOOD, 'utf16le'),
    /a\.csv:1: the file is in UTF-16/,
  ],
  [
    'it is UTF-16, the other way round',
    'a.csv',
    Buffer.from(`\uFEFF${GOOD}`, 'utf16le').swap16(),
    /a\.csv:1: the file is in UTF-16/,
  ],
  [
    'it is KOI8-U from its captions on',
    'INC-NAT-2024-1-12.csv',
    koi8(STATE),
    /csv:1: the line looks like KOI8-U where windows-1251 is declared/,
  ],
  ['it has a header only', 'a.csv', HEADER, /a\.csv:1: no rows follow the header/],
  [
    'it has captions and a header only',
    'INC-NAT-2024-1-12.csv',
    state(CAPTIONS + NAMES),
    /csv:2: no rows follow the header/,
  ],
  [
    'its name says month 13',
    'INC-NAT-2024-1-13.csv',
    state(STATE),
    /csv:1: the name says month 13/,
  ],
  [
    'its name says a year before all others',
    'INC-NAT-1999-1-12.csv',
    state(STATE),
    /csv:1: the year 1999 is none of 2018 to 2100/,
  ],
  [
    'a row says a year before all others',
    'a.csv',
    HEADER + ROW + ROW.replace('2023', '1999'),
    /a\.csv:3: the year 1999 is none of/,
  ],
  [
    'a row says month 13',
    'a.csv',
    HEADER + ROW.replace('01.', '13.'),
    /a\.csv:2: "13\.2023" is not a period/,
  ],
  [
    'its name says no period',
    'incomes.csv',
    state(STATE),
    /incomes\.csv:1: the name does not say year and months, as in INC-NAT-\{year\}/,
  ],
  [
    'a browser added a number to its name',
    'INC-NAT-2024-1-12 (1).csv',
    state(STATE),
    /csv:1: .*a browser adds a number.*rename it to INC-NAT-2024-1-12\.csv/,
  ],
  [
    'a browser added a number to a name that says the grain',
    'local_2555900000_INCOMES_2023_quarter (2).csv',
    GOOD,
    /csv:1: .*rename it to local_2555900000_INCOMES_2023_quarter\.csv/,
  ],
  ['it is a ZIP archive', 'a.zip', PACKED('a.csv'), /a\.zip:1: this is a ZIP archive; unpack it/],
  [
    'it is a workbook',
    'INC-NAT-2024-1-12.xlsx',
    PACKED('xl/workbook.xml'),
    /xlsx:1: this is an Excel workbook .*save its sheet as CSV/,
  ],
  [
    'it is cut at the end of a line',
    'INC-NAT-2024-1-12.csv',
    state(STATE.split('\n').slice(0, 4).join('\n') + '\n'),
    /csv:3: the total of yearBeginPlan is 30\.00, its rows make 10\.00; the file may be cut off/,
  ],
  [
    'it is cut after its total',
    'INC-NAT-2024-1-12.csv',
    state(STATE.split('\n').slice(0, 3).join('\n') + '\n'),
    /csv:3: the total of periodDone is 20\.00, its rows make 0\.00/,
  ],
  [
    'its dictionary goes in a circle',
    'KDB.json',
    json([entry('11000000', '11010000'), entry('11010000', '11000000')]),
    /KDB\.json:1: 11000000 stands above itself/,
  ],
];

describe('a file that is nearly of a form', () => {
  const place = incoming();
  const lines: string[] = [];
  const refusedWith = async (): Promise<string> => {
    lines.length = 0;
    const folders = foldersOf('product');
    const refused: unknown = await importFiles([place.files], {
      portal: portalOf(folders),
      folder: place.folder,
      shipped: shippedDimensions(folders),
      say: (line) => lines.push(line),
    }).catch((error: unknown) => error);
    if (!(refused instanceof ImportRefused)) throw new Error('it was not refused');
    return refused.message;
  };

  it.each(wrong)('is refused, and with it all that lies beside it, where %s', async (...given) => {
    const [, name, content, told] = given;
    place.write(name, content);
    place.write('good.csv', GOOD.replace('2023', '2022'));
    expect(await refusedWith()).toMatch(told);
    expect(lines.filter((line) => line.startsWith('read'))).toEqual([]);
    expect(await listLedgers(place.folder)).toEqual([]);
  });

  it('is named together with the others that are', async () => {
    for (const name of ['a.csv', 'b.csv']) place.write(name, GOOD.replace(';PLANS_AMT', ''));
    expect(await refusedWith()).toMatch(/a\.csv:1:[^]*b\.csv:1:/);
  });
});

describe('an import', () => {
  const place = incoming();

  it('skips what resembles no form, of whatever kind', async () => {
    place.write('good.csv', GOOD);
    place.write('notes.json', '{"a": [1, 2');
    place.write('notes.txt', Buffer.from('\uFEFFsome words\n', 'utf16le'));
    place.write('other.csv', 'x;y\n1;2\n');
    const said = await importInto(place.folder, [place.files]);
    const skipped = said.filter((line) => line.startsWith('skipped'));
    expect(skipped.map((line) => basename(line.split(': ')[0] ?? ''))).toEqual([
      'notes.json',
      'notes.txt',
      'other.csv',
    ]);
  });

  it('takes roots and the children of a parent that the source leaves out for the total', async () => {
    place.write('INC-NAT-2024-1-12.csv', state(STATE));
    expect((await importInto(place.folder, [place.files])).at(-1)).toMatch(/^published/);
  });

  it('reads each file once and ends where links lead in a circle or nowhere', async () => {
    place.write('good.csv', GOOD);
    mkdirSync(join(place.files, 'below'));
    symlinkSync(place.files, join(place.files, 'below', 'up'));
    symlinkSync(join(place.files, 'b'), join(place.files, 'a'));
    symlinkSync(join(place.files, 'a'), join(place.files, 'b'));
    const said = await importInto(place.folder, [place.files]);
    expect(said.filter((line) => line.startsWith('read'))).toHaveLength(1);
    expect(said.filter((line) => line.includes('a link that leads nowhere'))).toHaveLength(2);
  });

  it('gives a total the part that its rows have', async () => {
    place.write('INC-NAT-2024-1-12.csv', state(STATE.replaceAll('TOTAL', 'COMMON')));
    await importInto(place.folder, [place.files]);
    const served = await serve(foldersOf('product'), place.folder);
    const { items } = await getJson<Tree>(
      served,
      '/api/reports/income/details?budgetType=NATIONAL&fundType=COMMON&year=2024&monthFrom=1&monthTo=12',
    );
    expect(items[0]).toMatchObject({ code: '0000000', data: { yearBeginPlan: 30 } });
    await served.stop();
  });

  it('drops no code that figures of an earlier import named, when other figures come', async () => {
    await importInto(place.folder, [place.write('a.csv', GOOD.replace('11010100', '11019900'))]);
    await importInto(place.folder, [place.write('INC-NAT-2024-1-12.csv', state(STATE))]);
    const served = await serve(foldersOf('product'), place.folder);
    const known = await getJson<unknown>(served, '/api/pivot/dict/incomes');
    expect(JSON.stringify(known)).toContain('11019900');
    await served.stop();
  });

  it('tells its forms and their names on --help', () => {
    const help = importHelp(portalOf('product'));
    expect(help).toMatch(/^usage: npm run ledger -- import PATH/);
    expect(help).toContain('named like INC-NAT-{year}-{from}-{to}.csv');
  });
});
