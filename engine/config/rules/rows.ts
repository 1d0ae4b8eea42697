// What rules about blocks say of rows: which codes the rows of an answer can have.

import type { DimensionSpec } from '../../../schemas/types.ts';
import { type OpenedCall, listAskMeasures } from '../opened/spec.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../entry.ts';
import type { RuleContext, BlockAt } from './rule.ts';
import { problemAt, unknownName, type ValuePlace, here } from '../valuePlace.ts';
import { holdsAll } from '../../state/decide.ts';
import type { Condition } from '../../model/portal.ts';
import { normalizeCondition } from '../normalize/given.ts';
import { buildSource } from './answeredValues.ts';
import { answered, type Asking } from './answers.ts';
import { collectConditionValues, formatSetting, listSettings, OTHER } from './combinations.ts';
import { listAnsweredFields, type FieldReference } from './fields.ts';

/** The dimensions whose codes may stand in the rows of an answer. */
export function listRowDimensions({ members, ask = [] }: OpenedCall): string[] {
  if (members) return [members.dimension];
  return [...new Set(ask.flatMap(({ by }) => by ?? []))];
}

/** A code that no row of a call's answer can have. */
export function* strangeRow(
  context: RuleContext,
  { id, spec }: ConfigEntry<OpenedCall>,
  place: ValuePlace,
  code: string,
): Generator<Problem> {
  const rows = [...new Set((spec.ask ?? []).flatMap(({ row }) => row?.code ?? []))];
  if (rows.length > 0) {
    if (!rows.includes(code))
      yield unknownName(place, 'unknown-row', {
        written: code,
        allowed: rows,
        words: { call: id },
      });
    return;
  }
  if (context.shapes[spec.answer].answers(spec) === 'series') {
    if (!POINT.test(code))
      yield problemAt(place, 'unknown-row', { written: code, call: id }, { allowed: POINTS });
    return;
  }
  const { dimensions = {} } = context.config.ledger?.spec ?? {};
  const names = listRowDimensions(spec);
  const known = names.flatMap((name) => dimensions[name] ?? []);
  if (known.length > 0 && !known.some((dimension) => isCode(dimension, code)))
    yield problemAt(place, 'wrong-code', {
      written: code,
      dimension: names.join(', '),
      wanted: known.map((dimension) => dimension.code).join(', '),
    });
  else if (!names.some((name) => mayHaveCode(context, name, code)))
    yield problemAt(place, 'unknown-row', { written: code, call: id });
}

/** Whether a dimension may have a code: where its members are shipped, it is one of them or their total. */
function mayHaveCode({ config }: RuleContext, name: string, code: string): boolean {
  const dictionary = config.dictionaries.find(
    ({ dimension, shipped }) => shipped && dimension === name,
  );
  if (!dictionary) return true;
  const column = dictionary.head.indexOf(name);
  const { total } = config.ledger?.spec.dimensions[name] ?? {};
  return (
    column === -1 ||
    code === total?.code ||
    dictionary.rows.some(({ cells }) => cells[column] === code)
  );
}

/** A year, or a month of it. */
const POINT = /^\d{4}(-(0[1-9]|1[0-2]))?$/;
const POINTS = ['2024', '2024-12'];

function isCode({ code: pattern, total }: DimensionSpec, code: string): boolean {
  return code === total?.code || new RegExp(pattern, 'u').test(code);
}

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
