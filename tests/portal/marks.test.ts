// Marks of terms, sentence by sentence: marked where the term is meant, left where its words mean something else.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { LocaleFormatter } from '../../engine/language/localeFormatter.ts';
import { PageTerms } from '../../engine/page/glossary.server.ts';
import { checkPortal } from '../../engine/server/check.ts';
import { KINDS } from '../../site/kinds.ts';
import { foldersOf } from '../overlay.ts';

interface Sentence {
  readonly term: string;
  /** What is marked stands in brackets. */
  readonly in: string;
}

const portal = checkPortal(foldersOf('product'), KINDS).portal!;
const sentences = parse(readFileSync(join(import.meta.dirname, 'marks.yaml'), 'utf8')) as Record<
  string,
  { readonly marked: readonly Sentence[]; readonly unmarked: readonly Sentence[] }
>;

/** What is marked in a sentence as one term. */
function marksOf(code: string, { term, in: sentence }: Sentence): string[] {
  const locale = portal.settings.locales.find((each) => each.code === code)!;
  const terms = new PageTerms(new LocaleFormatter(portal, locale, () => {}), '');
  return terms
    .mark(sentence.replaceAll(/[[\]]/g, ''))
    .flatMap((part) => (typeof part !== 'string' && part.term === term ? [part.words] : []));
}

describe.each(Object.entries(sentences))(
  'a term in a sentence (%s)',
  (code, { marked, unmarked }) => {
    it.each(marked.map((each) => [each.term, each.in, each] as const))(
      'is marked where it is meant: %s: %s',
      (_term, _sentence, each) => {
        const meant = /\[(.+)\]/.exec(each.in)?.[1];
        expect(marksOf(code, each)).toEqual([meant]);
      },
    );

    it.each(unmarked.map((each) => [each.term, each.in, each] as const))(
      'is left alone where its words mean something else: %s: %s',
      (_term, _sentence, each) => {
        expect(marksOf(code, each)).toEqual([]);
      },
    );
  },
);

describe('a phrase in which a term means something else', () => {
  const excepted = Object.values(portal.documents).flatMap((document) => {
    const { id, unless = {} } = document as { id?: string; unless?: Record<string, string[]> };
    return Object.entries(unless).flatMap(([code, phrases]) =>
      phrases.map((phrase) => [code, String(id), phrase] as const),
    );
  });

  it('is written for some terms', () => {
    expect(excepted.length).toBeGreaterThan(20);
  });

  it.each(excepted)('keeps the term from being marked (%s): %s: %s', (code, term, phrase) => {
    expect(marksOf(code, { term, in: phrase })).toEqual([]);
  });
});

it('a term is marked once, however often it stands there', () => {
  const locale = portal.settings.locales.find(({ code }) => code === 'en')!;
  const terms = new PageTerms(new LocaleFormatter(portal, locale, () => {}), '');
  const marks = ['A council and a council.', 'Another council.'].flatMap((text) =>
    terms.mark(text),
  );
  expect(marks.filter((part) => typeof part !== 'string')).toHaveLength(1);
});
