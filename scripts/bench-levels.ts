// Measures levels of an invented register of 60,000 members, the first of each and the following. Exit code 0.

import {
  foldersFrom,
  loadPortal,
  lookup,
  Members,
  findCallShape,
  type Ledger,
} from '../engine/serve.ts';
import { KINDS } from '../site/kinds.ts';
import { quantile } from './harness/lines.ts';
import { manyMembers } from './bench/manyMembers.ts';

const USAGE = 'usage: npm run bench:levels [-- COUNT]   60,000 without a count';
const TIMES = 30;
const count = Number(process.argv[2] ?? 60_000);

if (process.argv.length > 3 || !Number.isSafeInteger(count) || count < 1) {
  console.error(USAGE);
  process.exit(2);
}

type Params = Readonly<Record<string, string | number>>;

const portal = loadPortal(foldersFrom(process.env), KINDS);
const members = standingTogether(manyMembers(portal.model, 'agency', count));
const ledger = { members, latest: [], model: portal.model } as unknown as Ledger;
const [top = ''] = members.codes('agency').filter((code) => parentOf(code) === null);
const [below = ''] = members.codes('agency').filter((code) => parentOf(code) === top);

const QUESTIONS: readonly (readonly [name: string, call: string, params: Params])[] = [
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
];

console.log(`${count} members, level by level; milliseconds`);
for (const [name, call, params] of QUESTIONS) {
  const first = await ask(call, params);
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) times.push((await ask(call, params)).ms);
  const [p50, most] = [quantile(times, 0.5), Math.max(...times)].map((ms) => ms.toFixed(1));
  console.log(
    `${name.padEnd(26)} first ${first.ms.toFixed(1).padStart(7)}   then ${p50?.padStart(6)}   at most ${most?.padStart(6)}   ${first.bytes} bytes`,
  );
}

/** As a register has them: a unit stands in the tree of the one above it. */
function standingTogether(drawn: Members): Members {
  const chapters = new Map<string, string>();
  const versions = drawn.list('agency', null).map((member) => [member.code, member] as const);
  const byCode = new Map(versions);
  const chapterOf = (code: string): string => {
    const member = byCode.get(code);
    const known = chapters.get(code);
    if (known !== undefined) return known;
    const own = member?.parent ? chapterOf(member.parent) : (member?.attributes['chapter'] ?? '');
    chapters.set(code, own);
    return own;
  };
  const together = versions.map(([code, member]) => {
    const attributes = { ...member.attributes, chapter: chapterOf(code) };
    return [code, [{ ...member, attributes }]] as const;
  });
  return new Members(portal.model, new Map([['agency', new Map(together)]]));
}

function parentOf(code: string): string | null {
  return members.attribute('agency', code, 'parent', 2026);
}

/** One question as the server asks it, without caches of answers: the level is found and written. */
async function ask(
  name: string,
  params: Params,
): Promise<{ readonly ms: number; readonly bytes: number }> {
  const call = lookup(portal.calls, name);
  const shape = findCallShape(call);
  const started = performance.now();
  const answer = await shape.ask({
    portal,
    ledger,
    call,
    params: { agencyState: 'ALL', ...params },
    flat: false,
    lang: 'uk',
    signal: undefined,
  });
  const text = shape.write(answer, { lang: 'uk' } as never, call);
  return { ms: performance.now() - started, bytes: Buffer.byteLength(String(text)) };
}
