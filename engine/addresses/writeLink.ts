// The address of a page as a program says it: parameters of its path, and names of its query.

import { asList, writeQuery } from './query.ts';
import { fillPath } from './routes.ts';

/** Without language. `query` has each name that the page takes with what holds where it is left out, in the order of the page; `said` has them and the parameters of the path. */
export function writeLink(
  { path, query }: { readonly path: string; readonly query: Readonly<Record<string, string>> },
  said: object,
): string {
  const values = new Map<string, unknown>(Object.entries(said));
  const entries = Object.entries(query).map(([name, standard]) => {
    const texts = [values.get(name) ?? []].flat().map(String);
    return [name, asList(texts), standard] as const;
  });
  return fillPath(path, said as Readonly<Record<string, string>>) + writeQuery(entries);
}
