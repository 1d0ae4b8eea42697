// Rules about pages in easy language: no sentence is long, and where the page shows figures this version tells of some.

import { isObject } from '../../model/lookup.ts';
import { makeProblem } from '../problems.ts';
import type { TextEntry } from '../readWords.ts';
import { here, problemAt, problemAtKey } from '../valuePlace.ts';
import { listBlocks, type BlockAt, type RuleContext, type Rules } from './rule.ts';
import { isOfEasy, listEasyTexts, textsOf } from './texts.ts';

/** A place that is filled with figures counts as one. */
const MOST_WORDS = 14;

export const EASY_RULES: Rules = {
  'No sentence of a page in easy language is long': (context, report) => {
    for (const { entry, told } of textsOf(context).filter(isOfEasy)) {
      if (!isObject(told.value)) continue;
      for (const [locale, text] of Object.entries(told.value))
        for (const { words } of typeof text === 'string' ? findLong(text) : [])
          report(problemAt(here(entry, `${told.pointer}/${locale}`), 'long-sentence', words));
    }
    const easy = listEasyTexts(context);
    for (const text of context.config.texts.filter(({ id }) => easy.has(id)))
      for (const { line, words } of findLong(plainMarkdown(text)))
        report(makeProblem({ file: text.file, at: { line, col: 1 } }, 'long-sentence', words));
  },

  'A page that shows figures tells of some in easy language too': (context, report) => {
    for (const [entry, blocks] of Map.groupBy(listBlocks(context), (at) => at.entry)) {
      // what cannot be read may have told of them
      if (entry.damaged?.some((pointer) => pointer.startsWith('/easy'))) continue;
      const easy = blocks.filter(isOfEasy);
      const [asks, tells] = [blocks, easy].map((some) =>
        some.some((at) => asksFigures(context, at)),
      );
      if (easy.length > 0 && asks && !tells)
        report(problemAtKey(here(entry, '/easy'), 'easy-without-figures'));
    }
  },
};

/** Whether a block asks for figures of a period. */
function asksFigures({ config }: RuleContext, { block }: BlockAt): boolean {
  const call = config.calls.entries.get(String(block['call']));
  return call?.spec.period !== undefined;
}

/** The words of a text without addresses and marks, each in its line. */
function plainMarkdown({ markdown }: TextEntry): string {
  return markdown.replaceAll(/\]\([^)]*\)|[*#>]/g, ' ');
}

/** Sentences with more words than are read with ease, and the lines in which they begin. */
function findLong(text: string): { line: number; words: Record<string, string> }[] {
  // a sentence may go on in the next line, and ends with its paragraph
  return [...text.matchAll(/(?:[^.!?\n]|\n(?!\s*\n))+/g)].flatMap(({ 0: sentence, index }) => {
    const words = sentence.match(/\{\w+\}|[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
    if (words.length <= MOST_WORDS) return [];
    const before = text.slice(0, index + sentence.search(/\S/));
    const written = `${words.slice(0, 4).join(' ')}…`;
    const count = String(words.length);
    return [
      { line: before.split('\n').length, words: { written, count, most: String(MOST_WORDS) } },
    ];
  });
}
