// Where the figures of a page come from: who keeps them, until when they are loaded, and the words to cite them with.

import type { Words } from '../../model/portal.ts';
import { citeWords } from '../share/cite.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import type { LinkedWords } from '../written/texts.server.ts';
import { wayTo } from '../contract/ways.server.ts';
import { loadedWords } from '../contract/loaded.server.ts';
import type { SourceBlock } from './source.kind.ts';
import { writtenPart } from '../written/written.server.ts';

export const source = writtenPart(buildSourceContent);

export interface SourceContent {
  readonly text: Words | null;
  /** Until when figures of the page are loaded, and when they were; empty: nobody knows. */
  readonly loaded: string;
  /** Empty while figures are invented: nobody should cite them. */
  readonly cite: string;
  readonly use: LinkedWords | null;
}

/** Invented figures have no words to cite: `cite` is empty. */
export function buildSourceContent(context: PageContext, { text, to }: SourceBlock): SourceContent {
  const { portal, formatter } = context;
  const use = to === undefined ? null : wayTo(portal, to);
  return {
    text: text ? formatter.words(text) : null,
    loaded: loadedWords(context),
    cite: citeWords(context),
    use: use && { words: formatter.words(use.page?.title ?? {}), to: use.to },
  };
}
