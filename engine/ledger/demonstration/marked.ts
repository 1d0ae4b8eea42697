// How invented figures are told from real ones wherever they go: by their ledger, and by the names of files.

import type { Manifest } from '../publish/manifest.ts';

/** What the name of every file with invented figures begins with. */
export const MARKED_PREFIX = 'DEMO-';

/** The header that stands on every answer over invented figures; its value is `true`. */
export const MARKED_HEADER = 'X-Demonstration';

/** What a ledger says of its figures; one that says nothing does not say that they are invented. */
interface Told {
  readonly manifest?: Pick<Manifest, 'kind'>;
}

/** Whether the figures that serve are invented; false where none serve. */
export function isInvented(ledger: Told | null): boolean {
  return ledger?.manifest?.kind === 'demonstration';
}

/** The name that a file gets. */
export function markedName(name: string, invented: boolean): string {
  return invented ? MARKED_PREFIX + name : name;
}

/** Whether a name says so, however its letters were changed on the way. */
export function isMarkedName(name: string): boolean {
  return name.toUpperCase().startsWith(MARKED_PREFIX);
}
