// Which schema the files of a portal's content follow: their calls say so.

import { loadSchemas } from '../kept.ts';
import { readConfig } from '../read.ts';
import type { Folders } from '../folders.ts';

/** Pattern of files below the content → name of the schema, in the order of the patterns. */
export function contentShapes(folders: Folders): Readonly<Record<string, string>> {
  const { calls } = readConfig(folders, loadSchemas(folders));
  const found = [...calls.entries.values()].flatMap(({ spec }) => {
    const { file, folder, schema } = spec.document ?? {};
    const files = folder === undefined ? file : `${folder}/*.json`;
    if (schema === undefined || files === undefined) return [];
    return [[files.replaceAll(/\{\w+\}/g, '*'), schema] as const];
  });
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}
