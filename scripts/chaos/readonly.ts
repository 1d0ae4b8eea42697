// A folder of data that becomes read-only: the portal answers on; one that is so from the start is refused in a sentence, and so is an import into it.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { foldersFrom, loadPortal } from '../../engine/serve.ts';
import type { BenchLine } from '../bench/figures.ts';
import { startRunning } from '../load/running.ts';
import { freePort } from '../start/address.ts';
import { borrowData, onDisk } from './disk.ts';
import { writeVersion } from './killed/version.ts';
import { lookAround } from './lookAround.ts';
import { KINDS } from '../../site/kinds.ts';

const ROOT = join(import.meta.dirname, '../..');

export async function readonly(): Promise<BenchLine[]> {
  return [
    ...(await onDisk(1, 'a folder of data that becomes read-only', async (disk) => {
      borrowData(disk);
      const running = await startRunning({ data: disk.root });
      disk.seal();
      const lines = await lookAround(running, 'in a folder that became read-only');
      await running.stop();
      return lines;
    })),
    ...(await onDisk(1, 'a read-only folder of data', async (disk) => {
      disk.seal();
      const sources = mkdtempSync(join(tmpdir(), 'sources-'));
      const file = writeVersion(sources, loadPortal(foldersFrom(process.env), KINDS), 1);
      const lines = [
        await refusal('a start on', disk.root, ['scripts/start.ts']),
        await refusal('an import into', disk.root, ['scripts/ledger.ts', 'import', file]),
      ];
      rmSync(sources, { recursive: true });
      return lines;
    })),
  ];
}

async function refusal(what: string, data: string, args: readonly string[]): Promise<BenchLine> {
  const child = spawn(process.execPath, ['--import', './scripts/guard.mjs', ...args], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(await freePort()), PORTAL_DATA: data },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString('utf8')));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    what: `${what} a read-only folder of data`,
    goal: 'a sentence, code 1',
    reached: `code ${code}: ${said.trim().split('\n').at(-1) ?? ''}`,
    good: code === 1 && said.includes(data) && !/\bat .*\.ts:/.test(said),
  };
}
