// What a chore does not do, with the reason in both languages of editors.

import { formatProblem, readPortal, type Folders, type Kinds } from '../engine/check.ts';
import type { Bilingual } from './studio/contract.ts';

/** Its message is the English sentence. */
export class ChoreRefused extends Error {
  readonly said: Bilingual;

  constructor(said: Bilingual) {
    super(said.en);
    this.said = said;
  }
}

/** Throws ChoreRefused with the first mistake of a portal that was changed. */
export function refuseMistakes(folders: Folders, kinds: Kinds): void {
  const { problems } = readPortal(folders, kinds);
  const [first] = problems.filter(({ severity }) => severity === 'error');
  if (first)
    throw new ChoreRefused({
      uk: `у тому, що вийде, є помилки, тож нічого не записано; перша: ${formatProblem(first, 'uk').trim()}`,
      en: `what comes of it has mistakes, and nothing was written; the first: ${formatProblem(first, 'en').trim()}`,
    });
}
