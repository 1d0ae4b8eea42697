// Records → what is written out of them, and what of them comes alive: by what their call answers, and in what the address chose.

import { lookup } from '../../model/lookup.ts';
import type { PageContext, WrittenDraft } from '../contract/context.server.ts';
import { buildViewStart, writtenPart, type WrittenPart } from '../written/written.server.ts';
import { withoutShownRecords } from './carried.ts';
import { buildTree } from './levels.server.ts';
import { buildPage } from './pages.server.ts';
import type { BuiltRecords, RecordsContent } from './content.server.ts';
import { recordsKeeps, type RecordsBlock } from './records.kind.ts';
import { buildYearly } from './yearly.server.ts';

export const records: WrittenPart<RecordsBlock, RecordsContent> = {
  ...writtenPart(async (context: PageContext, block: RecordsBlock) => {
    const { content } = await buildRecords(context, block);
    return content;
  }),
  keeps: recordsKeeps,
  hasParts: true,
  withoutShown: withoutShownRecords,
  build: async (context, block): Promise<WrittenDraft & BuiltRecords> => ({
    ...buildViewStart(context, block),
    lang: '',
    ...(await buildRecords(context, block)),
  }),
};

/** Throws ApiProblem. */
async function buildRecords(context: PageContext, block: RecordsBlock): Promise<BuiltRecords> {
  const { members } = lookup(context.portal.calls, block.call);
  if (members?.as === 'level') return await buildTree(context, block);
  if (members?.as === 'page') return await buildPage(context, block);
  return { content: await buildYearly(context, block), tree: null, grid: null };
}
