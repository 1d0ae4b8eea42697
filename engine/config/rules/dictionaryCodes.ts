// Rules about the codes of dictionaries: what the ledger says of one is said of one that there is.

import { codeWords } from './codes.ts';
import { findMembers } from './phrases.ts';
import type { Rules } from './rule.ts';
import { here, problemAt, problemAtKey } from '../valuePlace.ts';

export const DICTIONARY_CODE_RULES: Rules = {
  'A pattern of codes holds for the whole code': (context, report) => {
    const { ledger } = context.config;
    for (const [name, { code }] of Object.entries(ledger?.spec.dimensions ?? {}))
      if (ledger && !(code.startsWith('^') && code.endsWith('$')))
        report(
          problemAt(here(ledger, `/dimensions/${name}/code`), 'pattern-of-part', { written: code }),
        );
  },

  'Every weight and every alias is of a code that the dictionary has': (context, report) => {
    const { ledger } = context.config;
    for (const [dimension, spec] of Object.entries(ledger?.spec.dimensions ?? {})) {
      const known = findMembers(context, dimension);
      if (!ledger || !known || context.isBroken(ledger.source.file, `/dimensions/${dimension}`))
        continue;
      const all = new Set([...known, ...codeWords(spec)]);
      const at = (key: string, code: string) =>
        here(ledger, `/dimensions/${dimension}/${key}/${code}`);
      for (const written of Object.keys(spec.weights ?? {}))
        if (!all.has(written))
          report(problemAtKey(at('weights', written), 'unknown-member', { written, dimension }));
      for (const [from, written] of Object.entries(spec.aliases ?? {}))
        if (from === written) report(problemAt(at('aliases', from), 'same-figure', { written }));
        else if (spec.kind === 'tree' && !all.has(written))
          report(problemAt(at('aliases', from), 'unknown-member', { written, dimension }));
    }
  },
};
