// `npm run ledger -- generate`: the demonstration figures in another size, in a folder of their own, for measurement.

import { parseArgs } from 'node:util';

import { ledgersFolder, loadPortal } from '../../engine/chores.ts';
import { KINDS } from '../own.ts';

export const GENERATE_USAGE = `       npm run ledger -- generate --scale NAME [--out FOLDER]
                                                 demonstration figures in a declared size, for measurement;
                                                 serve them with PORTAL_DATA=FOLDER`;

/** Exit code: 0 made, 2 wrong usage; refusals are thrown. */
export async function generateCommand(
  args: readonly string[],
  folders: Parameters<typeof loadPortal>[0],
  data: string,
): Promise<number> {
  const { scale, out } = readOptions(args);
  if (scale === undefined) {
    console.error(`usage:\n${GENERATE_USAGE}`);
    return 2;
  }
  const folder = out ?? `${data}/${scale}`;
  // what makes figures is loaded for this alone
  const { makeLedger } = await import('../demonstration/ensure.ts');
  const started = performance.now();
  const seconds = () =>
    `${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${Math.round(process.memoryUsage.rss() / 1e6)} MB  `;
  const manifest = await makeLedger(await loadPortal(folders, KINDS), folders, {
    folder: ledgersFolder(folder),
    scale,
    say: (line) => console.log(`${seconds()}${line}`),
  });
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${seconds()}published ${manifest.id} in ${folder}: ${rows} rows, ${Math.round(manifest.file.bytes / 1e6)} MB`,
  );
  return 0;
}

function readOptions(args: readonly string[]): {
  scale?: string | undefined;
  out?: string | undefined;
} {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      options: { scale: { type: 'string' }, out: { type: 'string' } },
    }).values;
  } catch (error) {
    console.error(`refused   ${(error as Error).message}`);
    return {};
  }
}
