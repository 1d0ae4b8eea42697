// Dictionaries of members that are refused: by file, line and record, and then nothing is published.

import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { encode1251 } from '../../engine/answers/tabular/rows.ts';
import { listLedgers, readCurrent } from '../../engine/ledger/publish/manifest.ts';
import { incoming } from '../incoming.ts';
import { importInto } from '../served.ts';
import { budg, CODE, line, listed, NEW, OTHER, population, type Row } from './budgetRows.ts';

const place = incoming();
const { write } = place;
const writeBudg = (...rows: Row[]) => write('BUDG.json', listed(...rows));
const writeList = (...lines: string[]) => write('population.csv', population(...lines));

describe('a dictionary that is wrong', () => {
  const good = listed(budg(), budg({ codebudg: OTHER }));
  const wrong: [string, () => string, RegExp][] = [
    [
      'broken JSON in the middle',
      () =>
        write('BUDG.json', listed(budg(), budg(), budg()).replace(/"gm"(?=[^\n]*\n[^\n]*$)/, 'gm')),
      /BUDG\.json:2: record 2 is not readable as JSON/,
    ],
    [
      'a comma too few between records',
      () => write('BUDG.json', good.replace(',\n', '\n')),
      /BUDG\.json:2: after record 1 stands "\{"/,
    ],
    [
      'cut off within a record',
      () => write('BUDG.json', good.slice(0, -30)),
      /BUDG\.json:2: record 2 is cut off/,
    ],
    [
      'cut off between records',
      () => write('BUDG.json', good.slice(0, -1)),
      /BUDG\.json:2: the list is not closed after record 2/,
    ],
    [
      'a bracket that is never closed',
      () =>
        write(
          'BUDG.json',
          listed(budg(), budg({ more: {} })).replace(/\}\}\]$/, '},') + ' '.repeat(3e6),
        ),
      /BUDG\.json:2: record 2 is not closed/,
    ],
    [
      'an archive that is cut off',
      () => write('BUDG.json.gz', gzipSync(good.padEnd(400_000)).subarray(0, -40)),
      /BUDG\.json\.gz:1: the gzip archive is damaged/,
    ],
    [
      'a list in another encoding',
      () => write('BUDG.json', encode1251(good)),
      /BUDG\.json:1: after record 0 the text is not UTF-8/,
    ],
    [
      'rows of one budget and time that contradict each other',
      () => writeBudg(budg(), budg({ signBudg: 'gs' })),
      /BUDG\.json:2: record 2: 2555900000 stands with other values at .*BUDG\.json:1/,
    ],
    [
      'a budget that ends before it begins',
      () => writeBudg(budg(), budg({ endDate: '2020-12-31' })),
      /BUDG\.json:2: record 2: 2555900000 ends on 2020-12-31, before it begins on 2021-01-01/,
    ],
    [
      'an object where a text is wanted',
      () => writeBudg(budg({ nameLocalGov: { name: 'Рада' } })),
      /BUDG\.json:1: record 1: nameLocalGov holds no text/,
    ],
    [
      'a day that is none',
      () => writeBudg(budg({ beginDate: '2021-02-30' })),
      /BUDG\.json:1: record 1: "2021-02-30" in beginDate is not a day/,
    ],
    [
      'inhabitants that are no number',
      () => writeList(line({ population: '282 747' })),
      /population\.csv:2: "282 747" in population is not a whole number/,
    ],
    [
      'a sign that there is not',
      () => writeList(line({ sign: '5' })),
      /population\.csv:2: "5" in sign is not what its form wants there: \^\[1-4\]\$/,
    ],
    [
      'a successor that is no code',
      () => writeList(line({ successor: 'Чернігів' })),
      /population\.csv:2: "Чернігів" in successor is not a code of budget/,
    ],
    [
      'a successor that is no budget',
      () => writeList(line(), line({ code: OTHER, successor: '2555700000' })),
      /population\.csv:3: 2555700000 in successor is not known/,
    ],
    [
      'a successor that is the budget itself',
      () => writeList(line({ successor: `${CODE}0` })),
      /population\.csv:2: successor of 2555900000 is itself/,
    ],
    [
      'an end before the begin that is known',
      () => writeList(line({ code: '2555600000', endDate: '2019-12-31' })),
      /population\.csv:2: 2555600000 ends on 2019-12-31, before it begins on 2021-01-01/,
    ],
    [
      'a budget twice with other inhabitants',
      () => writeList(line(), line({ population: '282748' })),
      /population\.csv:3: 2555900000 stands with other values at .*population\.csv:2/,
    ],
    [
      'a row with a column too few',
      () => writeList(line(), `${CODE};${NEW};5\n`),
      /population\.csv:3: 3 columns where the header has 10/,
    ],
  ];

  it.each(wrong)(
    'is refused by file and line, and nothing is published: %s',
    async (_, make, message) => {
      await importInto(place.folder, [
        write('good.json', listed(budg({ codebudg: '2555600000' }))),
      ]);
      const before = await readCurrent(place.folder);
      await expect(importInto(place.folder, [make()])).rejects.toThrow(message);
      expect(await readCurrent(place.folder)).toBe(before);
      expect((await listLedgers(place.folder)).map((one) => one.id)).toEqual([before]);
    },
  );

  it('names all its wrong rows at once', async () => {
    const make = writeList(line({ population: 'x' }), line({ sign: '9' }));
    await expect(importInto(place.folder, [make])).rejects.toThrow(/csv:2:[^]*csv:3:/);
  });
});
