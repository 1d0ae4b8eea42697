// A paragraph of findings: every sentence that has something to say.

import { tellFinding } from '../../findings/tell.server.ts';
import { capitalized, plainWords } from '../../language/text.ts';
import type { Words } from '../../model/portal.ts';
import type { PageContext, ServerPart } from '../contract/context.server.ts';
import { buildViewStart } from '../written/written.server.ts';
import type { FindingBlock, FindingView } from './finding.kind.ts';

export const finding: ServerPart<FindingBlock, FindingView> = {
  leadsOn: true,
  valued: () => 'amounts',
  build: buildFinding,
  sayShortly: ({ sentences }) => sentences.map(plainWords).join(' '),
};

/** A sentence begins with a capital letter, whatever name it begins with. */
function begun(words: Words): Words {
  return typeof words === 'string'
    ? capitalized(words)
    : { ...words, words: capitalized(words.words) };
}

/** Nothing is shown where nothing is found. */
async function buildFinding(
  context: PageContext,
  block: FindingBlock,
): Promise<FindingView | null> {
  const told = await Promise.all(
    block.sentences.map((sentence) => tellFinding(context, sentence, sentence)),
  );
  const sentences = told.filter((words) => words !== null).map(begun);
  if (sentences.length === 0) return null;
  return { ...buildViewStart(context, block), kind: 'finding', sentences };
}
