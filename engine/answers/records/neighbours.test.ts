// Neighbours as they are described.

import { expect, it } from 'vitest';

import { portalOf } from '../../../tests/portals.ts';
import { first } from '../../model/lookup.ts';
import { NEIGHBOURS } from './neighbours.ts';

it('answers codes with names, the reason and how near they are', () => {
  const portal = portalOf('library');
  const call = first(Object.values(portal.calls));
  expect(NEIGHBOURS.schema(portal, call)).toMatchObject({
    required: ['code', 'codeName', 'reason', 'percent'],
  });
});
