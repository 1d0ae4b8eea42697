// Everything that can be found wrong with a portal before it is served: configuration, content, chart templates.

import { join } from 'node:path';

import type { LedgerSpec } from '../../schemas/types.ts';
import type { Loaded } from '../config/loadPortal.ts';
import { checkSource, readSource, schemasOf } from '../config/kept.ts';
import type { Kinds } from '../config/kind.ts';
import { ConfigError, makeProblem, START, type Problem } from '../config/problems.ts';
import type { Folders } from '../config/read.ts';
import { readPortal } from './loadPortal.ts';
import { recipeProblems } from '../ledger/demonstration/recipeProblems.ts';
import { readDemonstration } from '../ledger/demonstration/recipes.ts';
import { compileChart } from '../charts/compile.ts';
import { SIZES } from '../charts/data.ts';

const LEDGER = 'config/ledger.yaml';
const NO_BYTES = new Uint8Array();

/** Every mistake of a portal whose pages are made of these kinds of block. */
export function checkPortal(folders: Folders, kinds: Kinds): Loaded {
  const loaded = readPortal(folders, kinds);
  const demonstration = demonstrationProblems(folders, loaded);
  if (demonstration.length > 0)
    return { portal: null, problems: [...loaded.problems, ...demonstration] };
  if (!loaded.portal) return loaded;
  const problems = Object.values(loaded.portal.charts).flatMap((chart) => {
    try {
      compileChart(chart, SIZES.wide);
      return [];
    } catch (error) {
      const reason = (error as Error).message
        .replace(/\n.*$/s, '')
        .slice(0, 160)
        .replace(/\.$/, '');
      return [
        makeProblem({ file: `config/charts/${chart.name}.json`, at: START }, 'broken-template', {
          reason,
        }),
      ];
    }
  });
  return problems.length === 0
    ? loaded
    : { portal: null, problems: [...loaded.problems, ...problems] };
}

function isOfLedger({ file, also }: Problem): boolean {
  return [file, ...also.map((other) => other.file)].includes(LEDGER);
}

/** The model as it is written: recipes are held against it where it has no mistakes of its own. */
function readLedger(folders: Folders): LedgerSpec | null {
  const { source } = readSource(
    LEDGER,
    folders.files.read(join(folders.config, 'ledger.yaml')) ?? NO_BYTES,
  );
  return (
    source && (checkSource(source, schemasOf(folders), 'ledger.schema.json').data as LedgerSpec)
  );
}

/** A portal need not have demonstration figures; what it has must be in order. */
function demonstrationProblems(folders: Folders, { problems }: Loaded): readonly Problem[] {
  if (!folders.files.read(join(folders.content, 'ledger', 'demonstration.yaml'))) return [];
  try {
    const demonstration = readDemonstration(folders);
    const ledger = problems.some(isOfLedger) ? null : readLedger(folders);
    return ledger ? recipeProblems(demonstration, ledger) : [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}
