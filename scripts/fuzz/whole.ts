// Everything that is tried on a portal: answers held against stored rows, tables of pages, what strangers send.

import type { Call, Portal } from '../../engine/serve.ts';
import { eachOf, shotAt, type AskPortal } from '../harness/asking.ts';
import { holdAll, type Described, type Other } from './held.ts';
import { filesIn, makePageShot, pageFault } from './pages.ts';
import { Random, seedOf } from '../harness/random.ts';
import { holdShown, tellingPages } from './shown.ts';
import type { StoredLedger } from './stored.ts';
import { makeShot } from './strange.ts';
import { Tags } from './tags.ts';
import { Judge } from './verdict.ts';

export interface WholeOptions {
  readonly portal: Portal;
  /** The rows of the ledger that serves, and another ledger that is kept. */
  readonly stored: StoredLedger;
  readonly other: Other | null;
  readonly ask: AskPortal;
  /** Questions for each call that are held against the rows. */
  readonly count: number;
  readonly seed: number;
  /** Calls by id; none: all, and what belongs to no call. */
  readonly only: readonly string[];
  readonly said: (line: string) => void;
}

export interface Tried {
  readonly asked: number;
  readonly faults: readonly string[];
}

const SHOWN = 300;
/** For each question that is held: those that anybody sends, pages that strangers ask, pages whose tables are held. */
const SENT = 10;
const PAGES = 40;
const TABLES = 8;
/** Faults that are told of each call. */
const KEPT = 5;
/** Of the files that pages name, so many are among those that may be asked. */
const MOST_FILES = 100;

/** What the parts share. */
interface Trying extends WholeOptions {
  readonly tags: Tags;
  readonly calls: readonly Call[];
  readonly document: Described;
}

/** Nothing that was asked is a fault too. Throws where a call of `only` is none. */
export async function tryAll(options: WholeOptions): Promise<Tried> {
  const { only, said, portal, ask } = options;
  refuseUnknown(portal.calls, only);
  const calls = Object.values(portal.calls).filter(
    ({ id }) => only.length === 0 || only.includes(id),
  );
  const document = JSON.parse((await ask(shotAt('/api/openapi.json'))).payload) as Described;
  const trying: Trying = { ...options, calls, document, tags: new Tags() };
  const parts = Object.entries({
    'questions held against the rows': figures,
    ...(only.length > 0
      ? {}
      : {
          ...(tellingPages(portal).length > 0
            ? { 'tables of pages held against the rows': tables }
            : {}),
          'pages, views, files, forms': tryPages,
        }),
    'generated questions': questions,
  });
  let asked = 0;
  const faults: string[] = [];
  for (const [name, part] of parts) {
    const tried = await part(trying);
    asked += tried.asked;
    faults.push(...tried.faults);
    if (tried.asked === 0) faults.push(`${name}: nothing was asked`);
    said(`${name}: ${tried.asked} asked, ${tried.faults.length} faults`);
  }
  return { asked, faults };
}

async function figures(trying: Trying): Promise<Tried> {
  const { calls, count, seed, said } = trying;
  const found = await holdAll(trying, calls, count, seed);
  said(`  ${found.rows} answers held against the rows, ${found.alone} against themselves alone`);
  return found;
}

async function tables(trying: Trying): Promise<Tried> {
  const { count, seed, said } = trying;
  const random = new Random(seed);
  const found = { asked: 0, held: 0, faults: [] as string[] };
  await eachOf(
    Array.from({ length: count * TABLES }),
    async () => await holdShown(trying, random, found),
  );
  said(`  ${found.held} tables held against the rows`);
  return found;
}

/** Throws with the names that are nearest. */
function refuseUnknown(calls: Portal['calls'], only: readonly string[]): void {
  const unknown = only.find((id) => !Object.hasOwn(calls, id));
  if (unknown === undefined) return;
  const [folder = ''] = unknown.split('/');
  const near = Object.keys(calls).filter((id) => id.startsWith(folder) || id.includes(unknown));
  const listed = (near.length > 0 ? near : Object.keys(calls)).join(', ');
  throw new Error(`there is no call “${unknown}”; there are ${listed}`);
}

/** What anybody may send to each call. */
async function questions({ portal, stored, ask, count, seed, calls }: Trying): Promise<Tried> {
  const judge = new Judge(portal);
  const faults: string[] = [];
  let asked = 0;
  for (const call of calls) {
    const random = new Random(seedOf(call.id) ^ seed);
    const own: string[] = [];
    await eachOf(Array.from({ length: count * SENT }).keys(), async (nth) => {
      const shot = makeShot(random, call, { portal, stored });
      if (own.length >= KEPT) return;
      const fault = judge.fault(call, shot, await ask(shot));
      asked++;
      const { method, url, payload } = shot;
      const told = `${method} ${url.slice(0, SHOWN)} ${(payload ?? '').slice(0, SHOWN)}`;
      if (fault !== null) own.push(`${call.id} #${nth}: ${told}: ${fault}`);
    });
    faults.push(...own);
  }
  return { asked, faults };
}

/** Pages, views, files and forms as strangers ask them. */
export async function tryPages({
  portal,
  ask,
  count,
  seed,
  tags,
}: Pick<Trying, 'portal' | 'ask' | 'count' | 'seed' | 'tags'>): Promise<Tried> {
  const map = (await ask(shotAt('/sitemap.xml?part=1'))).payload;
  const found = [...map.matchAll(/<loc>(?:https?:\/\/[^/<]*)?([^<]*)<\/loc>/g)];
  const files = new Set<string>();
  const ground = {
    pages: found.map(([, path = '']) => (path === '' ? '/' : path.replaceAll('&amp;', '&'))),
    queries: [...new Set(Object.values(portal.filters).map(({ query }) => query))],
    forms: Object.values(portal.forms).map(({ path }) => path),
  };
  const random = new Random(seed);
  const faults: string[] = [];
  if (ground.pages.length === 0) return { asked: 0, faults };
  await eachOf(Array.from({ length: count * PAGES }).keys(), async (nth) => {
    const shot = makePageShot(random, { ...ground, files: [...files].slice(-MOST_FILES) });
    const answer = await ask(shot.shot);
    const fault = pageFault(shot, answer) ?? tags.fault(shot.shot.url, answer);
    if (shot.kind === 'page') for (const file of filesIn(answer)) files.add(file);
    if (fault !== null)
      faults.push(`${shot.kind} #${nth}: ${shot.shot.url.slice(0, SHOWN)}: ${fault}`);
  });
  return { asked: count * PAGES, faults };
}
