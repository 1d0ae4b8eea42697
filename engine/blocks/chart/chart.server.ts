// A chart block and its answer → rows to draw, a sentence that says what they show, and the drawing.

import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import { parseAmount, writeAmount } from '../../language/decimals.ts';
import { shortMonth } from '../../language/periods.ts';
import { plainWords } from '../../language/text.ts';
import { first, last, lookup } from '../../model/lookup.ts';
import type { Chart, ChartBlock, ChartRow, ChartView, Outcome } from '../../model/portal.ts';
import { drawChart } from '../../charts/draw.ts';
import { parametersOf, type PageContext } from '../context.server.ts';
import { failureOf, outcomeOf } from '../outcome.server.ts';
import { captionOf, measureOf } from '../table/table.server.ts';

export async function buildChart(context: PageContext, block: ChartBlock): Promise<ChartView> {
  const { portal, formatter } = context;
  const call = lookup(portal.calls, block.call);
  const field = lookup(block.fields, 'value');
  const name = block.charts.includes(context.chart) ? context.chart : first(block.charts);
  const chart = lookup(portal.charts, name);
  const charts = block.charts.map((other) => ({
    name: other,
    title: formatter.words(lookup(portal.charts, other).title),
  }));
  const base = {
    kind: 'chart' as const,
    id: block.id,
    title: block.title ? formatter.words(block.title) : null,
    tab: block.tab,
    charts,
    chart: name,
  };
  const measure = measureOf(context, call, field);
  const valueTitle = measure ? formatter.words(measure.title) : field;
  try {
    const answer = await context
      .answerService()
      .askTree(call, parametersOf(context, call, block.with), context.signal);
    return { ...base, valueTitle, ...(await drawnPart(context, block, chart, answer)) };
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

/** What of the view comes from the answer. */
async function drawnPart(
  context: PageContext,
  block: ChartBlock,
  chart: Chart,
  answer: TreeAnswer,
): Promise<
  Pick<ChartView, keyof Outcome | 'caption' | 'counted' | 'rows' | 'sentence' | 'drawing'>
> {
  const { formatter } = context;
  const rows = chartRows(context, block, chart, answer);
  const counted = formatter.countedIn(
    Math.max(...rows.map(([, , , , , value]) => Math.abs(value))),
  );
  const outcome = { ...outcomeOf(context, answer), notes: [] };
  const shown = {
    caption: captionOf(context, answer),
    counted,
    rows,
    sentence: sentenceOf(context, lookup(block.fields, 'value'), answer, rows),
  };
  if (rows.length === 0)
    return {
      ...outcome,
      ...shown,
      state: 'empty',
      message: formatter.say('outcome.empty'),
      drawing: '',
    };
  const drawing = await drawChart(chart, rows, counted, formatter.locale.code);
  return { ...outcome, ...shown, drawing };
}

/** The largest first; what goes beyond the limit in one row; a series keeps its order. */
function chartRows(
  context: PageContext,
  block: ChartBlock,
  chart: Chart,
  answer: TreeAnswer,
): ChartRow[] {
  const field = lookup(block.fields, 'value');
  const known = itemsOf(chart, answer).flatMap((item): Sized[] => {
    const amount = parseAmount(item.data[field] ?? '') ?? 0n;
    return amount === 0n ? [] : [{ item, amount }];
  });
  const write = rowWriter(context, block, known);
  if (answer.arrangement === 'points')
    return known.map(({ item, amount }) =>
      write({ item: { ...item, names: pointNames(context, item.code) }, amount }),
    );
  const sorted = known.sort((a, b) => compare(size(b.amount), size(a.amount)));
  if (sorted.length <= block.limit) return sorted.map(write);
  const rest = restOf(context, block, sorted.slice(block.limit - 1));
  return [...sorted.slice(0, block.limit - 1), rest].map(write);
}

/** An item with the amount that is drawn, in hundredths: read once. */
interface Sized {
  readonly item: TreeItem;
  readonly amount: bigint;
}

function itemsOf(chart: Chart, answer: TreeAnswer): readonly TreeItem[] {
  if (answer.arrangement !== 'hierarchy') return answer.items;
  const roots = answer.items.filter((item) => item.level > 0);
  return drawn(chart, roots);
}

/** A point in time as an axis names it: `січ.`, or the year. */
function pointNames({ formatter }: PageContext, code: string): Readonly<Record<string, string>> {
  const [year = code, month] = code.split('-');
  const name = month === undefined ? year : shortMonth(Number(month), formatter.locale.tag);
  return { [formatter.locale.code]: name };
}

function drawn(chart: Chart, roots: readonly TreeItem[]): readonly TreeItem[] {
  if (chart.rows === 'roots') {
    const [only, ...others] = roots;
    return only && others.length === 0 && only.children.length > 0
      ? drawn(chart, only.children)
      : roots;
  }
  return roots.flatMap((root) => {
    if (root.children.length === 0) return [root];
    return chart.rows === 'nodes' ? root.children : drawn(chart, root.children);
  });
}

/** What goes beyond the limit, in one item; of its amounts only those that are drawn are known. */
function restOf(context: PageContext, block: ChartBlock, rest: readonly Sized[]): Sized {
  const amount = rest.reduce((sum, sized) => sum + sized.amount, 0n);
  const plans = rest.flatMap(({ item }) => parseAmount(planOf(block, item) ?? '') ?? []);
  const { value = '', plan = '' } = block.fields;
  const item: TreeItem = {
    ...first(rest).item,
    id: 'rest',
    code: 'rest',
    names: {
      [context.formatter.locale.code]: context.formatter.say('chart.rest', { count: rest.length }),
    },
    data: {
      ...(plans.length > 0
        ? { [plan]: writeAmount(plans.reduce((sum, part) => sum + part, 0n)) }
        : {}),
      [value]: writeAmount(amount),
    },
    children: [],
  };
  return { item, amount };
}

function planOf(block: ChartBlock, item: TreeItem): string | null {
  const field = block.fields['plan'];
  return field === undefined ? null : (item.data[field] ?? null);
}

/** Writes rows with their shares of all: shares stand only where no amount is negative. */
function rowWriter(
  { formatter, unit }: PageContext,
  block: ChartBlock,
  all: readonly Sized[],
): (sized: Sized) => ChartRow {
  const sum = all.reduce((total, { amount }) => total + amount, 0n);
  const shared = sum > 0n && all.every(({ amount }) => amount >= 0n);
  return ({ item, amount }) => {
    const exact = writeAmount(amount);
    const name = formatter.words(item.names);
    const permille = (amount * 1000n + sum / 2n) / (sum === 0n ? 1n : sum);
    return [
      item.id,
      plainWords(name),
      typeof name === 'string' ? '' : name.lang,
      formatter.amount(exact, unit),
      formatter.spokenAmount(exact),
      Number(exact),
      Number(planOf(block, item) ?? 0),
      shared ? formatter.percent(`${permille / 10n}.${permille % 10n}`) : '',
    ];
  };
}

function size(amount: bigint): bigint {
  return amount < 0n ? -amount : amount;
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** What, when, how much in all, and the largest: what the drawing tells at a glance. */
function sentenceOf(
  context: PageContext,
  field: string,
  answer: TreeAnswer,
  rows: readonly ChartRow[],
): string {
  const { formatter } = context;
  const [largest] = rows;
  if (!largest) return '';
  const period = answer.period ? formatter.period(answer.period) : '';
  if (answer.arrangement === 'points')
    return capital(formatter.say('chart.series', seriesWords(period, rows)));
  const total = answer.items.find((item) => item.level === 0);
  const whole = total ? formatter.spokenAmount(total.data[field] ?? null) : '';
  const [, label, , , amount, , , share] = largest;
  return capital(
    formatter.say(whole === '' ? 'chart.largest' : 'chart.sentence', {
      period,
      total: whole,
      label,
      amount,
      share: share === '' ? '' : `(${share}\u00a0%)`,
    }),
  );
}

/** The largest and the last point of a series. */
function seriesWords(period: string, rows: readonly ChartRow[]): Record<string, string> {
  const best = rows.reduce((most, row) => (row[5] > most[5] ? row : most));
  const [, largest, , , amount] = best;
  const [, latest, , , lastAmount] = last(rows);
  return { period, largest, amount, last: latest, lastAmount };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/ \./, '.');
}
