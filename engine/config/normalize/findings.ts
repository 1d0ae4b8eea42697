// Findings whose shorthand is opened.

import type { FindingSpec } from '../../../schemas/types.ts';

/** The only text of a finding stands among its texts. */
export function openFinding<Spec extends FindingSpec>({ text, texts = [], ...rest }: Spec) {
  return { ...rest, texts: text ? [...texts, { text }] : texts };
}
