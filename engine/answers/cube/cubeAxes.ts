// What can stand in the rows and columns of a composed answer: dimensions of the figures with a level, years and months; and their members by their places.

import { countCodeDigits, isTotal } from '../../model/codes.ts';
import { lookup, assertDefined } from '../../model/lookup.ts';
import type { CubeFacts, Dimension, Model } from '../../model/portal.ts';
import { ApiProblem } from '../problem.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { readCodes } from '../../ledger/query/rows.ts';
import { remember } from '../../model/remember.ts';

/** Words that stand for time; no dimension is called so. */
export const TIMES = ['year', 'month'] as const;
export type Time = (typeof TIMES)[number];

/** What stands in rows or columns: a dimension, or time where that is null. */
export interface Axis {
  readonly name: string;
  readonly dimension: Dimension | null;
  /** Counted from the roots, which are 1; 0: the codes as they are stored. */
  readonly level: number;
}

/** Whether an axis is of years or months, and of no dimension. */
export function isTime(name: string): name is Time {
  return (TIMES as readonly string[]).includes(name);
}

/** Names of the dimensions that a fact can be broken down by: its own, and those that the codes of these belong to. */
export function listFactDimensions(model: Model, fact: string): string[] {
  const own = lookup(model.facts, fact).dimensions;
  return [...new Set([...own, ...own.flatMap((name) => lookup(model.dimensions, name).leads)])];
}

/** Of all facts that some figures may be taken from, in order. */
export function dimensionsOfAny(model: Model, { facts }: Pick<CubeFacts, 'facts'>): string[] {
  return [...new Set(facts.flatMap((fact) => listFactDimensions(model, fact)))];
}

/** How many levels the codes of a dimension have; 0 where they have none above each other. */
export function countLevels(dimension: Dimension): number {
  if (dimension.kind !== 'tree') return 0;
  const { levels } = dimension;
  // codes may go on below the last level that others are made of
  const more = (countCodeDigits(dimension) ?? 0) > (levels.at(-1) ?? 0) ? 1 : 0;
  return levels.length + more;
}

/** Each level as an axis writes it behind its colon; none where codes have none above each other. */
export function levelsIn(dimension: Dimension): string[] {
  return Array.from({ length: countLevels(dimension) }, (_, i) => String(i + 1));
}

/** What a parameter of axes takes: each name, with its levels. */
function allowedAxes(model: Model, facts: Pick<CubeFacts, 'facts'>): string[] {
  const names = dimensionsOfAny(model, facts).map((name) => {
    const levels = countLevels(lookup(model.dimensions, name));
    return levels > 1 ? `${name}:1–${levels}` : name;
  });
  return [...TIMES, ...names];
}

/** The axes that a parameter names, separated by commas: `functional:1,year`. Throws ApiProblem with what is allowed. */
export function readAxes(
  model: Model,
  facts: Pick<CubeFacts, 'facts'>,
  parameter: string,
  written: string,
): Axis[] {
  const known = dimensionsOfAny(model, facts);
  const texts = written === '' ? [] : written.split(',');
  return texts.map((text) => {
    const [, name = '', level = ''] = /^([A-Za-z][A-Za-z0-9-]*)(?::([1-9]))?$/.exec(text) ?? [];
    if (isTime(name) && level === '') return { name, dimension: null, level: 0 };
    const dimension = known.includes(name) ? lookup(model.dimensions, name) : null;
    if (dimension && Number(level) <= countLevels(dimension))
      return { name, dimension, level: Number(level) };
    throw new ApiProblem('invalid-parameter', {
      parameter,
      received: text,
      allowed: allowedAxes(model, facts),
    });
  });
}

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
