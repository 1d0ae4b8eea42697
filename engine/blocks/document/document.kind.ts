// What a document is: one record of a call, its chapters with texts and tables, its versions, and itself on paper.

import type { DocumentBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { normalizeAsking } from '../../config/normalize/blocks.ts';
import type { CallingBlock, Text } from '../../model/portal.ts';
import { DOCUMENT_TRUTHS } from './documentTruths.kind.ts';

export interface DocumentBlock extends CallingBlock {
  readonly kind: 'document';
  readonly chapters: {
    readonly field: string;
    /** Headings by the number of the chapter, in place of the document’s own. */
    readonly titles: Readonly<Record<string, Text>>;
    /** Words of its tables in other languages. */
    readonly words: readonly Text[];
  };
  readonly facts: readonly DocumentFact[];
  /** Fields with days; empty: none. */
  readonly published: string;
  readonly cancelled: string;
  readonly versions: DocumentVersions | null;
  /** What its call is given in addition for a PDF; null: there is none. */
  readonly pdf: Readonly<Record<string, string>> | null;
}

export interface DocumentFact {
  readonly field: string;
  readonly title: Text;
  /** The dimension whose code stands in the field; empty: none. */
  readonly dimension: string;
}

export interface DocumentVersions {
  readonly call: string;
  /** Its parameters and the fields of the document that they take. */
  readonly with: Readonly<Record<string, string>>;
  /** The field that stands in the address of a version. */
  readonly key: string;
}

export const document: Kind<DocumentBlock, DocumentBlockSpec> = {
  name: 'document',
  normalize: (spec, start) => ({
    ...start,
    ...normalizeAsking(spec),
    kind: 'document',
    chapters: {
      field: spec.chapters.field,
      titles: spec.chapters.titles ?? {},
      words: spec.chapters.words ?? [],
    },
    facts: (spec.facts ?? []).map((fact) => ({ ...fact, dimension: fact.dimension ?? '' })),
    published: spec.published ?? '',
    cancelled: spec.cancelled ?? '',
    versions: spec.versions ?? null,
    pdf: spec.pdf ?? null,
  }),
  shows: ['record'],
  truths: DOCUMENT_TRUTHS,
};
