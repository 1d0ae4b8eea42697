// A composed answer as a drawing: bars of its rows, lines over time, areas of two levels, each by the rules of the look.

import { isTime } from '../../answers/cube/cubeAxes.ts';
import { drawChart } from '../../charts/draw.ts';
import { EMPTY_ROW, OTHERS, type ChartRow } from '../../charts/data.ts';
import { parseAmount, writeAmount } from '../../language/decimals.ts';
import { at, lookup } from '../../model/lookup.ts';
import { buildBars } from './bars.server.ts';
import type { CubeBlock, CubeDrawingView } from './cube.kind.ts';
import {
  addsUp,
  allLines,
  leftOut,
  measureWords,
  rankLines,
  valueWords,
  type Drawn,
  type DrawnLine,
} from './lines.server.ts';
import { joinMemberNames } from './table.server.ts';

/** A drawing, or the key of the message that says why there is none. */
export type Drawing = CubeDrawingView | { readonly why: string };

/** Where nothing is drawn, `why` is the key of a message; it is empty where none is needed. */
export function buildCubeDrawing(drawn: Drawn, block: CubeBlock): Drawing {
  const { question, body } = drawn;
  if (body.items.length === 0 || body.measures.length === 0) return { why: '' };
  switch (question.way) {
    case 'bars':
      return buildBars(drawn);
    case 'lines':
      return overTime(drawn, block);
    case 'treemap':
      return areas(drawn, block);
    default:
      return { why: '' };
  }
}

function overTime(drawn: Drawn, { charts }: CubeBlock): Drawing {
  const all = allLines(drawn);
  if (!all || !charts) return { why: 'cube.no-lines' };
  const { named, others } = rankLines(all);
  const count = named.length + others.length;
  const rowsOf = (lines: readonly DrawnLine[], first: number, meaning: string) =>
    lines.flatMap((line, i) =>
      listPoints(drawn, line).map((row): ChartRow => ({
        ...row,
        meaning,
        series: count === 1 ? '' : line.id,
        seriesLabel: count === 1 ? '' : line.label,
        seriesOrder: first + i,
      })),
    );
  // in the order of time, whatever a line lacks; those that have names lie above the others
  const times = [...drawn.body.columnItems, ...drawn.body.items].map(({ id }) => id);
  const rows = [...rowsOf(others, named.length, OTHERS), ...rowsOf(named, 0, '')].toSorted(
    (a, b) => times.indexOf(a.key) - times.indexOf(b.key),
  );
  const chart = buildChart(drawn, charts.lines, rows, 'lines');
  const { formatter } = drawn.context;
  const grey =
    others.length === 0 ? '' : `; ${formatter.say('cube.grey', { count: others.length })}`;
  const left = leftOut(drawn, { drawn: count, of: all.length });
  return { ...chart, subtitle: chart.subtitle + grey + left };
}

function listPoints(drawn: Drawn, line: DrawnLine): ChartRow[] {
  return line.points.map(({ key, label, amount }) => ({
    ...blankRow(drawn, amount),
    key,
    label,
    name: label,
  }));
}

/** Two levels: what stands in the first place of the rows is made of what stands in the second. */
function areas(drawn: Drawn, { charts }: CubeBlock): Drawing {
  const { body, measure, column, context } = drawn;
  if (!charts || body.rows.length !== 2 || body.rows.some(({ name }) => isTime(name)))
    return { why: 'cube.no-areas' };
  if (!addsUp(drawn) || measure.kind === 'difference' || body.coverage?.whole === false)
    return { why: 'cube.no-parts' };
  const parts = body.items.flatMap(({ id, members, data }) => {
    const amount = parseAmount(at(data, column)[measure.field] ?? '') ?? null;
    return amount === null || amount === 0n ? [] : [{ id, members, amount }];
  });
  if (parts.some(({ amount }) => amount < 0n)) return { why: 'cube.no-parts' };
  const sum = parts.reduce((all, { amount }) => all + amount, 0n);
  const parents = [...new Set(parts.map(({ members }) => at(members, 0).code))];
  const rows = parts.map(({ id, members, amount }): ChartRow => {
    const [upper, lower] = [at(members, 0), at(members, 1)];
    const [above, name] = [joinMemberNames(context, [upper]), joinMemberNames(context, [lower])];
    return {
      ...blankRow(drawn, amount),
      key: id,
      label: `${above.name}: ${name.name}`,
      name: `${above.name}: ${name.name}`,
      lang: name.lang,
      series: upper.code,
      seriesLabel: above.name,
      seriesOrder: parents.indexOf(upper.code),
      share: context.formatter.share(amount, sum).replace(/\s*%$/, ''),
    };
  });
  return buildChart(drawn, charts.areas, rows, 'treemap');
}

function buildChart(
  drawn: Drawn,
  template: string,
  rows: readonly ChartRow[],
  way: 'lines' | 'treemap',
): CubeDrawingView {
  const { context, counted } = drawn;
  const { formatter, portal } = context;
  const given = { highlight: '', counted: counted.short, step: counted.value };
  return {
    way,
    subtitle: readSubtitle(drawn),
    bars: [],
    drawing: drawChart(lookup(portal.charts, template), rows, given, formatter.style),
    // the name of an area begins with that of the one that holds it
    rows: rows.map(({ key, name, lang, series, seriesLabel, spoken, share }) => ({
      key,
      name,
      lang,
      series,
      seriesLabel: way === 'lines' ? seriesLabel : '',
      spoken,
      share,
      beside: '',
      value: 0,
    })),
  };
}

/** The measure, of which column where only one is drawn, and what it is counted in. */
function readSubtitle(drawn: Drawn): string {
  const { counted, question } = drawn;
  const column = question.way === 'lines' ? '' : columnWords(drawn);
  // areas say their amounts in words
  const unit = question.way === 'lines' ? counted.short : '';
  return [measureWords(drawn), column, unit].filter((text) => text !== '').join(', ');
}

function columnWords({ context, body, column }: Drawn): string {
  const members = body.columnItems[column]?.members ?? [];
  return members.length === 0 ? '' : joinMemberNames(context, members).name;
}

function blankRow(drawn: Drawn, amount: bigint): ChartRow {
  const { context, counted } = drawn;
  const { formatter } = context;
  const text = writeAmount(amount);
  return {
    ...EMPTY_ROW,
    exact: formatter.exact(text),
    spoken: valueWords(drawn, text),
    brief: formatter.amount(text, { ...counted, title: {}, short: {} }),
    value: Number(text),
  };
}
