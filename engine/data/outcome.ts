// What is said when a page has changed in place: what was done, by name, and what came of it, which the page shows and marks.

import { report } from './message.ts';

/** Says it once: `done` is what was acted on has done, `page` what is said of the page where it, or the block that the reader is in, says nothing of its own. */
export function reportChange(done: string, page: string): void {
  const block = document.activeElement?.closest<HTMLElement>('.block') ?? null;
  const own = readOutcomes(block);
  const came = own.length > 0 ? own : readOutcomes(document.getElementById('root'));
  const first = done !== '' || own.length > 0 ? done : page;
  report({ text: joinSentences([first, ...came]), error: '', from: block?.id ?? '' });
}

/** Of a part of the page: each marked element by what its mark says, or by its words. */
function readOutcomes(part: Element | null): string[] {
  return [...(part?.querySelectorAll<HTMLElement>('[data-outcome]') ?? [])].map(
    ({ dataset, textContent }) => dataset['outcome'] || textContent,
  );
}

function joinSentences(sentences: readonly string[]): string {
  return sentences
    .map((sentence) => sentence.trim().replace(/\.$/, ''))
    .filter((sentence) => sentence !== '')
    .join('. ');
}
