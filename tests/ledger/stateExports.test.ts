// Exports of the state come back byte for byte, whatever stands in them, in each year.

import { describe, expect, it } from 'vitest';

import { encode1251 } from '../../engine/answers/tabular/rows.ts';
import { incoming } from '../incoming.ts';
import { foldersOf } from '../overlay.ts';
import { importInto, serve } from '../served.ts';

const place = incoming();

interface Form {
  readonly call: string;
  readonly head: readonly [captions: string, names: string];
  /** From plan, done and percent: a line without its code and name. */
  readonly figures: (plan: string, done: string, percent: string) => string;
  /** The total, a chapter, and four codes below it. */
  readonly codes: readonly [string, string, string, string, string, string];
}

const FORMS: Record<string, Form> = {
  INC: {
    call: 'income/details',
    head: [
      'тип фонду;код;найменування коду;початковий річний план;уточнений річний план;уточнений план за період;виконано за період;відхилення до уточненого плану за період;відсоток виконання до уточненого плану за період;відсоток виконання до уточненого річного плану',
      'fundType;incomeCode;incomeCodeName;yearBeginPlan;yearCorrectionPlan;periodCorrectionPlan;periodDone;deviationToPeriodCorrectionPlan;percentDoneToPeriodCorrectionPlan;percentDoneToYearCorrectionPlan',
    ],
    figures: (plan, done, percent) => `${plan};${plan};;${done};;;${percent}`,
    codes: ['0000000', '10000000', '11010100', '11010200', '11010300', '11010400'],
  },
  'EXP-KPK': {
    call: 'expenses/program',
    head: [
      'тип фонду;код;найменування коду;початковий річний план;уточнений річний план;уточнений план за період;відкрито асигнувань за період;направлено асигнувань за період;виконано за період;відхилення до уточненого плану за період;відсоток виконання до уточненого плану за період;відсоток виконання до уточненого річного плану',
      'fundType;programCode;programCodeName;yearBeginPlan;yearCorrectionPlan;periodCorrectionPlan;openAllocPeriod;directedAllocPeriod;periodDone;deviationToPeriodCorrectionPlan;percentDoneToPeriodCorrectionPlan;percentDoneToYearCorrectionPlan',
    ],
    figures: (plan, done, percent) => `${plan};${plan};;;;${done};;;${percent}`,
    codes: ['0000', '0110000', '0111010', '0111020', '0111030', '0111040'],
  },
};

function textOf({ head, figures, codes }: Form): string {
  const [total, chapter, first, second, third, fourth] = codes;
  return [
    ...head,
    `;${total};РАЗОМ;${figures('350.5', '100', '28.53')}`,
    `TOTAL;${chapter};"Розділ; із знаком ""і"" словами";${figures('350.5', '100', '28.53')}`,
    // a plan stands: nothing is done, whether the source says so or says nothing
    `TOTAL;${first};"Назва\nу двох рядках";${figures('200.5', '', '0')}`,
    `TOTAL;${second};Нічого не виконано;${figures('50', '0', '0')}`,
    `TOTAL;${third};Немає плану;${figures('0', '0', '')}`,
    `TOTAL;${fourth};Виконано;${figures('100', '100', '100')}`,
    '',
  ].join('\n');
}

const files = [2020, 2021, 2025].flatMap((year) =>
  Object.keys(FORMS).map((name) => [year, name] as const),
);

describe('an export of the state', () => {
  it.each(files)('of %i, %s, comes back byte for byte', async (year, name) => {
    const form = FORMS[name]!;
    const bytes = encode1251(textOf(form));
    await importInto(place.folder, [place.write(`${name}-NAT-${year}-1-12.csv`, bytes)]);
    const served = await serve(foldersOf('product'), place.folder);
    try {
      const { rawPayload } = await served.app.inject(
        `/api/reports/${form.call}/CSV?budgetType=NATIONAL&fundType=TOTAL&year=${year}&monthFrom=1&monthTo=12`,
      );
      const said = (raw: Buffer) => new TextDecoder('windows-1251').decode(raw);
      expect(said(rawPayload)).toBe(said(bytes));
      expect(rawPayload.equals(bytes)).toBe(true);
    } finally {
      await served.stop();
    }
  });
});
