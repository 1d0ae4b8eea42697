// What the server does with the kinds of block that this portal has.

import { SERVER_PARTS as ENGINE_PARTS, type ServerPart } from '../engine/parts.server.ts';
import type { BlockKind } from './kinds.ts';

export const SERVER_PARTS: Readonly<Record<BlockKind, ServerPart>> = { ...ENGINE_PARTS };
