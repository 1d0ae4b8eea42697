// The shape `members`: members of a dimension as a list, a tree, a page, counts, links, or one alone.

import type { AnswerName } from '../../config/shape.ts';
import { assertDefined } from '../../model/lookup.ts';
import type { MembersAsk } from '../../model/portal.ts';
import type { RecordItem, RecordsAnswer } from '../answer.ts';
import { ApiProblem } from '../problem.ts';
import { recordRows } from '../records.ts';
import type { AskedCall, Shape, TableReading } from '../shape.ts';
import { askMembers, writeMembers } from './members.ts';
import { MEMBERS_RULES } from './membersAsk.ts';
import { columnFields, memberRow, membersSchema } from './membersSchema.ts';
import { ofLoad } from './ofLoad.ts';
import { countRecords, listText, MOST_AT_ONCE, recordTexts } from './sourceRecords.ts';

export const MEMBERS: Shape<RecordsAnswer> = {
  answers: ({ members }) => NAMES[members?.as ?? 'list'],
  fields: ({ members }) => [
    ...Object.keys(members?.fields ?? {}),
    ...(GROUPED.includes(members?.as ?? 'list') ? ['count'] : []),
    ...(LEVELS.includes(members?.as ?? 'list') ? ['below', 'childCount'] : []),
  ],
  wants: () => 'members',
  rules: MEMBERS_RULES,
  ask: async (asked) => (await askRecords(asked)) ?? askMembers(await ofLoad(asked)),
  streams: async (asked) => {
    const ask = assertDefined(asked.call.members);
    const count = await countRecords(asked.ledger, ask);
    return count > MOST_AT_ONCE ? listText(recordTexts(asked, ask, count)) : null;
  },
  byLanguage: true,
  writings: { plain: ['lang'], tables: ['lang'] },
  write: (answer, _, call) => writeMembers(answer, assertDefined(call.members)),
  schema: (_, call, { at = '#' }) => membersSchema(call, at),
  tabular: {
    of: (call) => assertDefined(call.members).as === 'list',
    rows: (answer, asked) => recordRows(answer, asked, Object.keys(columnFields(asked.call))),
    schema: (_, call) => memberRow(call),
  },
  reading: (call) => READINGS[assertDefined(call.members).as],
};

/** The records of an imported file, or null. Throws ApiProblem `too-much` where they are too many for one answer. */
async function askRecords(asked: AskedCall): Promise<RecordsAnswer | null> {
  const ask = assertDefined(asked.call.members);
  const count = await countRecords(asked.ledger, ask);
  if (count === 0) return null;
  if (count > MOST_AT_ONCE)
    throw new ApiProblem('too-much', {
      detail: { say: 'json-alone', words: { count } },
      most: { records: MOST_AT_ONCE },
    });
  const items: RecordItem[] = [];
  for await (const texts of recordTexts(asked, ask, count))
    for (const text of texts) items.push(JSON.parse(text) as RecordItem);
  return { holds: 'records', items };
}

/** Forms of groups, of which it is told how many stand in each. */
const GROUPED: readonly MembersAsk['as'][] = ['counts', 'tree'];

/** Forms in which it is told how many stand below each. */
const LEVELS: readonly MembersAsk['as'][] = ['level', 'links'];

const NAMES: Readonly<Record<MembersAsk['as'], AnswerName>> = {
  list: 'records',
  counts: 'counts',
  page: 'page',
  links: 'links',
  level: 'level',
  one: 'record',
  tree: 'branches',
};

const READINGS: Readonly<Record<MembersAsk['as'], TableReading | null>> = {
  list: { at: '' },
  counts: { at: '' },
  page: { at: 'elements' },
  links: { at: 'nodes' },
  level: { at: 'items' },
  one: null,
  tree: null,
};
