// What a document is: one record of a call, its chapters with texts and tables, its versions, and itself on paper.

import type { DocumentBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { normalizeAsking } from '../../config/normalize/blocks.ts';
import type { CallingBlock, Text } from '../../model/portal.ts';
import {
  normalizeChapters,
  normalizeFigures,
  type Chapters,
  type RecordFigures,
} from '../chapters.kind.ts';
import {
  normalizeChosen,
  normalizeExpected,
  type ChosenRecord,
  type ExpectedRecord,
} from '../chosen.kind.ts';
import { DOCUMENT_RULES } from './documentRules.kind.ts';

export interface DocumentBlock extends CallingBlock {
  readonly kind: 'document';
  /** Null: what the block gives its call says which document it is. */
  readonly chosen: ChosenRecord | null;
  /** What one that the path names must be; null: anything. */
  readonly expected: ExpectedRecord | null;
  readonly chapters: Chapters;
  readonly figures: RecordFigures;
  readonly facts: readonly DocumentFact[];
  /** Fields with days; empty: none. */
  readonly published: string;
  readonly cancelled: string;
  readonly versions: DocumentVersions | null;
  /** What its call is given in addition for a PDF, and for one that an order stands before; null: there is none. */
  readonly pdf: Readonly<Record<string, string>> | null;
  readonly order: Readonly<Record<string, string>> | null;
  /** The field with the signature; empty: none. */
  readonly sign: string;
  /** The page on which it can be compared; empty: none. */
  readonly compare: string;
  readonly beside: DocumentCounterpart | null;
}

export interface DocumentFact {
  readonly field: string;
  readonly title: Text;
  /** The dimension whose code stands in the field; empty: none. */
  readonly dimension: string;
}

/** A page that shows it beside a document of another kind. */
export interface DocumentCounterpart {
  readonly page: string;
  readonly title: Text;
  /** Only documents whose fields have these values stand there. */
  readonly is: Readonly<Record<string, string>>;
}

export interface DocumentVersions {
  readonly call: string;
  /** Its parameters and the fields of the document that they take. */
  readonly with: Readonly<Record<string, string>>;
  /** The field that stands in the address of a version. */
  readonly key: string;
  /** Fields that all of them have alike. */
  readonly same: readonly string[];
}

export const document: Kind<DocumentBlock, DocumentBlockSpec> = {
  name: 'document',
  normalize: (spec, start) => ({
    ...start,
    ...normalizeAsking(spec),
    kind: 'document',
    chosen: spec.chosen ? normalizeChosen(spec.chosen) : null,
    expected: spec.expected ? normalizeExpected(spec.expected) : null,
    chapters: normalizeChapters(spec.chapters),
    figures: normalizeFigures(spec.figures),
    facts: (spec.facts ?? []).map((fact) => ({ ...fact, dimension: fact.dimension ?? '' })),
    published: spec.published ?? '',
    cancelled: spec.cancelled ?? '',
    versions: spec.versions ? { ...spec.versions, same: spec.versions.same ?? [] } : null,
    pdf: spec.pdf ?? null,
    order: spec.order ?? null,
    sign: spec.sign ?? '',
    compare: spec.compare ?? '',
    beside: spec.beside ? { ...spec.beside, is: spec.beside.is ?? {} } : null,
  }),
  shows: ['record', 'records'],
  gives: ['chosen/param'],
  readsAddress: true,
  rules: DOCUMENT_RULES,
};
