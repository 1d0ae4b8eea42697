// The model of the figures and the import formats as written → complete.

import type {
  DialectSpec,
  DimensionSpec,
  FactSpec,
  ImportColumnSpec,
  ImportSpec,
  LedgerSpec,
} from '../../../schemas/types.ts';
import { lookup } from '../../model/lookup.ts';
import type {
  Dimension,
  Fact,
  Format,
  FormatColumn,
  Measure,
  Model,
  PeriodDialect,
  Settings,
  Titles,
  Unnamed,
} from '../../model/portal.ts';
import type { Dictionary } from '../dictionaries.ts';
import { toList, normalizeCondition } from './given.ts';

/** `dictionaries` have the words of codes. */
export function normalizeModel(
  spec: LedgerSpec,
  dictionaries: readonly Dictionary[],
  titles: Titles,
): Model {
  const [year, month] = spec.earliest.split('-').map(Number) as [number, number];
  return {
    earliest: { year, month },
    titles,
    dimensions: mapValues(spec.dimensions, (written, name) =>
      normalizeDimension(
        written,
        name,
        dictionaries.find(({ dimension, shipped }) => shipped && dimension === name),
      ),
    ),
    facts: mapValues(spec.facts, normalizeFact),
    dialects: mapValues(spec.periods, normalizeDialect),
    tables: spec.tables.map(({ name, sides }) => ({ name, sides: mapValues(sides, toList) })),
    rules: (spec.rules ?? []).map((rule) => ({
      ...rule,
      together: rule.together ?? false,
      terms: rule.terms.map((term) => ({
        ...term,
        optional: term.optional ?? false,
        only: term.only ?? {},
      })),
    })),
    roles: {
      taxonomy: spec.roles?.taxonomy ?? '',
      currency: spec.roles?.currency ?? '',
      dimensions: spec.roles?.dimensions ?? {},
      phases: spec.roles?.phases ?? {},
      directions: spec.roles?.directions ?? {},
    },
  };
}

function normalizeDimension(
  spec: DimensionSpec,
  name: string,
  dictionary: Dictionary | undefined,
): Dimension {
  const total = spec.total
    ? {
        code: spec.total.code,
        codes: spec.total.codes ?? [spec.total.code],
        title: spec.total.title,
      }
    : null;
  return {
    name,
    title: spec.title,
    kind: spec.kind,
    pattern: spec.code,
    levels: spec.levels ?? [],
    total,
    parts: spec.parts ?? [],
    members: (spec.members ?? []).map((member) => ({
      code: member.code,
      title: member.title,
      value: member.value ?? member.code,
    })),
    forms: (spec.forms ?? []).map((form) => ({
      pattern: form.pattern,
      keep: form.keep,
      append: form.append,
      until: form.until ?? null,
      only: form.only ?? [],
    })),
    aliases: spec.aliases ?? {},
    words: Object.fromEntries(dictionary && spec.word ? wordsIn(dictionary, spec.word) : []),
    weights: spec.weights ?? {},
    parsed: mapValues(spec.parsed ?? {}, (written) => {
      const { at, codes = {} } = Array.isArray(written) ? { at: written } : written;
      const [from = 1, to = from] = at;
      return { start: from - 1, length: to - from + 1, codes };
    }),
    named: spec.named
      ? { dimension: spec.named.by, append: spec.named.append ?? '', set: spec.named.set ?? {} }
      : null,
    parents: spec.parents ?? 'recorded',
    leads: spec.leads ?? [],
    counted: {
      without: normalizeCondition(spec.counted?.without),
      // a limit is in its place by now
      least: numberOr(spec.counted?.least, WHOLE),
      leastShare: numberOr(spec.counted?.leastShare, WHOLE),
      leastDrawn: numberOr(spec.counted?.leastDrawn, 0),
    },
    lists: spec.lists ?? null,
    unnamed: spec.unnamed ? normalizeUnnamed(spec.unnamed) : null,
    unknown: spec.unknown ?? null,
    act: spec.act ?? null,
  };
}

function normalizeUnnamed(spec: NonNullable<DimensionSpec['unnamed']>): Unnamed {
  return { ...spec, where: normalizeCondition(spec.where), also: spec.also ?? '' };
}

/** Each word with the code that it stands for; a code without one is left out. */
function wordsIn({ head, rows }: Dictionary, column: string): [word: string, code: string][] {
  const place = head.indexOf(column);
  return rows.flatMap(({ cells }): [string, string][] => {
    const word = cells[place] ?? '';
    return word === '' ? [] : [[word, cells[0] ?? '']];
  });
}

/** All that there are, in percent. */
const WHOLE = 100;

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

function normalizeFact(spec: FactSpec, name: string): Fact {
  const measures = mapValues(spec.measures, (written, measure): Measure => ({
    name: measure,
    title: written.title,
    short: written.short ?? null,
    kind: written.kind,
    of: written.of ?? [],
    change: written.change ?? false,
    nothing: written.nothing ?? false,
    from: written.from ? { fact: name, where: {}, ...written.from } : null,
    only: normalizeCondition(written.only),
  }));
  return {
    name,
    title: spec.title,
    meaning: spec.meaning ?? '',
    dimensions: spec.by,
    measures,
    rollups: spec.rollups ?? [],
    derive: (spec.derive ?? []).map((part) => ({ ...part, without: part.without ?? {} })),
  };
}

function normalizeDialect(spec: DialectSpec, name: string): PeriodDialect {
  const grain =
    typeof spec.grain === 'string'
      ? { param: null, values: {}, value: spec.grain }
      : { param: spec.grain.param, values: spec.grain.values, value: 'month' as const };
  const { year, from = null, to = null, at = null } = spec;
  return { name, year, grain, from, to, at };
}

export function normalizeFormat(name: string, spec: ImportSpec): Format {
  return {
    name,
    title: spec.title,
    kind: spec.kind,
    syntax: spec.syntax,
    encoding: spec.encoding ?? 'utf-8',
    separator: spec.separator ?? ';',
    newline: spec.newline ?? 'lf',
    headerLines: spec.headerLines ?? 1,
    fact: spec.fact ?? '',
    dimension: spec.dimension ?? '',
    rows: spec.rows ?? 'leaves',
    columns: spec.columns.map(normalizeColumn),
    fileName: spec.fileName
      ? { pattern: spec.fileName.pattern, grain: spec.fileName.grain ?? {} }
      : null,
    totals: spec.totals ?? {},
    set: spec.set ?? {},
    skip: spec.skip ?? {},
    rejoin: spec.rejoin ?? false,
    records: spec.records ?? [],
    stream: spec.stream ?? false,
    several: spec.several ?? null,
    adds: spec.adds ?? false,
    codeOf: spec.codeOf ?? [],
    kept: spec.kept ? { from: '', to: '', key: '', without: [], ...spec.kept } : null,
    oneInForce: spec.oneInForce ?? null,
  };
}

/** The form of a shipped dictionary: first the code, then names under their language, and attributes under their own name. */
export function normalizeDictionary(
  { dimension, head: [code = '', ...others] }: Dictionary,
  dimensions: Model['dimensions'],
  locales: Settings['locales'],
): Format {
  return normalizeFormat(`dimensions/${dimension}`, {
    title: lookup(dimensions, dimension).title,
    kind: 'members',
    syntax: 'delimited',
    dimension,
    columns: [
      { name: code, means: 'member', of: 'code' },
      ...others.map((name): ImportColumnSpec =>
        locales.some((locale) => locale.code === name)
          ? { name, means: 'member', of: 'title', locale: name }
          : { name, means: 'member', of: name },
      ),
    ],
  });
}

/** A pattern that says where the code stands does not tell forms apart: the first line may have a text instead. */
function normalizeColumn(column: ImportColumnSpec): FormatColumn {
  const pattern = column.pattern ?? '';
  const within = ['dimension', 'member'].includes(column.means) && pattern.includes('(?<code>');
  return {
    name: column.name,
    means: column.means,
    of: column.of ?? '',
    locale: column.locale ?? '',
    pattern: within ? '' : pattern,
    codePattern: within ? pattern : '',
    codes: column.codes ?? {},
    year: column.year ?? null,
    optional: column.optional ?? false,
    holds: column.holds ?? '',
    among: column.among ?? '',
    notBefore: column.notBefore ?? '',
    checkDigit: (column.checkDigit ?? []).map(({ pattern = '', modulus, weights }) => ({
      pattern,
      modulus,
      weights,
    })),
  };
}

function mapValues<T, U>(
  map: Readonly<Record<string, T>>,
  turn: (value: T, key: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, turn(value, key)]));
}
