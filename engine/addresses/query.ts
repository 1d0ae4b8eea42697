// Values → query string: only what the reader chose, never defaults, in one order.

/** In the address of a page or a call: the id of the ledger that is to answer, kept or serving. */
export const LEDGER = 'ledger';
export const LEDGER_ID = /^[0-9a-f]{16}$/;

/** In the address of an embed: which block of the page is shown. */
export const BLOCK = 'block';

/** The query of an address: `?name=value…` or empty. `entries` name, value, default. */
export function writeQuery(
  entries: Iterable<readonly [name: string, value: string, standard: string]>,
): string {
  const query = new URLSearchParams();
  for (const [name, value, standard] of entries)
    if (value !== standard && value !== '') query.set(name, value);
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** The same query with some names set or, with null, taken out. */
export function changeQuery(
  search: string,
  changes: Readonly<Record<string, string | null>>,
): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** An address in a language: `/en/a/b`, the default language without prefix. */
export function withPrefix(path: string, prefix: string): string {
  if (prefix === '') return path;
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
}
