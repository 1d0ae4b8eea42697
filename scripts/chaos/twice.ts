// Two portals on one folder of data: the second says so in a sentence and ends.

import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { dataFolder } from '../../engine/serve.ts';
import type { BenchLine } from '../bench/figures.ts';
import { startRunning } from '../load/running.ts';
import { freePort } from '../start/address.ts';

export async function twice(): Promise<BenchLine[]> {
  const running = await startRunning();
  const second = spawn(process.execPath, ['--import', './scripts/guard.mjs', 'scripts/start.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: String(await freePort()), PORTAL_DATA: dataFolder(process.env) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  second.stderr.on('data', (text: Buffer) => (said += text.toString('utf8')));
  const code = await new Promise<number | null>((resolve) => second.once('exit', resolve));
  const stillServes = await fetch(`${running.base}/readyz`).then(({ ok }) => ok);
  await running.stop();
  return [
    {
      what: 'a second portal on one folder of data',
      goal: 'one sentence, code 1',
      reached: `code ${code}: ${said.trim().split('\n').at(-1) ?? ''}`,
      good: code === 1 && stillServes && said.includes('Another portal holds'),
    },
  ];
}
