// Everything that can be found wrong with a portal before it is served: configuration, content, chart templates.

import { join } from 'node:path';

import type { Loaded } from '../config/loadPortal.ts';
import type { Kinds } from '../config/kind.ts';
import { ConfigError, makeProblem, START, type Problem } from '../config/problems.ts';
import type { Folders } from '../config/read.ts';
import { readPortal } from './loadPortal.ts';
import { readDemonstration } from '../ledger/demonstration/recipes.ts';
import { compileChart } from '../charts/compile.ts';
import { SIZES } from '../charts/data.ts';

/** Every mistake of a portal whose pages are made of these kinds of block. */
export function checkPortal(folders: Folders, kinds: Kinds): Loaded {
  const loaded = readPortal(folders, kinds);
  const demonstration = demonstrationProblems(folders);
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

/** A portal need not have demonstration figures; what it has must be in order. */
function demonstrationProblems(folders: Folders): readonly Problem[] {
  if (!folders.files.read(join(folders.content, 'ledger', 'demonstration.yaml'))) return [];
  try {
    readDemonstration(folders);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}
