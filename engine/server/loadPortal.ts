// The portal of some folders, with the shapes of answer that the engine has and the kinds of block that the portal has.

import { SHAPES } from '../answers/shapes.ts';
import {
  loadPortal as load,
  readPortal as read,
  readUnjudged as readAsWritten,
  type Loaded,
} from '../config/loadPortal.ts';
import type { Kinds, Vocabularies } from '../config/kind.ts';
import type { Folders } from '../config/files.ts';
import type { Portal } from '../model/portal.ts';

/** The portal, or null and every problem that stands in the way. */
export function readPortal(
  folders: Folders,
  kinds: Kinds,
  more: Pick<Vocabularies, 'tryChart'> = {},
): Loaded {
  return read(folders, { kinds, shapes: SHAPES, ...more });
}

/** Throws ConfigError with every problem where the folders have mistakes. */
export function loadPortal(folders: Folders, kinds: Kinds): Portal {
  return load(folders, { kinds, shapes: SHAPES });
}

/** The portal before any rule that looks across files is asked; null where it cannot be made. */
export function readUnjudged(folders: Folders, kinds: Kinds): Portal | null {
  return readAsWritten(folders, { kinds, shapes: SHAPES });
}
