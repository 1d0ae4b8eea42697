// What an article is: parts of a document as prose, with details, an example, sources and related entries.

import type { ArticleBlockSpec } from '../../../schemas/types.ts';
import { partAt } from '../../addresses/parts.ts';
import type { DocumentEntry } from '../../config/documents.ts';
import type { Kind } from '../../config/kind.ts';
import { normalizeAsking } from '../../config/normalize/blocks.ts';
import { listOf } from '../../config/normalize/given.ts';
import { suggest } from '../../config/suggest.ts';
import { documentsOf, problemIn } from '../../config/truths/documents.ts';
import { keysOf } from '../../config/truths/keys.ts';
import { blocksOfKind } from '../../config/truths/truth.ts';
import { isObject } from '../../config/truths/schemaValues.ts';
import type { CallingBlock } from '../../model/portal.ts';

export interface ArticleBlock extends CallingBlock {
  readonly kind: 'article';
  /** Keys from the answer to the object, or list of objects, that is told. */
  readonly at: string;
  readonly fields: {
    readonly title: string;
    readonly text: readonly string[];
    readonly note: string;
    readonly status: string;
    readonly tree: string;
    readonly levels: string;
    readonly details: readonly string[];
    readonly example: string;
    readonly sources: string;
    readonly related: string;
  };
  /** Where related entries are; empty where there are none. */
  readonly collection: string;
}

export const article: Kind<ArticleBlock, ArticleBlockSpec> = {
  name: 'article',
  readsAddress: true,
  normalize: (spec, start) => ({
    ...start,
    ...normalizeAsking(spec),
    kind: 'article',
    at: spec.at ?? '',
    fields: normalizeFields(spec.fields),
    collection: spec.collection ?? '',
  }),
  collections: ['collection'],
  truths: {
    'No document points to an entry that does not exist': (facts, say) => {
      for (const { block } of blocksOfKind<ArticleBlockSpec>(facts, 'article')) {
        const { at = '', collection: name = '', fields } = block;
        const collection = facts.portal.collections?.[name];
        const call = facts.config.calls.entries.get(block.call);
        if (fields.related === undefined || !collection || !call?.spec.document) continue;
        const keys = keysOf(facts, collection);
        if (!keys) continue;
        for (const document of documentsOf(facts, call)) {
          for (const { pointer, key } of relatedIn(document, at, fields.related)) {
            if (keys.includes(key)) continue;
            const words = { written: key, collection: name };
            const more = { suggestion: suggest(key, keys) };
            say(problemIn(document, pointer, 'unknown-entry', { words, more }));
          }
        }
      }
    },
  },
};

function normalizeFields(fields: ArticleBlockSpec['fields']): ArticleBlock['fields'] {
  return {
    title: fields.title ?? '',
    text: listOf(fields.text),
    note: fields.note ?? '',
    status: fields.status ?? '',
    tree: fields.tree ?? '',
    levels: fields.levels ?? '',
    details: fields.details ?? [],
    example: fields.example ?? '',
    sources: fields.sources ?? '',
    related: fields.related ?? '',
  };
}

/** Keys of related entries in what an article tells, each with its place in the document. */
function relatedIn(
  document: DocumentEntry,
  at: string,
  field: string,
): { pointer: string; key: string }[] {
  const told = partAt(document.data, at);
  const place = at === '' ? '' : `/${at.replaceAll('.', '/')}`;
  const parts: [unknown, string][] = Array.isArray(told)
    ? told.map((part, i) => [part, `${place}/${i}`])
    : [[told, place]];
  return parts.flatMap(([part, pointer]) => {
    const related = isObject(part) ? part[field] : undefined;
    if (!Array.isArray(related)) return [];
    return related.map((key, i) => ({ pointer: `${pointer}/${field}/${i}`, key: String(key) }));
  });
}
