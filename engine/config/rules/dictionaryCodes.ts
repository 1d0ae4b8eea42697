// Rules about the codes of dictionaries: what the ledger says of one is said of one that there is, and none is without its parent.

import type { LedgerSpec } from '../../../schemas/types.ts';
import { makeProblem, type Problem } from '../problems.ts';
import type { Dictionary } from '../dictionaries.ts';
import { codeWords } from './codes.ts';
import { membersOf } from './phrases.ts';
import { here, problemAt, problemAtKey, type Rules } from './rule.ts';

type Dimension = LedgerSpec['dimensions'][string];

export const DICTIONARY_CODE_RULES: Rules = {
  'A pattern of codes holds for the whole code': (facts, report) => {
    const { ledger } = facts.config;
    for (const [name, { code }] of Object.entries(ledger?.spec.dimensions ?? {}))
      if (ledger && !(code.startsWith('^') && code.endsWith('$')))
        report(
          problemAt(here(ledger, `/dimensions/${name}/code`), 'pattern-of-part', { written: code }),
        );
  },

  'Every weight and every alias is of a code that the dictionary has': (facts, report) => {
    const { ledger } = facts.config;
    for (const [dimension, spec] of Object.entries(ledger?.spec.dimensions ?? {})) {
      const known = membersOf(facts, dimension);
      if (!ledger || !known || facts.isBroken(ledger.source.file, `/dimensions/${dimension}`))
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

  'Every code of a tree has its parent in the dictionary': (facts, report) => {
    for (const dictionary of facts.config.dictionaries) {
      const dimension = facts.config.ledger?.spec.dimensions[dictionary.dimension];
      if (!dimension?.levels || facts.isBroken(dictionary.file, '')) continue;
      const problem = orphanProblem(dictionary, dimension);
      if (problem) report(problem);
    }
  },
};

/** A code whose parent is not there, where those of nearly all others are. */
function orphanProblem(
  { file, rows, dimension: name }: Dictionary,
  { levels = [] }: Dimension,
): Problem | null {
  const codes = new Set(rows.map(({ cells: [code = ''] }) => code));
  const orphans = rows.flatMap(({ cells: [code = ''], line }) => {
    const own = levels.findIndex((level) => /^0*$/.test(code.slice(level)));
    const above = levels[own - 1];
    if (above === undefined) return [];
    const parent = code.slice(0, above).padEnd(code.length, '0');
    return parent === code || codes.has(parent) || /^0+$/.test(parent)
      ? []
      : [{ code, line, parent }];
  });
  const [first, ...others] = orphans;
  if (!first || orphans.length * FEW > rows.length) return null;
  return makeProblem(
    { file, at: { line: first.line, col: 1 } },
    'missing-parent',
    { written: first.code, parent: first.parent, dimension: name },
    { also: others.map(({ line }) => ({ file, line })) },
  );
}

/** One of so many: more of them are a classification without its upper levels. */
const FEW = 3;
