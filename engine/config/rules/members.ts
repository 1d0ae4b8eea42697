// Rules about members of dimensions: what the ledger says of their codes, the words by which addresses name them, their phrases and outlines.

import { makeProblem, START, type Problem } from '../problems.ts';
import { suggest } from '../suggest.ts';
import type { RuleContext, Rules } from './rule.ts';
import { here, problemAtKey, problemAt, type ValuePlace } from '../valuePlace.ts';
import type { ConfigEntry } from '../entry.ts';
import type { LedgerSpec, OutlinesSpec } from '../../../schemas/types.ts';

export const PHRASE_RULES: Rules = {
  'Every file of phrases or outlines is called as its dimension': (context, report) => {
    const dimensions = Object.keys(context.config.ledger?.spec.dimensions ?? {}).sort();
    for (const { id, source } of [...context.config.phrases, ...context.config.outlines]) {
      if (dimensions.includes(id)) continue;
      const more = { allowed: dimensions, suggestion: suggest(id, dimensions) };
      report(
        makeProblem({ file: source.file, at: START }, 'unknown-dimension', { written: id }, more),
      );
    }
  },

  'Every phrase and every outline is of a member that its dimension has': (context, report) => {
    const { phrases, outlines } = context.config;
    for (const [entry, below, codes] of [
      ...phrases.map((each) => [each, '', Object.keys(each.spec)] as const),
      ...outlines.map((each) => [each, '/members', Object.keys(each.spec.members)] as const),
    ]) {
      const dimension = context.config.ledger?.spec.dimensions[entry.id];
      const broken = context.config.dictionaries.some(
        (each) => each.dimension === entry.id && context.isBroken(each.file, ''),
      );
      if (!dimension || broken) continue;
      const known = findMembers(context, entry.id);
      const allowed = known ? [...known, ...codeWords(dimension)] : null;
      for (const written of codes) {
        const place = here(entry, `${below}/${written}`);
        if (!isCode(dimension, written))
          report({
            ...wrongCode(place, written, entry.id, dimension),
            ...entry.source.keyAt(place.pointer),
          });
        else if (allowed && !allowed.includes(written))
          report(problemAtKey(place, 'unknown-member', { written, dimension: entry.id }));
      }
    }
  },

  'The tiles of a map are of all its members, each in a place of its own': (context, report) => {
    for (const entry of context.config.outlines)
      for (const problem of strangeTiles(entry)) report(problem);
  },
};

/** Where the tiles of a map cannot stand: beside members without one, or in the place of another. */
function* strangeTiles(entry: ConfigEntry<OutlinesSpec>): Generator<Problem> {
  const members = Object.entries(entry.spec.members);
  const taken = new Set<string>();
  for (const [code, { tile }] of members) {
    const written = tile?.join(', ');
    if (written === undefined) {
      if (members.some(([, other]) => other.tile))
        yield problemAt(here(entry, `/members/${code}`), 'missing-key', { written: 'tile' });
    } else if (taken.has(written))
      yield problemAt(here(entry, `/members/${code}/tile`), 'repeated-item', { written });
    else taken.add(written);
  }
}

/** Codes in the dictionaries of a dimension; null where none is shipped. */
function findMembers({ config }: RuleContext, dimension: string): ReadonlySet<string> | null {
  const own = config.dictionaries.filter((each) => each.dimension === dimension);
  if (own.length === 0) return null;
  return new Set(own.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells[0] ?? [])));
}

export const DICTIONARY_CODE_RULES: Rules = {
  'A pattern of codes holds for the whole code': (context, report) => {
    const { ledger } = context.config;
    for (const [name, { code }] of Object.entries(ledger?.spec.dimensions ?? {}))
      if (ledger && !(code.startsWith('^') && code.endsWith('$')))
        report(
          problemAt(here(ledger, `/dimensions/${name}/code`), 'pattern-of-part', { written: code }),
        );
  },

  'Every weight, meaning and alias is of a code that the dictionary has': (context, report) => {
    const { ledger } = context.config;
    for (const [dimension, spec] of Object.entries(ledger?.spec.dimensions ?? {})) {
      const known = findMembers(context, dimension);
      if (!ledger || !known || context.isBroken(ledger.source.file, `/dimensions/${dimension}`))
        continue;
      const all = new Set([...known, ...codeWords(spec)]);
      const at = (key: string, code: string) =>
        here(ledger, `/dimensions/${dimension}/${key}/${code}`);
      for (const key of ['weights', 'meanings'] as const)
        for (const written of Object.keys(spec[key] ?? {}))
          if (!all.has(written))
            report(problemAtKey(at(key, written), 'unknown-member', { written, dimension }));
      for (const [from, written] of Object.entries(spec.aliases ?? {}))
        if (from === written) report(problemAt(at('aliases', from), 'same-figure', { written }));
        else if (spec.kind === 'tree' && !all.has(written))
          report(problemAt(at('aliases', from), 'unknown-member', { written, dimension }));
    }
  },
};

/** As a part of an address is written. */
const WORD = /^[a-z][a-z0-9-]*$/;

export const WORD_RULES: Rules = {
  'Every word of a dimension is one of its dictionary and stands for one code': (
    context,
    report,
  ) => {
    const { ledger: entry, dictionaries } = context.config;
    for (const [name, dimension] of Object.entries(entry?.spec.dimensions ?? {})) {
      const { word } = dimension;
      if (!entry || word === undefined) continue;
      const own = dictionaries.find((each) => each.shipped && each.dimension === name);
      const place = own?.head.indexOf(word) ?? -1;
      if (!own || place < 1) {
        const problem = { written: word, dimension: name };
        report(problemAt(here(entry, `/dimensions/${name}/word`), 'words-nowhere', problem));
        continue;
      }
      const known = new Set<string>();
      for (const { line, cells } of own.rows) {
        const written = cells[place] ?? '';
        const at = { file: own.file, at: { ...START, line } };
        if (written !== '' && (!WORD.test(written) || isCode(dimension, written)))
          report(makeProblem(at, 'wrong-pattern', { written, wanted: WORD.source }));
        else if (known.has(written)) report(makeProblem(at, 'repeated-item', { written }));
        if (written !== '') known.add(written);
      }
    }
  },
};

type Dimension = LedgerSpec['dimensions'][string];

/** What every code fits. */
const ANY = /^/;

/** The patterns of a code in all its forms; one that does not compile has been named: every code fits it. */
export function codePatterns({ code, forms = [] }: Dimension): RegExp[] {
  return [code, ...forms.map((form) => form.pattern)].map((pattern) => {
    try {
      return new RegExp(pattern, 'u');
    } catch {
      return ANY;
    }
  });
}

/** Whether a code is written in one of the forms of its dimension. */
export function hasForm(dimension: Dimension, code: string): boolean {
  return codePatterns(dimension).some((pattern) => pattern.test(code));
}

/** Words that stand for a code beside the codes themselves: those of the total, and of members that are fixed. */
export function codeWords({ total, members = [] }: Dimension): string[] {
  return [
    ...(total ? [total.code, ...(total.codes ?? [])] : []),
    ...members.flatMap(({ code, value }) => (value === undefined ? [code] : [code, value])),
  ];
}

/** Words of the dictionary by which addresses name codes. */
export function listCodeWords(
  { config }: RuleContext,
  name: string,
  { word }: Dimension,
): string[] {
  const own = config.dictionaries.find((each) => each.shipped && each.dimension === name);
  const place = word === undefined ? -1 : (own?.head.indexOf(word) ?? -1);
  return own && place > 0 ? own.rows.flatMap(({ cells }) => cells[place] || []) : [];
}

/** Whether a word stands for a code of the dimension. */
export function isCode(dimension: Dimension, written: string): boolean {
  return codeWords(dimension).includes(written) || hasForm(dimension, written);
}

/** How many characters a code has at most; null where its pattern does not tell so simply. */
export function longestCode({ code, forms = [] }: Dimension): number | null {
  if (forms.length > 0) return null;
  const [, most] = /^\^\[[^\]]+\]\{(?:\d+,)?(\d+)\}\$$/.exec(code) ?? [];
  return most === undefined ? null : Number(most);
}

/** That what is written is no code of a dimension. */
export function wrongCode(
  place: ValuePlace,
  written: string,
  name: string,
  { code: wanted }: Dimension,
): Problem {
  return problemAt(place, 'wrong-code', { written, dimension: name, wanted });
}
