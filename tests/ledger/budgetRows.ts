// Rows of dictionaries of budgets as files have them, for tests of their import.

/** A row of a dictionary. */
export type Row = Readonly<Record<string, unknown>>;

export const CODE = '2555900000';
export const OTHER = '2555800000';
export const NEW = 'Бюджет Чернігівської міської територіальної громади';
export const OLD = 'Бюджет Задеснянської сільської територіальної громади';
const HEAD =
  'budgetCode;budgetName;population;unit;government;koatuu;katottg;sign;endDate;successor\n';

/** A record of the dictionary that has one for each settlement. */
export function budg(more: Row = {}): Row {
  return {
    codebudg: CODE,
    namebudg: NEW,
    nameLocalGov: 'Чернігівська міська рада',
    codeRegion: '25',
    katottg: 'UA74100390010054825',
    signBudg: 'gm',
    cntBudg: 1,
    details: null,
    beginDate: '2021-01-01',
    endDate: null,
    ...more,
  };
}

/** One record a line. */
export function listed(...rows: readonly Row[]): string {
  return `[${rows.map((row) => JSON.stringify(row)).join(',\n')}]`;
}

/** A line of the list with inhabitants. */
export function line(more: Readonly<Record<string, string>> = {}): string {
  const cells = {
    code: CODE,
    name: NEW,
    population: '282747',
    unit: 'Чернігівська громада',
    government: '',
    koatuu: '7410100000',
    katottg: '',
    sign: '2',
    endDate: '',
    successor: '',
    ...more,
  };
  return `${Object.values(cells).join(';')}\n`;
}

/** The list with inhabitants. */
export function population(...lines: readonly string[]): string {
  return HEAD + lines.join('');
}
