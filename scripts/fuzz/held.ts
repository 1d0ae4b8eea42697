// Checks answers against stored rows, a second request, the other language, the other ledger and their files.

import { listForms, type Call, type Portal } from '../../engine/serve.ts';
import { eachOf, shotAt, type AskPortal, type Response } from '../harness/asking.ts';
import { toldFaults } from './covered.ts';
import { rowFaults, standardOf, treeRows, type AnsweredItem } from './expected.ts';
import { fileFaults } from './files.ts';
import {
  addressOf,
  asksOf,
  completed,
  goodParams,
  type GivenParams,
} from '../harness/questions.ts';
import { questionOf, type CallAsked } from './meant.ts';
import { Random, seedOf } from '../harness/random.ts';
import type { StoredLedger } from './stored.ts';
import { againFaults, type Tags } from './tags.ts';

/** Another ledger that is kept, with the rows that it has. */
export interface Other {
  readonly id: string;
  readonly stored: StoredLedger;
}

/** What is read of the description of the API. */
export interface Described {
  readonly paths: Readonly<
    Record<
      string,
      { readonly get?: { readonly parameters?: readonly { readonly name: string }[] } }
    >
  >;
}

export interface HeldGround {
  readonly portal: Portal;
  readonly stored: StoredLedger;
  readonly other: Other | null;
  readonly document: Described;
  readonly ask: AskPortal;
  readonly tags: Tags;
}

export interface HeldCount {
  asked: number;
  /** Answers held against the rows, and those that were only compared with themselves. */
  rows: number;
  alone: number;
  readonly faults: string[];
}

/** Of each call so many faults are told. */
const KEPT = 5;

/** So many questions for each call. */
export async function holdAll(
  ground: HeldGround,
  calls: readonly Call[],
  count: number,
  seed: number,
): Promise<HeldCount> {
  const found: HeldCount = { asked: 0, rows: 0, alone: 0, faults: [] };
  await eachOf(calls, async (call) => {
    const random = new Random(seedOf(`${call.id} held`) ^ seed);
    let told = 0;
    for (let nth = 0; nth < count && told < KEPT; nth++) {
      const params = goodParams(random, call, ground);
      const faults =
        call.method === 'get'
          ? await holdOne(ground, call, params, { random, found }).catch((error: Error) => [
              `what was answered cannot be read: ${error.message}`,
            ])
          : [];
      told += faults.length;
      found.faults.push(
        ...faults.slice(0, 3).map((fault) => `${addressOf(call, params)}: ${fault}`),
      );
    }
  });
  return found;
}

interface Trying {
  readonly random: Random;
  readonly found: HeldCount;
}

async function holdOne(
  ground: HeldGround,
  call: Call,
  params: GivenParams,
  { random, found }: Trying,
): Promise<string[]> {
  const { ask, portal, stored, other, tags } = ground;
  const url = addressOf(call, params);
  const first = await ask(shotAt(url));
  found.asked++;
  if (first.statusCode !== 200)
    return first.statusCode >= 500 ? [`${first.statusCode} ${first.payload.slice(0, 200)}`] : [];
  const asked: CallAsked = { portal, stored, call, params: completed(call, params) };
  const { faults, isHeld } = await answerFaults(ground, asked, first);
  found[isHeld ? 'rows' : 'alone']++;
  const tagged = (address: string, answer: Response) => {
    const fault = tags.fault(address, answer);
    if (fault !== null) faults.push(fault);
  };
  tagged(url, first);
  const takes = takenBy(ground, call);
  if (takes.includes('lang')) faults.push(...(await languageFaults(ground, asked, first, tagged)));
  if (other && takes.includes('ledger') && random.holds(0.5)) {
    const address = addressOf(call, params, '', { ledger: other.id });
    const old = await ask(shotAt(address));
    tagged(address, old);
    const elsewhere = await answerFaults(ground, { ...asked, stored: other.stored }, old, other.id);
    if (old.statusCode === 200)
      faults.push(...elsewhere.faults.map((fault) => `of the other ledger: ${fault}`));
    if (
      old.statusCode === 200 &&
      old.headers.etag !== undefined &&
      old.headers.etag === first.headers.etag
    )
      faults.push('two ledgers have one tag');
    found.asked += 2;
  }
  faults.push(...(await againFaults(ask, url, first)));
  found.asked += 6;
  const forms = listForms(call);
  if (forms.includes('JSON') && random.holds(0.5)) {
    const files = await fileFaults(asked, ask);
    faults.push(...files.faults);
    found.asked += files.asked;
  }
  return faults;
}

interface Judged {
  readonly faults: string[];
  readonly isHeld: boolean;
}

/** The shape of answers that are held against the rows. */
const TREE = 'tree';

/** An answer against the rows of its ledger, and what it tells beside its figures. */
async function answerFaults(
  ground: HeldGround,
  asked: CallAsked,
  answer: Response,
  ledger = '',
): Promise<Judged> {
  const nothing = { faults: [], isHeld: false };
  const [ask] = asksOf(asked);
  if (answer.statusCode !== 200 || asked.call.answer !== TREE || !ask || ask.ofKeys) return nothing;
  const body = await bodyOf(ground, asked, answer, ledger);
  if (body === null) return nothing;
  const { rows, plan } = await treeRows(asked, ask, questionOf(asked, ask));
  const { items } = body as { readonly items: readonly AnsweredItem[] };
  return {
    faults: [
      ...rowFaults(items, rows, standardOf(asked.portal)),
      ...toldFaults(asked.stored, plan, answer, body),
    ],
    isHeld: true,
  };
}

/** What is no JSON is asked for as JSON. */
async function bodyOf(
  { ask }: HeldGround,
  { call, params }: CallAsked,
  answer: Response,
  ledger: string,
): Promise<unknown> {
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const json = isJson
    ? answer
    : await ask(shotAt(addressOf(call, params, 'JSON', ledger === '' ? {} : { ledger })));
  return json.statusCode === 200 &&
    String(json.headers['content-type']).startsWith('application/json')
    ? (JSON.parse(json.payload) as unknown)
    : null;
}

/** Asked right after in each language: what a code is called there, and nothing else that is different. */
async function languageFaults(
  { ask, portal }: HeldGround,
  { call, params }: CallAsked,
  first: Response,
  tagged: (url: string, answer: Response) => void,
): Promise<string[]> {
  const faults: string[] = [];
  const [standard, ...others] = portal.settings.locales.map(({ code }) => code);
  for (const code of [...others, standard ?? '']) {
    const url = addressOf(call, params, '', { lang: code });
    const answer = await ask(shotAt(url));
    tagged(url, answer);
    const again = await ask(shotAt(addressOf(call, params)));
    if (!again.rawPayload.equals(first.rawPayload))
      faults.push(`after the question in ${code} the answer is another one`);
    if (code === standard && !answer.rawPayload.equals(first.rawPayload))
      faults.push(`in ${code} it is another answer than without a language`);
    if (
      code !== standard &&
      answer.rawPayload.equals(first.rawPayload) &&
      first.payload.includes('"codeName"')
    )
      faults.push(`in ${code} it is the same answer as without a language`);
    if (
      code !== standard &&
      answer.headers.etag !== undefined &&
      answer.headers.etag === first.headers.etag
    )
      faults.push(`in ${code} it has the tag of the other language`);
  }
  return faults;
}

/** Names of what may be asked beside the parameters of a call, by the description of the API. */
function takenBy({ document }: HeldGround, call: Call): string[] {
  const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
  return (document.paths[path]?.['get']?.parameters ?? []).map(({ name }) => name);
}
