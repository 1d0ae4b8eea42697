// How a language writes numbers, dates and nouns: what Intl says, asked once, but for what the portal settles itself.

import { first } from '../model/lookup.ts';
import type { NumberStyle } from '../model/portal.ts';
import { remember } from '../model/remember.ts';

/** The style of a language tag; `own` holds what the portal writes otherwise. */
export function numberStyle(
  tag: string,
  own: Partial<Pick<NumberStyle, 'point' | 'group' | 'minus'>> = {},
): NumberStyle {
  const format = new Intl.NumberFormat(tag, {
    numberingSystem: 'latn',
    minimumFractionDigits: 1,
  });
  const parts = format.formatToParts(-123456789012.5);
  const signOf = (type: Intl.NumberFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value;
  const sizes = parts
    .filter((part) => part.type === 'integer')
    .map((part) => part.value.length)
    .reverse();
  const groupsFour = format.formatToParts(1234).some((part) => part.type === 'group');
  return {
    point: own.point ?? signOf('decimal') ?? '.',
    group: own.group ?? signOf('group') ?? '',
    // all groups above the second are as large as that one
    sizes: sizes[1] === undefined || sizes[1] === first(sizes) ? [first(sizes)] : sizes.slice(0, 2),
    least: groupsFour ? 4 : 5,
    minus: own.minus ?? signOf('minusSign') ?? '-',
  };
}

const capitals = new Map<string, boolean>();

/** Whether nouns begin with a capital letter wherever they stand, as in German: the word for days tells. */
export function capitalizesNouns(tag: string): boolean {
  return remember(capitals, tag, () =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'long' })
      .formatToParts(2)
      .some(({ type, value }) => type === 'unit' && /^\p{Lu}/u.test(value)),
  );
}

/** A day with its month in letters: `31 серпня`, `31. August`, `31 de agosto`; the day is first in every language. `moment` is of UTC. */
export function dayAndMonth(moment: Date, tag: string): string {
  const parts = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).formatToParts(moment);
  if (parts[0]?.type === 'day') return parts.map(({ value }) => value).join('');
  // the sign between both is of the other order
  return ['day', 'month']
    .map((wanted) => parts.find(({ type }) => type === wanted)?.value ?? '')
    .join(' ');
}

const PLACES: Readonly<Record<string, string>> = { day: 'DD', month: 'MM', year: 'YYYY' };

const forms = new Map<string, string>();

/** The form of a date in digits: `DD.MM.YYYY`, `MM/DD/YYYY`. */
export function dateForm(tag: string): string {
  return remember(forms, tag, () =>
    new Intl.DateTimeFormat(tag, {
      calendar: 'gregory',
      numberingSystem: 'latn',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
    })
      .formatToParts(new Date(Date.UTC(2003, 1, 1)))
      .map((part) => PLACES[part.type] ?? part.value)
      .join(''),
  );
}
