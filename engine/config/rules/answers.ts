// Rules about blocks and the calls they ask: parameters that are taken, values that are given, fields that are answered.

import type { GivenSpec, PageSpec } from '../../../schemas/types.ts';
import { fillNames } from '../../language/fillNames.ts';
import type { CheckWords } from '../../../schemas/words.ts';
import { inEachLanguage, type AnswerName } from '../checkWords.ts';
import { listCallParams, type OpenedCall } from '../opened/spec.ts';
import { type ConfigEntry, isDamaged } from '../entry.ts';
import {
  listBlocks,
  FILTERS,
  findReferences,
  pageFilters,
  pathParameters,
  readFilterQuery,
  type BlockAt,
  type RuleContext,
  type Rules,
} from './rule.ts';
import { here, problemAt } from '../valuePlace.ts';
import { findReferencedAttributes } from './dimensions.ts';

export const ANSWER_RULES: Rules = {
  'Every block can show what its call answers': (context, report) => {
    for (const { at, call } of findAskingBlocks(context)) {
      const place = here(at.entry, `${at.pointer}/call`);
      const { shows = [] } = context.kinds[at.block.kind] ?? {};
      if (!isShown(context, at, call))
        report(
          problemAt(place, 'answer-not-shown', {
            call: call.id,
            ...inEachLanguage('written', ({ answers }) => answers[findAnswerName(context, call)]),
            ...inEachLanguage('kind', (words) => kindIn(words, at.block.kind)),
            ...inEachLanguage('wanted', (words) => answersIn(words, shows)),
          }),
        );
      else if (isPosted(context, at, call))
        report(problemAt(place, 'posted-call', { call: call.id }));
    }
  },

  'Every parameter that a call wants is given by the page': (context, report) => {
    const said = new Set<string>();
    for (const { at, call } of asking(context)) {
      if (isMistyped(context, at, call)) continue;
      const given = givenOnPage(context, at);
      const missing = listCallParams(call.spec)
        .filter(({ name, optional }) => !optional && !given.includes(name))
        .map(({ name }) => name)
        .filter((name) => !said.has(`${at.entry.id} ${name}`));
      for (const name of missing) said.add(`${at.entry.id} ${name}`);
      if (missing.length > 0)
        report(
          problemAt(here(at.entry, `${at.pointer}/call`), 'missing-parameter', {
            written: missing.join(', '),
            call: call.id,
          }),
        );
    }
  },
};

/** Whether the cause is a misspelled name that another rule reports. */
function isMistyped(context: RuleContext, at: BlockAt, call: ConfigEntry<OpenedCall>): boolean {
  const own = listCallParams(call.spec).map((param) => param.name);
  return (
    isDamaged(at.entry, 'filters') ||
    context.hasProblem(call.source.file, ['unknown-filter']) ||
    Object.keys(givenBy(at)).some((name) => !own.includes(name)) ||
    pageFilters(at.entry.spec).some(
      ({ name }) => !context.filters[name] || context.isBroken(FILTERS, `/${name}`),
    )
  );
}

/** Parameters that a block, its page's filters and its address give. */
function givenOnPage(context: RuleContext, at: BlockAt): string[] {
  const filters = pageFilters(at.entry.spec).map(({ name }) => {
    const filter = context.filters[name];
    return filter ? readFilterQuery(name, filter) : name;
  });
  return [
    ...findReferences(at, context.kinds[at.block.kind]?.gives).map(({ name }) => name),
    ...Object.keys(givenBy(at)),
    ...filters,
    ...pathParameters(at.entry.id),
  ];
}

/** A block with the call that it asks. */
export interface Asking<At extends BlockAt<unknown> = BlockAt> {
  readonly at: At;
  readonly call: ConfigEntry<OpenedCall>;
}

/** Every block that names a call that there is. */
function findAskingBlocks(context: RuleContext): Asking[] {
  return listBlocks(context).flatMap((at) => askingAt(context, at, at.block['call']));
}

/** Every block that asks a call whose answer it can show. */
export function asking(context: RuleContext): Asking[] {
  return findAskingBlocks(context).filter(({ at, call }) => canAsk(context, at, call));
}

/** The block with its call, as a list; empty without such a call. */
function askingAt<At extends BlockAt<unknown>>(
  context: RuleContext,
  at: At,
  id: unknown,
): Asking<At>[] {
  const call = context.config.calls.entries.get(String(id));
  return call ? [{ at, call }] : [];
}

/** Blocks of one kind with their calls, without those that have mistakes already reported. */
export function answered<Spec extends { kind: string; call: string }>(
  context: RuleContext,
  blocks: readonly BlockAt<Spec>[],
): Asking<BlockAt<Spec>>[] {
  return blocks
    .flatMap((at) => askingAt(context, at, at.block.call))
    .filter(
      ({ at, call }) =>
        canAsk(context, at, call) &&
        // measures cannot be told where the model itself has mistakes
        (context.config.ledger !== null || call.spec.ask === undefined) &&
        !context.hasProblem(call.source.file, ['unknown-measure']),
    );
}

type BlockOfKind = Pick<BlockAt<{ readonly kind: string }>, 'block'>;

export function canAsk(
  context: RuleContext,
  at: BlockOfKind,
  call: ConfigEntry<OpenedCall>,
): boolean {
  return isShown(context, at, call) && !isPosted(context, at, call);
}

/** Whether the call is asked by POST, which blocks of this kind do not. */
function isPosted(
  { kinds }: RuleContext,
  { block }: BlockOfKind,
  { spec }: ConfigEntry<OpenedCall>,
): boolean {
  return spec.method === 'post' && kinds[block.kind]?.posts !== true;
}

/** Whether the kind of the block shows what the call answers. */
function isShown(
  { kinds, shapes }: RuleContext,
  { block }: BlockOfKind,
  { spec }: ConfigEntry<OpenedCall>,
): boolean {
  const shows = kinds[block.kind]?.shows;
  return shows === undefined || shows.includes(shapes[spec.answer].answers(spec));
}

/** What a call answers, as it is called. */
function findAnswerName({ shapes }: RuleContext, { spec }: ConfigEntry<OpenedCall>): AnswerName {
  return shapes[spec.answer].answers(spec);
}

/** The words for a kind of block; for one of the portal's own its name. */
export function kindIn({ kinds, frame }: CheckWords, kind: string): string {
  const own: Readonly<Record<string, string>> = kinds;
  return own[kind] ?? fillNames(frame.kind, { kind });
}

/** Several answers in one list. */
function answersIn({ answers, frame }: CheckWords, names: readonly AnswerName[]): string {
  const [last = '', ...before] = names.map((name) => answers[name]).reverse();
  return before.length === 0
    ? last
    : fillNames(frame.or, { before: before.reverse().join(', '), last });
}

/** What the block gives to its call. */
export function givenBy(at: BlockAt): Record<string, GivenSpec> {
  return (at.block['with'] as Record<string, GivenSpec> | undefined) ?? {};
}

/** What a block of a page can take values from: the page's filters and the parameters of its address. */
export function listInputs(entry: ConfigEntry<PageSpec>): string[] {
  return [...pageFilters(entry.spec).map(({ name }) => name), ...pathParameters(entry.id)];
}

/** The same for a name as it is written: what the member says that the address names is offered to names with a point alone. */
export function inputsFor(
  context: RuleContext,
  entry: ConfigEntry<PageSpec>,
  written: string,
): string[] {
  const own = listInputs(entry);
  if (!written.includes('.')) return own;
  // a ledger with a mistake says nothing of members, so that any attribute may be one
  return context.config.ledger
    ? [...own, ...findReferencedAttributes(context, entry)]
    : [...own, written];
}

/** The name of the filter that says what a parameter of a call takes; null where there is none. */
export function filterOfParameter(
  context: RuleContext,
  call: ConfigEntry<OpenedCall>,
  name: string,
): string | null {
  const param = listCallParams(call.spec).find((each) => each.name === name);
  if (!param) return null;
  const found = Object.entries(context.filters).find(
    ([key, filter]) => key === (param.filter ?? (readFilterQuery(key, filter) === name ? key : '')),
  );
  return found ? found[0] : null;
}
