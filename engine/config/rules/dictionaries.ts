// Rules about the dictionaries of a portal: their heads, their codes, the names of every member.

import type { LedgerSpec } from '../../../schemas/types.ts';
import { titleIn } from '../../language/titles.ts';
import type { Dictionary, DictionaryRow } from '../dictionaries.ts';
import { makeProblem, wordProblem, type Problem } from '../problems.ts';
import { findLookAlike, suggest } from '../suggest.ts';
import { readTitles } from '../words.ts';
import { codePatterns, codeWords, isCode } from './members.ts';
import { writesCyrillic } from './letters.ts';
import type { RuleContext, Rules } from './rule.ts';
import { here, problemAt } from '../valuePlace.ts';
import { findAvoided } from './vocabulary.ts';

type Dimension = LedgerSpec['dimensions'][string];

/** What a column of a dictionary can be called: a dimension, a language, an attribute of members. */
const ATTRIBUTE = /^[a-z][A-Za-z0-9-]*$/;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /[A-Za-z]{3}/;

export const DICTIONARY_RULES: Rules = {
  'Every dictionary is called as its dimension, and its head says its columns': (
    context,
    report,
  ) => {
    for (const dictionary of context.config.ledger ? context.config.dictionaries : []) {
      const problem = headProblem(context, dictionary);
      if (problem) report(problem);
    }
  },

  'Every line of a dictionary has a code of its dimension and a name': (context, report) => {
    const { ledger } = context.config;
    if (!ledger || context.hasProblem(ledger.source.file, ['bad-pattern'])) return;
    for (const dictionary of context.config.dictionaries) {
      const { file, dimension: name } = dictionary;
      const dimension = ledger.spec.dimensions[name];
      if (!dimension || context.isBroken(file, '')) continue;
      const broken = context.isBroken(ledger.source.file, `/dimensions/${name}`);
      const codes = broken ? null : codesProblem(context, dictionary, dimension);
      if (codes) report(codes);
      for (const problem of lineProblems(context, dictionary)) report(problem);
      for (const problem of codes ? [] : leadProblems(context, dictionary)) report(problem);
    }
  },
};

/** Of one head at most one mistake is named, where its column begins. */
function headProblem(context: RuleContext, dictionary: Dictionary): Problem | null {
  const { dimension, file, head } = dictionary;
  const dimensions = Object.keys(context.config.ledger?.spec.dimensions ?? {}).sort();
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
  const separator = head.length === 1 ? /[,\t|]/.exec(head[0] ?? '')?.[0] : undefined;
  if (separator !== undefined) return at(0, 'other-separator', { written: separator });
  for (const [i, written] of head.entries()) {
    const look = ATTRIBUTE.test(written) ? null : findLookAlike(written);
    if (look) return at(i, 'look-alike', { written, ...look });
    if (i === 0 && written !== dimension)
      return at(i, 'not-allowed', { written }, { allowed: [dimension] });
    if (!ATTRIBUTE.test(written))
      return at(i, 'wrong-pattern', { written, wanted: ATTRIBUTE.source });
    if (head.indexOf(written) < i) return at(i, 'repeated-item', { written });
  }
  const missing = context.locales.find(
    (locale) =>
      !head.includes(locale) &&
      !dictionary.rows.every(({ cells }) => hasTitle(context, head, cells, locale)),
  );
  return missing === undefined
    ? null
    : at(0, 'missing-language', { written: missing }, { severity: findSeverity(context, missing) });
}

/** Codes that have not the form of the dimension: one mistake, wherever it lies. */
function codesProblem(
  context: RuleContext,
  { file, dimension: name, head, rows }: Dictionary,
  dimension: Dimension,
): Problem | null {
  const patterns = codePatterns(dimension);
  const wrong = rows.filter(
    ({ cells }) =>
      cells.length === head.length && !patterns.some((each) => each.test(cells[0] ?? '')),
  );
  const [first, ...others] = wrong;
  if (!first) return null;
  const [written = ''] = first.cells;
  const { ledger } = context.config;
  if (ledger && wrong.length === rows.length && rows.length > 1)
    return problemAt(here(ledger, `/dimensions/${name}/code`), 'pattern-fits-none', {
      written,
      where: `${file}:${first.line}`,
    });
  return wordProblem(
    placeIn(file, first, 0),
    'wrong-code',
    { written, dimension: name, wanted: dimension.code },
    { also: others.map(({ line }) => ({ file, line })) },
  );
}

/** Whether most names of a language, of several, are in the letters of another. */
function isStrange({ head, rows }: Dictionary, locale: string): boolean {
  const column = head.indexOf(locale);
  const names = rows.flatMap(({ cells }) => (column === -1 ? [] : (cells[column] ?? [])));
  const inCyrillic = writesCyrillic(locale);
  const strange = names.filter((name) =>
    inCyrillic ? LATIN.test(name) && !CYRILLIC.test(name) : CYRILLIC.test(name),
  );
  return strange.length > 1 && strange.length * 2 > names.length;
}

function* lineProblems(context: RuleContext, dictionary: Dictionary): Generator<Problem> {
  const { file, head, rows } = dictionary;
  const seen = new Map<string, number>();
  const versions = head.includes('from') || head.includes('to');
  const strange = context.locales.filter((locale) => isStrange(dictionary, locale));
  for (const locale of strange.slice(0, 1)) {
    const line = { line: 1, cells: head };
    yield makeProblem(placeIn(file, line, head.indexOf(locale)), 'column-exchanged', {
      written: locale,
    });
  }
  for (const row of rows) {
    const { cells, line } = row;
    const [code = ''] = cells;
    if (cells.length !== head.length) {
      yield makeProblem(placeIn(file, row, 0), 'uneven-line', {
        written: String(cells.length),
        wanted: String(head.length),
      });
      continue;
    }
    const before = seen.get(code);
    if (before !== undefined && !versions)
      yield makeProblem(placeIn(file, row, 0), 'code-repeated', {
        written: code,
        line: String(before),
      });
    seen.set(code, line);
    for (const locale of context.locales) {
      const i = head.indexOf(locale);
      const name = (cells[i] ?? '').trim();
      const at = placeIn(file, row, i);
      const words = { written: locale };
      if (i !== -1 && name === '' && !hasTitle(context, head, cells, locale))
        yield makeProblem(at, 'missing-language', words, {
          severity: findSeverity(context, locale),
        });
      if (CYRILLIC.test(name) && !writesCyrillic(locale) && !strange.includes(locale))
        yield makeProblem(at, 'foreign-letters', { written: name, locale });
      if (
        writesCyrillic(locale) &&
        LATIN.test(name) &&
        !CYRILLIC.test(name) &&
        !strange.includes(locale)
      )
        yield makeProblem(at, 'not-translated', { written: name, locale }, { severity: 'warning' });
      const avoided = strange.length > 0 ? null : findAvoided(context, name, locale);
      if (avoided) yield makeProblem(at, 'other-word', avoided);
    }
  }
}

/** Whether the name in the default language has a title in another one. */
function hasTitle(
  context: RuleContext,
  head: readonly string[],
  cells: readonly string[],
  locale: string,
): boolean {
  const titles = readTitles(context);
  const name = cells[head.indexOf(titles.from)] ?? '';
  return titleIn(titles, { [titles.from]: name }, locale) !== undefined && locale !== titles.from;
}

/** Codes of other dimensions that members lead to. */
function* leadProblems(context: RuleContext, { file, head, rows, dimension }: Dictionary) {
  for (const [i, name] of head.entries()) {
    const other = context.config.ledger?.spec.dimensions[name];
    if (!other || name === dimension) continue;
    const listed = context.config.dictionaries.filter((each) => each.dimension === name);
    const known = new Set(
      listed.flatMap((each) => each.rows.map(({ cells: [code = ''] }) => code)),
    );
    const isKnown = (code: string) =>
      listed.length > 0 ? known.has(code) || codeWords(other).includes(code) : isCode(other, code);
    const wrong = rows.filter(({ cells }) => (cells[i] ?? '') !== '' && !isKnown(cells[i] ?? ''));
    const [first, ...others] = wrong;
    if (first)
      yield makeProblem(
        placeIn(file, first, i),
        'wrong-code',
        { written: first.cells[i] ?? '', dimension: name, wanted: other.code },
        { also: others.map(({ line }) => ({ file, line })) },
      );
  }
}

/** Without a name in the first language a member cannot be shown; another language falls back to it. */
function findSeverity({ locales: [first] }: RuleContext, locale: string): Problem['severity'] {
  return locale === first ? 'error' : 'warning';
}

/** Where a cell begins, as long as none before it is in quotes. */
function placeIn(file: string, { line, cells }: DictionaryRow, i: number) {
  return { file, at: { line, col: [...cells.slice(0, i), ''].join(';').length + 1 } };
}
