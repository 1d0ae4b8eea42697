// What a value of a chart stands beside: its plan with what is done of it, and the value of the time before.

import { parseHundredths, writeAmount } from '../../language/decimals.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { formatChange } from '../../language/percents.ts';
import { percentChange } from '../../language/ratio.ts';
import { absoluteAmount } from '../../findings/rows.ts';
import { comparedBy, type Charted, type KeyedItem, type Series } from './series.server.ts';

/** The keys of all times in turn, those that nothing is known of too; `keys` are those of its rows. Empty for what is not over time. */
export function listTimes(
  { answer, block }: Pick<Charted, 'answer' | 'block'>,
  keys: readonly string[],
): readonly string[] {
  if (answer.arrangement !== 'points') return [];
  // times of two years have their months in common
  if (comparedBy(block)) return [...new Set(keys)];
  return answer.items.flatMap(({ id, point }) => (point?.open ? [] : [id]));
}

/** The amount of the same series at the time before; null where it is unknown, or one of both is not whole. */
export function findBefore(
  times: readonly string[],
  { items, field }: Series,
  { key, named }: KeyedItem,
): string | null {
  const place = times.indexOf(key);
  const before = place < 1 ? undefined : items.find((each) => each.key === times[place - 1]);
  if (!before) return null;
  return areAlike(before.named, named) ? (before.item.data[field] ?? null) : null;
}

/** Months and quarters are whole by themselves; of years as many months. */
function areAlike(a: KeyedItem['named'], b: KeyedItem['named']): boolean {
  const isSame = a.point?.from === b.point?.from && a.point?.to === b.point?.to;
  return isSame || (a.code.includes('-') && b.code.includes('-'));
}

interface Beside {
  readonly amount: string | null;
  readonly plan: string | null;
  readonly before: string | null;
}

/** Empty where it stands beside nothing. */
export function formatBeside(formatter: LocaleFormatter, { amount, plan, before }: Beside): string {
  return [formatPlan(formatter, amount, plan), formatStep(formatter, amount, before)]
    .filter((part) => part !== '')
    .join('; ');
}

function formatPlan(formatter: LocaleFormatter, done: string | null, plan: string | null): string {
  if (plan === null) return '';
  const amount = formatter.spokenAmount(plan);
  const [part, whole] = [parseHundredths(done ?? '') ?? null, parseHundredths(plan) ?? 0n];
  return part === null || part < 0n || whole <= 0n
    ? formatter.say('chart.planned', { amount })
    : formatter.say('chart.planned-done', { amount, percent: formatter.share(part, whole) });
}

/** In percent; as an amount where one of both is nothing, or less. */
function formatStep(formatter: LocaleFormatter, now: string | null, before: string | null): string {
  const [is, was] = [parseHundredths(now ?? '') ?? null, parseHundredths(before ?? '') ?? null];
  if (is === null || was === null) return '';
  const percent = is < 0n ? null : percentChange(is, was);
  if (percent !== null) {
    const change = formatChange(writeAmount(percent), formatter.style);
    return formatter.say('chart.changed', { change: formatter.say('share', { percent: change }) });
  }
  const size = formatter.spokenAmount(writeAmount(absoluteAmount(is - was)));
  const sign = is < was ? formatter.style.minus : '+';
  return formatter.say('chart.changed', { change: is === was ? size : sign + size });
}
