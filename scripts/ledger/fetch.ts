// `npm run ledger -- fetch` and `update`: downloads what a portal needs from a public service that has the documented calls, and imports it.

import { parseArgs } from 'node:util';

import {
  fetching,
  importFiles,
  ledgersFolder,
  loadPortal,
  shippedDimensions,
  type AskedAgain,
  type Scope,
} from '../../engine/chores.ts';
import { KINDS } from '../own.ts';

export const FETCH_USAGE = `       npm run ledger -- fetch --years YYYY..YYYY [--regions CODE,CODE … | --all] [--state] [--item NAME …]
           [--base URL] [--out FOLDER] [--pause MS] [--no-import | --without-sources] [--again]
                                                 download lists, the figures of regions and of the state, then import;
                                                 what the service does not have is asked for again after a day,
                                                 with --again at once
       npm run ledger -- update [--out FOLDER] [--pause MS] [--no-import | --without-sources]
                                                 ask again for what may be newer and for all that was missing,
                                                 and publish where something is newer
       npm run ledger -- fetch --budget CODE --year YYYY [--item NAME …]
           [--base URL] [--out FOLDER] [--pause MS]
                                                 download source files of one budget, to be imported from FOLDER;
                                                 the service is named by --base or PORTAL_FETCH_BASE`;

interface Place {
  readonly folders: Parameters<typeof loadPortal>[0];
  readonly data: string;
}

interface Course {
  readonly base: URL;
  readonly scope: Scope;
  readonly asks: AskedAgain;
}

/** Why nothing is asked: wrong usage. */
class Refused extends Error {}

const say = (line: string) => console.log(line);

/** Exit code: 0 everything is there, 1 something failed or is missing, 2 wrong usage. */
export async function fetchCommand(args: readonly string[], place: Place): Promise<number> {
  return await refusing(args, async (options) =>
    options.years === undefined
      ? await fetchBudget(options, place)
      : await fetchYears(options, place),
  );
}

/** Exit code: 0 nothing is newer or it was published, 1 something failed, 2 wrong usage. */
export async function updateCommand(args: readonly string[], place: Place): Promise<number> {
  return await refusing(args, async (options) => {
    const { years, budget, year, regions, all, state, item, again } = options;
    if ([years, budget, year, regions].some(Boolean) || all || state || again || item.length > 0)
      throw new Refused(
        'update asks for what was fetched before: it takes --out, --pause, --no-import, --without-sources',
      );
    const folder = folderOf(options, place);
    const { readJournal } = await fetching();
    const { order } = await readJournal(folder);
    if (!order) throw new Refused(`nothing was fetched into ${folder}: use fetch --years first`);
    const scope = { ...order.scope, to: Math.max(order.scope.to, new Date().getFullYear()) };
    const base = readBase(options.base ?? order.base);
    return await run({ base, scope, asks: 'newest' }, options, place);
  });
}

/** Of the options that are understood; what is refused is said beside the usage. */
async function refusing(
  args: readonly string[],
  act: (options: Options) => Promise<number>,
): Promise<number> {
  try {
    return await act(readOptions(args));
  } catch (error) {
    const { UnknownQuestion } = await fetching();
    if (!(error instanceof Refused || error instanceof UnknownQuestion)) throw error;
    console.error(`refused   ${error.message}\n\nusage:\n${FETCH_USAGE}`);
    return 2;
  }
}

/** The source files of one budget and year. */
async function fetchBudget(options: Options, place: Place): Promise<number> {
  const { budget, year, item } = options;
  const base = readBase(options.base);
  if (budget === undefined || year === undefined)
    throw new Refused('--budget and --year are needed, or --years');
  if (!/^\d{4}$/.test(year)) throw new Refused(`"${year}" is not a year`);
  const pauseMs = readPause(options);
  const portal = await loadPortal(place.folders, KINDS);
  const { fetchableCalls, fetchRows } = await fetching();
  const [call] = fetchableCalls(portal);
  if (!call)
    throw new Refused('no call of the configuration gives its source back by key and period');
  const folder = folderOf(options, place);
  const { fetched, kept, failed, left } = await fetchRows(
    { key: budget, year: Number(year), only: item },
    { portal, call, base, folder, pauseMs, say },
  );
  const isWhole = failed.length + left.length === 0;
  say(
    `${isWhole ? 'complete ' : 'partly   '} ${folder}: ${fetched.length} fetched, ${kept.length} there before, ${failed.length} failed, ${left.length} not asked`,
  );
  if (!isWhole) console.error('The same command goes on with what is missing.');
  return isWhole ? 0 : 1;
}

async function fetchYears(options: Options, place: Place): Promise<number> {
  const { years = '', regions, all, state, item, again } = options;
  const [, from, to = from] = /^(\d{4})(?:\.\.(\d{4}))?$/.exec(years) ?? [];
  if (from === undefined || to === undefined || Number(from) > Number(to))
    throw new Refused(`"${years}" are no years, such as 2018..2026`);
  if (regions !== undefined && all) throw new Refused('either --regions or --all');
  if (regions === undefined && !all && !state)
    throw new Refused('say what is wanted: --regions CODE,CODE, --all or --state');
  if (regions !== undefined && !/^\d{1,2}(?:,\d{1,2})*$/.test(regions))
    throw new Refused(`"${regions}" are no codes of regions, such as 25,26`);
  const codes = regions?.split(',').map((code) => code.padStart(2, '0')) ?? [];
  const scope: Scope = {
    from: Number(from),
    to: Number(to),
    groups: all ? null : codes,
    exports: state,
    only: item,
  };
  const base = readBase(options.base);
  return await run({ base, scope, asks: again ? 'missing' : 'daily' }, options, place);
}

async function run(
  { base, scope, asks }: Course,
  options: Options,
  { folders, data }: Place,
): Promise<number> {
  const isUpdate = asks === 'newest';
  const folder = folderOf(options, { data });
  const pauseMs = readPause(options);
  const portal = await loadPortal(folders, KINDS);
  const plan = portal.settings.fetch;
  if (!plan) throw new Refused('portal.yaml does not say what to fetch');
  if (scope.from < portal.model.earliest.year)
    throw new Refused(`figures begin in ${portal.model.earliest.year}`);
  const { fetchAll } = await fetching();
  const asked = { portal, plan, base, folder, pauseMs, say };
  const { fetched, kept, missing, failed, away } = await fetchAll(scope, asked, asks);
  for (const [reason, count] of countReasons(missing)) say(`missing   ${count}: ${reason}`);
  const isWhole = away === null && failed.length === 0;
  say(
    `${isWhole ? 'complete ' : 'partly   '} ${folder}: ${fetched} fetched, ${kept} there before, ${missing.length} missing, ${failed.length} failed`,
  );
  for (const { file, reason } of failed) console.error(`failed    ${file}: ${reason}`);
  if (away !== null) console.error(`failed    ${away}`);
  if (!isWhole) {
    console.error(
      `Nothing is imported. The same command asks again for what failed; npm run ledger -- import ${folder} takes what is there.`,
    );
    return 1;
  }
  if (isUpdate && fetched === 0) say('nothing is newer: nothing is published');
  if (options['no-import'] || (isUpdate && fetched === 0)) return 0;
  const shipped = shippedDimensions(folders);
  const keeps = !options['without-sources'];
  await importFiles([folder], { portal, folder: ledgersFolder(data), shipped, say, keeps });
  return 0;
}

/** How often each reason was given, the most frequent first. */
function countReasons(missing: readonly { readonly reason: string }[]): [string, number][] {
  const counts = Map.groupBy(missing, ({ reason }) => reason);
  return [...counts]
    .map(([reason, all]): [string, number] => [reason, all.length])
    .sort(([, a], [, b]) => b - a);
}

type Options = ReturnType<typeof readOptions>;

function folderOf({ out }: Options, { data }: Pick<Place, 'data'>): string {
  return out ?? `${data}/raw`;
}

function readBase(written = process.env['PORTAL_FETCH_BASE'] ?? ''): URL {
  if (written === '')
    throw new Refused('no service is named: give --base URL or set PORTAL_FETCH_BASE');
  const url = URL.parse(written);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new Refused(`"${written}" is not an http or https address`);
}

function readPause({ pause }: Options): number {
  if (/^\d{1,6}$/.test(pause)) return Number(pause);
  throw new Refused(`"${pause}" is not a pause in milliseconds`);
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      options: {
        budget: { type: 'string' },
        year: { type: 'string' },
        years: { type: 'string' },
        regions: { type: 'string' },
        all: { type: 'boolean', default: false },
        state: { type: 'boolean', default: false },
        item: { type: 'string', multiple: true, default: [] },
        base: { type: 'string' },
        out: { type: 'string' },
        pause: { type: 'string', default: '1000' },
        'no-import': { type: 'boolean', default: false },
        again: { type: 'boolean', default: false },
        'without-sources': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new Refused((error as Error).message);
  }
}
