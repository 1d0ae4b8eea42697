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
    'A tree of codes has codes where it is said to have them': (context, report) => {
      for (const told of findDocumentsAsked(
        context,
        blocksOfKind<CodesBlockSpec>(context, 'codes'),
      ))
        if (!told.documents.every(({ data }) => isTree(partAt(data, told.at.block.at))))
          report(unfitDocumentProblem(told, `${told.at.block.at}: [{code, name}]`));
    },

    'Every address of figures in a document leads to a page': (context, report) => {
      const pages = [...context.config.pages.known];
      for (const { block } of blocksOfKind<CodesBlockSpec>(context, 'codes')) {
        const { figures } = block;
        const collection = figures && context.portal.collections?.[figures.collection];
        const call = collection && context.config.calls.entries.get(collection.call);
        if (!call) continue;
        for (const document of listDocuments(context, call)) {
          for (const { [figures.field]: address } of entriesIn(document, collection))
            if (typeof address === 'string' && !leads(pages, withoutQuery(address), context.portal))
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
