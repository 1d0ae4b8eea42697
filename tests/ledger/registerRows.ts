// Rows of registers as files have them, all invented, for tests of their import.

import type { Row } from './budgetRows.ts';

export const UNIT = '00013480';
export const LOWER = '37508596';
export const BUDGET = '2555900000';

const CELLS = {
  edrpou: UNIT,
  shortName: 'Зразкове міністерство',
  fullName: 'Зразкове міністерство України',
  parent: '',
  orgStatus: '1',
  chapter: 'state',
  department: '011',
  region: '26',
  budget: '',
  state: 'actual',
  registrationDate: '1998-01-15',
  exclusionDate: '',
  territory: 'Зразкове місто',
  address: '=вул. Зразкова, 1',
  phones: '',
  fax: '',
  year: '2025',
  plan: '1234567890123.45',
  done: '0.10',
};

/** A unit of the register. */
export function unit(more: Partial<typeof CELLS> = {}): typeof CELLS {
  return { ...CELLS, ...more };
}

/** A file of the register with semicolons. */
export function register(...units: readonly (typeof CELLS)[]): string {
  const lines = units.map((one) => Object.values(one).join(';'));
  return [Object.keys(CELLS).join(';'), ...lines].map((one) => `${one}\n`).join('');
}

export const SECTIONS = [
  { id: '1', title: 'Мета', text: 'Зразкова мета' },
  {
    id: '2',
    title: 'Обсяг',
    rows: [
      ['Фонд', 'Разом'],
      ['Загальний', 12.5],
    ],
  },
];

/** A document of the budget process. */
export function budgetDocument(more: Row = {}): Row {
  return {
    formId: 'BLP0080003P',
    title: 'Зразковий запит',
    year: 2025,
    executorCode: UNIT,
    department: '011',
    datePub: '2024-09-15',
    dateCanc: null,
    srcFile: { title: 'Зразковий запит', sections: SECTIONS },
    sign: { signer: 'Зразковий підписант', signedAt: '2024-09-12T10:00:00Z' },
    ...more,
  };
}

/** A passport of a programme. */
export function passport(more: Row = {}): Row {
  return {
    programCode: '0111010',
    programName: 'Зразкова програма',
    year: 2025,
    executorCode: UNIT,
    datePub: '2025-02-10',
    chapters: SECTIONS,
    ...more,
  };
}
