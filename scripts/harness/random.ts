// Chance that can be repeated: the same seed gives the same choices.

import { at, assertDefined } from '../../engine/serve.ts';

export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  from(first: number, last: number): number {
    return first + this.below(last - first + 1);
  }

  pick<T>(list: readonly T[]): T {
    return at(list, this.below(list.length));
  }

  holds(share: number): boolean {
    return this.next() < share;
  }
}

/** A number that stands for a text, for seeds by name. */
export function seedOf(text: string): number {
  let seed = 2166136261;
  for (const letter of text)
    seed = Math.imul(seed ^ assertDefined(letter.codePointAt(0)), 16777619) >>> 0;
  return seed;
}
