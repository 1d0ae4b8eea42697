// What a column may mean: as a known form has it, by what its values look like, by the codes that the portal knows.

import { join } from 'node:path';

import {
  ancestorsByCode,
  canonicalCode,
  shippedDimensions,
  type Folders,
  type Format,
} from '../../engine/check.ts';
import type { CheckedPortal } from '../new/config.ts';

export interface ColumnMeaning {
  readonly means: Format['columns'][number]['means'];
  readonly of: string;
  /** Whether it holds numbers, whatever of. */
  readonly amount: boolean;
  /** What a form says of such a column besides. */
  readonly more: Readonly<Record<string, unknown>>;
}

/** A column of a file: its name, all lines of its header, and its values but for empty ones. */
export interface FileColumn {
  readonly name: string;
  readonly caption: string;
  readonly values: readonly string[];
}

/** What is known besides; `before`: what the column before means. */
interface Guessing {
  readonly known: CheckedPortal['formats'][number] | null;
  readonly portal: CheckedPortal;
  readonly codes: DimensionCodes;
  readonly before: ColumnMeaning | null;
}

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
const PERIODS = {
  'MM.YYYY': /^(?:0[1-9]|1[0-2])\.20\d{2}$/,
  'YYYY-MM': /^20\d{2}-(?:0[1-9]|1[0-2])$/,
  'YYYY-MM-DD': /^20\d{2}-(?:0[1-9]|1[0-2])-\d{2}$/,
  'YYYY-QN': /^20\d{2}-Q[1-4]$/,
};

export function guessColumn(column: FileColumn, guessing: Guessing): ColumnMeaning {
  const { name, values } = column;
  const { portal, codes, before } = guessing;
  const amount = values.length > 0 && values.every((value) => NUMBER.test(value));
  const shared = asKnown(name, guessing);
  if (shared?.means === 'measure')
    return { ...shared, amount: true, more: { ...unitOf(column), ...shared.more } };
  if (shared) return { amount: false, ...shared };
  const all = (pattern: RegExp) =>
    values.length > 0 && values.every((value) => pattern.test(value));
  const period = Object.entries(PERIODS).find(([, pattern]) => all(pattern));
  if (period) return { means: 'period', of: '', amount: false, more: { pattern: period[0] } };
  const dimension = codes.find(values);
  if (dimension !== null) return { means: 'dimension', of: dimension, amount: false, more: {} };
  const measure = amount ? measureCalled(name, portal) : null;
  if (measure)
    return { means: 'measure', amount, ...measure, more: { ...measure.more, ...unitOf(column) } };
  const isAfterCode = before?.means === 'dimension' || before?.means === 'name';
  if (!amount && isAfterCode && values.length > 0)
    return { means: 'name', of: before.of, amount, more: {} };
  return {
    means: 'ignore',
    of: '',
    amount: amount && values.some((value) => /[.,]/.test(value)),
    more: {},
  };
}

/** As the nearest form has a column of this name, or another form of figures. */
function asKnown(name: string, { known, portal }: Guessing): Omit<ColumnMeaning, 'amount'> | null {
  const others = portal.formats.filter(({ kind }) => kind === 'figures');
  for (const { columns } of [...(known ? [known] : []), ...others]) {
    const column = columns.find((each) => each.name === name);
    if (!column) continue;
    const { means, of, codes, year, factor, decimals, locale, holds, among } = column;
    const said = {
      pattern: column.codePattern ?? column.pattern,
      codes,
      year,
      factor,
      decimals,
      locale,
      holds,
      among,
    };
    const more = Object.entries(said).filter(([key, value]) => !isUsual(key, value));
    return { means, of, more: Object.fromEntries(more) };
  }
  return null;
}

/** What a form need not say. */
function isUsual(key: string, value: unknown): boolean {
  if (value === undefined || value === '' || JSON.stringify(value) === '{}') return true;
  return (key === 'factor' && value === 'one') || (key === 'decimals' && value === 'point');
}

/** The measure that a column is called as, a year before or after it left out. */
function measureCalled(
  name: string,
  { model }: CheckedPortal,
): Pick<ColumnMeaning, 'of' | 'more'> | null {
  const [year] = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(name) ?? [];
  const called = plain(name.replace(year ?? '', ''));
  const measures = Object.values(model.facts).flatMap(({ measures: own }) => Object.keys(own));
  const of = measures.find((measure) => plain(measure) === called);
  return of === undefined ? null : { of, more: year === undefined ? {} : { year: Number(year) } };
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
}

/** Thousands or millions, as the header says, and the sign before decimals. */
function unitOf({ caption, values }: FileColumn): Readonly<Record<string, string>> {
  const million = /млн|million/i.test(caption) ? { factor: 'million' } : {};
  const factor = /тис|thousand/i.test(caption) ? { factor: 'thousand' } : million;
  return {
    ...factor,
    ...(values.some((value) => value.includes(',')) ? { decimals: 'comma' } : {}),
  };
}

/** From this share of known codes on a column is of a dimension. */
const MOST = 0.6;

/** The codes that dictionaries of the portal have, by dimension. */
export class DimensionCodes {
  private readonly known: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly model: CheckedPortal['model'];

  constructor({ model }: CheckedPortal, folders: Folders) {
    this.model = model;
    this.known = new Map(
      Object.values(model.dimensions).map(({ name, members }) => {
        const bytes = folders.files.read(join(shippedDimensions(folders), `${name}.csv`));
        const lines = bytes ? new TextDecoder().decode(bytes).split('\n').slice(1) : [];
        const listed = lines.flatMap((line) => /^([^;]+);/.exec(line)?.[1] ?? []);
        return [name, new Set([...members.map(({ code }) => code), ...listed])] as const;
      }),
    );
  }

  /** The dimension whose codes most values are; null where there is none. */
  find(values: readonly string[]): string | null {
    if (values.length === 0) return null;
    const shares = Object.values(this.model.dimensions).map((dimension) => {
      const known = this.known.get(dimension.name);
      const right = values.filter((value) => known?.has(canonicalCode(dimension, value) ?? ''));
      return { name: dimension.name, share: right.length / values.length };
    });
    const [best] = shares.toSorted((a, b) => b.share - a.share);
    return best && best.share >= MOST ? best.name : null;
  }

  /** Whether a code and one above it are both among the values. */
  hasAncestors(name: string, values: readonly string[]): boolean {
    const { [name]: dimension } = this.model.dimensions;
    const all = new Set(values);
    return (
      dimension?.kind === 'tree' &&
      values.some((value) => ancestorsByCode(dimension, value).some((above) => all.has(above)))
    );
  }
}
