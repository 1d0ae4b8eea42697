// What a finding is: a paragraph of sentences made from figures, each from its own call.

import type { FindingBlockSpec, FindingSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { normalizeAsking } from '../../config/normalize/blocks.ts';
import { normalizeFinding } from '../../config/normalize/findings.ts';
import { blocksOfKind, here, isOwnBlock, problemAt } from '../../config/rules/rule.ts';
import type { BlockViewBase, CallingBlock, Finding, Words } from '../../model/portal.ts';
import { FINDING_RULES } from './rules.kind.ts';

/** A sentence, and what is asked for it. */
export type Sentence = Pick<CallingBlock, 'call' | 'with'> & { readonly finding: Finding };

export interface FindingBlock extends CallingBlock {
  readonly kind: 'finding';
  readonly sentences: readonly Sentence[];
}

export interface FindingView extends BlockViewBase {
  readonly kind: 'finding';
  readonly sentences: readonly Words[];
}

export const finding: Kind<FindingBlock, FindingBlockSpec> = {
  name: 'finding',
  heads: true,
  normalize: (spec, start) => ({
    ...start,
    ...normalizeAsking(spec),
    // what it says is no heading
    finding: null,
    kind: 'finding',
    sentences: listSentences(spec),
  }),
  shows: ['tree', 'list', 'series'],
  rules: {
    ...FINDING_RULES,

    'Every paragraph of findings has a sentence': (facts, report) => {
      for (const at of blocksOfKind<FindingBlockSpec>(facts, 'finding').filter(isOwnBlock))
        if (!at.block.finding && !at.block.sentences)
          report(problemAt(here(at.entry, at.pointer), 'missing-key', { written: 'sentences' }));
    },
  },
};

type SentenceSpec = FindingSpec & Partial<Pick<FindingBlockSpec, 'call' | 'with'>>;

/** Where a sentence asks nothing of its own, it asks what its block does. */
function listSentences(spec: FindingBlockSpec): Sentence[] {
  const written: SentenceSpec[] = [
    ...(spec.finding ? [spec.finding] : []),
    ...(spec.sentences ?? []),
  ];
  return written.map(({ call, with: given, ...rest }) => ({
    ...normalizeAsking(
      call === undefined ? spec : { kind: spec.kind, call, ...(given && { with: given }) },
    ),
    finding: normalizeFinding(rest),
  }));
}
