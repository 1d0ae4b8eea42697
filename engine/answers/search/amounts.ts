// What codes came to in the last whole year and in the one before: what is said beside those that are found, and which of them are in use.

import type { Ledger } from '../../ledger/ledger.ts';
import { PERIODS } from '../../model/calendar.ts';
import { readCommonParts } from '../../ledger/query/loadedParts.ts';
import { lookup } from '../../model/lookup.ts';
import type { Call, Portal, SearchedAmount } from '../../model/portal.ts';
import type { TreeItem } from '../answer.ts';
import { askFor } from '../figures.ts';
import { readParams } from '../params.ts';
import { TREE } from '../tree/tree.shape.ts';

/** Amounts as decimals; null where it is not known. */
export interface CodeAmount {
  readonly year: number;
  readonly amount: string;
  readonly before: string | null;
  /** Whether it is that of all whose sum it is: another says nothing of them. */
  readonly isWhole: boolean;
}

export type CodeAmounts = ReadonlyMap<string, CodeAmount>;

/** Of each code that has an amount other than nothing; none where no year is whole. Throws ApiProblem. */
export async function amountsByCode(
  portal: Portal,
  ledger: Ledger,
  declared: SearchedAmount,
): Promise<CodeAmounts> {
  const amounts = new Map<string, CodeAmount>();
  const call = lookup(portal.calls, declared.call);
  const paramsIn = (year: number) =>
    buildParams(portal, call, declared, { [call.year]: String(year) });
  const latest = Math.max(0, ...ledger.latest.map((period) => period.year));
  const year = latest === 0 ? undefined : await lastWholeYear(ledger, call, paramsIn(latest));
  if (year === undefined) return amounts;
  const params = paramsIn(year);
  const asked = { portal, ledger, call, params, flat: false, lang: '', signal: undefined };
  const answer = await TREE.ask(asked);
  const isWhole = answer.coverage?.whole !== false;
  const gather = (items: readonly TreeItem[]) => {
    for (const { code, data, children } of items) {
      const amount = data[declared.field] ?? null;
      const before = data[declared.before ?? ''] ?? null;
      if (amount !== null && Number(amount) !== 0 && !amounts.has(code))
        amounts.set(code, { year, amount, before, isWhole });
      gather(children);
    }
  };
  gather(answer.items);
  return amounts;
}

function buildParams(
  portal: Portal,
  call: Call,
  { with: given }: SearchedAmount,
  more: Readonly<Record<string, string>>,
): ReturnType<typeof readParams> {
  const values = Object.entries(given).flatMap(([name, own]) =>
    typeof own === 'object' ? [] : [[name, String(own)] as const],
  );
  const isInPath = ([name]: readonly [string, string]) => call.path.includes(`:${name}`);
  const path = Object.fromEntries(values.filter(isInPath));
  const query = new URLSearchParams({
    ...Object.fromEntries(values.filter((value) => !isInPath(value))),
    ...more,
  });
  return readParams(portal, call, { path, query });
}

/** Undefined where no year is loaded to its end. */
async function lastWholeYear(
  { store }: Ledger,
  call: Call,
  params: ReturnType<typeof readParams>,
): Promise<number | undefined> {
  const facts = [...new Set(askFor(call, params).flatMap((ask) => ask.facts))];
  const ends = (await readCommonParts(store, facts)).filter(
    ({ grain, period }) => grain !== 'none' && period === PERIODS[grain],
  );
  return ends.length === 0 ? undefined : Math.max(...ends.map(({ year }) => year));
}
