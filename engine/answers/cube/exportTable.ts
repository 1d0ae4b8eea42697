// The lines of one part of an export while it is gathered: numbers side by side in memory, not an object for each line.

import { at } from '../../model/lookup.ts';

/** Amounts are hundredths of at most 18 digits: what has more would not fit beside the others. */
const LARGEST = 10n ** 18n;
const UNKNOWN = -(2n ** 63n);
const FIRST_ROOM = 1024;

export class ExportTable {
  /** How many members each row axis has. */
  private readonly sizes: readonly number[];
  private readonly width: number;
  private readonly places = new Map<number, number>();
  private keys = new Float64Array(FIRST_ROOM);
  private values: BigInt64Array;
  private count = 0;

  /** `width`: amounts of a line. */
  constructor(sizes: readonly number[], width: number) {
    this.sizes = sizes;
    this.width = width;
    this.values = new BigInt64Array(FIRST_ROOM * width);
  }

  get length(): number {
    return this.count;
  }

  /** The line of these members, made where there is none. */
  line(ranks: readonly number[]): number {
    let key = 0;
    for (let i = 0; i < ranks.length; i++) key = key * at(this.sizes, i) + at(ranks, i);
    const known = this.places.get(key);
    if (known !== undefined) return known;
    const place = this.count++;
    if (place === this.keys.length) this.grow();
    this.keys[place] = key;
    this.values.fill(UNKNOWN, place * this.width, (place + 1) * this.width);
    this.places.set(key, place);
    return place;
  }

  /** Throws where an amount has more than 18 digits. */
  set(line: number, column: number, value: bigint | null): void {
    if (value !== null && (value >= LARGEST || value <= -LARGEST))
      throw new Error('an amount has more than 18 digits');
    this.values[line * this.width + column] = value ?? UNKNOWN;
  }

  /** Shows the lines in the order of their members, some at a time. */
  *inOrder(some: number): Generator<RankedLine[]> {
    const order = new Uint32Array(this.count).map((_, i) => i);
    order.sort((a, b) => at(this.keys, a) - at(this.keys, b));
    for (let from = 0; from < this.count; from += some)
      yield Array.from(order.subarray(from, from + some), (place) => ({
        ranks: this.ranksOf(at(this.keys, place)),
        values: this.valuesOf(place),
      }));
  }

  private ranksOf(key: number): number[] {
    const ranks = this.sizes.map(() => 0);
    let rest = key;
    for (let i = ranks.length - 1; i >= 0; i--) {
      const size = at(this.sizes, i);
      ranks[i] = rest % size;
      rest = Math.floor(rest / size);
    }
    return ranks;
  }

  private valuesOf(place: number): (bigint | null)[] {
    const values: (bigint | null)[] = [];
    for (let i = place * this.width; i < (place + 1) * this.width; i++) {
      const value = at(this.values, i);
      values.push(value === UNKNOWN ? null : value);
    }
    return values;
  }

  private grow(): void {
    const keys = new Float64Array(this.keys.length * 2);
    keys.set(this.keys);
    this.keys = keys;
    const values = new BigInt64Array(this.values.length * 2);
    values.set(this.values);
    this.values = values;
  }
}

/** A line by the numbers of its members. */
export interface RankedLine {
  readonly ranks: readonly number[];
  readonly values: readonly (bigint | null)[];
}

/** Whether lines of so many members can be told apart by one number. */
export function canBeNumbered(sizes: readonly number[]): boolean {
  return sizes.reduce((all, size) => all * size, 1) <= Number.MAX_SAFE_INTEGER;
}
