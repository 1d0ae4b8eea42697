// A folder of data that becomes read-only: the portal answers on; one that is so from the start is refused in a sentence, and so is an import into it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { foldersFrom, loadPortal } from '../../engine/serve.ts';
import { KINDS } from '../own.ts';
import { judged, type BenchLine } from '../harness/lines.ts';
import { tryChore } from '../harness/portals.ts';
import { borrowData, onDisk } from './disk.ts';
import { writeVersion } from './killed/version.ts';
import { lookAround } from './lookAround.ts';

export async function readonly(): Promise<BenchLine[]> {
  return [
    ...(await onDisk(1, 'a folder of data that becomes read-only', async (disk) => {
      borrowData(disk);
      const where = 'in a folder that became read-only';
      return await lookAround({ started: { data: disk.root }, trouble: disk.seal, where });
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
  const { code, said, last } = await tryChore(data, args);
  return judged(
    [`${what} a read-only folder of data`, 'a sentence, code 1'],
    `code ${code}: ${last}`,
    code === 1 && said.includes(data) && !/\bat .*\.ts:/.test(said),
  );
}
