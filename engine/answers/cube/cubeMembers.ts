// What stands on the axes of a composed answer: by their places, in the order in which rows come.

import type { Ledger } from '../../ledger/ledger.ts';
import { readCodes } from '../../ledger/query/rows.ts';
import { isTotal } from '../../model/codes.ts';
import { assertDefined } from '../../model/lookup.ts';
import { remember } from '../../model/remember.ts';
import type { Axis } from './cubeAxes.ts';

/** What stands on an axis: a code, with those above it from the root down to itself. */
export interface AxisMember {
  readonly axis: Axis;
  readonly code: string;
  readonly chain: readonly string[];
}

/** The members of some axes by their places: years and months as their numbers, parts as they are declared, codes as the ledger has them in order. */
export class MembersInPlace {
  private readonly ledger: Pick<Ledger, 'members'>;
  private readonly codes: ReadonlyMap<Axis, readonly string[]>;
  private readonly known = new Map<Axis, Map<number, AxisMember>>();

  private constructor(
    ledger: Pick<Ledger, 'members'>,
    codes: ReadonlyMap<Axis, readonly string[]>,
  ) {
    this.ledger = ledger;
    this.codes = codes;
  }

  static async read(ledger: Ledger, axes: readonly Axis[]): Promise<MembersInPlace> {
    const codes = axes.map(async (axis) => {
      const { dimension } = axis;
      if (!dimension) return [axis, []] as const;
      const coded = dimension.kind === 'split' ? dimension.parts : null;
      return [axis, coded ?? (await readCodes(ledger.store, dimension.name))] as const;
    });
    return new MembersInPlace(ledger, new Map(await Promise.all(codes)));
  }

  /** `year` is that of the row: those above a code are as they were then. */
  at(axis: Axis, place: number, year: number): AxisMember {
    const known = remember(this.known, axis, () => new Map<number, AxisMember>());
    return remember(known, place, () => {
      const { dimension } = axis;
      const code = dimension ? (this.codes.get(axis)?.[place] ?? '') : String(place);
      const above =
        dimension?.kind === 'tree' && code !== '' && !isTotal(dimension, code)
          ? this.ledger.members.ancestors(dimension, code, year).reverse()
          : [];
      return { axis, code, chain: [...above, code] };
    });
  }

  /** Of several axes, by the places of a row from one of them on. */
  of(axes: readonly Axis[], places: readonly number[], year: number): AxisMember[] {
    return axes.map((axis, i) => this.at(axis, assertDefined(places[i]), year));
  }
}

/** Whether it is the code of the total itself, under which a source has what is in the total and in no code. */
export function isOfTotal({ axis, code }: AxisMember): boolean {
  return axis.dimension?.kind === 'tree' && isTotal(axis.dimension, code);
}
