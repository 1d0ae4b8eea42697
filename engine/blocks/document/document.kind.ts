// What a document is: one record of a call, its chapters with texts and tables, its versions, and itself on paper.

import type { DocumentBlockComplete, DocumentFactComplete } from '../../../schemas/complete.ts';
import type { DocumentBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import type { KeptPlace } from '../../state/kept.ts';
import type { CompleteBlock } from '../../model/portal.ts';
import { keptRecords } from '../contract/chosen.kind.ts';

export type DocumentBlock = CompleteBlock<DocumentBlockComplete>;

export type DocumentFact = DocumentFactComplete;

/** The document that the address names, where its query does; others are not looked at. */
export const documentKeeps = (place: KeptPlace, [block]: readonly DocumentBlock[]) =>
  block?.chosen ? { ids: keptRecords(place, block.call, block.chosen) } : null;

export const document: Kind<DocumentBlock, DocumentBlockSpec> = {
  name: 'document',
  shows: ['record', 'records'],
  gives: ['chosen/param'],
  readsAddress: true,
};
