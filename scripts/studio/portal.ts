// The portal that the studio works on, drafts included.

import { readUnjudged, type Folders, type Kinds } from '../../engine/check.ts';
import type { CheckedPortal } from '../new/config.ts';
import { StudioRefusal } from './refusal.ts';

/** 422 where the files have mistakes. */
export function portalOf(folders: Folders, kinds: Kinds): CheckedPortal {
  return sound(readUnjudged(folders, kinds));
}

/** 422 where there is none for mistakes in the files. */
export function sound(portal: CheckedPortal | null): CheckedPortal {
  if (portal) return portal;
  throw new StudioRefusal(422, {
    uk: 'спершу виправте помилки у файлах',
    en: 'mend the mistakes in the files first',
  });
}
