// What tells figures that are no source's own from others wherever they go: a ledger's mark, in the names of files and in who answers.

import type { Portal } from '../model/portal.ts';
import type { FigureMark } from './publish/manifest.ts';

/** What the name of every file with marked figures begins with. */
export const MARKED_PREFIX = 'DEMO-';

/** The header that stands on every answer over marked figures; its value is `true`. */
export const MARKED_HEADER = 'X-Demonstration';

/** The name that a file with figures of such a mark gets. */
export function markedName(name: string, mark: FigureMark | null | undefined): string {
  return mark ? MARKED_PREFIX + name : name;
}

/** Whether a name says so, however its letters were changed on the way. */
export function isMarkedName(name: string): boolean {
  return name.toUpperCase().startsWith(MARKED_PREFIX);
}

type Settings = Portal['settings'];

/** Who answers for figures. */
export interface Answerable extends Pick<Settings['publication'], 'url' | 'kind'> {
  readonly owner: Settings['owner'];
  /** Where they come from. */
  readonly sources: NonNullable<Settings['publication']['sources']>;
}

/** For marked figures nobody answers but the portal itself. */
export function findAnswerable(
  settings: Settings,
  mark: FigureMark | null | undefined,
): Answerable {
  const { name, owner, publication } = settings;
  if (mark) return { owner: name, sources: [] };
  const { url, kind, sources = [] } = publication;
  return { owner, sources, ...(url && { url }), ...(kind && { kind }) };
}
