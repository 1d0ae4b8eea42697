// Values → query string: only what the reader chose, never defaults, in one order.

/** In the address of a page or a call: the id of the ledger that is to answer, kept or serving. */
export const LEDGER = 'ledger';
export const LEDGER_ID = /^[0-9a-f]{16}$/;

/** In the address of an embed: which block of the page is shown. */
export const BLOCK = 'block';

/** In the address of a view: which part of a block is asked alone. A document is always whole. */
export const PART = '_part';

/** Stands between the values of a repeated name where they are one text, that of a filter with a list; no value holds it. */
const LIST_SIGN = '\n';

/** The values that the text of a filter holds: of a list all of them, else the one; none where it is empty. */
export function listedIn(value: string): string[] {
  return value === '' ? [] : value.split(LIST_SIGN);
}

/** Several values as the one text that `listedIn` takes apart. */
export function asList(values: readonly string[]): string {
  return values.join(LIST_SIGN);
}

/** Sets a name, repeated where the text holds a list; an empty text takes it out. */
export function setInQuery(query: URLSearchParams, name: string, value: string): void {
  query.delete(name);
  for (const each of listedIn(value)) query.append(name, each);
}

/** The query of an address: `?name=value…` or empty, a name repeated for a list. `entries` name, value, default. */
export function writeQuery(
  entries: Iterable<readonly [name: string, value: string, standard: string]>,
): string {
  const query = new URLSearchParams();
  for (const [name, value, standard] of entries)
    if (value !== standard) setInQuery(query, name, value);
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
    setInQuery(query, name, value ?? '');
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** An address in a language: `/en/a/b`, the default language without prefix. */
export function withPrefix(path: string, prefix: string): string {
  if (prefix === '') return path;
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
}

/** Null where the percent signs stand for no letters. */
export function decodeStep(step: string): string | null {
  try {
    return decodeURIComponent(step);
  } catch {
    return null;
  }
}
