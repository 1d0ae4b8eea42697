// What a finding is: a paragraph of sentences made from figures, each from its own call.

import type { FindingBlockComplete } from '../../../schemas/complete.ts';
import type { FindingBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { openFinding } from '../../config/normalize/blocks.ts';
import { blocksOfKind, isOwnBlock } from '../../config/rules/rule.ts';
import { here, problemAt } from '../../config/valuePlace.ts';
import { FINDINGS, listTextPlaces } from '../../findings/findings.ts';
import { FINDING_RULES } from './rules.kind.ts';
import type {
  BlockViewBase,
  CallingBlock,
  CompleteBlock,
  Finding,
  Words,
} from '../../model/portal.ts';

export type FindingBlock = Omit<CompleteBlock<FindingBlockComplete>, 'sentences'> & {
  readonly sentences: readonly Sentence[];
};

/** A sentence, and what is asked for it. */
export type Sentence = Finding & Pick<CallingBlock, 'call' | 'with'>;

export interface FindingView extends BlockViewBase {
  readonly kind: 'finding';
  readonly sentences: readonly Words[];
}

export const finding: Kind<FindingBlock, FindingBlockSpec> = {
  name: 'finding',
  heads: true,
  saysHeadings: true,
  open: openSentences,
  shows: ['tree', 'list', 'series'],
  tellings: Object.fromEntries(
    Object.entries(FINDINGS).map(([tell, found]) => [
      tell,
      { ...found, gives: listTextPlaces(tell) },
    ]),
  ),
  rules: {
    ...FINDING_RULES,

    'Every paragraph of findings has a sentence': (context, report) => {
      for (const at of blocksOfKind<FindingBlockSpec>(context, 'finding').filter(isOwnBlock))
        if (!at.block.finding && !at.block.sentences)
          report(problemAt(here(at.entry, at.pointer), 'missing-key', { written: 'sentences' }));
    },
  },
};

type SentenceSpec = NonNullable<FindingBlockSpec['sentences']>[number];

/** The finding of the block is a sentence, and no heading. Where a sentence asks nothing of its own, it asks what its block does. */
function openSentences({ finding: only, sentences = [], ...block }: FindingBlockSpec): object {
  const { call, with: given = {} } = block;
  const written: SentenceSpec[] = [...(only ? [only] : []), ...sentences];
  const opened = written
    .map(openFinding)
    .map((sentence) =>
      sentence.call === undefined ? { ...sentence, call, with: given } : sentence,
    );
  return { ...block, sentences: opened };
}
