// Rules about the words by which addresses name members: each dictionary has them, and each stands for one code.

import { makeProblem, START } from '../problems.ts';
import { isCode } from './codes.ts';
import type { Rules } from './rule.ts';
import { here, problemAt } from '../valuePlace.ts';

/** As a part of an address is written. */
const WORD = /^[a-z][a-z0-9-]*$/;

export const WORD_RULES: Rules = {
  'Every word of a dimension is one of its dictionary and stands for one code': (
    context,
    report,
  ) => {
    const { ledger: entry, dictionaries } = context.config;
    for (const [name, dimension] of Object.entries(entry?.spec.dimensions ?? {})) {
      const { word } = dimension;
      if (!entry || word === undefined) continue;
      const own = dictionaries.find((each) => each.shipped && each.dimension === name);
      const place = own?.head.indexOf(word) ?? -1;
      if (!own || place < 1) {
        const problem = { written: word, dimension: name };
        report(problemAt(here(entry, `/dimensions/${name}/word`), 'words-nowhere', problem));
        continue;
      }
      const known = new Set<string>();
      for (const { line, cells } of own.rows) {
        const written = cells[place] ?? '';
        const at = { file: own.file, at: { ...START, line } };
        if (written !== '' && (!WORD.test(written) || isCode(dimension, written)))
          report(makeProblem(at, 'wrong-pattern', { written, wanted: WORD.source }));
        else if (known.has(written)) report(makeProblem(at, 'repeated-item', { written }));
        if (written !== '') known.add(written);
      }
    }
  },
};
