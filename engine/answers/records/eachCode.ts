// Answers the same question for each code of a list: one entry for each, with what is said of it and its figures.

import { listAnsweredChoices } from '../../state/decide.ts';
import { inMonths } from '../../model/calendar.ts';
import { flattenBranches } from '../../model/branches.ts';
import { first, lookup, assertDefined } from '../../model/lookup.ts';
import type { Call, Portal } from '../../model/portal.ts';
import type { RecordItem, RecordsAnswer, TreeAnswer } from '../answer.ts';
import { askTotals } from '../groups/groups.shape.ts';
import { askMembers } from '../members/members.ts';
import { fieldSchemas } from '../members/membersSchema.ts';
import {
  dataSchemas,
  listSchema,
  nameFields,
  NOTES,
  objectSchema,
  otherNames,
  recordSchema,
  TEXT,
  WHOLE_NUMBER,
  type JsonSchema,
} from '../jsonSchema.ts';
import { sayBeside } from '../coverageWords.ts';
import { listOf } from '../params.ts';
import type { AskedCall } from '../shape.ts';
import { askTree } from '../tree/tree.shape.ts';
import { dataJson } from '../tree/treeJson.ts';
import type { Finder } from './loadedPeriods.ts';

export const EACH_CODE: Finder = { ask: askEach, schema: entrySchema };

/** One entry per code, in the order of the list. `details` has the rows of the tree, the total first, or of the list. */
async function askEach(asked: AskedCall): Promise<RecordsAnswer> {
  const { portal, call, params } = asked;
  const each = assertDefined(call.each);
  const given = listOf(params[each]);
  const codes = [...new Set(given.length > 0 ? given : listOptions(portal, call))];
  // together: none waits for another
  const items = await Promise.all(
    codes.map(async (code): Promise<RecordItem> => {
      const alone = { ...asked, params: { ...params, [each]: code } };
      // in the portal's first language
      const about = call.members ? askMembers({ ...alone, lang: '' }).items[0] : {};
      const figures = call.asks.length === 0 ? {} : buildEntry(await askFigures(alone), asked);
      return { [each]: code, ...about, ...figures };
    }),
  );
  return { holds: 'records', items };
}

async function askFigures(asked: AskedCall): Promise<TreeAnswer> {
  return first(asked.call.asks).row ? await askTotals(asked) : await askTree(asked, null);
}

function buildEntry({ items, notes, period }: TreeAnswer, { portal, lang }: AskedCall): RecordItem {
  const locale = first(portal.settings.locales).code;
  return {
    period: period && { year: period.year, month: inMonths(period).to },
    details: flattenBranches(items).map((item) => ({
      code: item.code,
      ...nameFields(item.names, { locale, lang }),
      level: item.level,
      ...dataJson(item.data),
    })),
    ...sayBeside({ notes }),
  };
}

/** Without a list every option is compared. */
function listOptions(portal: Portal, call: Call): string[] {
  const param = assertDefined(call.params.find(({ name }) => name === call.each));
  return listAnsweredChoices(call, param, lookup(portal.filters, param.filter));
}

function entrySchema(portal: Portal, call: Call): JsonSchema {
  const each = assertDefined(call.each);
  const about = call.members ? fieldSchemas(call.members.fields) : {};
  const head = { [each]: TEXT, ...about };
  if (call.asks.length === 0) return objectSchema(head, [each]);
  const detail = objectSchema(
    {
      code: TEXT,
      codeName: TEXT,
      ...otherNames(portal),
      level: WHOLE_NUMBER,
      ...dataSchemas(portal, call),
    },
    ['code', 'codeName', 'level'],
  );
  const period = {
    anyOf: [recordSchema({ year: WHOLE_NUMBER, month: WHOLE_NUMBER }), { type: 'null' }],
  };
  return objectSchema({ ...head, period, details: listSchema(detail), notes: NOTES }, [
    each,
    'period',
    'details',
  ]);
}
