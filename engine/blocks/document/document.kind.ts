// What a document is: one record of a call shown whole: what it says of itself, its chapters with texts and tables, its versions, itself on paper.

import type {
  ChaptersComplete,
  DocumentBlockComplete,
  DocumentFactComplete,
  RecordFiguresComplete,
} from '../../../schemas/complete.ts';
import type { DocumentBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { blocksOfKind } from '../../config/rules/rule.ts';
import { here, problemAt } from '../../config/valuePlace.ts';
import type { KeptPlace } from '../../state/kept.ts';
import type { CompleteBlock } from '../../model/portal.ts';
import { keptRecords } from '../contract/chosen.kind.ts';

export type DocumentBlock = CompleteBlock<DocumentBlockComplete>;

export type DocumentFact = DocumentFactComplete;

/** Where the chapters of a document stand, and key figures beside them. */
export type Chapters = ChaptersComplete;
export type RecordFigures = RecordFiguresComplete;

/** The document that the address names, where its query does; others are not looked at. */
export const documentKeeps = (place: KeptPlace, blocks: readonly DocumentBlock[]) => {
  const { call, chosen } = blocks.find((block) => block.chosen) ?? {};
  return call === undefined || !chosen ? null : { ids: keptRecords(place, call, chosen) };
};

/** Whether a record has more to be read than what it says of itself. */
export function hasChapters(block: object): boolean {
  return 'chapters' in block && block.chapters !== undefined;
}

export const document: Kind<DocumentBlock, DocumentBlockSpec> = {
  name: 'document',
  heads: (block) => !hasChapters(block),
  shows: ['record', 'records'],
  gives: ['chosen/param'],
  readsAddress: hasChapters,
  rules: {
    'A document says something': (context, report) => {
      for (const { entry, pointer, block } of blocksOfKind<DocumentBlockSpec>(context, 'document'))
        if (!block.lead && !block.facts && !block.chapters)
          report(problemAt(here(entry, pointer), 'missing-key', { written: 'facts' }));
    },
  },
};
