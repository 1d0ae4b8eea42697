// Addresses of previews: a page of the portal, seen with a state of the drafts and with one sort of figures.

import type { Bilingual } from '../contract.ts';

export type StudioLanguage = keyof Bilingual;
export type StudioFigures = 'serving' | 'demonstration';

/** What a frame shows: name of the drafts (`state` of the call `check`), figures, and the page's own address with its query. */
export interface PreviewAddress {
  readonly state: string;
  readonly figures: StudioFigures;
  readonly address: string;
}

const PREVIEW = /^\/_studio\/preview\/([^/]+)\/([^/]+)(\/.*)$/;

/** Where the preview of a page stands. */
export function writePreview({ state, figures, address }: PreviewAddress): string {
  return `/_studio/preview/${state}/${figures}${address}`;
}

/** The page's own address in that of a preview; any other address as it is. */
export function pageAddress(path: string): string {
  return PREVIEW.exec(path)?.[3] ?? path;
}

/** The language of a page by the prefix of its address; the first language has none. */
export function languageOf(address: string, languages: readonly string[]): string {
  const [, prefix = ''] = /^\/([^/?#]+)/.exec(address) ?? [];
  return languages.slice(1).includes(prefix) ? prefix : (languages[0] ?? '');
}

/** The same page in another language. */
export function inLanguage(
  address: string,
  language: string,
  languages: readonly string[],
): string {
  const now = languageOf(address, languages);
  const bare = now === languages[0] ? address : address.slice(now.length + 1) || '/';
  if (language === languages[0]) return bare.startsWith('/') ? bare : `/${bare}`;
  return `/${language}${bare === '/' ? '' : bare}`;
}

/** Where a link or form of a shown page leads: the address of a page, or null where it leaves the portal or stays in place. */
export function linkedAddress(href: string, shown: URL): string | null {
  const own = new URL(pageAddress(shown.pathname) + shown.search, shown.origin);
  const { origin, pathname, search, hash } = new URL(href, own);
  if (origin !== shown.origin) return null;
  const address = pageAddress(pathname) + search;
  return hash !== '' && address === own.pathname + own.search ? null : address + hash;
}

/** What a block of a preview is made from: `data-studio` of the nearest element holds `PATH#POINTER`, or the pointer alone. */
export function sourceOf(mark: string): { readonly path: string | null; readonly pointer: string } {
  const [path, pointer] = mark.split('#');
  return pointer === undefined ? { path: null, pointer: mark } : { path: path ?? null, pointer };
}
