// `npm run ledger -- fetch`: downloads the files of one budget and year from a public service that has the documented calls.

import { parseArgs } from 'node:util';

import { fetchableCalls, fetchRows, loadPortal, UnknownQuestion } from '../../engine/node.ts';
import { KINDS } from '../../site/kinds.ts';

export const FETCH_USAGE = `       npm run ledger -- fetch --budget CODE --year YYYY [--item NAME …]
           [--base URL] [--out FOLDER] [--pause MS]
                                                 download source files, then import them from FOLDER;
                                                 the service is named by --base or PORTAL_FETCH_BASE`;

/** Exit code: 0 everything is there, 1 something is missing, 2 wrong usage. */
export async function fetchCommand(
  args: readonly string[],
  folders: Parameters<typeof loadPortal>[0],
  data: string,
): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') return refuse(options);
  const { budget, year, item, pause } = options;
  const base = options.base ?? process.env['PORTAL_FETCH_BASE'] ?? '';
  if (base === '') return refuse('no service is named: give --base URL or set PORTAL_FETCH_BASE');
  const url = URL.parse(base);
  if (!url || !/^https?:$/.test(url.protocol))
    return refuse(`"${base}" is not an http or https address`);
  if (budget === undefined || year === undefined) return refuse('--budget and --year are needed');
  if (!/^\d{4}$/.test(year)) return refuse(`"${year}" is not a year`);
  if (!/^\d{1,6}$/.test(pause)) return refuse(`"${pause}" is not a pause in milliseconds`);
  const portal = loadPortal(folders, KINDS);
  const [call] = fetchableCalls(portal);
  if (!call) return refuse('no call of the configuration gives its source back by key and period');
  const folder = options.out ?? `${data}/raw`;
  try {
    const { fetched, kept, failed, left } = await fetchRows(
      { key: budget, year: Number(year), only: item },
      { portal, call, base: url, folder, pauseMs: Number(pause), say: (line) => console.log(line) },
    );
    console.log(
      `${failed.length + left.length === 0 ? 'complete ' : 'partly   '} ${folder}: ${fetched.length} fetched, ${kept.length} there before, ${failed.length} failed, ${left.length} not asked`,
    );
    if (failed.length + left.length === 0) return 0;
    console.error('The same command goes on with what is missing.');
    return 1;
  } catch (error) {
    if (error instanceof UnknownQuestion) return refuse(error.message);
    throw error;
  }
}

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      strict: true,
      options: {
        budget: { type: 'string' },
        year: { type: 'string' },
        item: { type: 'string', multiple: true, default: [] },
        base: { type: 'string' },
        out: { type: 'string' },
        pause: { type: 'string', default: '1000' },
      },
    });
    return values;
  } catch (error) {
    return (error as Error).message;
  }
}

function refuse(message: string): number {
  console.error(`refused   ${message}\n\nusage:\n${FETCH_USAGE}`);
  return 2;
}
