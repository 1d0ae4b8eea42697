// The kinds of block that pages of this portal are made of: the engine's, and its own in rooms below `blocks`.

import { fileURLToPath } from 'node:url';

import { KINDS as ENGINE_KINDS, type Kinds } from '../engine/kinds.ts';

export const KINDS = { ...ENGINE_KINDS } satisfies Kinds;

export type BlockKind = keyof typeof KINDS;

/** Where the rooms of its own kinds are. */
export const ROOMS = fileURLToPath(new URL('blocks', import.meta.url));
