// What the complete model of the figures and import formats have that depends on its place or on what stands beside it.

import type {
  DialectComplete,
  DimensionComplete,
  FactComplete,
  ImportComplete,
  LedgerComplete,
} from '../../../schemas/complete.ts';
import type { ImportColumnSpec, ImportSpec } from '../../../schemas/types.ts';
import { isList, lookup, mapValues } from '../../model/lookup.ts';
import type {
  Dimension,
  Fact,
  Format,
  FormatColumn,
  Model,
  PeriodDialect,
  Settings,
  Titles,
} from '../../model/portal.ts';
import { fillDefaults, type SchemaSet } from '../../schema/fill.ts';
import type { Dictionary } from '../dictionaries.ts';

/** `dictionaries` have the words of codes. */
export function deriveModel(
  spec: LedgerComplete,
  dictionaries: readonly Dictionary[],
  titles: Titles,
): Model {
  const { earliest, dimensions, facts, periods, tables, rules, roles } = spec;
  const [year, month] = earliest.split('-').map(Number) as [number, number];
  const shipped = dictionaries.filter((dictionary) => dictionary.shipped);
  return {
    earliest: { year, month },
    titles,
    dimensions: mapValues(dimensions, (written, name) =>
      deriveDimension(
        name,
        written,
        shipped.find(({ dimension }) => dimension === name),
      ),
    ),
    facts: mapValues(facts, deriveFact),
    dialects: mapValues(periods, deriveDialect),
    tables,
    rules,
    ...(roles && { roles }),
  };
}

function deriveDimension(
  name: string,
  { code: pattern, word, parsed, total, members, parts = [], ...spec }: DimensionComplete,
  dictionary: Dictionary | undefined,
): Dimension {
  return {
    ...spec,
    name,
    pattern,
    parts,
    ...(total && { total: { codes: [total.code], ...total } }),
    members: members.map((member) => ({ value: member.code, ...member })),
    words: Object.fromEntries(dictionary && word ? wordsIn(dictionary, word) : []),
    parsed: mapValues(parsed, (written) => {
      const { at, codes } = isList(written) ? { at: written, codes: {} } : written;
      const [from = 1, to = from] = at;
      return { start: from - 1, length: to - from + 1, codes };
    }),
  };
}

/** Each word with the code that it stands for; a code without one is left out. */
function wordsIn({ head, rows }: Dictionary, column: string): [word: string, code: string][] {
  const place = head.indexOf(column);
  return rows.flatMap(({ cells }): [string, string][] => {
    const word = cells[place] ?? '';
    return word === '' ? [] : [[word, cells[0] ?? '']];
  });
}

function deriveFact({ by, measures, derive = [], ...spec }: FactComplete, name: string): Fact {
  return {
    ...spec,
    name,
    dimensions: by,
    derive,
    measures: mapValues(measures, ({ from, of = [], ...written }, measure) => ({
      ...written,
      of,
      name: measure,
      ...(from && { from: { fact: name, ...from } }),
    })),
  };
}

function deriveDialect({ grain, ...spec }: DialectComplete, name: string): PeriodDialect {
  const read =
    typeof grain === 'string'
      ? { values: {}, value: grain }
      : { ...grain, value: 'month' as const };
  return { ...spec, year: spec.year ?? '', name, grain: read };
}

/** An import format as it is written, complete. */
export function buildFormat(schemas: SchemaSet, name: string, spec: ImportSpec): Format {
  const complete = fillDefaults(schemas, 'import.schema.json', spec) as ImportComplete;
  return { ...complete, name, columns: complete.columns.map(deriveColumn) };
}

/** A pattern that says where the code stands does not tell forms apart: the first line may have a text instead. */
function deriveColumn(column: ImportComplete['columns'][number]): FormatColumn {
  const { pattern, means } = column;
  const within = ['dimension', 'member'].includes(means) && pattern.includes('(?<code>');
  return within ? { ...column, pattern: '', codePattern: pattern } : column;
}

/** The form of a shipped dictionary: first the code, then names under their language, and attributes under their own name. */
export function buildDictionaryFormat(
  schemas: SchemaSet,
  { dimension, head: [code = '', ...others] }: Dictionary,
  { model, settings }: { readonly model: Model; readonly settings: Settings },
): Format {
  return buildFormat(schemas, `dimensions/${dimension}`, {
    title: lookup(model.dimensions, dimension).title,
    kind: 'members',
    syntax: 'delimited',
    dimension,
    columns: [
      { name: code, means: 'member', of: 'code' },
      ...others.map((name): ImportColumnSpec =>
        settings.locales.some((locale) => locale.code === name)
          ? { name, means: 'member', of: 'title', locale: name }
          : { name, means: 'member', of: name },
      ),
    ],
  });
}
