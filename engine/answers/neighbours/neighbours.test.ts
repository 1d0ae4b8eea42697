// The shape `neighbours` as it is described.

import { expect, it } from 'vitest';

import { loadPortal } from '../../server/loadPortal.ts';
import { KINDS } from '../../../site/kinds.ts';
import { foldersOf } from '../../../tests/overlay.ts';
import { first } from '../../model/lookup.ts';
import { NEIGHBOURS } from './neighbours.shape.ts';

it('answers codes with names, the reason and how near they are', () => {
  const portal = loadPortal(foldersOf('library'), KINDS);
  const call = first(Object.values(portal.calls));
  expect(NEIGHBOURS.schema(portal, call, {})).toMatchObject({
    items: { required: ['code', 'codeName', 'reason', 'percent'] },
  });
});
