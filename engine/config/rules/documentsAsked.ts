// What rules about blocks say of the documents that their calls answer: whether these have what such a block shows.

import { inEachLanguage } from '../checkWords.ts';
import type { DocumentEntry } from '../documents.ts';
import type { Problem } from '../problems.ts';
import { answered, kindIn, type Asking } from './answers.ts';
import { listDocuments } from './documents.ts';
import type { BlockAt, RuleContext } from './rule.ts';
import { here, problemAt } from '../valuePlace.ts';

/** A block with the documents of its call, those without mistakes. */
export interface DocumentsAsked<Spec> extends Asking<BlockAt<Spec>> {
  readonly documents: readonly DocumentEntry[];
  /** Names that the schema of the documents knows, whether one of them has it or not. */
  readonly known: ReadonlySet<string>;
}

/** Blocks of one kind with the documents of their calls; those that have none are left out. */
export function findDocumentsAsked<Spec extends { kind: string; call: string }>(
  context: RuleContext,
  blocks: readonly BlockAt<Spec>[],
): DocumentsAsked<Spec>[] {
  return answered(context, blocks).flatMap((asking) => {
    const documents = listDocuments(context, asking.call).filter(
      ({ file, data }) => data !== null && !context.isBroken(file, ''),
    );
    const known = new Set(namesIn(findSchema(context, asking.call)));
    return documents.length === 0 ? [] : [{ ...asking, documents, known }];
  });
}

function findSchema({ schemas }: RuleContext, { spec }: Asking['call']): unknown {
  const id = `content/${spec.document?.schema ?? ''}.schema.json`;
  return schemas.ids.includes(id) ? schemas.get(id) : null;
}

/** The names of all properties in a schema, at whatever depth. */
function namesIn(schema: unknown): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  return Object.entries(schema).flatMap(([key, inner]) => [
    ...(key === 'properties' ? Object.keys(inner as object) : []),
    ...namesIn(inner),
  ]);
}

/** That the documents of a block's call lack what its kind shows. */
export function unfitDocumentProblem(
  { at, call }: Asking<BlockAt<{ readonly kind: string }>>,
  wanted: string,
): Problem {
  return problemAt(here(at.entry, `${at.pointer}/call`), 'unfit-document', {
    call: call.id,
    wanted,
    ...inEachLanguage('kind', (words) => kindIn(words, at.block.kind)),
  });
}
