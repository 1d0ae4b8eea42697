// Members as they were in the load of a day, or the last of a month, that a question names.

import { dayIn } from '../../language/days.ts';
import { Members } from '../../ledger/model/members.ts';
import { assertDefined } from '../../model/lookup.ts';
import type { AskedCall } from '../shape.ts';

/** The question, asked of the load that it names; where none of its time is kept there are no members. */
export async function ofLoad(asked: AskedCall): Promise<AskedCall> {
  const { portal, ledger, call, params } = asked;
  const { load } = assertDefined(call.members);
  const day = load === undefined ? undefined : params[load];
  if (day === undefined) return asked;
  const { timeZone } = portal.settings;
  const suits = (created: string) => dayIn(timeZone, new Date(created)).startsWith(String(day));
  const members = (await ledger.membersOf(suits)) ?? new Members(ledger.model, new Map());
  return { ...asked, ledger: ledger.withMembers(members) };
}
