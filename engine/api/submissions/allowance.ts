// How much one address may send, at once and in a time. Counted in memory alone.

import { LRUCache } from '../../answers/keptByCall.ts';
import { ApiProblem, type ProblemWords } from '../../answers/problem.ts';
import type { Bounds } from '../../model/site.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MEGABYTE = 1024 * 1024;
/** Addresses that are remembered; the one that has been silent longest is forgotten first. */
const MOST_ADDRESSES = 10_000;
/** Seconds after which a place may be free again. */
const SOON = 5;

/** One address asks for more than its share. */
export class TooMany extends ApiProblem {
  /** Seconds after which it may try again. */
  readonly again: number;

  constructor(detail: ProblemWords, again: number) {
    super('too-many-messages', { detail });
    this.again = again;
  }
}

/** Gives back what was taken. */
type GiveBack = () => void;

/** `now` in milliseconds; it only goes forward. */
interface Clock {
  readonly now: () => number;
}

/** So much for each address: free again when it is given back, and at the latest `time` milliseconds after the first was taken. */
class Allowance {
  private readonly most: number;
  private readonly refuse: (seconds: number) => ApiProblem;
  private readonly taken: LRUCache<string, { used: number }>;

  /** `time` 0: no end. `refuse` makes what is thrown, told the seconds until the end. */
  constructor(
    most: number,
    refuse: (seconds: number) => ApiProblem,
    { time, perf = performance }: { readonly time: number; readonly perf?: Clock | undefined },
  ) {
    this.most = most;
    this.refuse = refuse;
    this.taken = new LRUCache({ max: MOST_ADDRESSES, ttl: time, ttlResolution: 0, perf });
  }

  take(address: string, amount = 1): GiveBack {
    const known = this.taken.get(address);
    const taken = known ?? { used: 0 };
    if (taken.used + amount > this.most)
      throw this.refuse(Math.max(1, Math.ceil(this.taken.getRemainingTTL(address) / 1000)));
    taken.used += amount;
    if (!known) this.taken.set(address, taken);
    return () => void (taken.used -= amount);
  }
}

/** Takes of all, or of none where one refuses. */
function takeAll(takes: readonly (() => GiveBack)[]): GiveBack {
  const taken: GiveBack[] = [];
  const giveBack = () => taken.forEach((each) => each());
  try {
    for (const take of takes) taken.push(take());
  } catch (error) {
    giveBack();
    throw error;
  }
  return giveBack;
}

/** Places for so many in all, and for so many of one address. */
export class SenderPlaces {
  private readonly all: Allowance;
  private readonly own: Allowance;

  constructor(most: number, ofAddress: number) {
    const detail = { say: 'many-at-once', words: { count: ofAddress } };
    this.all = new Allowance(most, () => new ApiProblem('too-many-senders'), { time: 0 });
    this.own = new Allowance(ofAddress, () => new TooMany(detail, SOON), { time: 0 });
  }

  /** Throws ApiProblem. */
  take(address: string): GiveBack {
    return takeAll([() => this.own.take(address), () => this.all.take('')]);
  }
}

/** What is taken of one address: messages in an hour, bytes in a day, both from its first message on. */
export interface Share {
  readonly messages: number;
  readonly bytes: number;
}

/** The share of one of `count` portals, rounded down, but never less than one message of the largest size. */
export function computeShare(
  bounds: Pick<Bounds, 'messagesPerHour' | 'messageMegabytesPerDay'>,
  { count, largest }: { readonly count: number; readonly largest: number },
): Share {
  const bytes = bounds.messageMegabytesPerDay * MEGABYTE;
  return {
    messages: Math.max(1, Math.floor(bounds.messagesPerHour / count)),
    bytes: Math.min(bytes, Math.max(largest, Math.floor(bytes / count))),
  };
}

export class Quota {
  private readonly messages: Allowance;
  private readonly bytes: Allowance;

  constructor({ messages, bytes }: Share, perf?: Clock) {
    const refuse = (say: string, count: number) => (seconds: number) =>
      new TooMany({ say, words: { count } }, seconds);
    const megabytes = Math.floor(bytes / MEGABYTE);
    this.messages = new Allowance(messages, refuse('many-in-hour', messages), {
      time: HOUR_MS,
      perf,
    });
    this.bytes = new Allowance(bytes, refuse('much-in-day', megabytes), { time: DAY_MS, perf });
  }

  /** Counts one message of at most so many bytes. Throws TooMany. */
  take(address: string, bytes: number): GiveBack {
    return takeAll([() => this.messages.take(address), () => this.bytes.take(address, bytes)]);
  }
}

/** An IPv4 address by itself; of IPv6 the first 64 bits, which one household or machine has to itself. */
export function readNetwork(ip: string): string {
  const bare = ip.replace(/%.*$/, '').toLowerCase();
  const [, mapped] = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare) ?? [];
  if (mapped !== undefined) return mapped;
  if (!bare.includes(':')) return bare;
  const [head = [], tail = []] = bare
    .split('::')
    .map((text) => text.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
