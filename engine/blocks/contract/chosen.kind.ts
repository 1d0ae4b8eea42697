// A record that the query of an address names.

import type { ChosenComplete, ExpectedComplete } from '../../../schemas/complete.ts';
import { parseFilterValue, widestBounds } from '../../state/filterValue.ts';
import { keptTexts, type KeptName, type KeptPlace } from '../../state/kept.ts';
import { lookup } from '../../model/lookup.ts';

/** What a record must be to stand at an address, and what is said where there is none such. */
export type ExpectedRecord = ExpectedComplete;

/** A record that the query of an address names. */
export type ChosenRecord = ChosenComplete;

/** More than that are not read: nothing shows so many. */
const MOST = 10;

/** Ids of records as the address has them, in order, in the form that the ledger has; null for what is no id of any. */
export function keptRecords(
  place: KeptPlace,
  call: string,
  { query, param }: ChosenRecord,
): KeptName<readonly (string | null)[]> {
  return keptTexts(query, (texts) =>
    texts
      .filter((text) => text !== '')
      .slice(0, MOST)
      .map((text) => parseId(place, call, param, text)),
  );
}

function parseId(
  { portal, isMember }: KeptPlace,
  call: string,
  param: string,
  text: string,
): string | null {
  const known = lookup(portal.calls, call).params.find(({ name }) => name === param);
  const filter = lookup(portal.filters, known?.filter ?? '');
  const value = parseFilterValue(portal.model, filter, text, widestBounds(portal.model, filter));
  if (value === null) return null;
  const id = String(value);
  return filter.kind !== 'member' || isMember(filter.dimension, id) ? id : null;
}
