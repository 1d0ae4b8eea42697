// Where a name stands: the file or the key that it is, and every place that names it.

import { listPlaces, type WrittenName } from './places.ts';
import type { Folders } from './folders.ts';

export type Use = Pick<WrittenName, 'file' | 'line' | 'col' | 'pointer' | 'of' | 'declares'>;

/** Places in configuration and content that define or reference this name; definitions come first. */
export function findUses(folders: Folders, name: string): Use[] {
  const found = listPlaces(folders).filter((place) => place.name === name);
  // what several pages share is written once
  const places = new Map(found.map((use) => [`${use.file}:${use.line}:${use.col}`, use]));
  return [...places.values()].sort((a, b) => Number(b.declares) - Number(a.declares));
}
