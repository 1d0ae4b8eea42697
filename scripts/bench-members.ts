// Measures questions about an invented register of 60,000 members, and the search of the portal. Exit code 0.

import {
  foldersFrom,
  loadPortal,
  lookup,
  findCallShape,
  type Call,
  type Ledger,
} from '../engine/serve.ts';
import { KINDS } from '../site/kinds.ts';
import { quantile } from './harness/lines.ts';
import { manyMembers } from './bench/manyMembers.ts';

const USAGE = 'usage: npm run bench:members [-- COUNT]   60,000 without a count';
const CALL = 'agency/table';
const SEARCH = 'search';
const TIMES = 30;
const count = Number(process.argv[2] ?? 60_000);

if (process.argv.length > 3 || !Number.isSafeInteger(count) || count < 1) {
  console.error(USAGE);
  process.exit(2);
}

const portal = loadPortal(foldersFrom(process.env), KINDS);
const members = manyMembers(portal.model, 'agency', count);
const ledger = { members, latest: [], model: portal.model } as unknown as Ledger;
const given = { agencyState: 'ALL', type: 'ALL', page: 1, pageSize: 10 };

type Asked = Readonly<Record<string, string | number>>;

const QUESTIONS: Readonly<Record<string, Asked>> = {
  'first page': {},
  'last page': { page: Math.ceil(count / 10) },
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
};

/** What is typed into the search of the portal; the first waits for its index. */
const SEARCHED = ['школа', 'громади 77', '1000', '10007919', 'комунальна область', 'ніде'];

console.log(`${count} members, ${CALL}, 10 on a page; milliseconds`);
for (const [name, params] of Object.entries(QUESTIONS))
  await measure(name, lookup(portal.calls, CALL), { ...given, ...params });
console.log(SEARCH);
for (const search of SEARCHED) await measure(search, lookup(portal.calls, SEARCH), { q: search });

async function measure(name: string, call: Call, params: Asked): Promise<void> {
  const first = await ask(call, params);
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) times.push((await ask(call, params)).ms);
  const [p50, most] = [quantile(times, 0.5), Math.max(...times)].map((ms) => ms.toFixed(1));
  console.log(
    `${name.padEnd(26)} first ${first.ms.toFixed(1).padStart(7)}   then ${p50?.padStart(6)}   at most ${most?.padStart(6)}   ${first.bytes} bytes`,
  );
}

/** One question as the server asks it, without caches: members are found and the answer is written. */
async function ask(
  call: Call,
  params: Asked,
): Promise<{ readonly ms: number; readonly bytes: number }> {
  const shape = findCallShape(call);
  const started = performance.now();
  const answer = await shape.ask({
    portal,
    ledger,
    call,
    params,
    flat: false,
    lang: 'uk',
    signal: undefined,
  });
  const text = shape.write(answer, { lang: 'uk' } as never, call);
  return { ms: performance.now() - started, bytes: Buffer.byteLength(String(text)) };
}
