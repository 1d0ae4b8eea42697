// Rows of a sheet over its years as a chart: lines, bars side by side, or bars of each row by itself.

import {
  alignDecimals,
  type ChartRow,
  drawChart,
  EMPTY_ROW,
  first,
  formatAmount,
  formatShape,
  last,
  LIMIT,
  lookup,
  type LocaleFormatter,
  type Portal,
  type Text,
  writeUnits,
} from '../../../engine/parts.server.ts';
import type { SheetRow } from './sheet.server.ts';

/** The drawing with its subtitle and the sentence that says what it shows. */
export interface SheetDrawing {
  readonly markup: string;
  readonly subtitle: string;
  readonly sentence: string;
  /** What is drawn, in the order in which it is read. */
  readonly rows: readonly ChartRow[];
}

export interface SheetChart {
  readonly kind: 'line' | 'bars';
  readonly rows: readonly string[];
  readonly limit?: { readonly value: string; readonly title: Text };
}

/** What is drawn of a sheet. */
export interface DrawnSheet {
  readonly chart: SheetChart;
  readonly unit: Text;
  readonly years: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** The templates of charts by which sheets are drawn. */
export const TEMPLATES = { line: 'lines', bars: 'grouped', many: 'multiples' } as const;

/** So many rows have room beside each other. */
const SIDE_BY_SIDE = 2;

export function drawSheet(
  { charts }: Pick<Portal, 'charts'>,
  formatter: LocaleFormatter,
  sheet: DrawnSheet,
): SheetDrawing {
  const { kind, rows: ids } = sheet.chart;
  const isMany = kind === 'bars' && ids.length > SIDE_BY_SIDE;
  const template = lookup(charts, TEMPLATES[isMany ? 'many' : kind]);
  const unit = formatter.plain(readUnit(sheet));
  const rows = listRows(formatter, sheet, unit);
  const given = { counted: unit, step: 1, highlight: '' };
  return {
    markup: drawChart(template, rows, given, formatter.style),
    subtitle: `${unit}, ${first(sheet.years)}–${last(sheet.years)}`,
    rows,
    sentence: formatSentence(formatter, sheet, listDrawn(sheet), { rows, unit }),
  };
}

/** The unit that all drawn rows share. */
function readUnit({ chart, rows, unit }: DrawnSheet): Text {
  return rows.find(({ id }) => chart.rows.includes(id))?.unit ?? unit;
}

function listDrawn({ chart, rows }: DrawnSheet): SheetRow[] {
  return chart.rows.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

function listRows(formatter: LocaleFormatter, sheet: DrawnSheet, unit: string): ChartRow[] {
  const { chart, rows, years } = sheet;
  const drawn = listDrawn(sheet);
  const scale = scaleOf(drawn);
  const labels = listLabels(formatter, rows, drawn);
  const limit = chart.limit
    ? [{ id: LIMIT, values: years.map(() => chart.limit?.value ?? null) }]
    : [];
  return years.flatMap((year, i) =>
    [...drawn, ...limit].flatMap(({ id, values }, order): ChartRow[] => {
      const value = values[i] ?? null;
      if (value === null) return [];
      const written = formatAmount(value, scale, formatter.style);
      const isLimit = id === LIMIT;
      return [
        {
          ...EMPTY_ROW,
          key: year,
          label: year,
          name: year,
          series: id,
          seriesLabel:
            isLimit && chart.limit ? formatter.plain(chart.limit.title) : (labels[order] ?? ''),
          seriesOrder: order,
          meaning: isLimit ? LIMIT : '',
          incomplete: isLimit,
          exact: written,
          spoken: `${written}\u00a0${unit}`,
          brief: written,
          value: Number(value),
        },
      ];
    }),
  );
}

/** Rows that are called the same are told apart by what they stand under. */
function listLabels(
  formatter: LocaleFormatter,
  rows: readonly SheetRow[],
  drawn: readonly SheetRow[],
): string[] {
  const titles = drawn.map(({ title }) => formatter.plain(title));
  return drawn.map((row, i) => {
    const title = titles[i] ?? '';
    const above = rows.slice(0, rows.indexOf(row)).findLast(({ level }) => level < row.level);
    const isAlone = titles.filter((other) => other === title).length === 1;
    return isAlone || !above ? title : `${formatter.plain(above.title)}: ${title}`;
  });
}

function decimalsIn(value: string): number {
  return Math.min(1, (value.split('.')[1] ?? '').replace(/0+$/, '').length);
}

/** The shape of the rows that are drawn; a limit goes nowhere. */
function formatSentence(
  formatter: LocaleFormatter,
  { years }: DrawnSheet,
  drawn: readonly SheetRow[],
  { rows, unit }: { readonly rows: readonly ChartRow[]; readonly unit: string },
): string {
  const known = drawn.flatMap(({ values }) => values.flatMap((value) => value ?? []));
  const { places } = alignDecimals(known);
  const write = (amount: bigint) =>
    `${formatAmount(writeUnits(amount, places), scaleOf(drawn), formatter.style)}\u00a0${unit}`;
  const series = drawn.map(({ id, values }) => ({
    label: rows.find((row) => row.series === id)?.seriesLabel ?? '',
    points: years.map((year, i) => {
      const row = rows.find(({ key, series: own }) => own === id && key === year);
      const [amount] = alignDecimals([values[i] ?? '', zeroOf(places)]).units;
      if (!row || amount === undefined) return null;
      const { name, label, brief } = row;
      return { amount, incomplete: false, name, label, brief, said: `${brief}\u00a0${unit}` };
    }),
  }));
  return formatShape(formatter, series, {
    unit,
    sayAmount: write,
    time: (points) => {
      const [from, to] = [first(points).name, last(points).name];
      return from === to
        ? formatter.period({ grain: 'year', year: Number(to), from: 1, to: 1 })
        : formatter.say('chart.years', { from, to });
    },
  });
}

/** Nothing with so many decimals. */
function zeroOf(places: number): string {
  return places === 0 ? '0' : `0.${'0'.repeat(places)}`;
}

/** As many decimals as the most exact amount has, one at most. */
function scaleOf(drawn: readonly SheetRow[]): {
  readonly value: number;
  readonly decimals: number;
} {
  const known = drawn.flatMap(({ values }) => values.flatMap((value) => value ?? []));
  return { value: 1, decimals: Math.max(0, ...known.map(decimalsIn)) };
}
