// `npm run ledger -- fetch --years` and `update`: fills a folder with all that a portal needs from another one, then imports it.

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
import { KINDS } from '../../site/kinds.ts';

export const FETCH_ALL_USAGE = `       npm run ledger -- fetch --years YYYY..YYYY [--regions CODE,CODE … | --all] [--state] [--item NAME …]
           [--base URL] [--out FOLDER] [--pause MS] [--no-import | --without-sources] [--again]
                                                 download lists, the figures of regions and of the state, then import;
                                                 what the service does not have is asked for again after a day,
                                                 with --again at once
       npm run ledger -- update [--out FOLDER] [--pause MS] [--no-import | --without-sources]
                                                 ask again for what may be newer and for all that was missing,
                                                 and publish where something is newer`;

interface Place {
  readonly folders: Parameters<typeof loadPortal>[0];
  readonly data: string;
}

interface Course {
  readonly base: string;
  readonly scope: Scope;
  readonly folder: string;
  readonly pauseMs: number;
  readonly asks: AskedAgain;
  readonly imports: boolean;
  /** Whether what is imported is kept with the ledger. */
  readonly keeps: boolean;
}

/** Exit code: 0 everything is there, 1 something failed, 2 wrong usage. */
export async function fetchAllCommand(args: readonly string[], place: Place): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') return refuse(options);
  const { years, regions, all, state, item } = options;
  const base = options.base ?? process.env['PORTAL_FETCH_BASE'] ?? '';
  const [, from, to = from] = /^(\d{4})(?:\.\.(\d{4}))?$/.exec(years ?? '') ?? [];
  if (from === undefined || to === undefined || Number(from) > Number(to))
    return refuse(`"${years ?? ''}" are no years, such as 2018..2026`);
  if (regions !== undefined && all) return refuse('either --regions or --all');
  if (regions === undefined && !all && !state)
    return refuse('say what is wanted: --regions CODE,CODE, --all or --state');
  if (regions !== undefined && !/^\d{1,2}(?:,\d{1,2})*$/.test(regions))
    return refuse(`"${regions}" are no codes of regions, such as 25,26`);
  const codes = regions?.split(',').map((code) => code.padStart(2, '0')) ?? [];
  const scope: Scope = {
    from: Number(from),
    to: Number(to),
    groups: all ? null : codes,
    exports: state,
    only: item,
  };
  return await run(
    { base, scope, asks: options.again ? 'missing' : 'daily', ...placed(options, place) },
    place,
  );
}

/** Exit code: 0 nothing is newer or it was published, 1 something failed, 2 wrong usage. */
export async function updateCommand(args: readonly string[], place: Place): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') return refuse(options);
  const { years, regions, all, state, item, again } = options;
  if (years ?? regions ?? (all || state || again || item.length > 0 || undefined))
    return refuse(
      'update asks for what was fetched before: it takes --out, --pause, --no-import, --without-sources',
    );
  const { readJournal } = await fetching();
  const course = placed(options, place);
  const { order } = await readJournal(course.folder);
  if (!order) return refuse(`nothing was fetched into ${course.folder}: use fetch --years first`);
  const scope = { ...order.scope, to: Math.max(order.scope.to, new Date().getFullYear()) };
  const base = options.base ?? order.base;
  return await run({ base, scope, asks: 'newest', ...course }, place);
}

async function run(course: Course, { folders, data }: Place): Promise<number> {
  const { base, scope, folder, asks, pauseMs } = course;
  const isUpdate = asks === 'newest';
  if (base === '') return refuse('no service is named: give --base URL or set PORTAL_FETCH_BASE');
  const url = URL.parse(base);
  if (!url || !/^https?:$/.test(url.protocol))
    return refuse(`"${base}" is not an http or https address`);
  if (!Number.isInteger(pauseMs)) return refuse('--pause is a number of milliseconds');
  const portal = await loadPortal(folders, KINDS);
  const plan = portal.settings.fetch;
  if (!plan) return refuse('portal.yaml does not say what to fetch');
  if (scope.from < portal.model.earliest.year)
    return refuse(`figures begin in ${portal.model.earliest.year}`);
  const { fetchAll, UnknownQuestion } = await fetching();
  const say = (line: string) => console.log(line);
  try {
    const options = { portal, plan, base: url, folder, pauseMs, say };
    const { fetched, kept, missing, failed, away } = await fetchAll(scope, options, asks);
    for (const [reason, count] of reasonsIn(missing)) console.log(`missing   ${count}: ${reason}`);
    console.log(
      `${away === null && failed.length === 0 ? 'complete ' : 'partly   '} ${folder}: ${fetched} fetched, ${kept} there before, ${missing.length} missing, ${failed.length} failed`,
    );
    for (const { file, reason } of failed) console.error(`failed    ${file}: ${reason}`);
    if (away !== null) console.error(`failed    ${away}`);
    if (away !== null || failed.length > 0) {
      console.error(
        `Nothing is imported. The same command asks again for what failed; npm run ledger -- import ${folder} takes what is there.`,
      );
      return 1;
    }
    if (isUpdate && fetched === 0) console.log('nothing is newer: nothing is published');
    if (!course.imports || (isUpdate && fetched === 0)) return 0;
    const shipped = shippedDimensions(folders);
    const { keeps } = course;
    await importFiles([folder], { portal, folder: ledgersFolder(data), shipped, say, keeps });
    return 0;
  } catch (error) {
    if (error instanceof UnknownQuestion) return refuse(error.message);
    throw error;
  }
}

/** How often each reason was given, the most frequent first. */
function reasonsIn(missing: readonly { readonly reason: string }[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { reason } of missing) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

type Options = Exclude<ReturnType<typeof readOptions>, string>;

function placed(options: Options, { data }: Place) {
  const pauseMs = /^\d{1,6}$/.test(options.pause) ? Number(options.pause) : Number.NaN;
  const imports = !options['no-import'];
  const keeps = !options['without-sources'];
  return { folder: options.out ?? `${data}/raw`, pauseMs, imports, keeps };
}

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      strict: true,
      options: {
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
    });
    return values;
  } catch (error) {
    return (error as Error).message;
  }
}

function refuse(reason: string): number {
  console.error(`${reason}\nusage: npm run ledger -- with one of\n${FETCH_ALL_USAGE}`);
  return 2;
}
