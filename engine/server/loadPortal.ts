// The portal of some folders, with the shapes of answers that the engine has.

import { SHAPES } from '../answers/shapes.ts';
import { loadPortal as load, readPortal as read, type Loaded } from '../config/loadPortal.ts';
import type { Folders } from '../config/read.ts';
import type { Vocabularies } from '../config/shape.ts';
import type { Portal } from '../model/portal.ts';

const VOCABULARIES: Vocabularies = { shapes: SHAPES };

/** The portal, or null and every problem that stands in the way. */
export function readPortal(folders: Folders): Loaded {
  return read(folders, VOCABULARIES);
}

/** Throws ConfigError with every problem where the folders have mistakes. */
export function loadPortal(folders: Folders): Portal {
  return load(folders, VOCABULARIES);
}
