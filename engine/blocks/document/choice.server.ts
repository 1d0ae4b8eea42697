// What can be compared: a plain form with every document of the block's lists.

import { plainWords } from '../../language/text.ts';
import type { Words } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { pageAddress } from '../contract/noRecord.server.ts';
import {
  askItems,
  askYears,
  dayIn,
  hasFieldValues,
  textIn,
  type RecordFields,
} from '../contract/records.server.ts';
import { CHANGED, ONLY, type VersusBlock } from './versus.kind.ts';

/** A plain form: what is chosen stands in the address under one name. */
export interface VersusChoice {
  readonly action: string;
  readonly query: string;
  /** What is chosen already; empty: both are to be chosen. */
  readonly first: string;
  /** What the first is chosen from, and the second. */
  readonly groups: readonly [readonly ChoiceGroup[], readonly ChoiceGroup[]];
}

export interface ChoiceGroup {
  readonly title: Words;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface Listed {
  readonly title: Words;
  readonly items: readonly RecordFields[];
}

/** Every document that can be compared, by the lists of the block; with the first one chosen, those beside it. Throws ApiProblem. */
export async function buildVersusChoice(
  context: PageContext,
  block: VersusBlock,
  first: RecordFields | undefined,
): Promise<VersusChoice> {
  const { chosen, fields, pair } = block;
  const own = first ? textIn(first, fields.key) : '';
  const lists = await listCounterparts(context, block, first);
  const groups = (is: Readonly<Record<string, string>>) =>
    lists
      .map(({ title, items }) => ({
        title,
        options: items
          .filter((item) => textIn(item, fields.key) !== own && hasFieldValues(item, is))
          .map((item) => ({
            value: textIn(item, fields.key),
            label: plainWords(formatOption(context, fields, item)),
          })),
      }))
      .filter(({ options }) => options.length > 0);
  const sides = [pair?.first.is ?? {}, pair?.second.is ?? {}] as const;
  const other = first && pair && hasFieldValues(first, pair.second.is) ? sides[0] : sides[1];
  return {
    action: pageAddress(context, context.page.id),
    query: chosen.query,
    first: own,
    groups: [groups(sides[0]), groups(first ? other : sides[1])],
  };
}

/** The lists of the block as they are asked beside a document; none where they need one and there is none. */
export async function listCounterparts(
  context: PageContext,
  { lists }: VersusBlock,
  first: RecordFields | undefined,
): Promise<Listed[]> {
  const like = Object.entries(lists.like ?? {});
  if (like.length > 0 && !first) return [];
  const alike = Object.fromEntries(
    like.map(([name, field]) => [name, first ? textIn(first, field) : '']),
  );
  return await Promise.all(
    lists.groups.map(async ({ title, with: given }) => {
      const asked = { call: lists.call, with: { ...given, ...alike } };
      const items =
        lists.year === undefined
          ? await askItems(context, lists.call, asked.with)
          : (await askYears(context, asked, lists.year)).flatMap((year) => year.items);
      return { title: context.formatter.words(title), items };
    }),
  );
}

function formatOption(
  context: PageContext,
  fields: VersusBlock['fields'],
  item: RecordFields,
): Words {
  const cancelled = textIn(item, fields.cancelled);
  const words = {
    name: textIn(item, fields.name),
    year: textIn(item, fields.year),
    date: dayIn(context, item, fields.published),
  };
  const key = cancelled === '' ? 'versus.option' : 'versus.option-cancelled';
  return context.formatter.say(key, words);
}

/** The address of this page with these documents. */
export function comparedAt(
  context: PageContext,
  { chosen }: VersusBlock,
  { ids, onlyChanged }: { readonly ids: readonly string[]; readonly onlyChanged: boolean },
): string {
  const only = onlyChanged ? [[ONLY, CHANGED] as const] : [];
  const named = [...ids.map((id) => [chosen.query, id] as const), ...only];
  return pageAddress(context, context.page.id, named);
}
