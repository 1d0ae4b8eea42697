// Checks the fields of a block for each choice of its reader, as a call may answer some only.

import { holdsAll } from '../../state/decide.ts';
import type { Condition } from '../../model/portal.ts';
import { normalizeCondition } from '../normalize/given.ts';
import { listAskMeasures } from '../opened/spec.ts';
import type { Problem } from '../problems.ts';
import { buildSource } from './answeredValues.ts';
import { answered, type Asking } from './answers.ts';
import { collectConditionValues, formatSetting, listSettings, OTHER } from './combinations.ts';
import { listAnsweredFields, type FieldReference } from './fields.ts';
import type { BlockAt, RuleContext } from './rule.ts';
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

/** For each setting of the page that decides what is asked; one that nothing answers, or of values that nobody names, is left out. */
function answersByChoice(context: RuleContext, asking: Asking): AnsweredChoice[] {
  const { at, call } = asking;
  const asks = call.spec.ask ?? [];
  const params = [...new Set(asks.flatMap(({ when }) => Object.keys(when ?? {})))];
  const sources = params.map((param) => buildSource(context, asking, param));
  const names = [...new Set(sources.flatMap((source) => source.names))];
  const only = normalizeCondition(at.block['only'] as Condition | undefined);
  const settings = listSettings(context, at.entry, {
    names: [...names, ...Object.keys(only)],
    named: collectConditionValues([only]),
  });
  return (settings ?? []).flatMap((setting) => {
    const given = Object.fromEntries(
      sources.map(({ param, fixed, valueIn }) => [param, fixed?.value ?? valueIn(setting)]),
    );
    const holding = asks.filter(({ when }) => holdsAll(normalizeCondition(when), given));
    const isUnknown = Object.values(setting).includes(OTHER) || !holdsAll(only, setting);
    if (isUnknown || holding.length === 0) return [];
    const told = Object.entries(setting).filter(([name]) => names.includes(name));
    const fields = holding.flatMap((ask) => listAskMeasures(ask).map(([field]) => field));
    return [{ choice: formatSetting(Object.fromEntries(told)), fields }];
  });
}
