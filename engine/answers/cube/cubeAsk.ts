// What must be true of what a call says of the questions that a reader composes.

import { toList } from '../../config/normalize/given.ts';
import type { Rules } from '../../config/rules/rule.ts';
import { here, unknownNameAtKey } from '../../config/valuePlace.ts';

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
