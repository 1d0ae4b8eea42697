// The imported ledger that is measured, from the files that PORTAL_REAL_DATA names.

import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { importFiles, shippedDimensions } from '../../engine/chores.ts';
import { ledgersFolder } from '../../engine/serve.ts';
import type { Bench } from './sections.ts';

/** Made anew, because what an import makes of the same files may have changed; returns its folder. */
export async function importReal(
  from: string,
  { data, configured: portal, folders }: Pick<Bench, 'data' | 'configured' | 'folders'>,
): Promise<string> {
  const folder = ledgersFolder(join(data, 'real'));
  await rm(folder, { recursive: true, force: true });
  const shipped = shippedDimensions(folders);
  await importFiles([from], { portal, folder, shipped, say: () => {} });
  return folder;
}
