// A chart block and its answer → rows to draw, a sentence that says what they show, and the drawing.

import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import { isNegative } from '../../language/amounts.ts';
import { parseAmount, writeAmount } from '../../language/decimals.ts';
import { shortMonth } from '../../language/periods.ts';
import { plainWords } from '../../language/text.ts';
import type { Chart, ChartBlock, ChartRow, ChartView } from '../../model/portal.ts';
import { drawChart } from '../../charts/draw.ts';
import { parametersOf, type PageContext } from '../context.server.ts';
import { failureOf, outcomeOf } from '../outcome.server.ts';
import { captionOf, measureOf } from '../table/table.server.ts';

export async function buildChart(context: PageContext, block: ChartBlock): Promise<ChartView> {
  const { portal, formatter } = context;
  const call = portal.calls[block.call]!;
  const name = block.charts.includes(context.chart) ? context.chart : block.charts[0]!;
  const chart = portal.charts[name]!;
  const charts = block.charts.map((one) => ({
    name: one,
    title: formatter.words(portal.charts[one]!.title),
  }));
  const base = {
    kind: 'chart' as const,
    id: block.id,
    title: block.title ? formatter.words(block.title) : null,
    tab: block.tab,
    charts,
    chart: name,
  };
  const measure = measureOf(context, call, block.fields['value']!);
  const valueTitle = measure ? formatter.words(measure.title) : block.fields['value']!;
  try {
    const answer = await context
      .answerService()
      .askTree(call, parametersOf(context, call, block.with), context.signal);
    const rows = chartRows(context, block, chart, answer);
    const outcome =
      rows.length > 0
        ? outcomeOf(context, answer)
        : {
            ...outcomeOf(context, answer),
            state: 'empty' as const,
            message: formatter.say('outcome.empty'),
          };
    const caption = captionOf(context, answer);
    const counted = formatter.countedIn(Math.max(...rows.map((row) => Math.abs(row[5]))));
    const drawing =
      rows.length > 0 ? await drawChart(chart, rows, counted, formatter.locale.code) : '';
    return {
      ...base,
      ...outcome,
      notes: [],
      caption,
      counted,
      rows,
      valueTitle,
      sentence: sentenceOf(context, block.fields['value']!, answer, rows),
      drawing,
    };
  } catch (error) {
    return {
      ...base,
      ...failureOf(context, error),
      caption: '',
      counted: '',
      rows: [],
      valueTitle,
      sentence: '',
      drawing: '',
    };
  }
}

/** The largest first; what goes beyond the limit in one row; a series keeps its order. */
function chartRows(
  context: PageContext,
  block: ChartBlock,
  chart: Chart,
  answer: TreeAnswer,
): ChartRow[] {
  const value = block.fields['value']!;
  const items =
    answer.arrangement === 'hierarchy'
      ? drawn(
          chart,
          answer.items.filter((item) => item.level > 0),
        )
      : answer.items;
  const known = items.filter(
    (item) =>
      item.data[value] !== null && item.data[value] !== undefined && Number(item.data[value]) !== 0,
  );
  if (answer.arrangement === 'points')
    return known.map((item) =>
      rowOf(
        context,
        block,
        { ...item, names: { [context.formatter.locale.code]: pointName(context, item.code) } },
        known,
      ),
    );
  const sorted = [...known].sort(
    (a, b) => Math.abs(Number(b.data[value])) - Math.abs(Number(a.data[value])),
  );
  if (sorted.length <= block.limit)
    return sorted.map((item) => rowOf(context, block, item, sorted));
  const shown = sorted.slice(0, block.limit - 1);
  return [
    ...shown.map((item) => rowOf(context, block, item, sorted)),
    rowOf(context, block, restOf(context, sorted.slice(block.limit - 1)), sorted),
  ];
}

/** A point in time as an axis names it: `січ.`, or the year. */
function pointName({ formatter }: PageContext, code: string): string {
  const [year, month] = code.split('-');
  return month === undefined ? year! : shortMonth(Number(month), formatter.locale.tag);
}

function drawn(chart: Chart, roots: readonly TreeItem[]): readonly TreeItem[] {
  if (chart.rows === 'roots')
    return roots.length === 1 && roots[0]!.children.length > 0
      ? drawn(chart, roots[0]!.children)
      : roots;
  return roots.flatMap((root) =>
    root.children.length > 0
      ? chart.rows === 'nodes'
        ? root.children
        : drawn(chart, root.children)
      : [root],
  );
}

function restOf(context: PageContext, items: readonly TreeItem[]): TreeItem {
  const fields = Object.keys(items[0]!.data);
  const sum = (field: string) =>
    items.reduce<bigint | null>(
      (total, item) =>
        item.data[field] === null || item.data[field] === undefined
          ? total
          : (total ?? 0n) + hundredths(item.data[field]),
      null,
    );
  const data = Object.fromEntries(
    fields.map((field) => [field, sum(field) === null ? null : writeAmount(sum(field)!)]),
  );
  const locale = context.formatter.locale.code;
  return {
    ...items[0]!,
    id: 'rest',
    code: 'rest',
    names: { [locale]: context.formatter.say('chart.rest', { count: items.length }) },
    data,
    children: [],
  };
}

function rowOf(
  context: PageContext,
  block: ChartBlock,
  item: TreeItem,
  all: readonly TreeItem[],
): ChartRow {
  const { formatter, unit } = context;
  const field = block.fields['value']!;
  const amount = item.data[field] ?? null;
  const name = formatter.words(item.names);
  const plan =
    block.fields['plan'] === undefined ? null : (item.data[block.fields['plan']] ?? null);
  const positive = all.every((one) => !isNegative(one.data[field] ?? null));
  const sum = all.reduce((total, one) => total + hundredths(one.data[field] ?? '0'), 0n);
  const permille =
    positive && sum > 0n && amount !== null ? (hundredths(amount) * 1000n + sum / 2n) / sum : null;
  return [
    item.id,
    plainWords(name),
    typeof name === 'string' ? '' : name.lang,
    formatter.amount(amount, unit),
    formatter.spokenAmount(amount),
    Number(amount),
    Number(plan ?? 0),
    permille === null ? '' : formatter.percent(`${permille / 10n}.${permille % 10n}`),
  ];
}

/** What, when, how much in all, and the largest: what the drawing tells at a glance. */
function sentenceOf(
  context: PageContext,
  field: string,
  answer: TreeAnswer,
  rows: readonly ChartRow[],
): string {
  const { formatter } = context;
  const [first] = rows;
  if (!first) return '';
  const period = answer.period ? formatter.period(answer.period) : '';
  if (answer.arrangement === 'points') {
    const largest = rows.reduce((best, row) => (row[5] > best[5] ? row : best));
    return capital(
      formatter.say('chart.series', {
        period,
        largest: largest[1],
        amount: largest[4],
        last: rows.at(-1)![1],
        lastAmount: rows.at(-1)![4],
      }),
    );
  }
  const total = answer.items.find((item) => item.level === 0);
  const whole = total ? formatter.spokenAmount(total.data[field] ?? null) : '';
  return capital(
    formatter.say(whole === '' ? 'chart.largest' : 'chart.sentence', {
      period,
      total: whole,
      label: first[1],
      amount: first[4],
      share: first[7] === '' ? '' : `(${first[7]}\u00a0%)`,
    }),
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/ \./, '.');
}

function hundredths(amount: string): bigint {
  return parseAmount(amount) ?? 0n;
}
