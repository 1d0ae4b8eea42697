// How the server draws the written kinds of block that this portal has.

import { DRAWINGS as ENGINE_DRAWINGS, type Drawings } from '../engine/render.ts';

export const DRAWINGS: Drawings = { ...ENGINE_DRAWINGS };
