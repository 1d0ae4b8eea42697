// Truths about lines of incoming files: which are left aside, which hold several years, which texts stand for codes.

import type { ImportColumnSpec, ImportSpec, LedgerSpec } from '../../../schemas/types.ts';
import type { Dictionary } from '../dictionaries.ts';
import { makeProblem, type Problem } from '../problems.ts';
import type { Entry } from '../read.ts';
import { findLookAlike, suggest } from '../suggest.ts';
import { here, problemAt, problemAtKey, unknownName, type Facts, type Truths } from './truth.ts';

/** What a column of a dictionary can be called: a dimension, a language, an attribute of members. */
const ATTRIBUTE = /^[a-z][A-Za-z0-9-]*$/;

export const IMPORT_TRUTHS: Truths = {
  'Every shipped dictionary is called as its dimension, and its head says its columns': (
    facts,
    say,
  ) => {
    for (const dictionary of facts.config.ledger ? facts.config.dictionaries : []) {
      const problem = headProblem(facts, dictionary);
      if (problem) say(problem);
    }
  },

  'Every line that an import leaves aside is known by one of its columns': (facts, say) => {
    for (const entry of imports(facts)) {
      const names = entry.spec.columns.map((column) => column.name);
      for (const name of Object.keys(entry.spec.skip ?? {}))
        if (!names.includes(name))
          say({
            ...unknownName(here(entry, `/skip/${name}`), 'unknown-column', {
              written: name,
              allowed: names,
            }),
            ...entry.source.keyAt(`/skip/${name}`),
          });
    }
  },

  'Every amount of an import has one year': (facts, say) => {
    for (const entry of imports(facts)) {
      const { columns } = entry.spec;
      if (columns.every((column) => column.year === undefined)) continue;
      const seen = new Set<string>();
      for (const [i, column] of columns.entries())
        for (const problem of yearProblems(entry, column, i, seen)) say(problem);
      if (columns.some((column) => column.means === 'period'))
        say(
          problemAt(
            here(
              entry,
              `/columns/${columns.findIndex((column) => column.year !== undefined)}/year`,
            ),
            'year-and-period',
          ),
        );
    }
  },

  'Every text that stands for a code stands for one of the dimension': (facts, say) => {
    const { ledger } = facts.config;
    if (!ledger || facts.hasProblem(ledger.source.file, ['bad-pattern'])) return;
    for (const entry of imports(facts))
      for (const [i, column] of entry.spec.columns.entries()) {
        const pointer = `/columns/${i}/codes`;
        for (const problem of codeProblems(ledger.spec.dimensions, entry, column, pointer))
          say(problem);
      }
  },
};

/** Of one head at most one mistake is named, where its column begins. */
function headProblem(facts: Facts, { dimension, file, head }: Dictionary): Problem | null {
  const dimensions = Object.keys(facts.config.ledger?.spec.dimensions ?? {}).sort();
  const at = (i: number, code: Problem['code'], words: Record<string, string>, more = {}) =>
    makeProblem(
      { file, at: { line: 1, col: [...head.slice(0, i), ''].join(';').length + 1 } },
      code,
      words,
      more,
    );
  if (!dimensions.includes(dimension)) {
    const suggestion = suggest(dimension, dimensions);
    return at(0, 'unknown-dimension', { written: dimension }, { allowed: dimensions, suggestion });
  }
  for (const [i, written] of head.entries()) {
    const look = ATTRIBUTE.test(written) ? null : findLookAlike(written);
    if (look) return at(i, 'look-alike', { written, ...look });
    if (i === 0 && written !== dimension)
      return at(i, 'not-allowed', { written }, { allowed: [dimension] });
    if (!ATTRIBUTE.test(written))
      return at(i, 'wrong-pattern', { written, wanted: ATTRIBUTE.source });
    if (head.indexOf(written) < i) return at(i, 'repeated-item', { written });
  }
  const [locale = ''] = facts.locales;
  return head.includes(locale) ? null : at(0, 'missing-language', { written: locale });
}

function imports(facts: Facts): Entry<ImportSpec>[] {
  return [...facts.config.imports.entries.values()];
}

function* yearProblems(
  entry: Entry<ImportSpec>,
  column: ImportColumnSpec,
  i: number,
  seen: Set<string>,
): Generator<Problem> {
  const { means, year } = column;
  const pointer = `/columns/${i}`;
  if (means !== 'measure') {
    if (year !== undefined)
      yield problemAtKey(here(entry, `${pointer}/year`), 'not-for-kind', {
        written: 'year',
        kind: means,
      });
    return;
  }
  if (year === undefined)
    return yield problemAt(here(entry, pointer), 'missing-for-kind', {
      written: 'year',
      kind: means,
    });
  const place = `${column.of ?? ''} ${year}`;
  if (seen.has(place))
    yield problemAt(here(entry, `${pointer}/year`), 'repeated-item', { written: place });
  seen.add(place);
}

function* codeProblems(
  dimensions: LedgerSpec['dimensions'],
  entry: Entry<ImportSpec>,
  { codes, means, of = '' }: ImportColumnSpec,
  pointer: string,
): Generator<Problem> {
  if (codes === undefined) return;
  if (means !== 'dimension')
    return yield problemAtKey(here(entry, pointer), 'not-for-kind', {
      written: 'codes',
      kind: means,
    });
  const dimension = dimensions[of];
  if (!dimension) return;
  const others = [
    ...(dimension.total ? [dimension.total.code, ...(dimension.total.codes ?? [])] : []),
    ...(dimension.members ?? []).map((member) => member.code),
  ];
  for (const [text, code] of Object.entries(codes)) {
    if (code === '' || others.includes(code) || new RegExp(dimension.code, 'u').test(code))
      continue;
    yield problemAt(here(entry, `${pointer}/${text}`), 'wrong-code', {
      written: code,
      dimension: of,
      wanted: dimension.code,
    });
  }
}
