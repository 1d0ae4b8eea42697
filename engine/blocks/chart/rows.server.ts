// Series of a chart → its rows: each amount written once for the axis, the table and the ear.

import type { TreeItem } from '../../answers/answer.ts';
import type { ChartRow } from '../../charts/data.ts';
import { isWhole, sumAmounts } from '../../findings/rows.ts';
import { formatAmount, isNegative } from '../../language/amounts.ts';
import { parseHundredths, writeAmount } from '../../language/decimals.ts';
import type { CountedUnit } from '../../language/localeFormatter.ts';
import { formatShare } from '../../language/percents.ts';
import { plainWords } from '../../language/text.ts';
import type { Unit, Words } from '../../model/portal.ts';
import { toldApart } from '../figure/apart.server.ts';
import { findMemberMeaning } from '../figure/meaning.server.ts';
import { formatPointName, isPart, chooseUnit } from '../contract/measures.server.ts';
import { findBefore, formatBeside, listTimes } from './beside.server.ts';
import { formatShortName, timelessName } from './names.server.ts';
import { comparedBy, type Charted, type KeyedItem, type Series } from './series.server.ts';

/** What an axis of all these series counts in. */
export function unitOfSeries({ context }: Charted, series: readonly Series[]): CountedUnit {
  const amounts = series.flatMap(({ items, field }) =>
    items.map(({ item }) => Math.abs(Number(item.data[field] ?? 0))),
  );
  return context.formatter.countedBy(Math.max(0, ...amounts));
}

/** Rows of all series, key by key. */
export function buildChartRows(
  charted: Charted,
  series: readonly Series[],
  unit: CountedUnit,
): readonly ChartRow[] {
  // the order of the longest: what another lacks keeps its place
  const longest = series.toSorted((a, b) => b.items.length - a.items.length);
  const keys = [...new Set(longest.flatMap(({ items }) => items.map(({ key }) => key)))];
  const places = new Map(keys.map((key, i) => [key, i]));
  const whole = wholeOf(charted, series);
  const tabled = chooseUnit(charted.context, charted.answer);
  const alike = areAlike(series);
  const known = series.map(({ items, field }) =>
    items.filter(({ item }) => (item.data[field] ?? null) !== null),
  );
  const timeless =
    charted.answer.arrangement === 'points' &&
    comparedBy(charted.block) !== null &&
    known.filter((items) => items.length > 0).length > 1;
  const named = new Set(series.flatMap(({ items }) => items.map((keyed) => keyed.named)));
  const names = toldApart(charted.answer, [...named], ({ names: own }) =>
    charted.context.formatter.words(own),
  );
  const times = listTimes(charted, keys);
  const turn = { unit, tabled, whole, alike, timeless, names };
  return series
    .flatMap((own, order) =>
      (known[order] ?? []).map((keyed) => {
        const before = findBefore(times, own, keyed);
        return buildRow(charted, own, keyed, { ...turn, order, before });
      }),
    )
    .toSorted((a, b) => (places.get(a.key) ?? 0) - (places.get(b.key) ?? 0));
}

interface Turn {
  readonly order: number;
  /** The amount of the time before, where it is compared with it. */
  readonly before: string | null;
  readonly unit: CountedUnit;
  /** What the table beside it counts in. */
  readonly tabled: Unit;
  readonly whole: bigint | null;
  /** Whether all points are of the same months of their years: then none is less than another. */
  readonly alike: boolean;
  /** Of rows of a hierarchy, those that are called alike told apart. */
  readonly names: ReadonlyMap<TreeItem, Words>;
  /** Whether a key stands in several years: then it is called by what they have in common. */
  readonly timeless: boolean;
}

function buildRow(
  { context: { formatter }, block: { fields }, answer, dimension }: Charted,
  series: Series,
  { key, item, named }: KeyedItem,
  turn: Turn,
): ChartRow {
  const amount = item.data[series.field] ?? null;
  const plan = fields['plan'] === undefined ? null : (item.data[fields['plan']] ?? null);
  const slots = collectSlots(fields, item);
  const words = turn.names.get(named) ?? formatter.words(named.names);
  const isPoint = answer.arrangement === 'points';
  const common = turn.timeless ? timelessName(formatter, key) : null;
  return {
    key,
    label: isPoint ? formatShortName(formatter, named, turn.alike) : plainWords(words),
    name: common ?? (isPoint ? formatPointName(formatter, named) : plainWords(words)),
    lang: isPoint || typeof words === 'string' ? '' : words.lang,
    series: series.id,
    seriesLabel: series.label,
    seriesOrder: turn.order,
    meaning: (series.id === '' && findMemberMeaning(dimension, item.code)) || series.meaning,
    incomplete: isPoint && !turn.alike && isPart(named.point) && !named.code.includes('-'),
    exact: formatter.amount(amount, turn.tabled),
    spoken: formatter.spokenAmount(amount),
    brief: formatAmount(amount, turn.unit, formatter.style),
    value: Number(amount),
    plan: Number(plan ?? 0),
    planned: plan === null ? '' : formatter.amount(plan, turn.tabled),
    beside: formatBeside(formatter, { amount, plan, before: turn.before }),
    share: turn.whole === null ? '' : formatShare(amount, writeAmount(turn.whole), formatter.style),
    ...(Object.keys(slots).length > 0 ? { slots } : {}),
  };
}

/** Whether several points are of the same months, each of its own year. */
function areAlike(series: readonly Series[]): boolean {
  const points = series.flatMap(({ items }) => items.flatMap(({ named }) => named.point ?? []));
  const [head] = points;
  return points.every(({ from, to }) => from === head?.from && to === head.to);
}

/** What fills the slots that only some templates have. */
function collectSlots(
  fields: Readonly<Record<string, string>>,
  item: TreeItem,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([slot]) => slot !== 'value' && slot !== 'plan')
      .map(([slot, field]) => [slot, Number(item.data[field] ?? 0)] as const),
  );
}

/** Hundredths of all values together; null where shares of them make no sense. */
function wholeOf({ answer, block, context }: Charted, series: readonly Series[]): bigint | null {
  if (!isWhole(answer) || block.series !== undefined) return null;
  // where amounts are shares themselves they need not say so twice
  if (context.absolute && context.value?.mode.way === 'share') return null;
  const amounts = series.flatMap(({ items, field }) =>
    items.flatMap(({ item }) => item.data[field] ?? []),
  );
  if (amounts.some(isNegative)) return null;
  const sum = sumAmounts(amounts.map(hundredths));
  return sum > 0n ? sum : null;
}

function hundredths(amount: string): bigint {
  return parseHundredths(amount) ?? 0n;
}
