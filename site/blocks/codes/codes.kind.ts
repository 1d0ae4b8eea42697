// What a block of codes is: a classification as a tree that opens in place, each code with a link to its figures.

import type { CodesBlockComplete } from '../../../schemas/complete.ts';
import type { CodesBlockSpec } from '../../../schemas/types.ts';
import {
  blocksOfKind,
  type CompleteBlock,
  listDocuments,
  entriesIn,
  isObject,
  type Kind,
  leads,
  partAt,
  problemIn,
  findDocumentsAsked,
  unfitDocumentProblem,
} from '../../../engine/kinds.ts';

export type CodesBlock = CompleteBlock<CodesBlockComplete>;

export const codes: Kind<CodesBlock, CodesBlockSpec> = {
  name: 'codes',
  readsAddress: true,
  derive: ({ selection, code }) => ({
    // how many codes there are goes by the day
    marksToday: selection !== undefined,
    chosenByLinks: code === undefined ? [] : [code],
  }),
  shows: ['document'],
  collections: ['figures/collection', 'selection/collection'],
  filters: ['search', 'code', 'figures/parameter', 'selection/parameter'],
  rules: {
    'A tree of codes has codes where it is said to have them': (facts, report) => {
      for (const told of findDocumentsAsked(facts, blocksOfKind<CodesBlockSpec>(facts, 'codes')))
        if (!told.documents.every(({ data }) => isTree(partAt(data, told.at.block.at))))
          report(unfitDocumentProblem(told, `${told.at.block.at}: [{code, name}]`));
    },

    'Every address of figures in a document leads to a page': (facts, report) => {
      const pages = [...facts.config.pages.known];
      for (const { block } of blocksOfKind<CodesBlockSpec>(facts, 'codes')) {
        const { figures } = block;
        const collection = figures && facts.portal.collections?.[figures.collection];
        const call = collection && facts.config.calls.entries.get(collection.call);
        if (!call) continue;
        for (const document of listDocuments(facts, call)) {
          for (const { [figures.field]: address } of entriesIn(document, collection))
            if (typeof address === 'string' && !leads(pages, withoutQuery(address), facts.portal))
              report(problemIn(document, '', 'unknown-page', { words: { written: address } }));
        }
      }
    },
  },
};

function isTree(part: unknown): boolean {
  return (
    Array.isArray(part) &&
    part.every(
      (item) => isObject(item) && typeof item['code'] === 'string' && isObject(item['name']),
    )
  );
}

function withoutQuery(address: string): string {
  return address.replace(/\?.*$/, '');
}
