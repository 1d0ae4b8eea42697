// Questions about many keys side by side: groups of them, one group, several compared.

import { first, lookup, assertDefined, type Call, type Portal } from '../../engine/serve.ts';
import { writeAddress } from '../harness/address.ts';
import { Random } from '../harness/random.ts';
import { YEARS } from './questions.ts';

/** What is asked together, and addresses of it. */
export interface Sides {
  readonly name: string;
  readonly addresses: readonly string[];
}

/** For each call that answers groups or compares, so many questions as there may be different ones; `codes` are those that may be named. */
export function sides(
  portal: Portal,
  codes: (dimension: string) => readonly string[],
  count: number,
): Sides[] {
  const random = new Random(1);
  return Object.values(portal.calls).flatMap((call) => {
    const one = call.groups?.one;
    const each = comparedBy(portal, call);
    if (one === undefined && each === null) return [];
    const kinds = one === undefined ? [''] : ['', one];
    return kinds.map((named) => ({
      name: `${call.id}${named === '' ? '' : ` of one ${named}`}`,
      addresses: [
        ...new Set(
          Array.from({ length: count }, () => addressOf(portal, call, named, { codes, random })),
        ),
      ],
    }));
  });
}

/** The dimension of the keys that a call compares; null where it compares none. */
function comparedBy(portal: Portal, { each, params, asks }: Call): string | null {
  const param = params.find(({ name }) => name === each);
  const { kind, dimension } = param ? lookup(portal.filters, param.filter) : {};
  return kind === 'member' && asks.length > 0 ? (dimension ?? null) : null;
}

interface Drawing {
  readonly codes: (dimension: string) => readonly string[];
  readonly random: Random;
}

function addressOf(portal: Portal, call: Call, named: string, { codes, random }: Drawing): string {
  const values: Record<string, string | readonly string[]> = {};
  const { when } = random.pick(call.asks);
  for (const param of call.params) {
    const { kind, dimension, options, min, max } = lookup(portal.filters, param.filter);
    const set = (value: string | readonly string[]) => (values[param.name] = value);
    if (param.name === call.each) set(someOf(codes(dimension), Math.min(param.most, 10), random));
    else if (when[param.name]) set(random.pick(assertDefined(when[param.name])));
    else if (kind === 'year') set(String(random.pick(YEARS)));
    else if (kind === 'month') set(param.name.endsWith('From') ? '1' : String(random.from(1, 12)));
    else if (param.name === named) set(String(random.from(min, max)));
    else if (param.required) set(kind === 'choice' ? first(options).value : '');
  }
  return writeAddress(call.path, values);
}

function someOf(codes: readonly string[], count: number, random: Random): string[] {
  const some = new Set<string>();
  while (some.size < Math.min(count, codes.length)) some.add(random.pick(codes));
  return [...some];
}
