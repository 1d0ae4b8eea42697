// What a document is: one record of a call, its chapters with texts and tables, its versions, and itself on paper.

import type { DocumentBlockComplete, DocumentFactComplete } from '../../../schemas/complete.ts';
import type { DocumentBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type DocumentBlock = CompleteBlock<DocumentBlockComplete>;

export type DocumentFact = DocumentFactComplete;

export const document: Kind<DocumentBlock, DocumentBlockSpec> = {
  name: 'document',
  shows: ['record', 'records'],
  gives: ['chosen/param'],
  readsAddress: true,
};
