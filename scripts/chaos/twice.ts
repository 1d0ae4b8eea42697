// Two portals on one folder of data: the second says so in a sentence and ends.

import { dataFolder } from '../../engine/serve.ts';
import { judged, type BenchLine } from '../harness/lines.ts';
import { startRunning, statusOf, tryChore } from '../harness/portals.ts';

export async function twice(): Promise<BenchLine[]> {
  const running = await startRunning();
  const { code, said, last } = await tryChore(dataFolder(process.env), ['scripts/start.ts']);
  const stillServes = (await statusOf(running.base, '/readyz')) === 200;
  await running.stop();
  return [
    judged(
      ['a second portal on one folder of data', 'one sentence, code 1'],
      `code ${code}: ${last}`,
      code === 1 && stillServes && said.includes('Another portal holds'),
    ),
  ];
}
