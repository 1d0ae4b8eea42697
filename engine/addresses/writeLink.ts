// The address of a page as a program says it: parameters of its path, and names of its query.

import { asList, writeQuery } from './query.ts';
import { fillPath } from './routes.ts';

/** Without language. `query` has each name that the page takes with what holds where it is left out, in the order of the page. */
export function writeLink(
  { path, query }: { readonly path: string; readonly query: Readonly<Record<string, string>> },
  parameters: Readonly<Record<string, string>>,
  search: object,
): string {
  const said = new Map<string, unknown>(Object.entries(search));
  const entries = Object.entries(query).map(([name, standard]) => {
    const values = [said.get(name) ?? []].flat().map(String);
    return [name, asList(values), standard] as const;
  });
  return fillPath(path, parameters) + writeQuery(entries);
}
