// Ways in which figures have a time, each with a file, a question, and what is to come of it.

/** A way in which time is written, asked and said. */
export interface GrainCase {
  readonly dialect: string;
  /** Filters and parameters of the period. */
  readonly fields: readonly string[];
  /** How the file writes periods; empty: it has none. */
  readonly column: string;
  /** Periods as the file writes them, with what was lent then of the subjects 510 and 810. */
  readonly lines: readonly (readonly [period: string, amounts: readonly [number, number]])[];
  readonly asked: string;
  /** The year and the first and last number of the period that is asked. */
  readonly year: number;
  readonly bounds: readonly [from: number, to: number];
  /** What is lent of 510 in the period asked, and what is expected at its end. */
  readonly answers: readonly [lent: number, expected: number];
  /** Grain and period of the last that is stored. */
  readonly stored: string;
  readonly header: string | undefined;
  readonly words: readonly [en: string, uk: string];
  /** What points of a series are, and their codes; empty where there is no series. */
  readonly over: string;
  readonly points: readonly string[];
  readonly file: string;
  readonly made: string;
}

const DAYS: GrainCase['lines'] = [
  ['2024-02-28', [1, 10]],
  ['2024-02-29', [2, 20]],
  ['2024-03-01', [4, 40]],
  ['2024-03-15', [8, 80]],
];

export const CASES: Readonly<Record<string, GrainCase>> = {
  day: {
    dialect: '{year: year, to: day, grain: day}',
    fields: ['year', 'day'],
    column: 'YYYY-MM-DD',
    lines: DAYS,
    asked: 'year=2024&day=03-15',
    year: 2024,
    bounds: [315, 315],
    answers: [8, 800],
    stored: '4 315',
    header: '2024-03-15/2024-03-15',
    words: ['15 March 2024', '15 березня 2024 року'],
    over: 'day',
    points: ['2024-02-28', '2024-02-29', '2024-03-01', '2024-03-15'],
    file: 'loans-2024-03-15-table',
    made: 'The figure is stored for this period: 15 March 2024.',
  },
  'several days': {
    dialect: '{year: year, from: dayFrom, to: day, grain: day}',
    fields: ['year', 'dayFrom', 'day'],
    column: 'YYYY-MM-DD',
    lines: DAYS,
    asked: 'year=2024&dayFrom=02-29&day=03-01',
    year: 2024,
    bounds: [229, 301],
    answers: [6, 400],
    stored: '4 315',
    header: '2024-02-29/2024-03-01',
    words: ['29 February – 1 March 2024', '29 лютого – 1 березня 2024 року'],
    over: 'day',
    points: ['2024-02-29', '2024-03-01'],
    file: 'loans-2024-02-29-03-01-table',
    made: 'The figures of the whole period are added up: 29 February – 1 March 2024.',
  },
  month: {
    dialect: '{year: year, from: monthFrom, to: month, grain: month}',
    fields: ['year', 'monthFrom', 'month'],
    column: 'YYYY-MM',
    lines: [
      ['2024-01', [1, 10]],
      ['2024-02', [2, 20]],
      ['2024-03', [4, 40]],
    ],
    asked: 'year=2024&monthFrom=2&month=3',
    year: 2024,
    bounds: [2, 3],
    answers: [6, 400],
    stored: '1 3',
    header: '2024-02/2024-03',
    words: ['February–March 2024', 'лютий–березень 2024 року'],
    over: 'month',
    points: ['2024-01', '2024-02', '2024-03'],
    file: 'loans-2024-02-03-table',
    made: 'The figures of the whole period are added up: February–March 2024.',
  },
  quarter: {
    dialect: '{year: year, to: quarter, grain: quarter}',
    fields: ['year', 'quarter'],
    column: 'YYYY-QN',
    lines: [
      ['2023-Q4', [1, 10]],
      ['2024-Q1', [2, 20]],
      ['2024-Q2', [4, 40]],
    ],
    asked: 'year=2024&quarter=2',
    year: 2024,
    bounds: [1, 2],
    answers: [6, 400],
    stored: '2 2',
    header: '2024-01/2024-06',
    words: ['quarters I–II of 2024', 'I–II квартали 2024 року'],
    over: 'quarter',
    points: ['2023-Q4', '2024-Q1', '2024-Q2'],
    file: 'loans-2024-q1-q2-table',
    made: 'The figures of the whole period are added up: quarters I–II of 2024.',
  },
  year: {
    dialect: '{year: year, grain: year}',
    fields: ['year'],
    column: 'YYYY',
    lines: [
      ['2023', [1, 10]],
      ['2024', [2, 20]],
    ],
    asked: 'year=2024',
    year: 2024,
    bounds: [1, 1],
    answers: [2, 200],
    stored: '3 1',
    header: '2024-01/2024-12',
    words: ['Lent, loans, 2024', '2024 рік'],
    over: 'year',
    points: ['2023', '2024'],
    file: 'loans-2024-table',
    made: 'The figure is stored for 2024 as a whole.',
  },
  none: {
    dialect: '{grain: none}',
    fields: [],
    column: '',
    lines: [['', [2, 20]]],
    asked: '',
    year: 0,
    bounds: [1, 1],
    answers: [2, 200],
    stored: '5 1',
    header: undefined,
    words: ['The largest is Literature with', 'Найбільше – Література'],
    over: '',
    points: [],
    file: 'loans-table',
    made: '"words":"The figures of all whose data are loaded are added up.',
  },
};
