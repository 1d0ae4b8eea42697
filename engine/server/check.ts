// Everything that can be found wrong with a portal before it is served: configuration, content, chart templates.

import { readPortal, type Loaded } from '../config/loadPortal.ts';
import { makeProblem } from '../config/problems.ts';
import type { Folders } from '../config/read.ts';
import { compileChart } from '../charts/compile.ts';
import { SIZES } from '../charts/data.ts';

export function checkPortal(folders: Folders): Loaded {
  const loaded = readPortal(folders);
  if (!loaded.portal) return loaded;
  const problems = Object.values(loaded.portal.charts).flatMap((chart) => {
    try {
      compileChart(chart, SIZES.wide);
      return [];
    } catch (error) {
      return [makeProblem(`config/charts/${chart.name}.json`, { line: 1, col: 1 }, 'broken-template', { reason: (error as Error).message.split('\n')[0]! })];
    }
  });
  return problems.length === 0 ? loaded : { portal: null, problems: [...loaded.problems, ...problems] };
}
