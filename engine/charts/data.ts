// Chart rows → what a template's data source `rows` holds: a row for each value of each series.

/** One value of a chart, as it is drawn, spoken and listed. */
export interface ChartRow {
  /** What it is a value of: the code of a row, or a point in time; the same in all series. */
  readonly key: string;
  /** The name as an axis has it: a month is shortened. */
  readonly label: string;
  /** The name in full. */
  readonly name: string;
  /** Language of the name; empty: the page's. */
  readonly lang: string;
  /** Which of several series it belongs to; empty where there is only one. */
  readonly series: string;
  readonly seriesLabel: string;
  /** Place of the series among all, from 0. */
  readonly seriesOrder: number;
  /** What the series means, by a word of the portal; empty: nothing that has a colour of its own. */
  readonly meaning: string;
  /** Whether it is of a part of the period that its neighbours are whole of. */
  readonly incomplete: boolean;
  /** The amount in the reader's unit, as a table writes it. */
  readonly exact: string;
  /** The amount as a person would say it. */
  readonly spoken: string;
  /** The amount as a number of what the axis counts in, all with the same decimals. */
  readonly brief: string;
  /** For drawing only: a floating-point number. */
  readonly value: number;
  readonly plan: number;
  /** The plan as a table writes it; empty where there is none. */
  readonly planned: string;
  /** What it stands beside, in words: the plan with what is done of it, the value before; empty: nothing. */
  readonly beside: string;
  /** In percent of all; empty where shares make no sense. */
  readonly share: string;
  /** What fills the template's other slots, by their names: for drawing only too. */
  readonly slots?: Readonly<Record<string, number>>;
}

/** What a template is told beside its rows. */
export interface DrawnWith {
  /** The key of the row that stands out. */
  readonly highlight: string;
  /** What an axis counts in: `млн грн`. */
  readonly counted: string;
  /** How much one of that is. */
  readonly step: number;
}

/** A row that says nothing. */
export const EMPTY_ROW: ChartRow = {
  key: '',
  label: '',
  name: '',
  lang: '',
  series: '',
  seriesLabel: '',
  seriesOrder: 0,
  meaning: '',
  incomplete: false,
  spoken: '',
  exact: '',
  brief: '',
  value: 0,
  plan: 0,
  planned: '',
  beside: '',
  share: '',
};

/** A row as templates have it. */
export interface Datum extends ChartRow {
  readonly parent: string;
  /** Place of its key among all keys, from 0. */
  readonly order: number;
  /** Place among all rows, from 0. */
  readonly at: number;
  /** Whether it is the last of its series. */
  readonly last: boolean;
  /** Whether the stretch of a line on which it lies leads to an incomplete value. */
  readonly dashed: boolean;
  /** Of the series, by its meaning or its place: for marks and for letters. */
  readonly color: string;
  readonly ink: string;
  /** How strong the colour of the series is on areas: 1, and less where series before it mean the same. */
  readonly shade: number;
  /** By its own meaning or its own place: where every row has a colour. */
  readonly tone: string;
  /** How strong that colour is: 1, and less where rows before it mean the same. */
  readonly toneShade: number;
}

/** The meaning of a series that is a limit: a dashed line with its name. */
export const LIMIT = 'limit';

/** The meaning of a series that only stands beside others: grey, its name is told when it is pointed at. */
export const OTHERS = 'others';

/** Adds to each row its place among the names (`order`) and among all rows (`at`), its colours and how its line goes on. */
export function buildChartData(rows: readonly ChartRow[]): Datum[] {
  const keys = new Map<string, number>();
  for (const { key } of rows) if (!keys.has(key)) keys.set(key, keys.size);
  const alone = rows.every(({ series }) => series === '');
  const ofSeries = Map.groupBy(rows, ({ series }) => series);
  const seen = new Map<string, number>();
  return rows.map((row, at) => {
    const { slots, ...always } = row;
    const order = keys.get(row.key) ?? 0;
    const own = ofSeries.get(row.series) ?? [];
    const next = own[own.indexOf(row) + 1];
    const before = row.meaning === '' ? 0 : (seen.get(row.meaning) ?? 0);
    if (row.key !== 'rest') seen.set(row.meaning, before + 1);
    return {
      ...slots,
      ...always,
      order,
      at,
      last: next === undefined,
      dashed: row.incomplete || next?.incomplete === true,
      ...buildColours(row, alone),
      shade: SHADES[alike(ofSeries, row)] ?? PALEST,
      tone: buildTone(row, order),
      toneShade: row.key === 'rest' ? 1 : (SHADES[before] ?? PALEST),
      parent: 'root',
    };
  });
}

const PALEST = 0.2;
const SHADES: readonly number[] = [1, 0.45, PALEST];

/** How many series before that of a row mean the same as it. */
function alike(all: ReadonlyMap<string, readonly ChartRow[]>, row: ChartRow): number {
  if (row.meaning === '') return 0;
  const same = [...all.values()].filter(([own]) => own?.meaning === row.meaning);
  return same.filter(([own]) => own && own.seriesOrder < row.seriesOrder).length;
}

/** Colours of the page by what a series means; without a meaning by its place. */
function buildColours(
  { meaning, seriesOrder, series, key }: ChartRow,
  alone: boolean,
): Pick<Datum, 'color' | 'ink'> {
  if (series === 'rest' || (alone && key === 'rest'))
    return { color: 'var(--m-rest)', ink: 'var(--ink-soft)' };
  if (meaning === LIMIT) return { color: 'var(--ink-soft)', ink: 'var(--ink-soft)' };
  if (meaning === 'last' || meaning === OTHERS)
    return { color: 'var(--m-last)', ink: 'var(--ink-soft)' };
  if (meaning === 'item') return { color: 'var(--m-item)', ink: 'var(--ink)' };
  if (meaning !== '') return { color: `var(--m-${meaning})`, ink: `var(--m-${meaning}-text)` };
  return { color: alone ? 'var(--m)' : toneOf(seriesOrder), ink: 'var(--ink)' };
}

function buildTone({ key, meaning }: ChartRow, order: number): string {
  if (key === 'rest') return 'var(--m-rest)';
  return meaning === '' ? toneOf(order) : `var(--m-${meaning})`;
}

const TONES = 8;

function toneOf(place: number): string {
  return `var(--chart-${(place % TONES) + 1})`;
}

/** Points of a template in one width of letters: what it draws scales with them. */
export const LETTER = 13;

/** The width at which a template is laid out; the drawing stretches to any other. */
export const WIDTH = 46 * LETTER;

/** The names that stand in every row of a chart whatever the slots of its template. */
export const ROW_NAMES: readonly string[] = buildChartData([EMPTY_ROW])
  .flatMap(Object.keys)
  .filter((name) => name !== 'value' && name !== 'plan');
