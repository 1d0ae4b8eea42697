// Sums by stored codes, rolled up by the engine to the places of several dimensions.

import { remember } from '../../model/remember.ts';
import { bind, id, list, literal, NOTHING, sql, unnest, type Sql } from '../sql.ts';

/** Where the stored codes of an axis stand: the number of a place for each; a code that is not named is left out. */
export interface AxisPlaces {
  readonly places: ReadonlyMap<string, number>;
  /** Codes that are subtracted at their place. */
  readonly negative: readonly string[];
}

export interface NamedAxis {
  readonly name: string;
  readonly places: AxisPlaces;
}

interface RolledUp {
  /** Sums by stored codes. */
  readonly query: Sql;
  readonly sums: readonly Sql[];
  readonly axes: readonly NamedAxis[];
  readonly where: Sql;
}

/** The number of a place is written so wide before its code, for lists of texts are all that is bound. */
const PLACE_DIGITS = 7;

/** Sums by stored codes → sums by the numbers of places, in columns `place_0`, `place_1` …, in no order. */
export function rolledUp({ query, sums, axes, where }: RolledUp): Sql {
  const places = axes.map((_, i) => sql`${id(`p${i}`)}.place`);
  const joins = axes.map(
    ({ name, places }, i) => sql`
      JOIN (
        SELECT substring(x, ${literal(PLACE_DIGITS + 1)}) AS code, CAST(substring(x, 1, ${literal(PLACE_DIGITS)}) AS INTEGER) AS place
        FROM (SELECT ${unnest(packed(places))} AS x) AS packed
      ) AS ${id(`p${i}`)} ON ${id(`p${i}`)}.code = s.${id(name)}`,
  );
  return sql`
    SELECT ${list([...places.map((place, i) => sql`${place} AS ${id(`place_${i}`)}`), ...sums])}
    FROM (${query}) AS s ${list(joins, ' ')}
    ${where}
    ${places.length > 0 ? sql`GROUP BY ${list(places)}` : NOTHING}`;
}

const packedPlaces = new WeakMap<AxisPlaces, Sql>();

/** Codes with the numbers of their places; a statement that names them often has them once. */
function packed(axis: AxisPlaces): Sql {
  return remember(packedPlaces, axis, () =>
    bind([...axis.places].map(([code, place]) => String(place).padStart(PLACE_DIGITS, '0') + code)),
  );
}
