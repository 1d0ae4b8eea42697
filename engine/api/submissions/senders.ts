// How many may be sending at once: before a puzzle has been looked at, and after; in all, and of one address.

import { createHmac } from 'node:crypto';

import { ApiProblem, type ProblemWords } from '../../answers/problem.ts';

/** One address asks for more than its share. */
export class TooMany extends ApiProblem {
  /** Seconds after which it may try again. */
  readonly again: number;

  constructor(detail: ProblemWords, again: number) {
    super('too-many-messages', { detail });
    this.again = again;
  }
}

/** Places that senders take, each as long as it needs one. */
class Places {
  private readonly most: number;
  private readonly mostOfAddress: number;
  private readonly taken = new Map<string, number>();
  private all = 0;

  constructor(most: number, mostOfAddress: number) {
    this.most = most;
    this.mostOfAddress = mostOfAddress;
  }

  /** Returns what gives the place back. Throws ApiProblem. */
  take(address: string): () => void {
    const own = this.taken.get(address) ?? 0;
    if (own >= this.mostOfAddress)
      throw new TooMany({ say: 'many-at-once', words: { count: this.mostOfAddress } }, AGAIN);
    if (this.all >= this.most) throw new ApiProblem('too-many-senders');
    this.taken.set(address, own + 1);
    this.all++;
    return () => this.giveBack(address);
  }

  private giveBack(address: string): void {
    const left = (this.taken.get(address) ?? 0) - 1;
    if (left > 0) this.taken.set(address, left);
    else this.taken.delete(address);
    this.all--;
  }
}

/** Seconds after which a place may be free again. */
const AGAIN = 5;

/** Senders whose puzzle has not been looked at; each goes on within seconds. */
const MOST_ARRIVING = 64;

/** A sender that has come; it has a seat once its puzzle is solved. */
export interface SenderVisit {
  /** Throws ApiProblem where no seat is free. */
  readonly sit: () => void;
  readonly leave: () => void;
}

export class Senders {
  private readonly door: Places;
  private readonly seats: Places;

  constructor(most: { readonly seats: number; readonly ofAddress: number }) {
    this.door = new Places(MOST_ARRIVING, most.ofAddress);
    this.seats = new Places(most.seats, most.ofAddress);
  }

  /** Throws ApiProblem where too many have come. */
  arrive(address: string): SenderVisit {
    let leave = this.door.take(address);
    return {
      sit: () => {
        const standUp = this.seats.take(address);
        leave();
        leave = standUp;
      },
      leave: () => leave(),
    };
  }
}

/** Names for addresses that mean nothing to whoever lacks the key. */
export class AddressNames {
  private readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  /** The same for every address that one reader may have. */
  of(ip: string): string {
    return createHmac('sha256', this.key).update(readNetwork(ip)).digest('base64url').slice(0, 22);
  }
}

/** An IPv4 address by itself; of IPv6 the first 64 bits, which one household or machine has to itself. */
export function readNetwork(ip: string): string {
  const bare = ip.replace(/%.*$/, '').toLowerCase();
  const [, mapped] = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare) ?? [];
  if (mapped !== undefined) return mapped;
  if (!bare.includes(':')) return bare;
  const [before = '', after] = bare.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const head = groups(before);
  const tail = groups(after ?? '');
  const missing = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const all = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
