// Answers neighbours of a member: those of its group that are nearest to it by a number of theirs, or else by an amount.

import { parseHundredths } from '../../language/decimals.ts';
import { divideTruncated, wholePercent } from '../../language/ratio.ts';
import { compareCodes } from '../../model/branches.ts';
import { first, lookup, assertDefined } from '../../model/lookup.ts';
import type { LikeAsk } from '../../model/portal.ts';
import type { RecordsAnswer, TreeAnswer } from '../answer.ts';
import { askGroups } from '../groups/groups.ts';
import { recordSchema, TEXT, WHOLE_NUMBER } from '../jsonSchema.ts';
import { readParams } from '../params.ts';
import { ApiProblem } from '../problem.ts';
import type { AskedCall } from '../shape.ts';
import type { Finder } from './loadedPeriods.ts';

const FIELDS = {
  code: TEXT,
  codeName: TEXT,
  reason: { enum: ['number', 'amount'] },
  percent: WHOLE_NUMBER,
};

export const NEIGHBOURS: Finder = {
  fields: () => Object.keys(FIELDS),
  ask: askNeighbours,
  schema: () => recordSchema(FIELDS),
};

/** Why a member is a neighbour: its number, or its amount where numbers are not known. */
type Reason = 'number' | 'amount';

/** How much each has of what they are compared by. */
type Sizes = ReadonlyMap<string, bigint>;

/** The nearest first. Where no numbers are known, amounts decide. Throws ApiProblem `unknown-code`. */
async function askNeighbours(asked: AskedCall): Promise<RecordsAnswer> {
  const { ledger, call, params, portal } = asked;
  const like = assertDefined(call.like);
  const code = String(params[like.param]);
  const { members } = ledger;
  if (!members.has(like.dimension, code))
    throw new ApiProblem('unknown-code', { parameter: like.param, received: code });
  const year = Number(params[call.year]);
  const groupOf = (each: string) => members.attribute(like.dimension, each, like.group, year);
  const sameSort = (each: string) =>
    (like.same ?? []).every(
      (name) =>
        members.attribute(like.dimension, each, name, year) ===
        members.attribute(like.dimension, code, name, year),
    );
  const others = members
    .list(like.dimension, year)
    .map((member) => member.code)
    .filter((each) => each !== code && groupOf(each) === groupOf(code) && sameSort(each));
  const candidates = [...new Set(others)];
  const numbers = buildNumbers(asked, like, [code, ...candidates], year);
  const byNumber = nearest(code, candidates, numbers, like.most);
  const reason: Reason = byNumber.length > 0 ? 'number' : 'amount';
  const found =
    byNumber.length > 0
      ? byNumber
      : nearest(code, candidates, await buildAmounts(asked, like, groupOf(code) ?? ''), like.most);
  const locale = asked.lang || first(portal.settings.locales).code;
  return {
    holds: 'records',
    items: found.map(({ code: each, percent }) => {
      const names = members.title(like.dimension, each, year) ?? {};
      const name = names[locale] ?? Object.values(names)[0] ?? each;
      return { code: each, codeName: name, reason, percent };
    }),
  };
}

/** What members say of themselves; those that say nothing, or no number, are left out. */
function buildNumbers(
  { ledger }: AskedCall,
  { dimension, number }: LikeAsk,
  codes: readonly string[],
  year: number,
): Sizes {
  return new Map(
    codes.flatMap((code) => {
      const text = ledger.members.attribute(dimension, code, number, year) ?? '';
      return /^\d+$/.test(text) && BigInt(text) > 0n ? [[code, BigInt(text)] as const] : [];
    }),
  );
}

/** Amounts of all in a group, asked once. */
async function buildAmounts(asked: AskedCall, like: LikeAsk, group: string): Promise<Sizes> {
  const { portal, params } = asked;
  const call = lookup(portal.calls, like.call);
  const { one } = assertDefined(call.groups);
  const query = new URLSearchParams({ [one]: String(Number(group)) });
  for (const { name } of call.params)
    if (name !== one && params[name] !== undefined) query.set(name, String(params[name]));
  const own = readParams(portal, call, { path: {}, query });
  return sizesIn(await askGroups({ ...asked, call, params: own }), like.measure);
}

function sizesIn({ items }: TreeAnswer, field: string): Sizes {
  return new Map(
    items.flatMap(({ code, data }) => {
      const amount = parseHundredths(data[field] ?? '') ?? 0n;
      return amount > 0n ? [[code, amount] as const] : [];
    }),
  );
}

/** With how many percent of the member's own size each has; none where its own is not known. */
function nearest(
  code: string,
  candidates: readonly string[],
  sizes: Sizes,
  most: number,
): { readonly code: string; readonly percent: number }[] {
  const own = sizes.get(code);
  if (own === undefined) return [];
  return candidates
    .flatMap((each) => {
      const size = sizes.get(each);
      return size === undefined ? [] : [{ code: each, size, away: timesAway(own, size) }];
    })
    .sort((a, b) => Number(a.away - b.away) || compareCodes(a.code, b.code))
    .slice(0, most)
    .map(({ code: each, size }) => ({ code: each, percent: Number(wholePercent(size, own)) }));
}

/** How many times one is the other, in millionths: twice is as far as half. */
function timesAway(a: bigint, b: bigint): bigint {
  return a > b ? divideTruncated(a * 1_000_000n, b) : divideTruncated(b * 1_000_000n, a);
}
