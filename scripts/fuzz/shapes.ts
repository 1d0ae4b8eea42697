// Checks an answer against what is stored, one function for each shape of answer; null where it has none.

import { assertDefined } from '../../engine/serve.ts';
import { cubeFaults } from './cubes.ts';
import {
  amountFaults,
  fieldsOf,
  inOrder,
  listRows,
  rowFaults,
  standardOf,
  treeRows,
  type HeldAnswer,
  type AnsweredItem,
  type AnsweredShape,
} from './expected.ts';
import { memberFaults } from './dictionaries.ts';
import { asksOf, questionOf, type CallAsked } from './meant.ts';
import { pointRows } from './points.ts';
import { grow } from './trees.ts';

type Hold = (asked: CallAsked, body: unknown) => Promise<HeldAnswer | null>;

interface Figures {
  readonly items: readonly AnsweredItem[];
}

const NOTHING: HeldAnswer = { faults: [], plans: [] };

export const HOLDS: Readonly<Partial<Record<AnsweredShape, Hold>>> = {
  tree: treeHeld,
  cube: async (asked, body) =>
    isItems(body) && !('rows' in body)
      ? await treeHeld(asked, body)
      : await cubeFaults(asked, body),
  groups: async (asked, body) => {
    if (asked.call.groups) return null;
    const { rows, plans } = await listRows(asked);
    return {
      faults: rowFaults(itemsOf(body, asked.call.rowsKey), rows, standardOf(asked.portal)),
      plans,
    };
  },
  series: seriesHeld,
  records: async (asked, body) => {
    if (asked.call.each !== undefined) return await comparisonHeld(asked, body);
    return asked.call.members ? await memberFaults(asked, body) : null;
  },
};

function isItems(body: unknown): body is Figures {
  return body !== null && typeof body === 'object' && 'items' in body;
}

export function itemsOf(body: unknown, key = 'items'): readonly AnsweredItem[] {
  const { [key]: items } = body as Readonly<Record<string, unknown>>;
  return Array.isArray(items) ? (items as readonly AnsweredItem[]) : [];
}

async function treeHeld(asked: CallAsked, body: unknown): Promise<HeldAnswer | null> {
  const [ask] = asksOf(asked);
  if (!ask || ask.ofKeys) return null;
  const { rows, plan } = await treeRows(asked, ask, questionOf(asked, ask));
  return {
    faults: rowFaults(itemsOf(body), rows, standardOf(asked.portal)),
    plans: plan ? [plan] : [],
  };
}

async function seriesHeld(asked: CallAsked, body: unknown): Promise<HeldAnswer> {
  const { points, plans } = await pointRows(asked);
  const items = itemsOf(body);
  const said = new Map(items.map((item) => [item.code, item]));
  const faults = [...points].flatMap(([code, amounts]) => {
    const item = said.get(code);
    return item ? amountFaults(`point ${code}`, item.data, amounts) : [`point ${code} is missing`];
  });
  const more = items.filter(({ code, data }) => !points.has(code) && Object.keys(data).length > 0);
  const unsorted = inOrder(items.map(({ code }) => code)) ? [] : ['points are not in order'];
  const below: string[] = [];
  for (const ask of asksOf(asked).filter(({ by, over }) => by !== '' && over === 'year'))
    for (const plan of plans) {
      const { period } = plan.question;
      const grown = await grow(asked.stored, { ...questionOf(asked, ask), period });
      const roots = (assertDefined(said.get(String(period.year))).children ?? []).map(
        (child) => [child.code, child] as const,
      );
      for (const [id, root] of roots)
        below.push(
          ...amountFaults(
            `${period.year}, ${id}`,
            root.data,
            fieldsOf(ask, grown?.nodes.get(id)?.amounts ?? {}),
          ),
        );
    }
  return {
    faults: [
      ...faults,
      ...more.map(({ code }) => `point ${code} is not stored`),
      ...unsorted,
      ...below,
    ],
    plans,
  };
}

interface Entry {
  readonly details?: readonly (Readonly<Record<string, unknown>> &
    Pick<AnsweredItem, 'code' | 'codeName' | 'level'>)[];
  readonly period?: { readonly year: number; readonly month: number } | null;
}

/** The same question for each code of a list. */
async function comparisonHeld(asked: CallAsked, body: unknown): Promise<HeldAnswer> {
  const { call, params } = asked;
  const each = call.each ?? '';
  const given = params[each] ?? [];
  const codes = typeof given === 'string' ? [given] : given;
  const entries = body as readonly (Entry & Readonly<Record<string, unknown>>)[];
  const faults: string[] = [];
  if (codes.length > 0 && entries.map((entry) => entry[each]).join() !== [...new Set(codes)].join())
    faults.push(`entries are not those of ${codes.join(', ')}`);
  for (const entry of call.asks.length === 0 ? [] : entries) {
    const alone = { ...asked, params: { ...params, [each]: String(entry[each]) } };
    const [ask] = asksOf(alone);
    if (!ask) continue;
    const question = questionOf(alone, ask);
    const rows = ask.row
      ? (await listRows(alone)).rows
      : (await treeRows(alone, ask, question)).rows;
    const byLevel = new Map(rows.map((row) => [`${row.level} ${row.code}`, row]));
    for (const row of entry.details ?? []) {
      const expected = byLevel.get(`${row.level} ${row.code}`);
      const where = `${String(entry[each])}, ${row.code}`;
      faults.push(
        ...(expected ? amountFaults(where, row, expected.amounts) : [`${where} is not stored`]),
      );
    }
    if (!ask.row && (entry.details?.length ?? 0) !== rows.length)
      faults.push(
        `${String(entry[each])}: ${entry.details?.length} rows, and ${rows.length} are stored`,
      );
    const end = question.period.to * { month: 1, quarter: 3, year: 12 }[question.period.grain];
    if (entry.period && (entry.period.year !== question.period.year || entry.period.month !== end))
      faults.push(`the period told is not ${question.period.year}-${end}`);
  }
  return { ...NOTHING, faults };
}
