// Figures for those who hear them: what is written short, with signs, is said in full words.

import type { NumberStyle, HeardUnit } from '../model/portal.ts';
import type { SayMessage } from './messages.ts';

/** A stretch of a text; `said` is what is heard in its place, null where it is heard as it is written. */
export interface HeardPart {
  readonly shown: string;
  readonly said: string | null;
}

/** Takes a text apart at what is said otherwise than it is written; a text without such is one part. */
export type SplitHeard = (text: string) => readonly HeardPart[];

/** The sign of percentages, said by a message that every language has. */
const PERCENT: HeardUnit = { short: '%', said: 'percent' };

/** Reading modes of browsers leave out what is hidden from screen readers, but for this name. */
export const SHOWN = 'fallback-image';

/** Stands for any number with decimals: languages that decline count all of them alike. */
const WITH_DECIMALS = 0.5;

/** What a number that is less than the least shown is made of. */
const TENTH = /^0\D1$/;

/** For one language: `say` has its messages, `style` its numbers; each of `units` is said by the message `heard.<said>`, which has plural forms. */
export function createHeard(
  say: SayMessage,
  style: NumberStyle,
  units: readonly HeardUnit[],
): SplitHeard {
  const all = [...units, PERCENT].sort((a, b) => b.short.length - a.short.length);
  const names = new Map(all.map(({ short, said }) => [plainSpaces(short), said]));
  const words = all.map(({ short }) => quote(short).replaceAll(/\s/g, '[ \u00a0]')).join('|');
  const group = quote(style.group);
  const number = `\\d+(?:${group}\\d{2,3}(?!\\d))*(?:${quote(style.point)}\\d+)?`;
  const found = new RegExp(
    `(?<![\\p{L}\\p{N}${quote(style.point)}])([<>]?)([${quote(style.minus)}+]?)(${number})(?:[ \u00a0]?(${words})(?![\\p{L}\\p{N}]))?|(?<![\\p{L}\\p{N}])(${words})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  const unitOf = (short: string, count: number) =>
    say(`heard.${names.get(plainSpaces(short)) ?? ''}`, { count });
  const plainOf = (digits: string) => (group === '' ? digits : digits.replaceAll(style.group, ''));
  const nameFor = (plain: string, unit: string | undefined) => {
    const isWhole = !plain.includes(style.point);
    return unit === undefined ? '' : unitOf(unit, isWhole ? Number(plain) : WITH_DECIMALS);
  };
  const nameSign = (sign: string) => say(sign === '+' ? 'heard.plus' : 'heard.minus');
  const sayNumber = ([, bound = '', sign = '', digits = '', unit]: RegExpExecArray) => {
    const plain = plainOf(digits);
    const named = nameFor(plain, unit);
    const isTenth = bound !== '' && unit !== undefined && TENTH.test(plain);
    const size = isTenth ? say('heard.tenth', { unit: named }) : joined(plain, named);
    const signed = sign === '' ? size : joined(nameSign(sign), size);
    return bound === ''
      ? signed
      : say(bound === '<' ? 'heard.less' : 'heard.more', { amount: signed });
  };
  /** A match in parts. Digits that stand together are heard as they are written, so that the sign and the unit alone are said: they are the same beside many amounts, and names keep their digits. */
  const partsOf = (match: RegExpExecArray): readonly HeardPart[] => {
    const [shown, bound = '', sign = '', digits = '', unit, alone] = match;
    // a unit by itself stands in captions: of many; what is called by it alone keeps a name that can be read
    const isName = shown === match.input;
    if (alone !== undefined) return [{ shown, said: isName ? null : unitOf(alone, 2) }];
    const { length } = `${sign}${digits}${unit ?? ''}`;
    const isApart = unit === undefined || shown.length > length;
    if (bound !== '' || plainOf(digits) !== digits || !isApart)
      return [{ shown, said: sayNumber(match) }];
    return [
      ...(sign === '' ? [] : [{ shown: sign, said: `${nameSign(sign)}\u{a0}` }]),
      { shown: shown.slice(sign.length, shown.length - (unit ?? '').length), said: null },
      ...(unit === undefined ? [] : [{ shown: unit, said: nameFor(digits, unit) }]),
    ];
  };
  return (text) => {
    const parts: HeardPart[] = [];
    let from = 0;
    for (const match of text.matchAll(found)) {
      add(parts, { shown: text.slice(from, match.index), said: null });
      for (const part of partsOf(match)) add(parts, part);
      from = match.index + match[0].length;
    }
    add(parts, { shown: text.slice(from), said: null });
    return parts;
  };
}

/** Stretches that are heard as they are written are one. */
function add(parts: HeardPart[], part: HeardPart): void {
  const last = parts.at(-1);
  if (part.said !== null) parts.push(part);
  else if (last?.said === null) parts.splice(-1, 1, { shown: last.shown + part.shown, said: null });
  else if (part.shown !== '') parts.push(part);
}

/** The whole text as it is heard. */
export function hearText(text: string, split: SplitHeard): string {
  return split(text)
    .map(({ shown, said }) => said ?? shown)
    .join('');
}

function joined(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}

function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

/** A text as a regular expression that finds it, within brackets too. */
function quote(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
