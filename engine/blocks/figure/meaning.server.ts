// What figures mean, by what the model says of their fact: the word that gives their colour.

import type { Call, Portal } from '../../model/portal.ts';

/** The word for a call's figures, for one of its rows or fields; empty where there is none, or several. */
export function findMeaning(
  { portal }: { readonly portal: Portal },
  call: Call,
  { row, field }: { readonly row?: string; readonly field?: string } = {},
): string {
  const words = call.asks
    .filter((ask) => row === undefined || ask.row?.code === row)
    .filter((ask) => field === undefined || ask.measures[field] !== undefined)
    .flatMap(({ facts }) => facts.map((fact) => portal.model.facts[fact]?.meaning ?? ''));
  const [word = '', ...others] = new Set(words);
  return others.length === 0 ? word : '';
}
