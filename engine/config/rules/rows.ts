// What rules about blocks say of rows: which codes the rows of an answer can have.

import type { DimensionSpec } from '../../../schemas/types.ts';
import type { OpenedCall } from '../opened/spec.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../entry.ts';
import type { RuleContext } from './rule.ts';
import { problemAt, unknownName, type ValuePlace } from '../valuePlace.ts';

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
