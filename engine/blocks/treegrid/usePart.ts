// Asks the server for a part of what a block shows, of the same figures as the page that stands here.

import { BLOCK, changeQuery, PART } from '../../addresses/query.ts';
import { useAnswers } from '../../data/answers.ts';
import { AskError } from '../../data/ask.ts';
import { fetching } from '../../data/fetching.ts';
import { useShell } from '../../data/useShell.ts';
import { useView } from '../../data/view.ts';
import { assertDefined } from '../../model/lookup.ts';
import type { BlockViewBase } from '../../model/portal.ts';
import { FAILED, isFailed, isMissing } from '../contract/failed.ts';

/** The code of an error where the figures of this page are not to be had any more. */
export const LEDGER_GONE = 'ledger-gone';

/** The block with that part alone. Throws AskError where it does not come. */
export function usePart<View extends object>(
  block: string,
): (part: string) => Promise<BlockViewBase & View> {
  const { queries } = useShell();
  const { ledger } = useView();
  const answers = useAnswers();
  return async (part) => {
    const query = changeQuery(location.search, {
      [queries.open]: null,
      [queries.code]: null,
      [queries.zoom]: null,
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
