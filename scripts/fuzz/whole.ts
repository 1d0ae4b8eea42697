// Everything that is tried on a portal: generated questions, foretold refusals, two ways of asking, pages, time and memory.

import type { Call, Portal } from '../../engine/serve.ts';
import { foretold, type Foretold, type ForetoldDocument } from './foretold.ts';
import { fuzz } from './fuzz.ts';
import { slowFaults, type KeptPace } from './pace.ts';
import { filesIn, makePageShot, pageFault } from './pages.ts';
import { Random } from './random.ts';
import type { Shot } from './requests.ts';
import { twinFaults } from './twins.ts';
import type { Response } from './verdict.ts';

export interface WholeOptions {
  readonly portal: Portal;
  readonly codes: (dimension: string) => readonly string[];
  readonly ask: (shot: Shot) => Promise<Response>;
  /** Generated questions for each call. */
  readonly count: number;
  readonly seed: number;
  /** Calls by id; none: all, and what belongs to no call. */
  readonly only: readonly string[];
  readonly pace: KeptPace;
  /** Resident memory in megabytes, and how much is allowed. */
  readonly memory: { readonly now: () => number; readonly most: number };
  readonly said: (line: string) => void;
}

export interface Tried {
  readonly asked: number;
  readonly faults: readonly string[];
}

const SHOWN = 300;
/** Pages for each generated question of a call. */
const PAGES = 4;

/** Nothing that was asked is a fault too. Throws where a call of `only` is none. */
export async function tryAll(options: WholeOptions): Promise<Tried> {
  const { only, said } = options;
  refuseUnknown(options.portal.calls, only);
  const parts = Object.entries({
    'generated questions': questions,
    'what the description foretells': refusals,
    'the same asked in two ways, and its time': twins,
    ...(only.length > 0 ? {} : { 'pages, views, files, forms': pages }),
  });
  let asked = 0;
  const faults: string[] = [];
  for (const [name, part] of parts) {
    const tried = await part(options);
    asked += tried.asked;
    faults.push(...tried.faults);
    if (tried.asked === 0) faults.push(`${name}: nothing was asked`);
    said(`${name}: ${tried.asked} asked, ${tried.faults.length} faults`);
  }
  const { now, most } = options.memory;
  if (now() > most) faults.push(`memory: ${now().toFixed(0)} MB, and ${most} are allowed`);
  return { asked, faults };
}

/** Of the files that pages name, so many are among those that may be asked. */
const MOST_FILES = 100;

/** Throws with the names that are nearest. */
function refuseUnknown(calls: Portal['calls'], only: readonly string[]): void {
  const unknown = only.find((id) => !Object.hasOwn(calls, id));
  if (unknown === undefined) return;
  const [folder = ''] = unknown.split('/');
  const near = Object.keys(calls).filter((id) => id.startsWith(folder) || id.includes(unknown));
  const listed = (near.length > 0 ? near : Object.keys(calls)).join(', ');
  throw new Error(`there is no call “${unknown}”; there are ${listed}`);
}

async function questions(options: WholeOptions): Promise<Tried> {
  const { portal, codes, ask, count, seed, only } = options;
  const { asked, faults } = await fuzz({ portal, codes, inject: ask, count, seed, only });
  return {
    asked,
    faults: faults.map(
      ({ call, nth, shot, fault }) =>
        `${call} #${nth}: ${shot.method} ${shot.url.slice(0, SHOWN)} ${(shot.payload ?? '').slice(0, SHOWN)}: ${fault}`,
    ),
  };
}

async function refusals(options: WholeOptions): Promise<Tried> {
  const all = await foretoldOf(options);
  const faults: string[] = [];
  for (const { call, wrong, shot, status } of all) {
    const answer = await options.ask(shot);
    const told = `${call}${wrong === '' ? '' : ` with ${wrong.slice(0, SHOWN)}`}`;
    if (answer.statusCode !== status)
      faults.push(`${told}: ${answer.statusCode} where ${status} belongs`);
    else if (status === 405 && answer.headers['allow'] === undefined)
      faults.push(`${told}: 405 without what is allowed`);
  }
  return { asked: all.length, faults };
}

async function twins(options: WholeOptions): Promise<Tried> {
  const good = (await foretoldOf(options)).filter(({ wrong }) => wrong === '');
  const shots = new Map(good.map(({ call, shot }) => [call.replace('GET ', ''), shot]));
  const { asked, faults } = await twinFaults(shots, options.ask);
  const slow = await slowFaults(plainOnes(shots), options.ask, options.pace);
  return { asked, faults: [...faults, ...slow] };
}

/** Without files, which are written anew each time. */
function plainOnes(shots: ReadonlyMap<string, Shot>): Map<string, Shot> {
  return new Map([...shots].filter(([path]) => !/\/(?:JSON|CSV|XLSX|PARQUET)$/.test(path)));
}

async function foretoldOf({ portal, only, ask }: WholeOptions): Promise<Foretold[]> {
  const answer = await ask(get('/api/openapi.json'));
  const paths = only.map((id) => pathOf(portal.calls[id]));
  return foretold(JSON.parse(answer.payload) as ForetoldDocument).filter(
    ({ call }) => only.length === 0 || paths.some((path) => call.startsWith(`GET ${path}`)),
  );
}

function pathOf(call: Call | undefined): string {
  return (call?.path ?? '').replaceAll(/:(\w+)/g, '{$1}');
}

async function pages({ portal, ask, count, seed }: WholeOptions): Promise<Tried> {
  const map = (await ask(get('/sitemap.xml?part=1'))).payload;
  const found = [...map.matchAll(/<loc>https?:\/\/[^/<]*([^<]*)<\/loc>/g)];
  const files = new Set<string>();
  const ground = {
    pages: found.map(([, path = '']) => (path === '' ? '/' : path.replaceAll('&amp;', '&'))),
    queries: [...new Set(Object.values(portal.filters).map(({ query }) => query))],
    forms: Object.values(portal.forms).map(({ path }) => path),
  };
  const random = new Random(seed);
  const faults: string[] = [];
  if (ground.pages.length === 0) return { asked: 0, faults };
  for (let nth = 0; nth < count * PAGES; nth++) {
    const shot = makePageShot(random, { ...ground, files: [...files].slice(-MOST_FILES) });
    const answer = await ask(shot.shot);
    const fault = pageFault(shot, answer);
    if (shot.kind === 'page') for (const file of filesIn(answer)) files.add(file);
    if (fault !== null)
      faults.push(`${shot.kind} #${nth}: ${shot.shot.url.slice(0, SHOWN)}: ${fault}`);
  }
  return { asked: count * PAGES, faults };
}

function get(url: string): Shot {
  return { method: 'GET', url, headers: {}, payload: null, form: '' };
}
