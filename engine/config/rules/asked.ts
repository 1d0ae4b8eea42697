// Checks the fields of a block for each choice of its reader, as a call may answer some only.

import { holdsAll } from '../../state/decide.ts';
import { normalizeCondition, toList } from '../normalize/given.ts';
import { listAskMeasures, type OpenedCall } from '../opened/spec.ts';
import type { Problem } from '../problems.ts';
import { answered, givenBy, listCallParams, type Asking } from './answers.ts';
import { listAnsweredFields, type FieldReference } from './fields.ts';
import { pageFilters, readFilterQuery, type BlockAt, type RuleContext } from './rule.ts';
import { here, problemAt } from '../valuePlace.ts';

/** Problems of fields that are empty for some choice of the reader, naming the first such choice. */
export function* partlyAnswered<Spec extends { kind: string; call: string }>(
  context: RuleContext,
  blocks: readonly BlockAt<Spec>[],
  references: (block: Spec) => Iterable<FieldReference>,
): Generator<Problem> {
  for (const asking of answered(context, blocks)) {
    const { at, call } = asking;
    const every = answersByChoice(context, asking);
    const always = listAnsweredFields(call.spec).filter((field) =>
      every.every(({ fields }) => fields.includes(field)),
    );
    for (const [pointer, field] of references(at.block)) {
      const lacking = every.find(({ fields }) => !fields.includes(field));
      if (!lacking || !listAnsweredFields(call.spec).includes(field)) continue;
      yield problemAt(
        here(at.entry, `${at.pointer}/${pointer}`),
        'unanswered-choice',
        { written: field, call: call.id, choice: lacking.choice },
        { allowed: always },
      );
      break;
    }
  }
}

/** A choice of the reader, and the fields that are answered for it. */
interface AnsweredChoice {
  readonly choice: string;
  readonly fields: readonly string[];
}

/** For each combination of choices that decide what is asked; one that nothing answers, or that is not known here, is left out. */
function answersByChoice(context: RuleContext, { at, call }: Asking): AnsweredChoice[] {
  const asks = call.spec.ask ?? [];
  const params = [...new Set(asks.flatMap(({ when }) => Object.keys(when ?? {})))];
  const values = params.map((param) => findValues(context, { at, call }, param));
  if (values.some((some) => some === null)) return [];
  return combined(values.flatMap((some) => some ?? [])).flatMap((chosen) => {
    const given = Object.fromEntries(chosen.map(({ param, value }) => [param, value]));
    const holding = asks.filter(({ when }) => holdsAll(normalizeCondition(when), given));
    if (holding.length === 0) return [];
    const told = chosen.flatMap(({ filter, value }) => (filter ? [`${filter}: ${value}`] : []));
    const fields = holding.flatMap((ask) => listAskMeasures(ask).map(([field]) => field));
    return [{ choice: told.join(', '), fields }];
  });
}

/** What a parameter may be on a page; `filter` is who chooses it, empty where it is fixed. */
interface ParamValues {
  readonly param: string;
  readonly filter: string;
  readonly values: readonly string[];
}

/** Null where it cannot be said from here. */
function findValues(context: RuleContext, { at, call }: Asking, param: string): ParamValues | null {
  const given = givenBy(at)[param];
  if (given !== undefined && typeof given !== 'object')
    return { param, filter: '', values: [String(given)] };
  if (given?.decide !== undefined) return null;
  const [from, ...others] = toList(given?.from);
  if (others.length > 0) return null;
  const chosen = pageFilters(at.entry.spec).find(
    ({ name }) => name === from || (from === undefined && findQueryName(context, name) === param),
  );
  if (!chosen) return from === undefined ? leftOut(call.spec, param, at) : null;
  const filter = context.filters[chosen.name];
  if (filter?.kind !== 'choice') return null;
  const options = chosen.spec?.options ?? filter.options?.map(({ value }) => value) ?? [];
  const condition = at.block['only'] as Parameters<typeof normalizeCondition>[0];
  const only = normalizeCondition(condition)[chosen.name] ?? [];
  const values = only.length > 0 ? options.filter((option) => only.includes(option)) : options;
  return { param, filter: chosen.name, values };
}

function findQueryName(context: RuleContext, name: string): string {
  return readFilterQuery(name, context.filters[name] ?? {});
}

/** What a parameter is that nobody gives; the address may give it too. */
function leftOut(call: OpenedCall, param: string, at: BlockAt): ParamValues | null {
  if (at.entry.id.includes(`[${param}]`)) return null;
  const spec = (call.params ?? []).find((each) => typeof each === 'object' && each.name === param);
  const standard = typeof spec === 'object' ? spec.default : undefined;
  if (
    standard === undefined &&
    !listCallParams(call).some(({ name, optional }) => name === param && optional)
  )
    return null;
  return { param, filter: '', values: [String(standard)] };
}

interface Chosen {
  readonly param: string;
  readonly filter: string;
  readonly value: string;
}

/** Every combination; parameters of one filter have the same value. */
function combined(params: readonly ParamValues[]): Chosen[][] {
  return params.reduce<Chosen[][]>(
    (before, { param, filter, values }) =>
      before.flatMap((chosen) => {
        const same = filter === '' ? undefined : chosen.find((each) => each.filter === filter);
        const left = same ? values.filter((value) => value === same.value) : values;
        return left.map((value) => [...chosen, { param, filter, value }]);
      }),
    [[]],
  );
}
