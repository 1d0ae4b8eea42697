// What pictures of all kinds say beside their drawing: what their sums are sums of, what is missing.

import { plainWords } from '../language/text.ts';
import type { CoverageView, Words } from '../model/portal.ts';

interface Said {
  readonly subtitle: Words;
  readonly coverage?: CoverageView | null;
  readonly notes: readonly string[];
}

/** Subtitle and notes as plain text, empty ones left out; `more` comes first. */
export function saidInPicture(
  { subtitle, coverage, notes }: Said,
  more: readonly string[] = [],
): { readonly subtitle: string; readonly notes: readonly string[] } {
  const told = [...more, coverage?.words ?? '', ...notes];
  return { subtitle: plainWords(subtitle), notes: told.filter((words) => words !== '') };
}
