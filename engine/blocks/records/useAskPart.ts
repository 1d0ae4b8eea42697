// Asks a part of a block alone: a level of a tree, a page of the full screen. It comes as data.

import { changeQuery, PART } from '../../addresses/query.ts';
import { useAnswers } from '../../data/answers.ts';
import { AskError } from '../../data/ask.ts';
import { fetching, tellFailure } from '../../data/fetching.ts';
import { useGoing } from '../../data/navigate.ts';
import { assertDefined } from '../../model/lookup.ts';
import type { BlockViewBase } from '../../model/portal.ts';
import type { RecordsView } from './records.kind.ts';

interface PartAsked {
  /** What the address of the page says otherwise. */
  readonly changes: Readonly<Record<string, string | null>>;
  readonly part: string;
  /** What the reader does to try again. */
  readonly again: () => void;
}

/** Resolves to the block that shows the part alone; to null where it does not come: the reader is told, and may try again. */
export function useAskPart(id: string): (asked: PartAsked) => Promise<RecordsView | null> {
  const answers = useAnswers();
  const going = useGoing();
  return async ({ changes, part, again }) => {
    const address = location.pathname + changeQuery(location.search, { ...changes, [PART]: part });
    try {
      const view = await fetching(assertDefined(answers).view(address, () => false));
      const blocks = 'redirect' in view ? [] : view.blocks.filter(isRecords);
      const block = blocks.find((each) => each.id === id);
      if (!block) throw new AskError(500, 'failed');
      return block;
    } catch (error) {
      const reason = error instanceof AskError ? error.code : 'offline';
      if (reason === 'ledger-gone') void going?.refresh();
      else tellFailure({ text: 'records.failed', error: reason, from: address, again });
      return null;
    }
  };
}

function isRecords(block: BlockViewBase): block is RecordsView {
  return block.kind === 'records';
}
