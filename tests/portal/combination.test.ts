// Every combination of the values that decide what a call answers is answered, or refused as a combination.

import { describe, expect, it } from 'vitest';

import { portalOf } from '../portals.ts';
import { listAnsweredChoices, holdsAll } from '../../engine/state/decide.ts';
import { lookup } from '../../engine/model/lookup.ts';
import type { Call, Condition } from '../../engine/model/portal.ts';
import { askFor } from '../../engine/answers/figures.ts';
import type { Params } from '../../engine/answers/params.ts';
import { askSource } from '../../engine/answers/rows/rows.shape.ts';
import type { AskedCall } from '../../engine/answers/shape.ts';

const portal = portalOf('product');

function conditionsOf(call: Call): Condition[] {
  return (call.formats.length > 0 ? call.formats : call.asks).map(({ when }) => when);
}

/** All combinations of the values that the call takes of these parameters. */
function combinationsOf(call: Call, names: readonly string[]): Params[] {
  return names.reduce<Params[]>(
    (some, name) => {
      const param = call.params.find((each) => each.name === name)!;
      const values = listAnsweredChoices(call, param, lookup(portal.filters, param.filter));
      return some.flatMap((params) => values.map((value) => ({ ...params, [name]: value })));
    },
    [{}],
  );
}

async function refusalOf(call: Call, params: Params): Promise<unknown> {
  try {
    if (call.formats.length > 0) await askSource({ portal, call, params } as AskedCall);
    else askFor(call, params);
    return null;
  } catch (error) {
    return error;
  }
}

const cases = Object.values(portal.calls).flatMap((call) => {
  const names = [...new Set(conditionsOf(call).flatMap((when) => Object.keys(when)))];
  return names.length < 2 ? [] : [[call.id, call, names] as const];
});

describe('a combination that nobody answers', () => {
  it('is looked for in several calls', () => {
    expect(cases.map(([id]) => id)).toEqual(
      expect.arrayContaining(['reports/expenses', 'reports/credits', 'public/local-budget-data']),
    );
  });

  it.each(cases)(
    'is refused as what it is, with those that are answered: %s',
    async (_, call, names) => {
      const conditions = conditionsOf(call);
      for (const params of combinationsOf(call, names)) {
        if (conditions.some((when) => holdsAll(when, params as Record<string, string>))) continue;
        const refusal = await refusalOf(call, params);
        expect(refusal, JSON.stringify(params)).toMatchObject({
          code: 'unanswered-combination',
          status: 400,
          more: {
            parameter: names.join(', '),
            parameters: names.map((name) => ({ name, received: params[name] })),
          },
        });
        const { combinations } = (refusal as { more: { combinations: Condition[] } }).more;
        expect(new Set(combinations.map((when) => JSON.stringify(when)))).toEqual(
          new Set(conditions.map((when) => JSON.stringify(when))),
        );
      }
    },
  );
});
