// What an article is: parts of a document as prose, with details, an example, sources and related entries.

import type { ArticleBlockComplete } from '../../../schemas/complete.ts';
import { isObject } from '../../model/lookup.ts';
import type { ArticleBlockSpec } from '../../../schemas/types.ts';
import { partAt } from '../../addresses/parts.ts';
import type { DocumentEntry } from '../../config/documents.ts';
import type { Kind } from '../../config/kind.ts';
import { toList } from '../../config/normalize/given.ts';
import type { Problem } from '../../config/problems.ts';
import { suggest } from '../../config/suggest.ts';
import {
  listDocuments,
  problemIn,
  findDocumentsAsked,
  unfitDocumentProblem,
  type DocumentsAsked,
} from '../../config/rules/documents.ts';
import { missingMessageProblems } from '../../config/rules/fields.ts';
import { findEntryKeys } from '../../config/rules/keys.ts';
import { blocksOfKind, type RuleContext } from '../../config/rules/rule.ts';
import { here, problemAt, problemAtKey, unknownName } from '../../config/valuePlace.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type ArticleBlock = CompleteBlock<ArticleBlockComplete>;

export const article: Kind<ArticleBlock, ArticleBlockSpec> = {
  name: 'article',
  readsAddress: true,
  derive: ({ fields }) => ({ marksToday: fields.status !== undefined }),
  shows: ['document'],
  collections: ['collection'],
  rules: {
    'What an article tells stands in its documents': (context, report) => {
      for (const told of findDocumentsAsked(
        context,
        blocksOfKind<ArticleBlockSpec>(context, 'article'),
      )) {
        const parts = listParts(told);
        if (parts.length > 0)
          for (const problem of [
            ...strangeParts(told, parts),
            ...unsaidDetails(context, told, parts),
          ])
            report(problem);
        else if (told.at.block.at === undefined) report(unfitDocumentProblem(told, '{ }'));
        else report(strangePlace(told));
      }
    },

    'What an article names together stands together': (context, report) => {
      for (const { entry, pointer, block } of blocksOfKind<ArticleBlockSpec>(context, 'article')) {
        const { collection, fields } = block;
        const pairs = [
          ['collection', collection, 'fields/related', fields.related],
          ['fields/tree', fields.tree, 'fields/levels', fields.levels],
        ] as const;
        for (const [key, value, otherKey, other] of pairs) {
          if ((value === undefined) === (other === undefined)) continue;
          const [written, missing] = value === undefined ? [otherKey, key] : [key, otherKey];
          report(
            problemAtKey(here(entry, `${pointer}/${written}`), 'key-without', {
              written: written.replace('fields/', ''),
              other: missing.replace('fields/', ''),
            }),
          );
        }
      }
    },

    'No document points to an entry that does not exist': (context, report) => {
      for (const { block } of blocksOfKind<ArticleBlockSpec>(context, 'article')) {
        const { at = '', collection: name = '', fields } = block;
        const collection = context.portal.collections?.[name];
        const call = context.config.calls.entries.get(block.call);
        if (fields.related === undefined || !collection || !call?.spec.document) continue;
        const keys = findEntryKeys(context, collection);
        if (!keys) continue;
        for (const document of listDocuments(context, call)) {
          for (const { pointer, key } of relatedIn(document, at, fields.related)) {
            if (keys.includes(key)) continue;
            const words = { written: key, collection: name };
            const more = { suggestion: suggest(key, keys) };
            report(problemIn(document, pointer, 'unknown-entry', { words, more }));
          }
        }
      }
    },
  },
};

/** Objects that an article tells, of every document of its call. */
function listParts({ at: { block }, call, documents }: DocumentsAsked<ArticleBlockSpec>): Part[] {
  const { folder } = call.spec.document ?? {};
  return documents.flatMap(({ data }) =>
    [folder === undefined ? partAt(data, block.at ?? '') : data].flat().filter(isObject),
  );
}

type Part = Readonly<Record<string, unknown>>;

/** Fields that no part has, and fields that cannot be told as they are wanted. */
function* strangeParts(
  { at: { entry, pointer, block }, call, known: optional }: DocumentsAsked<ArticleBlockSpec>,
  parts: readonly Part[],
): Generator<Problem> {
  const known = [...new Set(parts.flatMap((part) => Object.keys(part)))];
  for (const [role, written] of Object.entries(block.fields) as [
    ArticleRole,
    string | string[],
  ][]) {
    const suits = (field: string) =>
      parts.every((part) => part[field] === undefined || canTell(role, part[field]));
    const allowed = known.filter(suits);
    for (const [i, field] of toList(written).entries()) {
      const place = `${pointer}/fields/${role}${typeof written === 'string' ? '' : `/${i}`}`;
      const words = { written: field, call: call.id };
      if (!known.includes(field) && !optional.has(field))
        yield unknownName(here(entry, place), 'unknown-field', { ...words, allowed, words });
      else if (!suits(field))
        yield problemAt(here(entry, place), 'unfit-field', { ...words, role }, { allowed });
    }
  }
}

/** Details of which no message says what they are. */
function* unsaidDetails(
  context: RuleContext,
  { at: { entry, pointer, block } }: DocumentsAsked<ArticleBlockSpec>,
  parts: readonly Part[],
): Generator<Problem> {
  for (const [i, field] of (block.fields.details ?? []).entries())
    if (parts.some((part) => part[field] !== undefined))
      yield* missingMessageProblems(
        context,
        here(entry, `${pointer}/fields/details/${i}`),
        `fields.${field}`,
      );
}

/** That the documents have nothing to tell at the place that is named. */
function strangePlace({ at, call, documents }: DocumentsAsked<ArticleBlockSpec>): Problem {
  return unknownName(here(at.entry, `${at.pointer}/at`), 'unknown-field', {
    written: at.block.at ?? '',
    allowed: documents.flatMap(({ data }) =>
      Object.entries(isObject(data) ? data : {}).flatMap(([key, value]) =>
        [value].flat().some(isObject) ? [key] : [],
      ),
    ),
    words: { call: call.id },
  });
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

type ArticleRole = keyof ArticleBlockSpec['fields'];

/** Whether a value can be told as it is wanted; what a reader would not see, or could not, cannot. */
function canTell(role: ArticleRole, value: unknown): boolean {
  return TOLD[role](value);
}

const TOLD: Readonly<Record<ArticleRole, (value: unknown) => boolean>> = {
  title: isText,
  text: isTexts,
  note: isText,
  status: (value) =>
    typeof value === 'string' ||
    (Array.isArray(value) &&
      value.every((dated) => isObject(dated) && typeof dated['status'] === 'string')),
  tree: (value) =>
    [value].flat().every((node) => isObject(node) && typeof node['level'] === 'string'),
  levels: (value) =>
    Array.isArray(value) && value.every((level) => isObject(level) && isText(level['title'])),
  details: (value) => isText(value) || ['string', 'number'].includes(typeof value),
  example: (value) =>
    isObject(value) && typeof value['code'] === 'string' && Array.isArray(value['parts']),
  sources: isTexts,
  related: (value) => Array.isArray(value) && value.every((key) => typeof key === 'string'),
};

function isText(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((words) => typeof words === 'string');
}

function isTexts(value: unknown): boolean {
  return [value].flat().every(isText);
}
