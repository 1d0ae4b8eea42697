// Registers of units, documents and passports: what is imported is answered, what is wrong refuses the import by file and line.

import { describe, expect, it } from 'vitest';

import { encode1251 } from '../../engine/answers/tabular/rows.ts';
import { follows } from '../../engine/ledger/import/memberRules.ts';
import { readCurrent } from '../../engine/ledger/publish/manifest.ts';
import { incoming } from '../incoming.ts';
import { foldersOf } from '../overlay.ts';
import { getJson, importInto, serve } from '../served.ts';
import { budgetDocument, LOWER, passport, register, SECTIONS, UNIT, unit } from './registerRows.ts';

type Answer = Readonly<Record<string, unknown>>;

const place = incoming();
const { write } = place;
const units = (...rows: ReturnType<typeof unit>[]) => write('units.csv', register(...rows));
const listed = (name: string, ...rows: readonly unknown[]) => write(name, JSON.stringify(rows));
const documents = (...rows: readonly unknown[]) => listed('documents.json', ...rows);
const own = () => unit({ edrpou: LOWER, parent: UNIT, orgStatus: '2' });

describe('registers that are imported', () => {
  it('answer what they brought, exactly, and nothing of the demonstration', async () => {
    await importInto(place.folder, [
      units(own(), unit()),
      documents(
        budgetDocument(),
        budgetDocument({
          id: `BLP0080003P-${UNIT}-2025-1`,
          dateCanc: '2024-09-15',
          datePub: '2024-09-01',
        }),
      ),
      listed('passports.json', passport()),
    ]);
    const served = await serve(foldersOf('product'), place.folder);
    const profile = await getJson<Answer>(served, `/api/agency/${UNIT}`);
    expect(profile).toMatchObject({
      edrpou: UNIT,
      fullName: 'Зразкове міністерство України',
      place: 'Зразкове місто',
      address: '=вул. Зразкова, 1',
      year: 2025,
      done: 0.1,
    });
    const text = (await served.app.inject(`/api/agency/${UNIT}`)).payload;
    expect(text).toContain('1234567890123.45');
    const all = await getJson<Answer>(served, '/api/agency/list');
    expect(JSON.stringify(all)).toContain(LOWER);
    expect(JSON.stringify(all)).not.toMatch(/Вигадан/);
    const found = JSON.stringify(
      await getJson(served, `/api/budgetProcess/registry?year=2025&executorCode=${UNIT}`),
    );
    expect(found).toContain(`BLP0080003P-${UNIT}-2025-1`);
    expect(found).toContain('Зразковий підписант');
    const details = await getJson<Answer>(served, '/api/passports/details/0111010-2025');
    expect(details['chapters']).toEqual(SECTIONS);
    expect((await served.app.inject('/api/agency/90000016')).payload).not.toMatch(/Вигадан/);
    await served.stop();
  }, 120_000);

  it('may be JSON, and come again with fields that the first record lacks', async () => {
    const { fullName, ...first } = unit();
    const said = await importInto(place.folder, [
      listed('units.json', first, { ...own(), fullName: 'Повна назва' }),
    ]);
    expect(fullName).not.toBe('');
    expect(said.join('\n')).toMatch(/agencies-json, 2 names/);
    await importInto(place.folder, [documents(budgetDocument())]);
    const served = await serve(foldersOf('product'), place.folder);
    expect(await getJson(served, `/api/agency/${LOWER}`)).toMatchObject({
      fullName: 'Повна назва',
    });
    await served.stop();
  }, 120_000);

  it('are told of last digits that do not follow and of codes that nobody has, and keep them', async () => {
    const said = await importInto(place.folder, [
      units(unit({ edrpou: '00013481', region: '26', budget: '9999900000' })),
    ]);
    expect(said.join('\n')).toMatch(
      /warning .*units\.csv:2: the last digit of 00013481 in edrpou does not follow/,
    );
    expect(said.join('\n')).toMatch(/warning .*units\.csv:2: 9999900000 in budget is not known/);
  });
});

describe('a register that is wrong', () => {
  const wrong: [string, () => string, RegExp][] = [
    [
      'another encoding',
      () => write('units.csv', encode1251(register(unit()))),
      /units\.csv:2: .*UTF-8/i,
    ],
    [
      'a column too few',
      () => write('units.csv', `${register(unit())}1;2\n`),
      /units\.csv:3: 2 columns/,
    ],
    [
      'another header',
      () => write('units.csv', register(unit()).replace('parent', '__proto__')),
      /units\.csv:1: the header is nearly that of agencies, but without parent, with "__proto__"/,
    ],
    [
      'a parent that does not exist',
      () => units(own()),
      /units\.csv:2: 00013480 in parent is not known/,
    ],
    [
      'a unit above itself',
      () => units(unit({ parent: UNIT })),
      /units\.csv:2: parent of 00013480 is itself/,
    ],
    [
      'a circle of parents',
      () => units(own(), unit({ parent: LOWER })),
      /units\.csv:2: 37508596 stands above itself/,
    ],
    [
      'a region of another form',
      () => units(unit({ region: 'x' })),
      /units\.csv:2: "x" in region is not a code of region/,
    ],
    [
      'a state that there is not',
      () => units(unit({ state: 'open' })),
      /units\.csv:2: "open" in state is not what/,
    ],
    [
      'a day that is none',
      () => units(unit({ registrationDate: '2025-02-30' })),
      /"2025-02-30" in registrationDate is not a day/,
    ],
    [
      'excluded before it was registered',
      () => units(unit({ exclusionDate: '1990-01-01' })),
      /units\.csv:2: exclusionDate is 1990-01-01, before registered, which is 1998-01-15/,
    ],
    [
      'an amount with a comma',
      () => units(unit({ plan: '1,5' })),
      /units\.csv:2: "1,5" in plan is not an amount/,
    ],
    [
      'one unit twice',
      () => units(unit(), unit({ phones: '1' })),
      /units\.csv:3: 00013480 stands with other values/,
    ],
    [
      'a field too long',
      () => units(unit({ address: 'а'.repeat(10_001) })),
      /address has 10001 characters/,
    ],
    [
      'JSON that is none',
      () => documents(budgetDocument({ srcFile: '{"sections": [' })),
      /documents\.json:1: srcFile is not readable as JSON/,
    ],
    [
      'a document without sections',
      () => documents(budgetDocument({ srcFile: { title: 'x' } })),
      /srcFile has no list of sections/,
    ],
    [
      'sections with one id',
      () => documents(budgetDocument({ srcFile: { sections: [SECTIONS[0], SECTIONS[0]] } })),
      /section 2 has the id "1" of another/,
    ],
    [
      'rows of unequal length',
      () => documents(budgetDocument({ srcFile: [{ id: '1', title: 'x', rows: [['a'], []] }] })),
      /section 1 has rows that are not/,
    ],
    [
      'a key __proto__',
      () => documents(budgetDocument({ srcFile: '{"__proto__": 1, "sections": []}' })),
      /a key is __proto__/,
    ],
    [
      'a signature that is a list',
      () => documents(budgetDocument({ sign: [] })),
      /sign is a list where an object/,
    ],
    [
      'JSON too large',
      () => documents(budgetDocument({ srcFile: `"${'a'.repeat(1_000_000)}"` })),
      /srcFile has 1000002 characters/,
    ],
    [
      'two versions in force',
      () => documents(budgetDocument(), budgetDocument({ id: `BLP0080003P-${UNIT}-2025-1` })),
      /documents\.json:2: BLP0080003P-00013480-2025-1 and BLP0080003P-00013480-2025 are versions of one/,
    ],
    [
      'a cancellation before the publication',
      () => documents(budgetDocument({ dateCanc: '2020-01-01' })),
      /dateCanc is 2020-01-01, before datePub/,
    ],
    [
      'two passports in force',
      () => listed('passports.json', passport(), passport({ id: '0111010-2025-1' })),
      /passports\.json:2: .*versions of one/,
    ],
  ];

  it.each(wrong)('is refused by file and line: %s', async (_, make, message) => {
    await expect(importInto(place.folder, [make()])).rejects.toThrow(message);
    await expect(readCurrent(place.folder)).rejects.toThrow();
  });
});

describe('the last digit of a code', () => {
  const rules = [
    {
      pattern: '^9',
      modulus: 11,
      weights: [
        [1, 2],
        [3, 4],
      ],
    },
    { pattern: '^1', modulus: 11, weights: [[10], [10]] },
  ];

  it.each([
    ['914', false],
    ['910', true],
    ['10', true],
    ['55', true],
  ])('of %s follows: %s', (code, expected) => {
    expect(follows(code, rules)).toBe(expected);
  });
});
