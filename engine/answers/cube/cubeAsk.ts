// What a call says of the questions that a reader composes: as written → complete, and what must be true of it.

import { toList, normalizeCondition, normalizeWith } from '../../config/normalize/given.ts';
import type { OpenedCall } from '../../config/opened/spec.ts';
import { here, unknownNameAtKey, type Rules } from '../../config/rules/rule.ts';
import type { CubeAsk, CubeFacts } from '../../model/portal.ts';

type CubeSpec = NonNullable<OpenedCall['cube']>;

/** Null where nothing can be composed. */
export function completeCube({ cube: spec }: OpenedCall): CubeAsk | null {
  if (!spec) return null;
  return {
    rows: spec.rows,
    columns: spec.columns,
    measures: spec.measures,
    codes: spec.codes ?? '',
    keys: spec.keys ?? '',
    count: spec.count ?? '',
    where: normalizeWith(spec.where),
    facts: spec.facts.map(completeFacts),
    mostCells: Number(spec.mostCells),
    mostRows: Number(spec.mostRows),
    mostSeconds: Number(spec.mostSeconds),
    exports: {
      atOnce: Number(spec.exports?.atOnce ?? 2),
      sheetRows: Number(spec.exports?.sheetRows ?? 1_000_000),
      mostColumns: Number(spec.exports?.mostColumns ?? 500),
      mostSeconds: Number(spec.exports?.mostSeconds ?? 900),
    },
  };
}

function completeFacts({ when, fact, measures }: CubeSpec['facts'][number]): CubeFacts {
  return {
    when: normalizeCondition(when),
    facts: toList(fact),
    measures: Array.isArray(measures)
      ? Object.fromEntries(measures.map((name) => [name, name]))
      : measures,
  };
}

export const CUBE_RULES: Rules = {
  'Every dimension that a composed question fixes is one of all its facts': (
    { config },
    report,
  ) => {
    for (const entry of config.calls.entries.values())
      for (const name of (entry.spec.cube?.facts ?? []).flatMap(({ fact }) => toList(fact))) {
        const by = config.ledger?.spec.facts[name]?.by;
        for (const written of by ? Object.keys(entry.spec.cube?.where ?? {}) : [])
          if (by?.includes(written) === false)
            report(
              unknownNameAtKey(here(entry, `/cube/where/${written}`), 'unknown-dimension', {
                written,
                allowed: by,
              }),
            );
      }
  },
};
