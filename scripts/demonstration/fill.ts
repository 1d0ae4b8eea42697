// What stands in braces in a template, filled from what the template is repeated over.

import type { CheckDigitSpec } from '../../schemas/types.ts';
import { at, exactNumber, first, lookup, type Text } from '../../engine/publish.ts';
import type { Demonstration } from './recipes.ts';

/** What stands behind a name in braces. */
export interface Item {
  readonly title: Text;
  readonly fields: Readonly<Record<string, string | Text>>;
}

export type Items = Readonly<Record<string, Item>>;

export interface TemplatePlace {
  readonly items: Items;
  /** Running number of the member, from 1. */
  readonly n: number;
  readonly figures: Readonly<Record<string, string | null>>;
  readonly locale: string;
  readonly checks: Readonly<Record<string, CheckDigitSpec>>;
}

/** The name of a JSON template. */
const FILE = /^[\w-]+\.json$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** As fill(); where that gives the name of a JSON template, its text, filled in the same way. */
export function fillAttribute(
  demonstration: Demonstration,
  text: string,
  place: TemplatePlace,
): string {
  const filled = fill(text, place);
  return FILE.test(filled) ? JSON.stringify(fillDeep(demonstration, filled, place)) : filled;
}

/** A text that names another JSON template becomes that one. */
function fillDeep(demonstration: Demonstration, value: unknown, place: TemplatePlace): unknown {
  if (typeof value === 'string') {
    const figure = /^\{=(\w+)\}$/.exec(value)?.[1];
    if (figure === undefined) {
      const filled = fill(value, place);
      const other = FILE.test(filled) ? demonstration.templates.get(filled) : undefined;
      return other === undefined ? filled : fillDeep(demonstration, other, place);
    }
    const amount = place.figures[figure] ?? null;
    return amount === null ? null : exactNumber(amount);
  }
  if (Array.isArray(value)) return value.map((entry) => fillDeep(demonstration, entry, place));
  return value !== null && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [key, fillDeep(demonstration, entry, place)]),
      )
    : value;
}

/**
 * `{unit}` is its name, `{unit.code}` a field, `{unit.code:0-3}` a part of it, `{year+1}` a number counted on,
 * `{unit.founded-30}` a date counted back by days, `{n}` or `{n:6}` the running number, `{pick:a|b}` one of several
 * in turn, `{=amount}` a figure, `{wrong:name}` a digit that does not check those before it.
 */
export function fill(text: string, place: TemplatePlace): string {
  let filled = '';
  for (const piece of text.split(/(\{[^{}]+\})/)) {
    if (!piece.startsWith('{') || !piece.endsWith('}')) filled += piece;
    else if (piece.startsWith('{wrong:'))
      filled += wrongDigit(lookup(place.checks, piece.slice(7, -1)), filled);
    else filled += wordOf(piece, place);
  }
  return filled;
}

function wordOf(piece: string, place: TemplatePlace): string {
  const inside = piece.slice(1, -1);
  if (inside.startsWith('=')) return place.figures[inside.slice(1)] ?? '';
  if (inside.startsWith('pick:')) {
    const choices = inside.slice(5).split('|');
    return at(choices, place.n % choices.length);
  }
  const [, name, field, from, to, shift] =
    /^(\w+)(?:\.(\w+))?(?::(\d+)(?:-(\d+))?)?([+-]\d+)?$/.exec(inside) ?? [];
  if (name === 'n') return String(place.n).padStart(Number(from ?? 0), '0');
  const item = name === undefined ? undefined : place.items[name];
  if (!item) throw new Error(`a template names ${piece}, which it is not repeated over`);
  const value = field === undefined ? item.title : (item.fields[field] ?? '');
  const written =
    typeof value === 'string' ? value : (value[place.locale] ?? first(Object.values(value)));
  // a field may itself be a template
  const said = written.includes('{') ? fill(written, place) : written;
  if (shift !== undefined) return shifted(said, Number(shift));
  return from === undefined
    ? said
    : said.slice(Number(from), to === undefined ? undefined : Number(to));
}

function shifted(said: string, by: number): string {
  if (!DAY.test(said)) return String(Number(said) + by);
  return new Date(Date.parse(said) + by * DAY_MS).toISOString().slice(0, 10);
}

/** The digit after the one that would check those before it. */
function wrongDigit({ modulus, weights }: CheckDigitSpec, before: string): string {
  const digits = before.replaceAll(/\D/g, '');
  const rests = weights.map(
    (row) => row.reduce((sum, weight, i) => sum + weight * Number(digits[i] ?? 0), 0) % modulus,
  );
  return String(((rests.find((rest) => rest < 10) ?? 0) + 1) % 10);
}
