// Calls that answer a comparison: the same question asked for each code of a list.

import type { Call, Portal } from '../../model/portal.ts';
import { MONTHS } from '../../ledger/query/coverage.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { BodyAnswer, TreeItem } from '../answer.ts';
import { dataJson, sayNotes } from '../json.ts';
import { askMembers } from '../members/members.ts';
import { choicesOf } from '../../filters/choices.ts';
import type { Params } from '../params.ts';
import { askList, askTree } from '../tree/trees.ts';

/**
 * One entry per code, in the order of the list: the code, what members say of it, the period, and `details`:
 * rows of the tree from its total down, or of the list.
 */
export async function askComparison(
  portal: Portal,
  ledger: Ledger,
  call: Call,
  params: Params,
  signal?: AbortSignal,
): Promise<BodyAnswer> {
  const locale = portal.settings.locales[0]!.code;
  const given = listOf(params[call.each]);
  const codes = [...new Set(given.length > 0 ? given : optionsOf(portal, call))];
  const entries: object[] = [];
  for (const code of codes) {
    const one: Params = { ...params, [call.each]: code };
    const about = call.members ? itemOf(askMembers(ledger, call, one, locale)) : {};
    if (call.asks.length === 0) {
      entries.push({ [call.each]: code, ...about });
      continue;
    }
    const answer = call.asks[0]!.row
      ? await askList(portal, ledger, call, one, signal)
      : await askTree(portal, ledger, call, one, null, signal);
    const details = flatten(answer.items).map((item) => ({
      code: item.code,
      codeName: item.names[locale],
      level: item.level,
      ...dataJson(item.data),
    }));
    const period = answer.period
      ? { year: answer.period.year, month: answer.period.to * MONTHS[answer.period.grain] }
      : null;
    entries.push({
      [call.each]: code,
      ...about,
      period,
      details,
      ...(answer.notes.length > 0 ? { notes: sayNotes(answer.notes) } : {}),
    });
  }
  return { shape: 'body', body: entries, size: entries.length * 100, notes: [] };
}

/** Without a list every option is compared. */
function optionsOf(portal: Portal, call: Call): string[] {
  const param = call.params.find((one) => one.name === call.each)!;
  return choicesOf(call, param, portal.filters[param.filter]!);
}

function itemOf(answer: ReturnType<typeof askMembers>): object {
  return answer.shape === 'records' ? (answer.items[0] ?? {}) : (answer.body as object);
}

function listOf(value: Params[string] | undefined): string[] {
  return value === undefined
    ? []
    : Array.isArray(value)
      ? [...(value as readonly string[])]
      : [String(value)];
}

function flatten(items: readonly TreeItem[]): TreeItem[] {
  return items.flatMap((item) => [item, ...flatten(item.children)]);
}
