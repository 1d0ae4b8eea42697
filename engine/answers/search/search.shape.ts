// The shape `search`: what was found by words, over pages, entries of collections and members of dimensions.

import type { RecordsAnswer } from '../answer.ts';
import { listSchema, objectSchema, recordSchema, TEXT } from '../jsonSchema.ts';
import type { Shape } from '../shape.ts';
import { askSearch } from './search.ts';

export const SEARCH: Shape<RecordsAnswer> = {
  answers: () => 'found',
  leads: true,
  ask: ({ portal, ledger, params }) => askSearch(portal, ledger, params),
  write: ({ items }) => JSON.stringify({ items }),
  schema: () => recordSchema({ items: listSchema(RESULT) }),
  reading: () => ({ at: 'items' }),
};

const RESULT = objectSchema({ kind: TEXT, code: TEXT, name: TEXT, about: TEXT, to: TEXT }, [
  'kind',
  'name',
  'to',
]);
