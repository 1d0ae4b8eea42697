// Questions that differ from each other and have an answer: about one key, about the whole country, about many keys side by side.

import {
  AnswerCache,
  buildApp,
  findCallShape,
  first,
  lookup,
  type Call,
  type CurrentLedger,
  type Portal,
  type Sql,
} from '../../engine/serve.ts';
import {
  addressOf,
  asksOf,
  completed,
  goodParams,
  readLoaded,
  type GoodGround,
  type GivenParams,
} from '../harness/questions.ts';
import { Random } from '../harness/random.ts';
import { recordOne } from './direct.ts';

export type Subject = 'key' | 'country';

/** A question as it was answered once: the statements that the ledger ran for it, and how long it took in milliseconds. */
export interface AnsweredQuestion {
  readonly address: string;
  readonly statements: readonly Sql[];
  readonly ms: number;
}

/** Asks a ledger in this process; `close` when done. */
export interface Asker {
  /** So many different questions to trees, of all subjects or of one; a seed gives the same ones again. */
  readonly trees: (
    count: number,
    seed: number,
    subject?: Subject,
  ) => AsyncGenerator<AnsweredQuestion>;
  /** For each call that answers groups or compares, by a name. */
  readonly sides: (count: number) => Promise<ReadonlyMap<string, readonly AnsweredQuestion[]>>;
  readonly close: () => Promise<void>;
}

/** Of so many questions that are tried one has an answer at least. */
const TRIES = 20;
/** Keys that are compared. */
const COMPARED = 10;

/** An asker of the ledger that serves. */
export async function openAsker(portal: Portal, current: CurrentLedger): Promise<Asker> {
  const ledger = current.get();
  const ground: GoodGround = { portal, stored: await readLoaded(ledger) };
  const app = buildApp(new AnswerCache(portal, current), { log: false, headers: {} });
  const calls = Object.values(portal.calls);
  const answer = async function* (
    count: number,
    next: () => string | null,
    suits: (body: unknown) => boolean,
  ): AsyncGenerator<AnsweredQuestion> {
    const known = new Set<string>();
    let found = 0;
    for (let tries = 0; tries < count * TRIES && found < count; tries++) {
      const address = next();
      if (address === null || known.has(address)) continue;
      known.add(address);
      const { result, statements, time } = await recordOne(
        ledger,
        async () => await app.inject(address),
      );
      if (result.statusCode !== 200 || !suits(result.json())) continue;
      found++;
      yield { address, statements, ms: time };
    }
  };
  const trees: Asker['trees'] = (count, seed, subject) => {
    const random = new Random(seed);
    const own = calls.filter((call) => findCallShape(call).hierarchy);
    const next = () => {
      const call = random.pick(own);
      const params = goodParams(random, call, ground);
      const [ask] = asksOf({ call, params: completed(call, params) });
      const isMeant = ask && (subject === undefined || subjectOf(portal, ask) === subject);
      return isMeant ? addressOf(call, params) : null;
    };
    return answer(count, next, hasRows);
  };
  const sides: Asker['sides'] = async (count) => {
    const random = new Random(1);
    const found = new Map<string, readonly AnsweredQuestion[]>();
    for (const call of calls)
      for (const [name, next] of waysBeside(call, ground, random)) {
        const asked = answer(
          count,
          () => addressOf(call, next()),
          () => true,
        );
        found.set(name, await gather(asked));
      }
    return found;
  };
  return { trees, sides, close: async () => await app.close() };
}

/** All of them. */
export async function gather<T>(each: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of each) all.push(one);
  return all;
}

/** A tree with more than its total. */
function hasRows(body: unknown): boolean {
  const { items = [] } = body as { readonly items?: readonly unknown[] };
  return items.length > 1;
}

/** A fact with keys of which none is fixed, or one added up from such, is about the country; others are left out. */
function subjectOf({ model }: Portal, ask: Call['asks'][number]): Subject | null {
  const fact = lookup(model.facts, first(ask.facts));
  if (fact.derive.length > 0) return 'country';
  const key = fact.dimensions.find((name) => lookup(model.dimensions, name).kind === 'key');
  if (key === undefined) return null;
  return key in ask.where ? 'key' : 'country';
}

/** How many keys are asked side by side by a call, each way by its name: all groups, one of them, several keys compared. */
function waysBeside(
  call: Call,
  ground: GoodGround,
  random: Random,
): (readonly [name: string, next: () => GivenParams])[] {
  const { id, groups, each = '', params, asks } = call;
  const compared = params.find(({ name }) => name === each);
  const { kind, dimension } = compared ? lookup(ground.portal.filters, compared.filter) : {};
  const one = groups?.one;
  if (one !== undefined) {
    const all = () => {
      const { [one]: _, ...others } = goodParams(random, call, ground);
      return others;
    };
    const { min, max } = lookup(
      ground.portal.filters,
      params.find(({ name }) => name === one)?.filter ?? '',
    );
    const alone = () => ({ ...all(), [one]: String(random.from(min, max)) });
    return [
      [id, all],
      [`${id} of one ${one}`, alone],
    ];
  }
  if (!compared || kind !== 'member' || asks.length === 0) return [];
  const codes = ground.stored.codes(dimension ?? '');
  const some = () =>
    Array.from({ length: Math.min(compared.most, COMPARED) }, () => random.pick(codes));
  return [[id, () => ({ ...goodParams(random, call, ground), [each]: [...new Set(some())] })]];
}
