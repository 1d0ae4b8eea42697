// What rules about blocks say of fields: which a call answers, which of them hold amounts and which percentages.

import type { MeasureSpec } from '../../../schemas/types.ts';
import { partAt } from '../../addresses/parts.ts';
import { inEachLanguage, type AnswerName } from '../checkWords.ts';
import { toList } from '../normalize/given.ts';
import { listAskMeasures, type OpenedCall } from '../opened/spec.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../entry.ts';
import { answered } from './answers.ts';
import type { BlockAt, RuleContext } from './rule.ts';
import { here, problemAt, problemAtKey, unknownName, type ValuePlace } from '../valuePlace.ts';

/** What a figure is: an amount, or how large one amount is beside another. */
export type FigureKind = 'amount' | 'percent';

/** A field that something names: its place below what names it, and what it is to hold there. */
export type FieldReference = readonly [pointer: string, field: string, wanted?: FigureKind];

/** The fields that a call's asks or members answer beside the code and its name. */
export function listAnsweredFields(call: OpenedCall): string[] {
  if (call.members) return Object.keys(call.members.fields);
  const fields = (call.ask ?? []).flatMap((ask) => listAskMeasures(ask).map(([field]) => field));
  return [...new Set(fields)];
}

/** The fields that stand in the rows of what a call answers. */
export function fieldsOfRows(
  { shapes, config }: RuleContext,
  { spec }: Pick<ConfigEntry<OpenedCall>, 'spec'>,
): readonly string[] {
  return shapes[spec.answer].fields?.(spec, config.ledger?.spec) ?? listAnsweredFields(spec);
}

/** What a field of a call holds; null where it is none of the figures, or the model cannot be read. */
export function figureOf(context: RuleContext, call: OpenedCall, field: string): FigureKind | null {
  const measure = findMeasure(context, call, field);
  if (!measure) return null;
  return measure.kind === 'percent' ? 'percent' : 'amount';
}

function findMeasure(
  { config }: RuleContext,
  call: OpenedCall,
  field: string,
): MeasureSpec | undefined {
  for (const ask of call.ask ?? []) {
    const [, name = ''] = listAskMeasures(ask).find(([known]) => known === field) ?? [];
    const [fact = ''] = toList(ask.fact);
    const measure = config.ledger?.spec.facts[fact]?.measures[name];
    if (measure) return measure;
  }
  return undefined;
}

/** Fields of blocks that their calls do not answer, or that hold another kind of figure. `references` lists them by pointer. */
export function* strangeFields<Spec extends { kind: string; call: string }>(
  context: RuleContext,
  blocks: readonly BlockAt<Spec>[],
  references: (block: Spec) => Iterable<FieldReference>,
): Generator<Problem> {
  for (const { at, call } of answered(context, blocks)) {
    for (const [pointer, field, wanted] of references(at.block))
      yield* strangeField(context, call, here(at.entry, `${at.pointer}/${pointer}`), [
        field,
        wanted,
      ]);
  }
}

/** The same of one field at its place. */
export function* strangeField(
  context: RuleContext,
  call: ConfigEntry<OpenedCall>,
  place: ValuePlace,
  [field, wanted]: readonly [field: string, wanted?: FigureKind | undefined],
): Generator<Problem> {
  const fields = fieldsOfRows(context, call);
  const fitting = wanted
    ? fields.filter((known) => (figureOf(context, call.spec, known) ?? wanted) === wanted)
    : fields;
  if (!fields.includes(field))
    yield unknownName(place, 'unknown-field', {
      written: field,
      allowed: fitting,
      words: { call: call.id },
    });
  else if (!fitting.includes(field))
    yield problemAt(
      place,
      wanted === 'percent' ? 'amount-for-percent' : 'percent-for-amount',
      { written: field },
      { allowed: fitting },
    );
}

/** That the portal has no such message: readers would see its key. What another language lacks is said of its messages. */
export function* missingMessageProblems(
  context: RuleContext,
  place: ValuePlace,
  key: string,
): Generator<Problem> {
  const [locale = ''] = context.locales;
  const entries = context.locales.flatMap((each) => context.config.messages.get(each) ?? []);
  if (!entries.some(({ spec }) => partAt(spec, key) !== undefined))
    yield problemAt(place, 'missing-message', { written: key, language: locale });
}

/** A key of a block that does nothing for what its call answers. */
export function voidForAnswer(place: ValuePlace, call: string, answer: AnswerName): Problem {
  const written = place.pointer.slice(place.pointer.lastIndexOf('/') + 1);
  return problemAtKey(place, 'void-for-answer', {
    written,
    call,
    ...inEachLanguage('answer', ({ answers }) => answers[answer]),
  });
}
