// How the columns of a fact have a dimension: as one of them, or in one whose codes lead to it.

import { lookup } from '../../model/lookup.ts';
import type { Derived, Fact, Model } from '../../model/portal.ts';
import { findTotal } from '../model/tables.ts';

/** A dimension as it is read: its own column, or that of a dimension whose codes lead to it. */
export interface DimensionPath {
  readonly dimension: string;
  readonly column: string;
}

/** How columns have a dimension: as one of them, or in one whose codes lead to it; null where they have not. */
export function pathTo(
  model: Model,
  columns: readonly string[],
  dimension: string,
): DimensionPath | null {
  if (dimension === '') return null;
  if (columns.includes(dimension)) return { dimension, column: dimension };
  const through = columns.find((name) => lookup(model.dimensions, name).leads.includes(dimension));
  return through === undefined ? null : { dimension, column: through };
}

/** How a fact has the dimensions that stand beside the first; null where it has not all of them. */
export function eachPath(
  model: Model,
  fact: Fact,
  each: readonly string[] = [],
): DimensionPath[] | null {
  const found = each.flatMap((name) => pathTo(model, fact.dimensions, name) ?? []);
  return found.length === each.length ? found : null;
}

/** The columns of a source that a derived fact is made with; null where it has not all of them. */
export function findSourceColumns(model: Model, fact: Fact, source: Derived): string[] | null {
  const from = lookup(model.facts, source.fact);
  const paths = [...fact.dimensions, ...Object.keys(source.without)].map((name) =>
    pathTo(model, from.dimensions, name),
  );
  const found = paths.flatMap((path) => path?.column ?? []);
  return found.length === paths.length ? found : null;
}

/** Keys and parts of a split are always there; classifications only where the source filled them. */
export function isFilled(model: Model, { column }: DimensionPath): boolean {
  return lookup(model.dimensions, column).kind === 'tree';
}

/** The partitions that make up the one asked: itself, or for a total all its parts. */
export function waysTo(
  model: Model,
  partitionedBy: string,
  partition: string,
): (readonly string[])[] {
  const { parts } = lookup(model.dimensions, partitionedBy);
  return partition === findTotal(model, partitionedBy).code ? [[partition], parts] : [[partition]];
}
