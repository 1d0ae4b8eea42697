// Who gained and who lost the most.

import type { TreeItem } from '../answers/answer.ts';
import type { FindingFunction, Results, Seen } from './find.ts';
import { amountIn, isWhole, rowsAt, absoluteAmount } from './rows.ts';

/** Needs `change`, a field that says by how much, or `value` and `previous`; `rows` says among which rows. */
export const moved: FindingFunction = {
  fields: ['change', 'value', 'previous'],
  codes: [],
  needs: [['fields.change'], ['fields.value', 'fields.previous']],
  gives: {
    gained: [],
    gainedName: [],
    gainedShort: [],
    gainedPhrase: [],
    lost: [],
    lostName: [],
    lostShort: [],
    lostPhrase: [],
    moved: ['both', 'gained', 'lost'],
  },
  find: findMoved,
};

interface Step {
  readonly item: TreeItem;
  readonly by: bigint;
}

function findMoved({ answer, fields, rows }: Seen): Results | null {
  if (!isWhole(answer)) return null;
  const steps = rowsAt(answer, rows).flatMap((item): Step[] => {
    const by = findStep(item, fields);
    return by === null || by === 0n ? [] : [{ item, by }];
  });
  const gained = farthest(steps.filter(({ by }) => by > 0n));
  const lost = farthest(steps.filter(({ by }) => by < 0n));
  if (!gained && !lost) return null;
  return {
    ...buildPlaces('gained', gained),
    ...buildPlaces('lost', lost),
    moved: { word: wordOf(gained, lost) },
  };
}

function findStep(item: TreeItem, { change, value, previous }: Seen['fields']): bigint | null {
  if (change !== undefined) return amountIn(item, change);
  const [now, before] = [amountIn(item, value), amountIn(item, previous)];
  return now === null || before === null ? null : now - before;
}

function farthest(steps: readonly Step[]): Step | null {
  return steps.reduce<Step | null>(
    (best, step) =>
      best === null || absoluteAmount(step.by) > absoluteAmount(best.by) ? step : best,
    null,
  );
}

function buildPlaces(which: 'gained' | 'lost', step: Step | null): Results {
  if (!step) return {};
  const { item, by } = step;
  return {
    [which]: { amount: absoluteAmount(by) },
    [`${which}Name`]: { name: item },
    [`${which}Short`]: { short: item },
    [`${which}Phrase`]: { phrase: item },
  };
}

function wordOf(gained: Step | null, lost: Step | null): string {
  if (!lost) return 'gained';
  return gained ? 'both' : 'lost';
}
