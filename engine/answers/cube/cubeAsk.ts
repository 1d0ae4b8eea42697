// What a call says of the questions that a reader composes: as written → complete, and what must be true of it.

import { toList, normalizeCondition, normalizeWith } from '../../config/normalize/given.ts';
import type { OpenedCall } from '../../config/opened/spec.ts';
import { here, unknownName, unknownNameAtKey, type Rules } from '../../config/rules/rule.ts';
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
    measures: Object.fromEntries(namedMeasures(measures).map(([field, name]) => [field, name])),
  };
}

/** Field, measure, and its place below the list. */
function namedMeasures(
  measures: CubeSpec['facts'][number]['measures'],
): [field: string, measure: string, key: string][] {
  return Array.isArray(measures)
    ? measures.map((name, i) => [name, name, String(i)])
    : Object.entries(measures).map(([field, name]) => [field, name, field]);
}

/** Parameters that a composed question is read from, each with its place in the file. */
export function takenByCube({ cube }: OpenedCall): (readonly [string, string])[] {
  if (!cube) return [];
  const own = (['rows', 'columns', 'measures', 'codes', 'keys', 'count'] as const).flatMap(
    (key) => {
      const name = cube[key];
      return name === undefined ? [] : [[name, `/cube/${key}`] as const];
    },
  );
  const fixed = Object.entries(cube.where ?? {}).flatMap(([dimension, given]) =>
    typeof given === 'object' && given.from !== undefined
      ? toList(given.from).map((name) => [name, `/cube/where/${dimension}/from`] as const)
      : [],
  );
  const deciding = cube.facts.flatMap(({ when = {} }, i) =>
    Object.keys(when).map((name) => [name, `/cube/facts/${i}/when/${name}`] as const),
  );
  return [...own, ...fixed, ...deciding];
}

export const CUBE_RULES: Rules = {
  'Every fact, measure and fixed dimension of a composed question is one of the ledger': (
    { config },
    report,
  ) => {
    const ledger = config.ledger?.spec;
    for (const entry of ledger ? config.calls.entries.values() : []) {
      const { cube } = entry.spec;
      cube?.facts.forEach(({ fact, measures }, i) => {
        for (const [k, name] of toList(fact).entries()) {
          const known = ledger?.facts[name];
          const at = `/cube/facts/${i}/fact${typeof fact === 'string' ? '' : `/${k}`}`;
          if (!known)
            report(
              unknownName(here(entry, at), 'unknown-fact', {
                written: name,
                allowed: Object.keys(ledger?.facts ?? {}),
              }),
            );
          for (const [, measure, key] of known ? namedMeasures(measures) : [])
            if (known && !(measure in known.measures))
              report(
                unknownName(here(entry, `/cube/facts/${i}/measures/${key}`), 'unknown-measure', {
                  written: measure,
                  allowed: Object.keys(known.measures),
                }),
              );
          for (const dimension of known ? Object.keys(cube.where ?? {}) : [])
            if (known && !known.by.includes(dimension))
              report(
                unknownNameAtKey(here(entry, `/cube/where/${dimension}`), 'unknown-dimension', {
                  written: dimension,
                  allowed: known.by,
                }),
              );
        }
      });
    }
  },
};
