// The shape `neighbours`: members that are like one of them, nearest first, each with the reason.

import { PLAIN_CALL } from '../../config/shape.ts';
import type { OpenedCall } from '../../config/opened/spec.ts';
import { here, unknownName, type Rules } from '../../config/rules/rule.ts';
import type { LikeAsk } from '../../model/portal.ts';
import type { RecordsAnswer } from '../answer.ts';
import { listSchema, objectSchema, TEXT, WHOLE_NUMBER } from '../jsonSchema.ts';
import { sizeOfRecords, writeRecords } from '../records.ts';
import { PLAIN_SHAPE, type Shape } from '../shape.ts';
import { askNeighbours } from './neighbours.ts';

const RULES: Rules = {
  'Every list of neighbours is asked of a call of groups': (context, report) => {
    const calls = [...context.config.calls.entries.values()];
    const groups = calls.filter(({ spec }) => spec.answer === 'groups').map(({ id }) => id);
    for (const entry of calls) {
      const { like } = entry.spec;
      if (like && !groups.includes(like.call))
        report(
          unknownName(here(entry, '/like/call'), 'unknown-call', {
            written: like.call,
            allowed: groups,
          }),
        );
    }
  },
};

export const NEIGHBOURS: Shape<RecordsAnswer> = {
  ...PLAIN_CALL,
  ...PLAIN_SHAPE,
  answers: () => 'records',
  fields: () => ['code', 'codeName', 'reason', 'percent'],
  wants: () => 'like',
  complete: (spec) => ({ like: completeLike(spec) }),
  takes: takenBy,
  rules: RULES,
  ask: askNeighbours,
  byLanguage: true,
  writings: ['lang'],
  write: writeRecords,
  schema: () =>
    listSchema(
      objectSchema(
        {
          code: TEXT,
          codeName: TEXT,
          reason: { enum: ['number', 'amount'] },
          percent: WHOLE_NUMBER,
        },
        ['code', 'codeName', 'reason', 'percent'],
      ),
    ),
  reading: () => ({ at: '', under: null, table: true }),
  size: sizeOfRecords,
};

/** Its own, and those that it passes on to the call of groups. */
function takenBy({ like, params = [] }: OpenedCall): (readonly [string, string])[] {
  if (!like) return [];
  const passed = params.map((param) =>
    typeof param === 'string' ? param.replace(/\*$/, '') : param.name,
  );
  return [
    [like.param, '/like/param'],
    ...passed.filter((name) => name !== like.param).map((name) => [name, '/like/call'] as const),
  ];
}

function completeLike({ like }: OpenedCall): LikeAsk | null {
  return like ? { ...like, same: like.same ?? [], most: like.most ?? 6 } : null;
}
