// Asks a call, lets a function look at the answer, and puts what it found into words.

import type { TreeAnswer } from '../answers/answer.ts';
import { askHeld, type AnswerAsking } from '../answers/answerService.ts';
import { askYearAway } from '../answers/otherYears.ts';
import { readParameters, type Params, type ReadPage } from '../answers/params.ts';
import { untilAsked } from '../answers/period.ts';
import { fillNames } from '../language/fillNames.ts';
import type { Shortening } from '../answers/shortNames.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import { lookup } from '../model/lookup.ts';
import type { Call, CallingBlock, Finding, Words } from '../model/portal.ts';
import type { ChosenValue } from '../state/shownValue.ts';
import { saidIn } from '../values/chosen.ts';
import { NotValued } from '../values/fits.ts';
import { counted, findRowDimension } from './counted.ts';
import type { Results, Seen } from './find.ts';
import { FINDINGS } from './findings.ts';
import { wordsOfMembers } from './members.server.ts';
import { pickText, type Sayable } from './say.server.ts';

/** What a finding is told with. */
interface FindingContext extends ReadPage {
  readonly ledger: Shortening['ledger'];
  readonly formatter: LocaleFormatter;
  /** Throws ApiProblem where no ledger serves. */
  readonly answerService: () => AnswerAsking;
  readonly signal?: AbortSignal | undefined;
  /** What the reader has amounts shown as. */
  readonly value?: ChosenValue | null;
  /** The same with amounts as they are, where they are shown as something else. */
  readonly absolute?: FindingContext | null;
  readonly log?: { warn(words: object, message: string): void } | undefined;
}

/** What is asked for a finding. */
export type Caller = Pick<CallingBlock, 'call' | 'with'>;

/** The sentence of a finding; null where nothing is found, or where it fails: the page stands without it. */
export async function tellFinding(
  context: FindingContext,
  asked: Caller,
  finding: Finding,
): Promise<Words | null> {
  const { absolute, value } = context;
  // the whole of a share is always the same: sentences tell the amounts
  if (absolute && value?.mode.way === 'share') return await tellFinding(absolute, asked, finding);
  try {
    return await told(context, asked, finding);
  } catch (error) {
    context.signal?.throwIfAborted();
    // amounts name their unit, a change does not say of what it is one
    if (absolute && error instanceof NotValued)
      return CHANGES.includes(finding.tell) ? null : await tellFinding(absolute, asked, finding);
    const words = { page: context.page.id, call: asked.call, finding: finding.tell };
    context.log?.warn({ ...words, err: error }, 'a finding failed');
    return null;
  }
}

async function told(
  context: FindingContext,
  asked: Caller,
  finding: Finding,
): Promise<Words | null> {
  const { portal, signal } = context;
  const call = lookup(portal.calls, asked.call);
  const params = readParameters(context, call, asked.with);
  const fields = Object.values(finding.fields ?? {});
  const service = context.answerService();
  const asIs = untilAsked(await askHeld(service, 'figures', { call, params, signal }));
  if (asIs.items.length === 0) return null;
  const dimension = findRowDimension(portal, call, params);
  const answer = counted(asIs, dimension, fields);
  const seen: Seen = {
    answer,
    fields: finding.fields ?? {},
    codes: codesIn(finding, answer, context.read.values),
    rows: finding.rows,
    ...(finding.parts && { parts: finding.parts }),
    dimension,
    percents: portal.settings.percents,
    earlier: wantsEarlier(finding, answer)
      ? await askYearAway(service, { call, params, signal }, -1)
      : null,
  };
  return sayFound(context, { call, params, answer }, { finding, seen });
}

/** Codes of rows; a filter in braces stands for what it has, a number for the code that it is. */
function codesIn(
  { codes = {} }: Finding,
  { items }: TreeAnswer,
  values: Readonly<Record<string, string>>,
): Seen['codes'] {
  return Object.fromEntries(
    Object.entries(codes).map(([name, written]) => {
      if (!written.includes('{')) return [name, written];
      const wanted = fillNames(written, values);
      const isMeant = ({ code }: { readonly code: string }) =>
        code === wanted || (/^\d+$/.test(wanted) && Number(code) === Number(wanted));
      return [name, items.find(isMeant)?.code ?? wanted];
    }),
  );
}

/** What a function finds in an answer that is at hand, in words. */
function sayFound(
  context: Pick<FindingContext, 'portal' | 'ledger' | 'formatter' | 'read' | 'value' | 'absolute'>,
  { call, params, answer }: { call: Call; params: Params; answer: TreeAnswer },
  { finding, seen }: { finding: Pick<Finding, 'tell' | 'texts'>; seen: Seen },
): Words | null {
  const all = lookup(FINDINGS, finding.tell).find(seen);
  if (!all) return null;
  const isChange = CHANGES.includes(finding.tell);
  const { way = '' } = (context.absolute && context.value?.mode) || {};
  // a percentage of a percentage says nothing
  const found = way === 'percent' && isChange ? withoutPercent(all) : all;
  const members = wordsOfMembers(context, call, params);
  const chosen = context.read.values;
  return pickText(
    context.formatter,
    { found, period: answer.period, members, chosen, ...buildPrices(context, isChange) },
    finding.texts,
  );
}

/** Findings that set one year against another. */
const CHANGES: readonly string[] = ['change', 'trend'];

function withoutPercent(found: Results): Results {
  return Object.fromEntries(Object.entries(found).filter(([name]) => name !== 'percent'));
}

/** Amounts in other prices say so; what is divided says it of itself, but for changes in percent. */
function buildPrices(
  {
    portal,
    formatter,
    value,
    absolute,
  }: Pick<FindingContext, 'portal' | 'formatter' | 'value' | 'absolute'>,
  isChange: boolean,
): Pick<Sayable, 'prices' | 'behind'> {
  const chosen = absolute ? value : null;
  if (chosen?.mode.way === 'percent') return {};
  const { otherwise = null } = portal.settings.values.find(({ way }) => way === 'prices') ?? {};
  const nominal = otherwise ? { prices: formatter.plain(otherwise) } : {};
  if (!chosen) return nominal;
  const words = formatter.plain(saidIn(chosen));
  if (chosen.mode.way === 'prices')
    return { prices: words, behind: { words, amounts: true, others: isChange } };
  return { ...nominal, behind: { words, amounts: false, others: isChange } };
}

function wantsEarlier({ tell, fields }: Finding, { arrangement }: TreeAnswer): boolean {
  const { earlier = false } = lookup(FINDINGS, tell);
  return earlier && fields?.['previous'] === undefined && arrangement !== 'points';
}

/** Null where the page has no such heading, or nothing is found: its title stands. */
export async function formatPageHeading(context: FindingContext): Promise<Words | null> {
  const { heading } = context.page;
  return heading ? await tellFinding(context, heading, heading.finding) : null;
}
