// Where it is told how a page is cited, shown on other sites and saved as pictures.

/** What the addresses of such documents begin with; the language follows, then the page. */
export const SHARE = '/_share/';

/** For a page by its address without language; `search` with its question mark, or empty. */
export function shareAddress(language: string, path: string, search: string): string {
  return `${SHARE}${language}${path === '/' ? '' : path}${search}`;
}
