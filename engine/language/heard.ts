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
  const sayNumber = ([, bound = '', sign = '', digits = '', unit]: RegExpExecArray) => {
    const plain = group === '' ? digits : digits.replaceAll(style.group, '');
    const isWhole = !plain.includes(style.point);
    const named = unit === undefined ? '' : unitOf(unit, isWhole ? Number(plain) : WITH_DECIMALS);
    const isTenth = bound !== '' && unit !== undefined && TENTH.test(plain);
    const size = isTenth ? say('heard.tenth', { unit: named }) : joined(plain, named);
    const signed =
      sign === '' ? size : joined(say(sign === '+' ? 'heard.plus' : 'heard.minus'), size);
    return bound === ''
      ? signed
      : say(bound === '<' ? 'heard.less' : 'heard.more', { amount: signed });
  };
  /** A number without unit or sign whose digits stand together is heard as it is written. */
  const isHeard = ([shown, bound, sign, digits, unit, alone]: RegExpExecArray) =>
    alone === undefined &&
    unit === undefined &&
    bound === '' &&
    sign === '' &&
    shown === digits &&
    !(group !== '' && digits.includes(style.group));
  return (text) => {
    const parts: HeardPart[] = [];
    let from = 0;
    for (const match of text.matchAll(found)) {
      if (isHeard(match)) continue;
      const [shown, , , , , alone] = match;
      if (match.index > from) parts.push({ shown: text.slice(from, match.index), said: null });
      // a unit by itself stands in captions: of many
      parts.push({ shown, said: alone === undefined ? sayNumber(match) : unitOf(alone, 2) });
      from = match.index + shown.length;
    }
    if (from < text.length || parts.length === 0)
      parts.push({ shown: text.slice(from), said: null });
    return parts;
  };
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
