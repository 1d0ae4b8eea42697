// What a drawing tells at a glance, in a sentence: the total and the largest, the latest of each series, or what is above and below zero.

import type { ChartRow } from '../../charts/data.ts';
import { isWhole } from '../../findings/rows.ts';
import type { CountedUnit, LocaleFormatter } from '../../language/localeFormatter.ts';
import { capitalized, inSentence } from '../../language/text.ts';
import { last, lookup } from '../../model/lookup.ts';
import { formatValueNote } from '../contract/valued.server.ts';
import { formatTime } from './names.server.ts';
import { comparedBy, type Charted } from './series.server.ts';

/** Says too what amounts are shown as, unless each already does. Empty where there is nothing to say. */
export function formatChartSentence(
  charted: Charted,
  rows: readonly ChartRow[],
  unit: CountedUnit,
): string {
  const sentence = plainSentence(charted, rows, unit);
  const { context } = charted;
  // per head every amount says it of itself
  const behind = context.value?.mode.way === 'each' ? '' : formatValueNote(context);
  return sentence === '' || behind === '' ? sentence : sentence.replace(/\.?$/, ` (${behind}).`);
}

function plainSentence(charted: Charted, rows: readonly ChartRow[], unit: CountedUnit): string {
  const [head] = rows;
  if (!head) return '';
  const several = new Set(rows.map(({ series }) => series)).size > 1;
  if (several && charted.block.series) return formatLatest(charted, rows, unit);
  if (charted.answer.arrangement === 'points') return overTime(charted, rows);
  const ranked = rows.toSorted((a, b) => b.value - a.value);
  return last(ranked).value < 0 ? ofSigned(charted, ranked) : ofLargest(charted, ranked);
}

/** The latest amount of each series, in one unit. */
function formatLatest(
  { context: { formatter }, block, answer }: Charted,
  rows: readonly ChartRow[],
  unit: CountedUnit,
): string {
  const end = last(rows);
  const isPoint = answer.arrangement === 'points';
  const shown = isPoint ? end : (rows[0] ?? end);
  const isCompared = comparedBy(block) !== null;
  const parts = rows
    .filter(({ key }) => key === shown.key)
    .map(({ seriesLabel, brief }) =>
      isCompared
        ? `${yearIn(formatter, seriesLabel)} – ${brief}`
        : `${inSentence(seriesLabel)} ${brief}`,
    )
    .join(', ');
  const when = yearIn(formatter, shown.name);
  const latest = capital(formatter.say('chart.several', { when, parts, unit: unit.short }));
  return isPoint && !isCompared ? `${latest}${formatLeaders(formatter, rows)}` : latest;
}

/** Of two series which is the greater when: what lies between their lines, in words. */
function formatLeaders({ say }: LocaleFormatter, rows: readonly ChartRow[]): string {
  const points = [...Map.groupBy(rows, ({ key }) => key).values()];
  const runs: { readonly leader: string; readonly labels: string[] }[] = [];
  for (const [one, other, more] of points) {
    if (!one || !other || more) return '';
    const leader = (one.value < other.value ? other : one).seriesLabel;
    const run = runs.at(-1);
    if (one.value !== other.value && run?.leader === leader) run.labels.push(one.label);
    else runs.push({ leader: one.value === other.value ? '' : leader, labels: [one.label] });
  }
  const times = Map.groupBy(runs, ({ leader }) => leader);
  times.delete('');
  if (points.length < 2 || times.size === 0) return '';
  const told = [...times].map(
    ([leader, own]) =>
      `${inSentence(leader)} – ${own.map(({ labels }) => spanOf(labels)).join(', ')}`,
  );
  return ` ${say('chart.greater', { parts: told.join('; ') })}`;
}

function spanOf(labels: readonly string[]): string {
  const [head = ''] = labels;
  return labels.length > 1 ? `${head}–${labels.at(-1)}` : head;
}

/** A year with its word; anything else as it is. */
function yearIn(formatter: LocaleFormatter, text: string): string {
  return /^\d{4}$/.test(text)
    ? formatter.period({ grain: 'year', year: Number(text), from: 1, to: 1 })
    : text;
}

function overTime({ context: { formatter }, answer }: Charted, rows: readonly ChartRow[]): string {
  const whole = rows.filter(({ incomplete }) => !incomplete);
  const largest = (whole.length > 0 ? whole : rows).reduce((best, row) =>
    row.value > best.value ? row : best,
  );
  const end = last(rows);
  return capital(
    formatter.say('chart.series', {
      period: formatTime(
        formatter,
        answer.items.flatMap(({ point }) => (point && !point.open ? [point] : [])),
      ),
      largest: largest.name,
      amount: largest.spoken,
      last: end.name,
      lastAmount: end.spoken,
    }),
  );
}

function ofLargest(charted: Charted, rows: readonly ChartRow[]): string {
  const head = rows.find(({ key }) => key !== 'rest') ?? last(rows);
  const total = formatTotal(charted);
  return capital(
    charted.context.formatter.say(total === '' ? 'chart.largest' : 'chart.sentence', {
      period: formatChartPeriod(charted),
      total,
      label: head.name,
      amount: head.spoken,
      share: head.share === '' ? '' : `(${head.share}\u00a0%)`,
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

function capital(text: string): string {
  return capitalized(text.replace(/ \./, '.'));
}
