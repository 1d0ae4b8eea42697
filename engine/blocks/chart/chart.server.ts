// A chart block and its answer → rows to draw, a sentence that says what they show, and the drawing.

import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import { isNegative } from '../../language/amounts.ts';
import { parseAmount, writeAmount } from '../../language/decimals.ts';
import { shortMonth } from '../../language/periods.ts';
import { capitalized, plainWords } from '../../language/text.ts';
import { first, last, lookup } from '../../model/lookup.ts';
import type { Chart, Locale, Portal, Unit } from '../../model/portal.ts';
import type { ChartBlock, ChartView } from './chart.kind.ts';
import type { ChartRow } from '../../charts/data.ts';
import { drawChart } from '../../charts/draw.ts';
import { parametersOf } from '../../answers/params.ts';
import type { PageContext } from '../context.server.ts';
import { outcomeOf } from '../outcome.server.ts';
import { captionOf, isPart, measureOf, unitOf } from '../measures.server.ts';
import type { OwnAddress, ServerPart } from '../part.server.ts';
import { startOf } from '../written.server.ts';

export const chart: ServerPart<ChartBlock, ChartView> = {
  build: buildChart,
  readAddress: readChosen,
  withoutShown: (view) => ({ ...view, drawing: '' }),
  drawExample,
};

/** The template that the address chooses among those of the page's charts. */
function readChosen(
  { settings: { queries } }: Portal,
  blocks: readonly ChartBlock[],
  query: URLSearchParams,
): OwnAddress<string> {
  const asked = query.get(queries.chart) ?? '';
  const chosen = blocks.some(({ charts }) => charts.includes(asked)) ? asked : '';
  return { value: chosen, key: chosen, written: [[queries.chart, chosen]] };
}

async function buildChart(context: PageContext, block: ChartBlock): Promise<ChartView> {
  const { portal, formatter } = context;
  const call = lookup(portal.calls, block.call);
  const answer = await context
    .answerService()
    .askTree(call, parametersOf(context, call, block.with), context.signal);
  const whole = answer.coverage?.whole ?? true;
  const { base, template, field } = startOfChart(context, block, whole);
  const rows = chartRows(context, block, template, answer);
  const counted = formatter.countedIn(Math.max(...rows.map((row) => Math.abs(row.value))));
  const nothing = { state: 'empty' as const, message: formatter.say('outcome.empty') };
  const outcome = outcomeOf(context, answer);
  return {
    ...base,
    ...outcome,
    ...(rows.length > 0 ? {} : nothing),
    // beside a hierarchy its table says them; a point that is missing is missed here
    notes: answer.arrangement === 'points' && rows.length > 0 ? outcome.notes : [],
    caption: captionOf(context, answer),
    counted,
    rows,
    sentence: sentenceOf(context, field, answer, rows),
    drawing:
      rows.length > 0 && base.charts.length > 0
        ? await drawChart(template, rows, counted, formatter.style)
        : '',
  };
}

type ChartBase = Pick<
  ChartView,
  'kind' | 'id' | 'title' | 'tab' | 'charts' | 'chart' | 'valueTitle'
>;

/** What a chart says of itself, its template, and the field that is drawn. What does not stand for all is not drawn as the whole of anything. */
function startOfChart(
  context: PageContext,
  block: ChartBlock,
  whole: boolean,
): { readonly base: ChartBase; readonly template: Chart; readonly field: string } {
  const { portal, formatter } = context;
  const chosen = String(context.own['chart'] ?? '');
  const fitting = block.charts.filter((own) => whole || !lookup(portal.charts, own).parts);
  const name = fitting.includes(chosen) ? chosen : first([...fitting, ...block.charts]);
  const field = lookup(block.fields, 'value');
  const measure = measureOf(context, lookup(portal.calls, block.call), field);
  const base: ChartBase = {
    ...startOf(context, block),
    kind: 'chart',
    charts: fitting.map((chart) => ({
      name: chart,
      title: formatter.words(lookup(portal.charts, chart).title),
    })),
    chart: name,
    valueTitle: measure ? formatter.words(measure.title) : field,
  };
  return { base, template: lookup(portal.charts, name), field };
}

async function drawExample(
  view: ChartView,
  portal: Portal,
  { numbers }: Locale,
): Promise<ChartView> {
  const template = portal.charts[view.chart];
  return template && view.state === 'ready'
    ? { ...view, drawing: await drawChart(template, view.rows, view.counted, numbers) }
    : view;
}

/** The largest first; what goes beyond the limit in one row; a series keeps its order. */
function chartRows(
  context: PageContext,
  block: ChartBlock,
  template: Chart,
  answer: TreeAnswer,
): ChartRow[] {
  const value = lookup(block.fields, 'value');
  const items =
    answer.arrangement === 'hierarchy'
      ? drawn(
          template,
          answer.items.filter((item) => item.level > 0),
        )
      : answer.items;
  const known = items.filter((item) => Number(item.data[value] ?? 0) !== 0);
  const isWhole = answer.coverage?.whole ?? true;
  const whole = isWhole ? wholeOf(known, value) : null;
  const unit = unitOf(context, answer);
  const row = (item: TreeItem) => rowOf(context, block, item, { whole, unit });
  if (answer.arrangement === 'points')
    return comparable(known).map((item) =>
      row({ ...item, names: { [context.formatter.locale.code]: pointName(context, item) } }),
    );
  const size = (item: TreeItem) => Math.abs(Number(item.data[value]));
  const sorted = [...known].sort((a, b) => size(b) - size(a));
  if (sorted.length <= block.limit) return sorted.map(row);
  const rest = restOf(context, sorted.slice(block.limit - 1));
  return [...sorted.slice(0, block.limit - 1), rest].map(row);
}

/** Hundredths of all values together; null where shares of them make no sense. */
function wholeOf(items: readonly TreeItem[], field: string): bigint | null {
  if (items.some((item) => isNegative(item.data[field] ?? null))) return null;
  const sum = items.reduce((total, item) => total + hundredths(item.data[field] ?? '0'), 0n);
  return sum > 0n ? sum : null;
}

/** A point in time as an axis names it: `січ.`, the year, or the months that a year is not all of. */
function pointName({ formatter }: PageContext, { code, point }: TreeItem): string {
  const [, month] = code.split('-');
  const short = (number: number) => shortMonth(number, formatter.locale.tag);
  if (month !== undefined) return short(Number(month));
  if (!isPart(point)) return code;
  const { from, to, year } = point;
  return `${from === to ? short(to) : `${short(from)}–${short(to)}`} ${year}`;
}

/** A sum that does not stand for all is no point beside those that do. */
function comparable(items: readonly TreeItem[]): readonly TreeItem[] {
  const whole = items.filter(({ coverage }) => coverage?.whole ?? true);
  return whole.length > 0 ? whole : items;
}

function drawn(template: Chart, roots: readonly TreeItem[]): readonly TreeItem[] {
  if (template.rows === 'roots') {
    const [only, ...others] = roots;
    return only && others.length === 0 && only.children.length > 0
      ? drawn(template, only.children)
      : roots;
  }
  return roots.flatMap((root) => {
    if (root.children.length === 0) return [root];
    return template.rows === 'nodes' ? root.children : drawn(template, root.children);
  });
}

/** What is beyond the limit, as one item. */
function restOf(context: PageContext, items: readonly TreeItem[]): TreeItem {
  const most = first(items);
  const sum = (field: string): string | null => {
    const known = items.flatMap((item) => item.data[field] ?? []);
    return known.length === 0
      ? null
      : writeAmount(known.reduce((total, amount) => total + hundredths(amount), 0n));
  };
  return {
    ...most,
    id: 'rest',
    code: 'rest',
    names: {
      [context.formatter.locale.code]: context.formatter.say('chart.rest', { count: items.length }),
    },
    data: Object.fromEntries(Object.keys(most.data).map((field) => [field, sum(field)])),
    children: [],
  };
}

function rowOf(
  { formatter }: PageContext,
  { fields }: ChartBlock,
  { id, names, data }: TreeItem,
  { whole, unit }: { readonly whole: bigint | null; readonly unit: Unit },
): ChartRow {
  const amount = data[lookup(fields, 'value')] ?? null;
  const plan = fields['plan'] === undefined ? null : (data[fields['plan']] ?? null);
  const others = Object.entries(fields).filter(([slot]) => slot !== 'value' && slot !== 'plan');
  const slots = Object.fromEntries(
    others.map(([slot, field]) => [slot, Number(data[field] ?? 0)] as const),
  );
  const name = formatter.words(names);
  return {
    key: id,
    label: plainWords(name),
    lang: typeof name === 'string' ? '' : name.lang,
    exact: formatter.amount(amount, unit),
    spoken: formatter.spokenAmount(amount),
    value: Number(amount),
    plan: Number(plan ?? 0),
    share: whole === null || amount === null ? '' : formatter.percent(shareOf(amount, whole)),
    ...(others.length > 0 ? { slots } : {}),
  };
}

/** In percent with one decimal, half away from zero. */
function shareOf(amount: string, whole: bigint): string {
  const permille = (hundredths(amount) * 1000n + whole / 2n) / whole;
  return `${permille / 10n}.${permille % 10n}`;
}

/** What, when, how much in all, and the largest: what the drawing tells at a glance. */
function sentenceOf(
  context: PageContext,
  field: string,
  answer: TreeAnswer,
  rows: readonly ChartRow[],
): string {
  const { formatter } = context;
  const [head] = rows;
  if (!head) return '';
  const period = answer.period ? formatter.period(answer.period) : '';
  if (answer.arrangement === 'points') {
    const largest = rows.reduce((best, row) => (row.value > best.value ? row : best));
    const end = last(rows);
    return capital(
      formatter.say('chart.series', {
        period,
        largest: largest.label,
        amount: largest.spoken,
        last: end.label,
        lastAmount: end.spoken,
      }),
    );
  }
  const isWhole = answer.coverage?.whole ?? true;
  const total = isWhole ? answer.items.find((item) => item.level === 0) : undefined;
  const whole = total ? formatter.spokenAmount(total.data[field] ?? null) : '';
  return capital(
    formatter.say(whole === '' ? 'chart.largest' : 'chart.sentence', {
      period,
      total: whole,
      label: head.label,
      amount: head.spoken,
      share: head.share === '' ? '' : `(${head.share}\u00a0%)`,
    }),
  );
}

function capital(text: string): string {
  return capitalized(text.replace(/ \./, '.'));
}

function hundredths(amount: string): bigint {
  return parseAmount(amount) ?? 0n;
}
