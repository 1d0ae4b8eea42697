// Names of files by a format's documented pattern: named groups filled in.

import type { Format, Grain, Model } from '../../model/portal.ts';
import { LAST_YEAR } from '../../filters/filterValue.ts';

/** What the name of a file says, by the format's documented pattern. */
export interface FromName {
  readonly year: number | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly grain: Grain;
  /** By names of groups: year, from, to, grain, and dimensions with `_` for `-`. */
  readonly groups: Readonly<Record<string, string>>;
}

export function readFileName(format: Format, name: string): FromName {
  const groups = matchName(format, name)?.groups ?? {};
  const group = (key: string) => (groups[key] === undefined ? null : Number(groups[key]));
  const year = group('year');
  const grain = statesYears(format)
    ? 'year'
    : (format.fileName?.grain[groups['grain'] ?? ''] ?? 'month');
  const whole = grain === 'year' && year !== null;
  return {
    year,
    from: group('from') ?? (whole ? 1 : null),
    to: group('to') ?? (whole ? 1 : null),
    grain,
    groups,
  };
}

/** Why figures in a file of this name cannot be stored, or null. */
export function refuseName(
  format: Format,
  name: string,
  said: FromName,
  model: Model,
): string | null {
  const own = name.replace(/ ?\(\d+\)(?=\.[a-z]+$|$)/i, '');
  if (own !== name && matchName(format, own) && !matchName(format, name))
    return `the name is not that of its form: a browser adds a number to a second copy; make sure that it is the copy you want and rename it to ${own}`;
  if (statesYears(format) || format.columns.some((column) => column.means === 'period'))
    return null;
  if (said.year === null || said.to === null)
    return `the name does not say year and months, as in ${describeFileName(format)}`;
  if (said.to < 1 || said.to > 12) return `the name says month ${said.to}; months are 1 to 12`;
  if (said.from !== 1)
    return 'the period does not begin with January: accumulated figures cannot be made from it';
  return yearsKept(model, said.year);
}

/** Why figures of a year are not kept, or null. */
export function yearsKept({ earliest }: Pick<Model, 'earliest'>, year: number): string | null {
  return year < earliest.year || year > LAST_YEAR
    ? `the year ${year} is none of ${earliest.year} to ${LAST_YEAR}`
    : null;
}

/** Whether a line holds several years, each in columns of its own. */
export function statesYears(format: Format): boolean {
  return format.columns.some((column) => column.year !== null);
}

export function matchName(format: Format, name: string): RegExpExecArray | null {
  return format.fileName ? new RegExp(format.fileName.pattern, 'u').exec(name) : null;
}

/** The documented name of a file; `values` by the pattern's named groups. Groups without a value stay empty. */
export function writeFileName(format: Format, values: Readonly<Record<string, string>>): string {
  const pattern = (format.fileName?.pattern ?? '').replace(/^\^/, '');
  return pattern
    .replace(/\(\?<(\w+)>(?:[^()]|\([^()]*\))*\)/g, (_, name: string) => values[name] ?? '')
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
