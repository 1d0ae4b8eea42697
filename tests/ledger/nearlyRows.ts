// Invented files to take something away from: figures by line, figures with captions, a dictionary.

import { encode1251 } from '../../engine/answers/tabular/rows.ts';

export const HEADER =
  'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT\r\n';
export const ROW = '01.2023;C;2555900000;11010100;Податок;100;;10\r\n';
export const GOOD = HEADER + ROW;

export const CAPTIONS = 'тип фонду;код;найменування коду;план;план;план за період;виконано;в;%;%\n';
export const NAMES =
  'fundType;incomeCode;incomeCodeName;yearBeginPlan;yearCorrectionPlan;periodCorrectionPlan;periodDone;deviationToPeriodCorrectionPlan;percentDoneToPeriodCorrectionPlan;percentDoneToYearCorrectionPlan\n';
export const STATE = `${CAPTIONS}${NAMES};0000000;РАЗОМ;30;30;;20;;;
TOTAL;10000000;Податки;10;10;;5;;;
TOTAL;20000000;Неподаткові надходження;12;12;;8;;;
TOTAL;41000000;Від органів управління;8;8;;7;;;
`;
export const state = (text: string) => encode1251(text);

export const entry = (code: string, parentCode: string) => ({
  id: code,
  code,
  parentCode,
  name: 'Назва',
  datefrom: '2018-01-01',
  dateto: null,
  inputbase: '',
});
export const KDB = [entry('11000000', '10000000'), entry('11010000', '11000000')];
export const json = (value: unknown) => JSON.stringify(value, null, 1);

/** Lower-case letters of KOI8-U by their place in the Ukrainian part of Unicode. */
export function koi8(text: string): Buffer {
  const small = 'юабцдефгхийклмнопярстужвьызшэщчъ';
  const own: Readonly<Record<string, number>> = { є: 0xa4, і: 0xa6, ї: 0xa7, ґ: 0xad };
  return Buffer.from(
    Array.from(text, (sign) => {
      const lower = sign.toLowerCase();
      const place = small.indexOf(lower);
      if (place >= 0) return 0xc0 + place + (sign === lower ? 0 : 32);
      return own[lower] ?? sign.charCodeAt(0);
    }),
  );
}

export const PACKED = (holds: string) =>
  Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.from(`....${holds}....`)]);
