// A file is what its name says and what its rows say of each other, or it is refused: each time with a sentence of its own, in both languages.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { encode1251 } from '../../engine/answers/tabular/rows.ts';
import { lookup } from '../../engine/model/lookup.ts';
import { listLedgers } from '../../engine/ledger/publish/manifest.ts';
import { incoming } from '../incoming.ts';
import { importInto } from '../served.ts';
import { CAPTIONS, HEADER, KDB, NAMES, PACKED, STATE, entry, json, state } from './nearlyRows.ts';

const NAME = 'Податок на доходи фізичних осіб';
const row = (period: string, more: { budget?: string; code?: string; name?: string } = {}) =>
  ['C', 'T']
    .map(
      (fund) =>
        `${period};${fund};${more.budget ?? '2555900000'};${more.code ?? '11010100'};${more.name ?? NAME};100;;10\r\n`,
    )
    .join('');
const months = (...all: string[]) => all.map((month) => row(`${month}.2023`)).join('');
const INCOMES = HEADER + months('01', '02', '03');
const DEBTS = (...codes: string[]) =>
  `REP_PERIOD;FUND_TYP;COD_BUDGET;COD_FINA;NAME_FIN;ZAT_AMT;FAKT_AMT\r\n${codes.map((code) => `01.2023;C;2555900000;${code};Назва;1;1\r\n01.2023;T;2555900000;${code};Назва;1;1\r\n`).join('')}`;
const named = (item: string, year = 2023, grain = 'month', budget = '2555900000') =>
  `local_${budget}_${item}_${year}_${grain}.csv`;
const MONTHS = named('INCOMES');
const EXPORT = 'INC-NAT-2024-1-12.csv';
const NEXT = new Date().getUTCFullYear() + 1;

const as = (encoding: string, text: string | Uint8Array) =>
  new TextDecoder(encoding).decode(typeof text === 'string' ? Buffer.from(text) : text);
const namedAs = (name: string) => INCOMES + row('04.2023', { name });

type Case = [what: string, code: string, name: string, content: string | Uint8Array];

const OF_NAMES: Case[] = [
  [
    'one row is of another budget',
    'row-code',
    MONTHS,
    INCOMES + row('03.2023', { budget: '2600000000' }),
  ],
  [
    'all rows are of another budget',
    'row-code',
    named('INCOMES', 2023, 'month', '2600000000'),
    INCOMES,
  ],
  ['one row is of the year before', 'row-year', MONTHS, HEADER + row('12.2022') + months('01')],
  ['all rows are of another year', 'row-year', named('INCOMES', 2022), INCOMES],
  [
    'quarters are named and a month is not the end of one',
    'not-end',
    named('INCOMES', 2023, 'quarter'),
    INCOMES,
  ],
  [
    'months are named and its rows are those of quarters',
    'months-missing',
    MONTHS,
    HEADER + months('03', '06', '09', '12'),
  ],
  [
    'a month between others was cut out',
    'months-missing',
    MONTHS,
    HEADER + months('01', '02', '04'),
  ],
  [
    'a quarter between others was cut out',
    'months-missing',
    named('INCOMES', 2023, 'quarter'),
    HEADER + months('03', '09'),
  ],
  [
    'its name says expenditure and it holds revenue',
    'name-kind',
    named('EXPENSES_ECONOMIC'),
    INCOMES,
  ],
  ['its name says revenue and it holds financing', 'name-kind', MONTHS, DEBTS('401101')],
  [
    'its name says debts and it holds creditors',
    'name-kind',
    named('FINANCING_DEBTS'),
    DEBTS('203410'),
  ],
  [
    'a short name says expenditure and it holds revenue',
    'name-kind',
    'EXPENSES_PROGRAM.csv',
    INCOMES,
  ],
  ['its name says an export and it holds answers of the service', 'name-kind', EXPORT, INCOMES],
  ['its name says another export', 'name-kind', 'EXP-KPK-NAT-2024-1-12.csv', state(STATE)],
  ['its name says an export and it is a dictionary', 'name-kind', EXPORT, json(KDB)],
  [
    'one code is of the other kind of financing',
    'not-code',
    named('FINANCING_DEBTS'),
    DEBTS('401101', '203410'),
  ],
  [
    'its name says figures and it holds an error',
    'name-only',
    MONTHS,
    '{"error":"Forbidden","status":403}',
  ],
  ['its name says figures and it holds words', 'name-only', EXPORT, 'Too many requests\n'],
  [
    'one row is of another fund than its total',
    'other-part',
    EXPORT,
    state(STATE.replace('TOTAL;41', 'COMMON;41')),
  ],
  [
    'its name says months that do not begin with January',
    'not-from-january',
    'INC-NAT-2024-2-12.csv',
    state(STATE),
  ],
  ['its name says months that are to come', 'to-come', `INC-NAT-${NEXT}-1-2.csv`, state(STATE)],
  [
    'its name says a year that is to come',
    'to-come',
    named('INCOMES', NEXT),
    INCOMES.replaceAll('2023', String(NEXT)),
  ],
  ['a row is of a month far ahead', 'to-come', 'a.csv', INCOMES + row('12.2099')],
];

const OF_TEXT: Case[] = [
  ['a name has a zero', 'zero', MONTHS, namedAs('Пода\0ток')],
  ['a name of an export has a zero', 'zero', EXPORT, state(STATE.replace('Податки', 'Пода\0тки'))],
  [
    'a name of a dictionary has a zero',
    'zero',
    'KDB.json',
    json([{ ...entry('11000000', '10000000'), name: 'Пода\0ток' }]),
  ],
  ['a name is too long', 'long-name', MONTHS, namedAs('а'.repeat(100_000))],
  [
    'a name of an export is too long',
    'long-name',
    EXPORT,
    state(STATE.replace('Податки', 'а'.repeat(2001))),
  ],
  [
    'a name of a dictionary is too long',
    'long-name',
    'KDB.json',
    json([{ ...entry('11000000', '10000000'), name: 'а'.repeat(2001) }]),
  ],
  ['a name was read as windows-1251', 'twice', MONTHS, namedAs(as('windows-1251', NAME))],
  ['a name was read as windows-1252', 'twice', MONTHS, namedAs(as('windows-1252', NAME))],
  ['a name was read as Latin-1', 'twice', MONTHS, namedAs(Buffer.from(NAME).toString('latin1'))],
  [
    'a name was read as windows-1251 twice',
    'twice',
    MONTHS,
    namedAs(as('windows-1251', as('windows-1251', NAME))),
  ],
  ['all of it was read as windows-1251', 'twice', MONTHS, as('windows-1251', INCOMES)],
  [
    'a name of a dictionary was read as windows-1251',
    'twice',
    'KDB.json',
    json([{ ...entry('11000000', '10000000'), name: as('windows-1251', NAME) }]),
  ],
  [
    'a name of a dictionary was read as Latin-1',
    'twice',
    'KDB.json',
    json([{ ...entry('11000000', '10000000'), name: Buffer.from(NAME).toString('latin1') }]),
  ],
  ['an export is UTF-8 that was read as windows-1251', 'utf-8-instead', EXPORT, Buffer.from(STATE)],
  [
    'windows-1251 was read as Latin',
    'one-way',
    MONTHS,
    namedAs(as('windows-1252', encode1251(NAME))),
  ],
  ['another table was read as windows-1251', 'one-way', MONTHS, namedAs('Џ®¤ в®Є ­  ¤®е®¤Ёд®¤®')],
  ['letters are lost', 'lost-letters', MONTHS, namedAs('Пода\uFFFDток')],
  ['letters became question marks', 'lost-letters', MONTHS, namedAs('??????? ?? ??????')],
  ['its lines end with CR', 'carriage-return', MONTHS, INCOMES.replaceAll('\r\n', '\r')],
  [
    'an export has lines that end with CR',
    'carriage-return',
    EXPORT,
    state(STATE.replaceAll('\n', '\r')),
  ],
  [
    'its rows end with CR below a good header',
    'carriage-return',
    MONTHS,
    HEADER + months('01').replaceAll('\r\n', '\r'),
  ],
];

const OF_KIND: Case[] = [
  ['it is gzip in gzip', 'gzip-in-gzip', `${MONTHS}.gz`, gzipSync(gzipSync(INCOMES))],
  ['it is ZIP in gzip', 'zip', `${MONTHS}.gz`, gzipSync(PACKED('a.csv'))],
  ['it is a page', 'html', 'a.csv', '<!DOCTYPE html>\n<html></html>\n'],
  [
    'it is a page with a mark and spaces',
    'html',
    MONTHS,
    '\uFEFF\n  <HTML><body>403</body></HTML>\n',
  ],
  ['it is a page in gzip', 'html', `${EXPORT}.gz`, gzipSync('<html>\n<head>\n')],
  ['it unpacks to 400 MB', 'bomb', `${MONTHS}.gz`, gzipSync(Buffer.alloc(400_000_000, 'а;'))],
  [
    'it is a list that unpacks to 400 MB',
    'bomb',
    'BUDG.json.gz',
    gzipSync(Buffer.alloc(400_000_000, '{"codebudg":"1"},')),
  ],
  ['it is a 7z archive', 'archive', 'a.7z', Buffer.from('377abcaf271c0004', 'hex')],
  [
    'it is a tar archive',
    'archive',
    'a.tar',
    Buffer.concat([Buffer.alloc(257, 'a'), Buffer.from('ustar\0')]),
  ],
  ['it is empty in gzip', 'no-rows', `${EXPORT}.gz`, gzipSync(state(CAPTIONS + NAMES))],
];

const sentences = Object.fromEntries(
  ['en', 'uk'].map((language) => {
    const file = `../../engine/base/locales/${language}/import.yaml`;
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    return [language, parse(text, { schema: 'failsafe' }) as Record<string, string>];
  }),
);
/** Either sentence, with anything in its places. */
const patternOf = (language: string, code: string) =>
  new RegExp(
    lookup(lookup(sentences, language), code)
      .split(/\{[\w-]+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^]*'),
  );

describe('a file', () => {
  const place = incoming();

  it.each([...OF_NAMES, ...OF_TEXT, ...OF_KIND])(
    'is refused where %s, and says so: %s',
    async (_, code, name, content) => {
      const path = place.write(name, content);
      const refused = importInto(place.folder, [path]);
      await expect(refused).rejects.toThrow(patternOf('en', code));
      await expect(refused).rejects.toThrow(patternOf('uk', code));
      await expect(refused).rejects.toThrow(name);
      expect(await listLedgers(place.folder)).toEqual([]);
    },
    30_000,
  );

  it.each([
    ['its documented name', MONTHS, INCOMES],
    ['the former form of its code', named('INCOMES', 2023, 'month', '25559000000'), INCOMES],
    ['quarters', named('INCOMES', 2023, 'quarter'), HEADER + months('03', '06')],
    ['a month late in the year', MONTHS, HEADER + months('05', '06')],
    [
      'several budgets and years under a free name',
      'INCOMES.csv',
      INCOMES + row('02.2022', { budget: '2600000000' }),
    ],
    ['a long name as sources have them', MONTHS, namedAs('а'.repeat(1300))],
    [
      'letters that begin like those read wrongly',
      MONTHS,
      namedAs('РІЧНА СІЛЬСЬКА РІВНЕНСЬКА «Рівне» Café № 1'),
    ],
    ['an export', EXPORT, state(STATE)],
    ['gzip', `${MONTHS}.gz`, gzipSync(INCOMES)],
  ])('is taken with %s', async (_, name, content) => {
    const said = await importInto(place.folder, [place.write(name, content)]);
    expect(said.at(-1)).toMatch(/^published/);
  });
});
