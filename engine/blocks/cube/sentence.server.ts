// The question as a sentence: which fields stand in it, in the order in which a language says them, and what the others stand at.

import type { PageContext } from '../contract/context.server.ts';
import type { CubeBlock, CubeField, CubeView } from './cube.kind.ts';
import { buildCubeFields } from './form.server.ts';
import type { ComposedQuestion } from './question.server.ts';

/** A field that these figures have no parameter for leaves its place out. */
export function buildSentence(
  context: PageContext,
  block: CubeBlock,
  question: ComposedQuestion,
): Pick<CubeView, 'fields' | 'sentence' | 'beside'> {
  const all = buildCubeFields(context, block, question);
  const text = block.sentence ? context.formatter.plain(block.sentence) : '';
  // words and names take turns
  const pieces = text.split(/\{(\w+)\}/);
  const own: CubeField[] = [];
  const sentence = pieces.flatMap((piece, i): (string | number)[] => {
    if (i % 2 === 0) return piece === '' ? [] : [piece];
    return listShown(all, piece).flatMap((field, k) => [
      ...(k === 0 ? [] : [', ']),
      own.push(field) - 1,
    ]);
  });
  const others = all.filter((field) => !own.includes(field));
  return {
    fields: [...own, ...others],
    sentence,
    beside: others
      .map(({ said }) => said)
      .filter((said) => said !== '')
      .join(' · '),
  };
}

/** Of several fields of a name those in which something stands, and one at least. */
function listShown(fields: readonly CubeField[], name: string): readonly CubeField[] {
  const own = fields.filter((field) => field.name === name);
  const chosen = own.filter(({ values }) => values.some((value) => value !== ''));
  return chosen.length > 0 ? chosen : own.slice(0, 1);
}
