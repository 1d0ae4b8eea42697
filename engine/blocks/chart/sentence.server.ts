// What a drawing tells at a glance, in a sentence or a few: the total and the largest, what is above and below zero, or the shape of what is drawn over time.

import type { PointFacts } from '../../answers/answer.ts';
import type { ChartRow } from '../../charts/data.ts';
import { amountIn, isWhole } from '../../findings/rows.ts';
import { writeAmount } from '../../language/decimals.ts';
import type { CountedUnit } from '../../language/localeFormatter.ts';
import { capitalized } from '../../language/text.ts';
import { first, last, lookup } from '../../model/lookup.ts';
import { formatValueNote } from '../contract/valued.server.ts';
import {
  formatShape,
  yearIn,
  type ShapedPoint,
  type ShapedSeries,
} from '../figure/shape.server.ts';
import { listTimes } from './beside.server.ts';
import { formatTime } from './names.server.ts';
import { comparedBy, type Charted, type Series } from './series.server.ts';

/** Says too what amounts are shown as, unless each already does. Empty where there is nothing to say. */
export function formatChartSentence(
  charted: Charted,
  series: readonly Series[],
  rows: readonly ChartRow[],
  unit: CountedUnit,
): string {
  const sentence = plainSentence(charted, series, rows, unit);
  const { context } = charted;
  // per head every amount says it of itself
  const behind = context.value?.mode.way === 'each' ? '' : formatValueNote(context);
  return sentence === '' || behind === '' ? sentence : sentence.replace(/\.?$/, ` (${behind}).`);
}

function plainSentence(
  charted: Charted,
  series: readonly Series[],
  rows: readonly ChartRow[],
  unit: CountedUnit,
): string {
  const [head] = rows;
  if (!head) return '';
  if (charted.answer.arrangement === 'points') return formatOverTime(charted, series, rows, unit);
  const several = new Set(rows.map((row) => row.series)).size > 1;
  if (several && charted.block.series) return formatLatest(charted, rows, unit);
  const ranked = rows.toSorted((a, b) => b.value - a.value);
  return last(ranked).value < 0 ? ofSigned(charted, ranked) : ofLargest(charted, ranked);
}

/** The shape of what is drawn, its amounts as its rows have them. */
function formatOverTime(
  { context: { formatter }, block, answer }: Charted,
  series: readonly Series[],
  rows: readonly ChartRow[],
  unit: CountedUnit,
): string {
  const isCompared = comparedBy(block) !== null;
  // a time that no row is of stands between its neighbours all the same
  const keys = listTimes(
    { answer, block },
    rows.map(({ key }) => key),
  );
  const facts = new Map<ShapedPoint, PointFacts | undefined>();
  const shaped = series.map(({ id, label, field, items }): ShapedSeries => ({
    label,
    points: keys.map((key) => {
      const row = rows.find((each) => each.series === id && each.key === key);
      const found = items.find((each) => each.key === key);
      const amount = amountIn(found?.item ?? null, field);
      if (!row || !found || amount === null) return null;
      const { name, label: short, spoken: said, brief, incomplete } = row;
      const point = { amount, incomplete, name, label: short, said, brief };
      facts.set(point, found.named.point);
      return point;
    }),
  }));
  return formatShape(formatter, shaped, {
    unit: unit.short,
    time: (points) => {
      const times = points.flatMap((point) => facts.get(point) ?? []);
      return times.length === 0 ? '' : formatTime(formatter, times);
    },
    sayAmount: (amount) => formatter.spokenAmount(writeAmount(amount)),
    ...(isCompared
      ? { sayLatest: (label, brief) => `${yearIn(formatter, label)} – ${brief}` }
      : {}),
  });
}

/** The amount of each series at the first name, in one unit. */
function formatLatest(
  { context: { formatter } }: Charted,
  rows: readonly ChartRow[],
  unit: CountedUnit,
): string {
  const shown = first(rows);
  const parts = rows
    .filter(({ key }) => key === shown.key)
    .map(({ seriesLabel, brief }) => `${formatter.inSentence(seriesLabel)} ${brief}`)
    .join(', ');
  const when = yearIn(formatter, shown.name);
  return capital(formatter.say('chart.several', { when, parts, unit: unit.short }));
}

function ofLargest(charted: Charted, rows: readonly ChartRow[]): string {
  const head = rows.find(({ key }) => key !== 'rest') ?? last(rows);
  const total = formatTotal(charted);
  const { say } = charted.context.formatter;
  return capital(
    say(total === '' ? 'chart.largest' : 'chart.sentence', {
      period: formatChartPeriod(charted),
      total,
      label: head.name,
      amount: head.spoken,
      share: head.share === '' ? '' : `(${say('share', { percent: head.share })})`,
    }),
  );
}

/** The largest is not the one that is furthest below zero. */
function ofSigned(charted: Charted, ranked: readonly ChartRow[]): string {
  const least = last(ranked);
  const most = ranked[0] ?? least;
  const { say } = charted.context.formatter;
  const words = {
    period: formatChartPeriod(charted),
    most: most.name,
    mostAmount: most.spoken,
    least: least.name,
    leastAmount: least.spoken,
  };
  return capital(say(most.value > 0 ? 'chart.signed' : 'chart.below-zero', words));
}

function formatTotal({ context: { formatter }, block, answer }: Charted): string {
  const total = isWhole(answer) ? answer.items.find((item) => item.level === 0) : undefined;
  return total ? formatter.spokenAmount(total.data[lookup(block.fields, 'value')] ?? null) : '';
}

/** The period that was asked, in words; empty where there is none. */
export function formatChartPeriod({ context: { formatter }, answer }: Charted): string {
  return answer.period ? formatter.period(answer.period) : '';
}

/** What has no time begins without one. */
function capital(text: string): string {
  return capitalized(text.replace(/ \./, '.').replace(/^: /, ''));
}
