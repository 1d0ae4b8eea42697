// The titles that languages have in files of their own, beside the default language that they are found by.

import { remember } from '../model/remember.ts';
import type { Titles } from '../model/portal.ts';
import type { OpenedConfig } from './opened/spec.ts';

interface Languages {
  readonly config: Pick<OpenedConfig, 'titles'>;
  /** The default one first. */
  readonly locales: readonly string[];
}

const known = new WeakMap<OpenedConfig['titles'], Titles>();

/** Titles of every language that has a file of them, by the words of the first one. */
export function readTitles({ config: { titles }, locales: [from = ''] }: Languages): Titles {
  return remember(known, titles, () => ({
    from,
    words: Object.fromEntries(titles.map(({ id, spec }) => [id, spec])),
  }));
}
