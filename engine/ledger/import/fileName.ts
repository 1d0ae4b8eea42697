// Names of files by a format's documented pattern: named groups filled in.

import { NO_YEAR, PERIOD_FORMS, writePeriod } from '../../model/calendar.ts';
import { lookup } from '../../model/lookup.ts';
import type { Format, Grain, Model } from '../../model/portal.ts';
import { LAST_YEAR } from '../../state/filterValue.ts';
import type { ImportReason } from './problem.ts';

/** A named group of a pattern. */
const GROUP = /\(\?<(\w+)>(?:[^()]|\([^()]*\))*\)/g;

/** What the name of a file says, by the format's documented pattern. */
export interface FromName {
  readonly year: number | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly grain: Grain;
  /** By names of groups: year, from, to, grain, and dimensions with `_` for `-`. */
  readonly groups: Readonly<Record<string, string>>;
}

/** What a name says of its period; null for what it does not say. A file of whole years, or of no time, is of part 1 to 1. */
export function readFileName(format: Format, name: string): FromName {
  const groups = matchName(format, name)?.groups ?? {};
  const group = (key: string) => (groups[key] === undefined ? null : Number(groups[key]));
  const year = format.timeless ? NO_YEAR : group('year');
  const grain =
    statedGrain(format) ?? format.fileName?.grain[groups['grain'] ?? ''] ?? ('month' as const);
  const whole = (grain === 'year' || grain === 'none') && year !== null;
  return {
    year,
    from: group('from') ?? (whole ? 1 : null),
    to: group('to') ?? (whole ? 1 : null),
    grain,
    groups,
  };
}

/** The grain that the columns say, whatever the name; null where they leave it to the name. */
function statedGrain(format: Format): Grain | null {
  if (format.timeless) return 'none';
  if (statesYears(format)) return 'year';
  const column = format.columns.find(({ means }) => means === 'period');
  return PERIOD_FORMS[column?.pattern ?? ''] ?? null;
}

/** Why figures in a file of this name cannot be stored, or null. */
export function refuseName(
  format: Format,
  name: string,
  said: FromName,
  model: Model,
): ImportReason | null {
  const own = name.replace(/ ?\(\d+\)(?=\.[a-z]+$|$)/i, '');
  if (own !== name && matchName(format, own) && !matchName(format, name))
    return { code: 'second-copy', values: { name: own } };
  const stated = statesYears(format) || format.columns.some(({ means }) => means === 'period');
  if (stated || format.timeless) return null;
  if (said.year === null || said.to === null)
    return { code: 'no-period', values: { like: describeFileName(format) } };
  if (said.to < 1 || said.to > 12) return { code: 'name-month', values: { month: said.to } };
  const { accumulated } = lookup(model.facts, format.fact ?? '');
  if (accumulated && said.from !== 1) return { code: 'not-from-january' };
  if (!accumulated && said.from !== null && said.from !== said.to)
    return { code: 'not-one-period' };
  return refusePeriod(
    model,
    said.year,
    said.grain === 'year' ? '' : writePeriod(said.year, 'month', said.to),
  );
}

/** Why figures of a month or a day of a year are not kept, or null; `period` empty: of the year, which may be one that is planned. */
export function refusePeriod(
  { earliest }: Pick<Model, 'earliest'>,
  year: number,
  period: string,
): ImportReason | null {
  if (year < earliest.year || year > LAST_YEAR)
    return { code: 'year-outside', values: { year, from: earliest.year, to: LAST_YEAR } };
  const day = new Date().toISOString().slice(0, 10);
  return period > day.slice(0, period.length) ? { code: 'to-come', values: { period, day } } : null;
}

/** What a name says of the kind of figures: the text that all names of a form have in common; empty where it says none. */
function kindOf({ fileName }: Format): string {
  const texts = (fileName?.pattern ?? '')
    .replaceAll(GROUP, '\n')
    .replaceAll(/\\.\w+|[\^$]/g, '')
    .split('\n')
    .map((text) => text.replaceAll(/^[-_]+|[-_]+$/g, ''));
  return texts.reduce((longest, next) => (next.length > longest.length ? next : longest), '');
}

/** Why figures of one form may not stand under a name that says another kind, or null. */
export function refuseOtherKind(
  formats: readonly Format[],
  format: Format,
  name: string,
): ImportReason | null {
  const named = formats
    .map(kindOf)
    .filter(
      (kind) => kind !== '' && new RegExp(`(?<![A-Za-z0-9])${kind}(?![A-Za-z0-9])`).test(name),
    )
    .reduce((longest, next) => (next.length > longest.length ? next : longest), '');
  const values = { named, form: format.name };
  return named === '' || named === kindOf(format) ? null : { code: 'name-kind', values };
}

/** Whether a line holds several years, each in columns of its own. */
export function statesYears(format: Format): boolean {
  return format.columns.some((column) => column.year !== undefined);
}

/** Null where the format declares no pattern or the name does not match it. */
export function matchName(format: Format, name: string): RegExpExecArray | null {
  return format.fileName ? new RegExp(format.fileName.pattern, 'u').exec(name) : null;
}

/** The documented name of a file; `values` by the pattern's named groups. Groups without a value stay empty. */
export function writeFileName(format: Format, values: Readonly<Record<string, string>>): string {
  const pattern = (format.fileName?.pattern ?? '').replace(/^\^/, '');
  return pattern
    .replaceAll(GROUP, (_, name: string) => values[name] ?? '')
    .replaceAll('\\.', '.')
    .replace(/\$$/, '');
}

/** The documented name of a file for people: in braces, what stands in each place. */
export function describeFileName(format: Format): string {
  const names = [...(format.fileName?.pattern ?? '').matchAll(/\(\?<(\w+)>(?!\))/g)];
  return writeFileName(
    format,
    Object.fromEntries(names.map(([, name = '']) => [name, `{${name}}`])),
  );
}

/** How the pattern writes a grain, or an empty text where it has no word for it. */
export function writtenGrain(format: Format, grain: Grain): string {
  return (
    Object.entries(format.fileName?.grain ?? {}).find(([, named]) => named === grain)?.[0] ?? ''
  );
}
