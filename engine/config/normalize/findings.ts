// Findings and phrases of members as written → complete.

import type { FindingSpec, PhrasesSpec } from '../../../schemas/types.ts';
import type { Phrase } from '../../model/portal.ts';

/** The only text of a finding stands among its texts. */
export function openFinding<Spec extends FindingSpec>({ text, texts = [], ...rest }: Spec) {
  return { ...rest, texts: text ? [...texts, { text }] : texts };
}

export function normalizePhrases(spec: PhrasesSpec): Record<string, Phrase> {
  return Object.fromEntries(
    Object.entries(spec).map(([code, { short, phrase }]) => [
      code,
      { short, phrase: phrase ?? null },
    ]),
  );
}
