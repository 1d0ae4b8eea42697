// Truths about collections: what names one finds it, what points to an entry finds it, tables of documents are even.

import { readFileSync } from 'node:fs';

import type { CallSpec, CollectionSpec } from '../../../schemas/types.ts';
import { partAt } from '../../addresses/parts.ts';
import type { DocumentEntry } from '../documents.ts';
import { findPage } from '../normalize/site.ts';
import { pathOf } from '../normalize/pages.ts';
import { makeProblem, type Problem } from '../problems.ts';
import type { Entry } from '../read.ts';
import { suggest } from '../suggest.ts';
import { parseSource } from '../yaml.ts';
import { documentsOf } from './documents.ts';
import { inputsOf } from './pages.ts';
import {
  blocksOf,
  pathParameters,
  problemAt,
  unknownName,
  type Facts,
  type Truths,
} from './truth.ts';

/** Keys of blocks that name a collection, and those that name a filter of the page. */
const COLLECTION_KEYS = [
  'collection',
  'periods',
  'stages',
  'groups',
  'executors',
  'each/collection',
  'figures/collection',
];
const FILTER_KEYS = [
  'letters',
  'search',
  'code',
  'typeFilter',
  'periodFilter',
  'event',
  'each/parameter',
  'figures/parameter',
];

export const COLLECTION_TRUTHS: Truths = {
  'Every collection has a call that answers documents, and a page of its own': (facts, say) => {
    const entry = facts.config.portal!;
    for (const [name, { call, page }] of Object.entries(facts.portal.collections ?? {})) {
      const known = [...facts.config.calls.entries.values()]
        .filter((one) => one.spec.document !== undefined)
        .map((one) => one.id);
      if (
        !known.includes(call) &&
        (facts.config.calls.entries.has(call) || !facts.config.calls.known.has(call))
      )
        say(unknownName(entry, `/collections/${name}/call`, 'unknown-call', call, known));
      if (page === undefined) continue;
      if (!facts.config.pages.known.has(page))
        say(
          unknownName(
            entry,
            `/collections/${name}/page`,
            'unknown-page',
            page,
            facts.config.pages.known,
          ),
        );
      else if (pathParameters(page).length !== 1)
        say(
          problemAt(entry, `/collections/${name}/page`, 'wrong-path-parameters', { written: page }),
        );
    }
  },

  'Every collection that is named is declared': (facts, say) => {
    const known = Object.keys(facts.portal.collections ?? {});
    const { terms, search } = facts.portal;
    const portal = facts.config.portal!;
    if (terms !== undefined && !known.includes(terms))
      say(unknownName(portal, '/terms', 'unknown-collection', terms, known));
    (search?.collections ?? []).forEach(
      (name, i) =>
        !known.includes(name) &&
        say(unknownName(portal, `/search/collections/${i}`, 'unknown-collection', name, known)),
    );
    for (const entry of facts.config.pages.entries.values()) {
      for (const [name, { collection }] of Object.entries(entry.spec.parameters ?? {}))
        if (collection !== undefined && !known.includes(collection))
          say(
            unknownName(
              entry,
              `/parameters/${name}/collection`,
              'unknown-collection',
              collection,
              known,
            ),
          );
    }
    for (const { entry, pointer, block } of blocksOf(facts)) {
      for (const key of COLLECTION_KEYS) {
        const name = partAt(block, key.replace('/', '.'));
        if (typeof name === 'string' && !known.includes(name))
          say(unknownName(entry, `${pointer}/${key}`, 'unknown-collection', name, known));
      }
    }
  },

  'Every filter that a written block names is one of its page': (facts, say) => {
    for (const { entry, pointer, block } of blocksOf(facts)) {
      const inputs = inputsOf(entry);
      for (const key of FILTER_KEYS) {
        const name = partAt(block, key.replace('/', '.'));
        if (typeof name === 'string' && !inputs.includes(name))
          say(unknownName(entry, `${pointer}/${key}`, 'unknown-input', name, inputs));
      }
    }
  },

  'The search leads to pages and members that there are': (facts, say) => {
    const entry = facts.config.portal!;
    const { search } = facts.portal;
    if (!search) return;
    if (!facts.config.pages.known.has(search.page))
      say(
        unknownName(entry, '/search/page', 'unknown-page', search.page, facts.config.pages.known),
      );
    (search.members ?? []).forEach(({ dimension, page }, i) => {
      const dimensions = Object.keys(facts.config.ledger?.spec.dimensions ?? {});
      if (facts.config.ledger && !dimensions.includes(dimension))
        say(
          unknownName(
            entry,
            `/search/members/${i}/dimension`,
            'unknown-dimension',
            dimension,
            dimensions,
          ),
        );
      if (!facts.config.pages.known.has(page))
        say(
          unknownName(
            entry,
            `/search/members/${i}/page`,
            'unknown-page',
            page,
            facts.config.pages.known,
          ),
        );
    });
  },

  'No document points to an entry that does not exist': (facts, say) => {
    for (const { block } of blocksOf(facts)) {
      const fields = block['fields'] as { related?: string } | undefined;
      const collection = facts.portal.collections?.[String(block['collection'])];
      const call = facts.config.calls.entries.get(String(block['call']));
      if (
        block.kind !== 'article' ||
        fields?.related === undefined ||
        !collection ||
        !call?.spec.document
      )
        continue;
      const keys = keysOf(facts, collection);
      for (const document of documentsOf(facts, call))
        for (const problem of strangers(
          document,
          String(block['at'] ?? ''),
          fields.related,
          String(block['collection']),
          keys,
        ))
          say(problem);
    }
  },

  'Every row of a table has a value for each of its years': (facts, say) => {
    for (const call of sheetCalls(facts)) {
      for (const document of documentsOf(facts, call)) {
        const { years, rows } = (document.data ?? {}) as {
          years?: unknown[];
          rows?: { id?: string; values?: unknown[] }[];
        };
        if (!Array.isArray(years) || !Array.isArray(rows)) continue;
        rows.forEach((row, i) => {
          if (Array.isArray(row.values) && row.values.length !== years.length)
            say(
              problemIn(document, `/rows/${i}/values`, 'uneven-row', {
                written: row.id ?? String(i + 1),
                values: String(row.values.length),
                years: String(years.length),
              }),
            );
        });
      }
    }
  },

  'Every address of figures in a document leads to a page': (facts, say) => {
    const pages = Object.fromEntries(
      [...facts.config.pages.known].map((id) => [id, { path: pathOf(id, facts.portal.home) }]),
    );
    for (const { block } of blocksOf(facts)) {
      const figures = block['figures'] as { collection: string; field: string } | undefined;
      const collection = figures && facts.portal.collections?.[figures.collection];
      const call = collection && facts.config.calls.entries.get(collection.call);
      for (const document of call ? documentsOf(facts, call) : []) {
        for (const one of entries(document, collection!)) {
          const address = one[figures!.field];
          if (
            typeof address === 'string' &&
            !findPage(pages as never, address.replace(/\?.*$/, ''))
          )
            say(problemIn(document, '', 'unknown-page', { written: address }));
        }
      }
    }
  },
};

/** Documents of calls that sheets show, each call once. */
function sheetCalls(facts: Facts): Entry<CallSpec>[] {
  const ids = new Set(
    blocksOf(facts).flatMap(({ block }) => (block.kind === 'sheet' ? [String(block['call'])] : [])),
  );
  return [...ids].flatMap((id) => {
    const call = facts.config.calls.entries.get(id);
    return call?.spec.document ? [call] : [];
  });
}

function entries(document: DocumentEntry, collection: CollectionSpec): Record<string, unknown>[] {
  return [partAt(document.data, collection.at ?? '')]
    .flat()
    .filter((one): one is Record<string, unknown> => one !== null && typeof one === 'object');
}

function keysOf(facts: Facts, collection: CollectionSpec): string[] {
  const call = facts.config.calls.entries.get(collection.call);
  return call
    ? documentsOf(facts, call).flatMap((document) =>
        entries(document, collection).map((one) => String(one[collection.key])),
      )
    : [];
}

function* strangers(
  document: DocumentEntry,
  at: string,
  field: string,
  collection: string,
  keys: readonly string[],
): Generator<Problem> {
  const part = partAt(document.data, at);
  const place = at === '' ? '' : `/${at.replaceAll('.', '/')}`;
  const parts: [unknown, string][] = Array.isArray(part)
    ? part.map((one, i) => [one, `${place}/${i}`])
    : [[part, place]];
  for (const [one, pointer] of parts) {
    const related =
      one !== null && typeof one === 'object' ? (one as Record<string, unknown>)[field] : undefined;
    for (const [i, key] of Array.isArray(related) ? related.entries() : [])
      if (!keys.includes(String(key)))
        yield problemIn(
          document,
          `${pointer}/${field}/${i}`,
          'unknown-entry',
          { written: String(key), collection },
          suggest(String(key), keys),
        );
  }
}

/** A problem at a place in a document, with its line. */
function problemIn(
  document: DocumentEntry,
  pointer: string,
  code: Problem['code'],
  words: Record<string, string>,
  suggestion: string | null = null,
): Problem {
  const at = parseSource(document.file, readFileSync(document.path)).source?.at(pointer) ?? {
    line: 1,
    col: 1,
  };
  return makeProblem(document.file, at, code, words, { suggestion });
}
