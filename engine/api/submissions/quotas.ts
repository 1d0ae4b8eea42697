// How much one address may send: messages in an hour, bytes in a day. Counted in memory, under names that mean nothing elsewhere.

import { LRUCache } from 'lru-cache';

import type { Bounds } from '../../model/site.ts';
import { TooMany } from './senders.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MEGABYTE = 1024 * 1024;
/** Addresses that are remembered; the one that has been silent longest is forgotten first. */
const MOST_ADDRESSES = 10_000;

/** Begins with what is counted first, and is over some time later. */
interface Window {
  readonly since: number;
  used: number;
}

interface Spent {
  readonly hour: Window;
  readonly day: Window;
}

/** What is taken of one address. */
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

/** What a message was counted for beforehand. */
interface Reserved {
  /** It counts, with so many bytes as have come. */
  readonly keep: (bytes: number) => void;
  /** It does not count. */
  readonly giveBack: () => void;
}

export class Quotas {
  private readonly messages: number;
  private readonly bytes: number;
  private readonly now: () => number;
  private readonly spent = new LRUCache<string, Spent>({ max: MOST_ADDRESSES });

  /** `now` in milliseconds; it only goes forward. */
  constructor({ messages, bytes }: Share, now = () => performance.now()) {
    this.messages = messages;
    this.bytes = bytes;
    this.now = now;
  }

  /** Counts one message of at most so many bytes. Throws TooMany. */
  take(address: string, bytes: number): Reserved {
    const now = this.now();
    const before = this.spent.get(address);
    const hour = renewed(before?.hour, now, HOUR_MS);
    const day = renewed(before?.day, now, DAY_MS);
    if (hour.used >= this.messages)
      throw new TooMany(
        { say: 'many-in-hour', words: { count: this.messages } },
        secondsUntil(hour.since + HOUR_MS, now),
      );
    if (day.used + bytes > this.bytes)
      throw new TooMany(
        { say: 'much-in-day', words: { count: Math.floor(this.bytes / MEGABYTE) } },
        secondsUntil(day.since + DAY_MS, now),
      );
    hour.used++;
    day.used += bytes;
    this.spent.set(address, { hour, day });
    return {
      keep: (came) => {
        day.used -= bytes - came;
      },
      giveBack: () => {
        hour.used--;
        day.used -= bytes;
      },
    };
  }
}

/** What holds a seat for longer counts against its address, whatever comes of it. */
const LONG_MS = 10_000;

/** Counts one message against its address. */
export class Tally {
  private readonly quotas: Quotas;
  private readonly address: string;
  private begun: {
    readonly at: number;
    readonly reserved: Reserved;
    readonly came: () => number;
  } | null = null;

  constructor(quotas: Quotas, address: string) {
    this.quotas = quotas;
    this.address = address;
  }

  /** Throws TooMany. */
  begin(bytes: number, came: () => number): void {
    const reserved = this.quotas.take(this.address, bytes);
    this.begun = { at: performance.now(), reserved, came };
  }

  end(counts: boolean): void {
    if (!this.begun) return;
    const { at, reserved, came } = this.begun;
    if (counts || performance.now() - at > LONG_MS) reserved.keep(came());
    else reserved.giveBack();
    this.begun = null;
  }
}

function renewed(window: Window | undefined, now: number, length: number): Window {
  return window && now - window.since < length ? window : { since: now, used: 0 };
}

function secondsUntil(moment: number, now: number): number {
  return Math.max(1, Math.ceil((moment - now) / 1000));
}
