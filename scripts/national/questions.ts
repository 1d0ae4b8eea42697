// Questions that differ from each other, made from the calls: about one key, and about the whole country.

import { findCallShape, type Call, type Portal } from '../../engine/serve.ts';
import { first, lookup } from '../../engine/serve.ts';
import { writeAddress } from '../harness/address.ts';
import { Random } from '../harness/random.ts';

export type Subject = 'key' | 'country';

interface Asked {
  readonly call: Call;
  readonly ask: Call['asks'][number];
}

/** Years whose months are all there. */
export const YEARS = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025] as const;

/** Endless addresses, no two alike; a seed gives the same ones again. */
export function* questions(
  portal: Portal,
  subject: Subject,
  codes: (dimension: string) => readonly string[],
  seed: number,
): Generator<string> {
  const random = new Random(seed);
  const asked = Object.values(portal.calls)
    .filter((call) => findCallShape(call).hierarchy)
    .flatMap((call) => call.asks.map((ask): Asked => ({ call, ask })))
    .filter(({ ask }) => subjectOf(portal, ask) === subject);
  if (asked.length === 0) throw new Error(`no tree of the portal is about ${subject}`);
  const said = new Set<string>();
  for (let tried = 0; tried < 1_000_000; tried++) {
    const one = random.pick(asked);
    const address = addressOf(portal, one, codes, random);
    if (said.has(address)) continue;
    said.add(address);
    yield address;
  }
}

/** A fact with keys of which none is fixed, or one added up from such, is about the country; others are left out. */
export function subjectOf(portal: Portal, ask: Asked['ask']): Subject | null {
  const fact = lookup(portal.model.facts, first(ask.facts));
  if (fact.derive.length > 0) return 'country';
  const key = fact.dimensions.find((name) => lookup(portal.model.dimensions, name).kind === 'key');
  if (key === undefined) return null;
  return key in ask.where ? 'key' : 'country';
}

function addressOf(
  portal: Portal,
  { call, ask }: Asked,
  codes: (dimension: string) => readonly string[],
  random: Random,
): string {
  const month = random.from(1, 12);
  const values: Record<string, string> = {};
  for (const { name, filter, required } of call.params) {
    const { kind, dimension, options } = lookup(portal.filters, filter);
    const fixed = ask.when[name];
    if (fixed) values[name] = random.pick(fixed);
    else if (kind === 'year') values[name] = String(random.pick(YEARS));
    else if (kind === 'month')
      values[name] = String(name.endsWith('From') ? random.from(1, month) : month);
    else if (!required) continue;
    else if (kind === 'member') values[name] = random.pick(codes(dimension));
    else if (kind === 'choice') values[name] = random.pick(options).value;
    else values[name] = String(call.example[name] ?? '');
  }
  return writeAddress(call.path, values);
}
