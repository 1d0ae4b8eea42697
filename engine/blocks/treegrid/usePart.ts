// Asks the server for a part of what a block shows, of the same figures as the page that stands here.

import { BLOCK, changeQuery, PART } from '../../addresses/query.ts';
import { useAnswers } from '../../data/answers.ts';
import { AskError } from '../../data/ask.ts';
import { fetching } from '../../data/fetching.ts';
import { report } from '../../data/message.ts';
import { useGoing } from '../../data/navigate.ts';
import { useShell } from '../../data/useShell.ts';
import { useView } from '../../data/view.ts';
import { assertDefined } from '../../model/lookup.ts';
import type { BlockViewBase } from '../../model/portal.ts';
import { FAILED, isFailed, isMissing } from '../contract/failed.ts';

/** The code of an error where the figures of this page are not to be had any more. */
const LEDGER_GONE = 'ledger-gone';

/** What the address of a part says otherwise than that of the page. */
type Changes = Readonly<Record<string, string | null>>;

/** The block with that part alone. Throws AskError where it does not come. */
export function usePart<View extends object>(
  block: string,
): (part: string, changes?: Changes) => Promise<BlockViewBase & View> {
  const { queries } = useShell();
  const { ledger } = useView();
  const answers = useAnswers();
  return async (part, changes = {}) => {
    const query = changeQuery(location.search, {
      [queries.open]: null,
      [queries.code]: null,
      [queries.zoom]: null,
      ...changes,
      [BLOCK]: block,
      [PART]: part,
    });
    const asked = assertDefined(answers).view(location.pathname + query, () => false);
    const found = await fetching(asked);
    if (!('blocks' in found) || found.ledger !== ledger) throw new AskError(410, LEDGER_GONE);
    const [own] = found.blocks;
    if (!own || isFailed(own) || isMissing(own)) throw new AskError(500, FAILED);
    return own as BlockViewBase & View;
  };
}

interface PartAsked {
  readonly part: string;
  readonly changes?: Changes;
  /** What the reader does to try again. */
  readonly again: () => void;
}

/** As `usePart`; null where it does not come: the reader is told, or the page comes anew with the figures that serve. */
export function useToldPart<View extends object>(
  block: string,
): (asked: PartAsked) => Promise<(BlockViewBase & View) | null> {
  const ask = usePart<View>(block);
  const going = useGoing();
  return async ({ part, changes, again }) => {
    try {
      return await ask(part, changes);
    } catch (error) {
      const code = error instanceof AskError ? error.code : 'offline';
      if (code === LEDGER_GONE) void going?.refresh();
      else report({ text: 'table.branch-failed', error: code, from: block, again });
      return null;
    }
  };
}
