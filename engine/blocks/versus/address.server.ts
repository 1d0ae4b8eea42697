// What the address of a comparison says: which documents, one after another, and whether only what differs is shown.

import type { Ledger } from '../../ledger/ledger.ts';
import type { Portal } from '../../model/portal.ts';
import type { PageContext } from '../context.server.ts';
import { pageAddress } from '../noRecord.server.ts';
import type { OwnAddress } from '../part.server.ts';
import { readChosenRecords, type ChosenIds } from '../records.server.ts';
import type { VersusBlock } from './versus.kind.ts';

/** Name and value in the query of the page. */
const ONLY = ['only', 'changed'] as const;

export interface ComparedAddress {
  readonly ids: ChosenIds;
  readonly onlyChanged: boolean;
}

/** Null where the page compares no documents. */
export function readCompared(
  portal: Portal,
  blocks: readonly VersusBlock[],
  query: URLSearchParams,
  ledger: Ledger | null,
): OwnAddress<ComparedAddress> | null {
  const chosen = readChosenRecords(portal, blocks, query, ledger);
  if (!chosen) return null;
  const onlyChanged = query.get(ONLY[0]) === ONLY[1];
  return {
    value: { ids: chosen.value, onlyChanged },
    key: `${chosen.key} ${onlyChanged}`,
    written: [...chosen.written, ...(onlyChanged ? [ONLY] : [])],
  };
}

/** What was read of the address for this block; no documents where nothing was. */
export function readComparedAddress(context: PageContext, block: VersusBlock): ComparedAddress {
  const none: ComparedAddress = { ids: [], onlyChanged: false };
  return (context.own[block.kind] as ComparedAddress | undefined) ?? none;
}

/** The address of this page with these documents. */
export function comparedAt(
  context: PageContext,
  { chosen }: VersusBlock,
  { ids, onlyChanged }: { readonly ids: readonly string[]; readonly onlyChanged: boolean },
): string {
  const named = ids.map((id) => [chosen.query, id] as const);
  return pageAddress(context, context.page.id, [...named, ...(onlyChanged ? [ONLY] : [])]);
}
