// What the server does with the kinds of block that the portal has.

import { SERVER_PARTS as ENGINE_PARTS, type ServerPart } from '../engine/parts.server.ts';
import { load } from './own.ts';

/** The engine's, or all that the portal's `site/parts.server.ts` names. */
export const SERVER_PARTS = await load<Readonly<Record<string, ServerPart>>>(
  'parts.server.ts',
  'SERVER_PARTS',
  ENGINE_PARTS,
);
