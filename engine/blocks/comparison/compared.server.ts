// One question asked for each member of a list: those that answered can be compared, of each other it is said why not.

import { askHeld } from '../../answers/answerService.ts';
import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import { readParameters, type Params } from '../../answers/params.ts';
import type { Note } from '../../ledger/query/coverage.ts';
import { amountIn, rowsAt } from '../../findings/rows.ts';
import { first, lookup } from '../../model/lookup.ts';
import type { Call } from '../../model/portal.ts';
import { NotValued } from '../../values/fits.ts';
import type { PageContext } from '../contract/context.server.ts';
import { isForLedger, logFailure } from '../contract/failure.server.ts';
import { findLike } from '../contract/like.server.ts';
import { asListed, listedMembers, listFilter, type ListMember } from '../contract/listed.server.ts';
import { whyWords } from '../contract/valued.server.ts';
import type { ComparisonBlock } from './comparison.kind.ts';

/** A member with its figures. */
export interface ComparedOne extends ListMember {
  readonly answer: TreeAnswer;
  /** All its rows together, without those that stand elsewhere. */
  readonly total: bigint;
  /** By code. */
  readonly rows: ReadonlyMap<string, TreeItem>;
}

/** A member that is not compared, and why. */
export interface LeftOut extends ListMember {
  readonly why: string;
}

export interface ComparedSet {
  readonly call: Call;
  /** The parameters of the first that answered; null where none did. */
  readonly params: Params | null;
  /** How many of the compared nobody chose: they stand beside one that would be alone. */
  readonly company: number;
  readonly compared: readonly ComparedOne[];
  readonly left: readonly LeftOut[];
}

/** What came of one member. */
type Came = { readonly member: ListMember; readonly params: Params } & (
  { readonly answer: TreeAnswer } | { readonly error: unknown }
);

/** Throws where the ledger answers nobody, and where nobody's figures can be shown as the reader chose. */
export async function askEach(context: PageContext, block: ComparisonBlock): Promise<ComparedSet> {
  const call = lookup(context.portal.calls, block.call);
  const chosen = listedMembers(context);
  const members = await withCompany(context, block, chosen);
  const came = await Promise.all(members.map((member) => askOne(context, block, call, member)));
  const errors = came.flatMap((each) => ('error' in each ? [each.error] : []));
  if (errors.length === came.length) refuseAll(errors);
  const answered = came.flatMap((each) => ('answer' in each ? [each] : []));
  const shown = answered.filter(({ answer }) => answer.items.length > 0);
  const period = buildPeriod(shown.map(({ answer }) => answer));
  const fits = shown.filter(({ answer }) => sameAs(answer.period, period));
  const isChosen = ({ number }: ListMember) => number <= chosen.length;
  const compared = fits.map(({ member, answer }) => comparedOf(block, member, answer));
  return {
    call,
    params: fits[0]?.params ?? null,
    company: compared.length - compared.filter(isChosen).length,
    compared,
    // of what nobody chose nothing is missing
    left: came
      .filter(
        ({ member }) => isChosen(member) && compared.every(({ code }) => code !== member.code),
      )
      .map((each) => ({ ...each.member, why: whyLeft(context, block, each) })),
  };
}

/** So many stand beside one that was chosen alone. */
const COMPANY = 4;

/** Of one alone nothing is compared: those that are most like it stand beside it. */
async function withCompany(
  context: PageContext,
  block: ComparisonBlock,
  chosen: readonly ListMember[],
): Promise<readonly ListMember[]> {
  if (chosen.length !== 1) return chosen;
  const codes = chosen.map(({ code }) => code);
  const like = (await findLike(context, block, codes)) ?? [];
  return asListed(context, [...codes, ...like.slice(0, COMPANY).map(({ code }) => String(code))]);
}

async function askOne(
  context: PageContext,
  block: ComparisonBlock,
  call: Call,
  member: ListMember,
): Promise<Came> {
  const { read, signal } = context;
  // where no ledger serves that is said for all
  const service = context.answerService();
  const values = { ...read.values, [listFilter(context).name]: member.code };
  const params = readParameters({ ...context, read: { ...read, values } }, call, block.with);
  try {
    return { member, params, answer: await askHeld(service, 'figures', { call, params, signal }) };
  } catch (error) {
    signal?.throwIfAborted();
    return { member, params, error };
  }
}

function refuseAll(errors: readonly unknown[]): void {
  const [one] = errors;
  if (one !== undefined && (one instanceof NotValued || isForLedger(one))) throw one;
}

/** The period that most of them have; of equally many the first. */
function buildPeriod(answers: readonly TreeAnswer[]): TreeAnswer['period'] {
  const counted = Map.groupBy(answers, ({ period }) => JSON.stringify(period));
  const [most] = [...counted.values()].sort((a, b) => b.length - a.length);
  return most ? first(most).period : null;
}

function sameAs(a: TreeAnswer['period'], b: TreeAnswer['period']): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function comparedOf(block: ComparisonBlock, member: ListMember, answer: TreeAnswer): ComparedOne {
  const all = rowsAt(answer, block.rows);
  const rows = all.filter(({ code }) => !block.without?.includes(code));
  const amountOf = (item: TreeItem | null) => amountIn(item, block.fields.value) ?? 0n;
  const [total = null] = answer.items;
  const elsewhere = all.filter((row) => !rows.includes(row));
  return {
    ...member,
    answer,
    total: elsewhere.reduce((sum, row) => sum - amountOf(row), amountOf(total)),
    rows: new Map(rows.map((row) => [row.code, row])),
  };
}

function whyLeft(context: PageContext, block: ComparisonBlock, came: Came): string {
  const { formatter, log } = context;
  if ('answer' in came) {
    const { period } = came.answer;
    if (came.answer.items.length > 0 && period)
      return formatter.say('comparison.other-period', { period: formatter.period(period) });
    return formatter.say('comparison.nothing');
  }
  const { error, member } = came;
  if (error instanceof NotValued) return whyWords(context, error.why);
  logFailure(log, { page: context.page.id, block: block.id, member: member.code }, error);
  return formatter.say('comparison.failed');
}

/** What the figures of all of them cannot say of themselves, each once. */
export function collectNotes(compared: readonly ComparedOne[]): Note[] {
  const all = compared.flatMap(({ answer }) => answer.notes);
  return [...new Map(all.map((note) => [JSON.stringify(note), note])).values()];
}
