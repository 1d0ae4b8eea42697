// What figures mean, by what the model says of their facts, measures and members: the word that gives their colour.

import type { Params } from '../../answers/params.ts';
import { ancestorsByCode } from '../../model/codes.ts';
import type { Ask, Call, Dimension, Model, Portal } from '../../model/portal.ts';
import { holdsAll } from '../../state/decide.ts';

/** Which figures of a call: of one of its rows, of one field, or of members of one dimension. */
interface Asked {
  readonly row?: string;
  readonly field?: string;
  readonly by?: string;
  /** What the call is asked with: only what it then asks counts. */
  readonly params?: Params;
}

/** The word for a call's figures, or for some of them; empty where there is none, or several. */
export function findMeaning(
  { portal: { model } }: { readonly portal: Portal },
  call: Call,
  { row, field, by, params }: Asked = {},
): string {
  const words = call.asks
    .filter(({ when }) => !params || holdsAll(when, params as Record<string, string>))
    .filter((ask) => row === undefined || ask.row?.code === row)
    .filter((ask) => field === undefined || ask.measures[field] !== undefined)
    .filter((ask) => by === undefined || ask.by === by)
    .flatMap((ask) => listWords(model, ask, field));
  return findOne(words);
}

/** The word for a member: its own, else that of the nearest above it which has one; empty: its figures mean what their fact does. */
export function findMemberMeaning(dimension: Dimension | null, code: string): string {
  if (!dimension) return '';
  const above = [code, ...ancestorsByCode(dimension, code)];
  return above.map((each) => dimension.meanings[each] ?? '').find((word) => word !== '') ?? '';
}

/** Where only some codes are asked, and all of them mean one thing, that is said. */
function listWords({ facts, dimensions }: Model, ask: Ask, field: string | undefined): string[] {
  const [narrowed = ''] = Object.entries(ask.only)
    .map(([name, codes]) =>
      findOne(codes.map((code) => findMemberMeaning(dimensions[name] ?? null, code))),
    )
    .filter((word) => word !== '');
  if (narrowed !== '') return [narrowed];
  const measures = field === undefined ? Object.values(ask.measures) : [ask.measures[field] ?? ''];
  return ask.facts.flatMap((fact) =>
    measures.map((name) => facts[fact]?.measures[name]?.meaning ?? facts[fact]?.meaning ?? ''),
  );
}

function findOne(words: readonly string[]): string {
  const [word = '', ...others] = new Set(words);
  return others.length === 0 ? word : '';
}
