// An export shared into parts that memory holds: ranges of its first axes, in order, each of about as many stored rows.

import type { OnlyCodes } from '../../ledger/query/crossing.ts';
import { at } from '../../model/lookup.ts';
import { remember } from '../../model/remember.ts';
import type { OpenedSlice, RankedAxis, Range } from './exportAxes.ts';

/** Ranges of the numbers of row axes, by the place of the axis; one that is not named stands with all. */
export type Part = ReadonlyMap<number, Range>;

export interface WeighedPart {
  readonly part: Part;
  /** About how many stored rows it has. */
  readonly weight: number;
}

export interface PartSources {
  readonly rows: readonly RankedAxis[];
  readonly opened: readonly OpenedSlice[];
  readonly signal: AbortSignal;
  /** What was weighed already. */
  readonly weights: Map<string, Promise<ReadonlyMap<number, number>>>;
  /** How many stored rows a part may have now. */
  readonly most: () => number;
  /** Codes that alone are read of a slice for a part; null where it has none of the part. */
  readonly onlyIn: (opened: OpenedSlice, part: Part) => OnlyCodes | null;
}

/** Parts in the order of the lines; together they are the whole. */
export async function* readParts(
  sources: PartSources,
  { part, weight }: WeighedPart = { part: new Map(), weight: 0 },
  depth = 0,
): AsyncGenerator<WeighedPart> {
  const { rows } = sources;
  const behind = rows.slice(depth).some(({ stored }) => stored >= 0);
  if (!behind) {
    yield { part, weight };
    return;
  }
  const axis = at(rows, depth);
  const within = (range: Range, held: number) => ({
    part: new Map([...part, [depth, range]]),
    weight: held,
  });
  if (axis.stored < 0) {
    for (const rank of axis.members.keys())
      yield* readParts(sources, within([rank, rank], 0), depth + 1);
    return;
  }
  const weights = await remember(sources.weights, [depth, ...part].join(' '), () =>
    collectWeights(sources, axis, part),
  );
  const more = rows.slice(depth + 1).some(({ stored }) => stored >= 0);
  let from = 0;
  let held = 0;
  for (const rank of axis.members.keys()) {
    const own = weights.get(rank) ?? 0;
    if (held > 0 && held + own > sources.most()) {
      yield within([from, rank - 1], held);
      [from, held] = [rank, 0];
    }
    if (more && own > sources.most()) {
      if (from < rank) yield within([from, rank - 1], held);
      yield* readParts(sources, within([rank, rank], own), depth + 1);
      [from, held] = [rank + 1, 0];
    } else held += own;
  }
  if (from < axis.members.length) yield within([from, axis.members.length - 1], held);
}

/** About how many stored rows stand at each number of an axis, over all slices. */
async function collectWeights(
  { opened, onlyIn, signal }: PartSources,
  axis: RankedAxis,
  part: Part,
): Promise<ReadonlyMap<number, number>> {
  const weights = new Map<number, number>();
  const inPlace = Map.groupBy(opened, ({ crossing }) => crossing.place);
  for (const some of inPlace.values()) {
    const asked = some.flatMap((each) => {
      const only = onlyIn(each, part);
      return only ? [{ ...each, only }] : [];
    });
    const [first] = asked;
    if (!first) continue;
    const { crossing, only } = first;
    const periods = [...new Set(asked.map((each) => each.crossing.period))];
    const path = at(crossing.axes, axis.stored);
    const found = await crossing.weights(path, { periods, only }, signal);
    const { places } = axis.placesIn(crossing);
    for (const [code, count] of found) {
      const rank = places.get(code);
      if (rank !== undefined) weights.set(rank, (weights.get(rank) ?? 0) + count);
    }
  }
  return weights;
}
