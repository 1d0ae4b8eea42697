// What a call asks of members, complete, from what a test writes of them.

import { deriveMembers } from '../engine/config/derived/calls.ts';
import { loadSchemas } from '../engine/config/kept.ts';
import type { MembersAsk } from '../engine/model/portal.ts';
import { fillDefaults } from '../engine/schema/fill.ts';
import type { CallComplete } from '../schemas/complete.ts';
import type { MembersSpec } from '../schemas/types.ts';
import { foldersOf } from './overlay.ts';

const schemas = loadSchemas(foldersOf('library'));

export function completeMembers(members: MembersSpec): MembersAsk {
  const call = fillDefaults(schemas, 'call.schema.json', { members }) as Required<CallComplete>;
  return deriveMembers(call.members);
}
