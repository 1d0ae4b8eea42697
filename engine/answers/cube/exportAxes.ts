// The axes of an export: every member that may stand on them has a number in their order, and stored codes lead to these numbers.

import type { Crossing } from '../../ledger/query/crossing.ts';
import type { AxisPlaces } from '../../ledger/query/rolledUp.ts';
import type { Members } from '../../ledger/model/members.ts';
import { at, assertDefined } from '../../model/lookup.ts';
import { remember } from '../../model/remember.ts';
import type { Axis } from './cubeAxes.ts';
import { compareMembers, isOfTotal, Placing, type AxisMember, type Placed } from './cubeMembers.ts';
import type { Slice } from './cubeSlices.ts';

/** A part of a question that has an answer. */
export interface OpenedSlice {
  readonly slice: Slice;
  readonly crossing: Crossing;
}

/** What is the same for all axes of a question. */
interface Placement {
  readonly members: Members;
  readonly opened: readonly OpenedSlice[];
  /** Only these codes of the first classification and what is below them; none: all. */
  readonly codes: readonly string[];
}

/** From which number to which, both inclusive. */
export type Range = readonly [from: number, to: number];

export class RankedAxis {
  readonly axis: Axis;
  /** Which of the axes of crossings it is; -1 where the parts of the question stand for it. */
  readonly stored: number;
  /** By their numbers. */
  readonly members: readonly AxisMember[];
  private readonly rankOf: ReadonlyMap<string, number>;
  private readonly placed: ReadonlyMap<string, ReadonlyMap<string, Placed>>;
  private readonly places = new Map<string, AxisPlaces>();

  private constructor(
    axis: Axis,
    stored: number,
    placed: ReadonlyMap<string, ReadonlyMap<string, Placed>>,
    members: readonly AxisMember[],
  ) {
    const byCode = new Map<string, AxisMember>();
    for (const member of members) if (!byCode.has(member.code)) byCode.set(member.code, member);
    this.axis = axis;
    this.stored = stored;
    this.placed = placed;
    this.members = [...byCode.values()].sort((a, b) => compareMembers([a], [b]));
    this.rankOf = new Map(this.members.map(({ code }, rank) => [code, rank]));
  }

  /** An axis that the parts of the question stand for: time, or the parts of a split. */
  static fixed(axis: Axis, { opened }: Pick<Placement, 'opened'>): RankedAxis {
    const members = opened.flatMap(({ slice }) =>
      slice.fixed.filter((member) => member.axis === axis),
    );
    return new RankedAxis(axis, -1, new Map(), members);
  }

  /** An axis of stored codes: that at such a place of the crossings. The first classification has its signs and is cut to the codes that are asked. */
  static async of(
    {
      axis,
      stored,
      first,
    }: { readonly axis: Axis; readonly stored: number; readonly first: boolean },
    all: Placement,
  ): Promise<RankedAxis> {
    const placed = new Map<string, ReadonlyMap<string, Placed>>();
    for (const { slice, crossing } of all.opened) {
      if (placed.has(crossing.place)) continue;
      const placing = new Placing(
        all.members,
        { axis, year: slice.period.year },
        { only: first ? all.codes : [], signed: first },
      );
      const codes = await crossing.codes(at(crossing.axes, stored));
      const found = codes.flatMap(([code, led]): (readonly [string, Placed])[] => {
        const place = placing.of(led);
        return place ? [[code, place]] : [];
      });
      placed.set(crossing.place, new Map(found));
    }
    const members = [...placed.values()].flatMap((byCode) =>
      [...byCode.values()].map(({ member }) => member),
    );
    return new RankedAxis(axis, stored, placed, members);
  }

  /** The number of what has no code; -1 where nothing is without. */
  get unnamed(): number {
    return this.rankOf.get('') ?? -1;
  }

  /** The number of a member that a part of the question stands for. */
  rankIn({ fixed }: Slice): number {
    const { code } = assertDefined(fixed.find((member) => member.axis === this.axis));
    return assertDefined(this.rankOf.get(code));
  }

  /** The stored codes of a crossing that stand at some numbers, or at any. */
  placesIn({ place }: Crossing, range?: Range): AxisPlaces {
    return range
      ? this.makePlaces(place, range)
      : remember(this.places, place, () => this.makePlaces(place, [0, this.members.length]));
  }

  private makePlaces(place: string, [from, to]: Range): AxisPlaces {
    const found = [...(this.placed.get(place) ?? [])].flatMap(([code, { member, sign }]) => {
      const rank = assertDefined(this.rankOf.get(member.code));
      // what a total has beside its codes stands nowhere
      return rank < from || rank > to || isOfTotal(member) ? [] : [{ code, rank, sign }];
    });
    return {
      places: new Map(found.map(({ code, rank }) => [code, rank])),
      negative: found.filter(({ sign }) => sign < 0n).map(({ code }) => code),
    };
  }
}
