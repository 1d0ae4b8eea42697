// Where the codes of a row of sums stand on the axes: rolled up to their level, with the sign in which they count there.

import type { Members } from '../../ledger/model/members.ts';
import { isTotal } from '../../model/codes.ts';
import { at, assertDefined } from '../../model/lookup.ts';
import type { Dimension } from '../../model/portal.ts';
import type { Axis } from './cubeAxes.ts';

/** What stands on an axis: a code, with those above it from the root down to itself. */
export interface AxisMember {
  readonly axis: Axis;
  readonly code: string;
  readonly chain: readonly string[];
}

/** A code at its place, and with which sign it counts there and in the total of all. */
export interface Placed {
  readonly member: AxisMember;
  readonly sign: bigint;
  readonly inTotal: bigint;
}

/** Rolls codes of one axis up as trees do; a code is looked up once. */
export class Placing {
  private readonly members: Members;
  private readonly axis: Axis;
  private readonly year: number;
  private readonly only: readonly string[];
  /** Whether codes count with the signs of their classification. */
  private readonly signed: boolean;
  private readonly known = new Map<string, Placed | null>();

  constructor(
    members: Members,
    { axis, year }: { readonly axis: Axis; readonly year: number },
    { only, signed }: { readonly only: readonly string[]; readonly signed: boolean },
  ) {
    this.members = members;
    this.axis = axis;
    this.year = year;
    this.only = only;
    this.signed = signed;
  }

  /** Null where only others are asked. */
  of(code: string): Placed | null {
    const known = this.known.get(code);
    if (known !== undefined) return known;
    const placed = this.place(code);
    this.known.set(code, placed);
    return placed;
  }

  private place(code: string): Placed | null {
    const dimension = assertDefined(this.axis.dimension);
    const whole = this.chainOf(dimension, code);
    const asked = whole.findIndex((above) => this.only.includes(above));
    if (this.only.length > 0 && asked === -1) return null;
    // a code that is asked by itself is not answered under the name of one above it
    const level =
      this.axis.level === 0
        ? whole.length
        : Math.min(whole.length, Math.max(this.axis.level, asked + 1));
    const chain = whole.slice(0, level);
    // the total of one code is that code as it stands by itself
    const below = this.only.length === 1 ? whole.slice(asked + 1) : whole;
    return {
      member: { axis: this.axis, code: at(chain, level - 1), chain },
      sign: this.signOf(dimension, whole.slice(level)),
      inTotal: this.signOf(dimension, below),
    };
  }

  private chainOf(dimension: Dimension, code: string): string[] {
    if (dimension.kind !== 'tree' || code === '' || isTotal(dimension, code)) return [code];
    return [...this.members.ancestors(dimension, code, this.year).reverse(), code];
  }

  private signOf({ weights }: Dimension, codes: readonly string[]): bigint {
    if (!this.signed) return 1n;
    return codes.reduce((sign, code) => sign * BigInt(weights[code] ?? 1), 1n);
  }
}

/** Of time, or of a part of a split: it stands for itself. */
export function plainMember(axis: Axis, code: string): AxisMember {
  return { axis, code, chain: [code] };
}

/** Whether it is the code of the total itself, under which a source has what is in the total and in no code. */
export function isOfTotal({ axis, code }: AxisMember): boolean {
  return axis.dimension?.kind === 'tree' && isTotal(axis.dimension, code);
}

/** The order of members: time as it passes, parts as they are declared, codes as their classification has them. */
export function compareMembers(a: readonly AxisMember[], b: readonly AxisMember[]): number {
  for (const [i, member] of a.entries()) {
    const order = compareTwo(member, at(b, i));
    if (order !== 0) return order;
  }
  return 0;
}

function compareTwo({ axis, code, chain }: AxisMember, other: AxisMember): number {
  if (code === other.code) return 0;
  if (!axis.dimension) return Number(code) - Number(other.code);
  const { parts } = axis.dimension;
  if (parts.length > 0) return parts.indexOf(code) - parts.indexOf(other.code);
  const apart = chain.findIndex((above, i) => above !== other.chain[i]);
  if (apart === -1) return -1;
  return (chain[apart] ?? '') < (other.chain[apart] ?? '') ? -1 : 1;
}
