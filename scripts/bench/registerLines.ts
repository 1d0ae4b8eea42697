// Questions about an invented register of 60,000 members, and about what a search finds: as the server asks them, without caches and without a socket.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

import {
  CurrentLedger,
  findCallShape,
  ledgersFolder,
  lookup,
  Members,
  type Ledger,
  type Portal,
} from '../../engine/serve.ts';
import { median, quantile, say, withUnit, type Measuring } from '../harness/lines.ts';
import { manyMembers } from './manyMembers.ts';
import type { Bench } from './sections.ts';

type Params = Readonly<Record<string, string | number>>;
type Questions = readonly (readonly [name: string, call: string, params: Params])[];

const COUNT = 60_000;
const TIMES = 30;
const SEARCHED = join(import.meta.dirname, '../../tests/portal/searched.yaml');
const SEARCHES = 10;
/** The time that half of all searches must not take longer than, in milliseconds. */
const SEARCH_MS = 10;
const TABLE = { agencyState: 'ALL', type: 'ALL', page: 1, pageSize: 10 };

const TABLES: Questions = Object.entries<Params>({
  'first page': {},
  'last page': { page: COUNT / 10 },
  'of one state and region': { agencyState: 'actual', territory: '05' },
  'words of a name': { search: 'школа уявна' },
  'beginning of a code': { search: '1000' },
  'a whole code': { search: '10007919' },
  'by name from the end': { sort: '-shortName' },
  'by code': { sort: 'edrpou' },
  'by region': { sort: 'territoryName' },
  'by state': { sort: 'state' },
  'by day of registration': { sort: 'registrationDate' },
  'by day of exclusion': { sort: '-exclusionDate' },
  'words and an order': { search: 'громади', sort: '-registrationDate', page: 100 },
}).map(([name, params]) => [name, 'agency/table', { ...TABLE, ...params }]);

/** What is typed into the search of the portal; the first waits for its index. */
const TYPED: Questions = [
  'школа',
  'громади 77',
  '1000',
  '10007919',
  'комунальна область',
  'ніде',
].map((q) => [`search of ${q}`, 'search', { q }]);

/** Lists, orders and searches of the register, each question so many times. */
export async function* memberLines({ configured: portal }: Bench): Measuring {
  const members = manyMembers(portal.model, 'agency', COUNT);
  yield* questionsLines(portal, members, [...TABLES, ...TYPED]);
}

/** Levels of the register's tree, the first of each and the following. */
export async function* levelLines({ configured: portal }: Bench): Measuring {
  const members = standingTogether(portal, manyMembers(portal.model, 'agency', COUNT));
  const all = members.list('agency', null);
  const parentOf = (code: string) => members.attribute('agency', code, 'parent', 2026);
  const { code: top = '' } = all.find(({ code }) => parentOf(code) === null) ?? {};
  const { code: below = '' } = all.find(({ code }) => parentOf(code) === top) ?? {};
  yield* questionsLines(portal, members, [
    ['the top of the state', 'agency/roots', { chapter: 'state' }],
    ['the top of local budgets', 'agency/roots', { chapter: 'local' }],
    ['departments', 'agency/roots', { chapter: 'departmentsState' }],
    ['regions', 'agency/roots', { chapter: 'regions' }],
    ['one region', 'agency/branch', { chapter: 'regions', path: '05' }],
    ['one unit', 'agency/branch', { chapter: 'state', path: top }],
    ['one below it', 'agency/branch', { chapter: 'state', path: below }],
    ['one unit, its region', 'agency/branch', { chapter: 'regions', path: top }],
    ['words, few found', 'agency/roots', { chapter: 'local', search: 'громади 4711' }],
    ['words, many found', 'agency/roots', { chapter: 'local', search: 'школа' }],
    ['graph: the top', 'agency/graph', { chapter: 'state' }],
    ['graph: regions', 'agency/graph', { chapter: 'regions' }],
    ['graph: one unit', 'agency/graph', { chapter: 'state', agency: top }],
    ['graph: words', 'agency/graph', { chapter: 'state', search: 'школа' }],
  ]);
}

/** The search over a ledger: its index, then each of the questions that tests ask it. */
export async function* searchLines({ configured: portal, built }: Bench): Measuring {
  const quiet = { info: () => {}, error: () => {} };
  const current = new CurrentLedger(ledgersFolder(built), portal.model, quiet);
  await current.start();
  try {
    const ledger = current.get();
    const of = `search, ledger ${ledger.id}`;
    const ask = async (q: string, lang: string) =>
      (await askDirectly(portal, ledger, ['search', { q, lang }], lang)).ms;
    const index = await ask('index', 'uk');
    yield { of, what: 'index made, a part at a time', value: index, unit: 'ms' };
    const asked = parse(readFileSync(SEARCHED, 'utf8')) as readonly { q: string; in?: string }[];
    const times: (readonly [ms: number, q: string])[] = [];
    for (const { q, in: lang = 'uk' } of asked)
      for (let i = 0; i < SEARCHES; i++) times.push([await ask(q, lang), q]);
    const all = times.map(([ms]) => ms);
    const more = `${asked.length} questions, each ${SEARCHES} times`;
    yield { of, what: 'p50', value: median(all), unit: 'ms', most: SEARCH_MS, more };
    yield { of, what: 'p95', value: quantile(all, 0.95), unit: 'ms' };
    const [slowest = [NaN, '']] = times.toSorted(([a], [b]) => b - a);
    yield { of, what: 'at most', value: slowest[0], unit: 'ms', more: slowest[1] };
  } finally {
    await current.stop();
  }
}

async function* questionsLines(portal: Portal, members: Members, questions: Questions): Measuring {
  const ledger = { members, latest: [], model: portal.model } as unknown as Ledger;
  const params = { agencyState: 'ALL' };
  for (const [what, call, own] of questions) {
    const asking = async () =>
      await askDirectly(portal, ledger, [call, call === 'search' ? own : { ...params, ...own }]);
    const first = await asking();
    const times: number[] = [];
    for (let i = 0; i < TIMES; i++) times.push((await asking()).ms);
    const more = `first ${withUnit(first.ms, 'ms')}, at most ${say(Math.max(...times))}; ${first.bytes} bytes`;
    yield { of: `register of ${COUNT} members`, what, value: median(times), unit: 'ms', more };
  }
}

/** One question as the server asks it: what is asked is found and the answer is written. */
async function askDirectly(
  portal: Portal,
  ledger: Ledger,
  [name, params]: readonly [call: string, params: Params],
  lang = 'uk',
): Promise<{ readonly ms: number; readonly bytes: number }> {
  const call = lookup(portal.calls, name);
  const shape = findCallShape(call);
  const asked = { portal, ledger, call, params, flat: false, lang, signal: undefined };
  const started = performance.now();
  const text = shape.write(await shape.ask(asked), { lang } as never, call);
  return { ms: performance.now() - started, bytes: Buffer.byteLength(String(text)) };
}

/** As a register has them: a unit stands in the tree of the one above it. */
function standingTogether({ model }: Portal, drawn: Members): Members {
  const all = drawn.list('agency', null);
  const byCode = new Map(all.map((member) => [member.code, member]));
  const chapterOf = (code: string): string => {
    const member = byCode.get(code);
    return member?.parent ? chapterOf(member.parent) : (member?.attributes['chapter'] ?? '');
  };
  const together = all.map((member) => {
    const attributes = { ...member.attributes, chapter: chapterOf(member.code) };
    return [member.code, [{ ...member, attributes }]] as const;
  });
  return new Members(model, new Map([['agency', new Map(together)]]));
}
