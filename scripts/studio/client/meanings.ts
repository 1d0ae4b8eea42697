// What the columns of a format of import mean, as one choice each: `period`, `dimension:NAME`, `measure:NAME`, or nothing of use.

import type { ImportColumn, StudioCalls } from '../contract.ts';

type Names = StudioCalls['open']['gives']['names'];

/** Choices that need no name. */
const ALONE = ['period'];
const NAMED = { dimension: 'dimensions', name: 'dimensions', measure: 'measures' } as const;

/** What a column may mean, each with its title: names of the portal, and whatever was recognised. */
export function meaningsOf(
  names: Names,
  columns: readonly ImportColumn[],
): readonly { readonly means: string; readonly sort: string; readonly name: string }[] {
  const all = new Set([
    ...ALONE,
    ...Object.entries(NAMED).flatMap(([sort, list]) =>
      (names[list] ?? []).map(({ name }) => `${sort}:${name}`),
    ),
    ...columns.flatMap(({ means }) => (means === '' ? [] : [means])),
  ]);
  return [...all].map((means) => {
    const [sort = '', name = ''] = means.split(':');
    return { means, sort, name };
  });
}

/** The data of a format in which a column means something else; empty: nothing of use. */
export function withMeaning(data: unknown, column: string, means: string): unknown {
  const format = data as { readonly columns?: readonly Readonly<Record<string, unknown>>[] };
  const [sort = '', of = ''] = means === '' ? ['ignore'] : means.split(/:(.*)/s);
  return {
    ...format,
    columns: (format.columns ?? []).map((spec) => {
      if (spec['name'] !== column) return spec;
      // what belongs to the old meaning goes with it
      const kept = spec['means'] === sort ? spec : { name: column };
      return { ...kept, means: sort, ...(of === '' ? {} : { of }) };
    }),
  };
}
