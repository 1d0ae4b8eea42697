// The shape `search`: what was found by words, over pages, entries of collections and members of dimensions.

import { PLAIN_CALL } from '../../config/shape.ts';
import type { BodyAnswer } from '../answer.ts';
import { sizeOfBody, writeBody } from '../body.ts';
import { listSchema, objectSchema, recordSchema, TEXT } from '../jsonSchema.ts';
import { PLAIN_SHAPE, type Shape } from '../shape.ts';
import { askSearch } from './search.ts';

export const SEARCH: Shape<BodyAnswer> = {
  ...PLAIN_CALL,
  ...PLAIN_SHAPE,
  answers: () => 'found',
  leads: true,
  ask: ({ portal, ledger, params }) => askSearch(portal, ledger, params),
  write: writeBody,
  schema: () => recordSchema({ items: listSchema(RESULT) }),
  reading: () => ({ at: 'items', under: null, table: true }),
  size: sizeOfBody,
};

const RESULT = objectSchema({ kind: TEXT, code: TEXT, name: TEXT, about: TEXT, to: TEXT }, [
  'kind',
  'name',
  'to',
]);
