// The schemas of configuration with the names of one portal written in, for text editors: they suggest these names, and mark others.

import { openConfig } from '../opened/open.ts';
import { schemasOf, schemaTexts } from '../kept.ts';
import { readConfig, type Folders } from '../read.ts';
import type { Vocabularies } from '../shape.ts';
import { namesFor, namesOf, type PortalNames } from './names.ts';
import { withCalls, withNames, type Json } from './withNames.ts';

/** File below a folder of their own → its text. What has mistakes gives the names that can be had. */
export function editorSchemas(
  folders: Folders,
  { kinds, shapes }: Vocabularies,
): Readonly<Record<string, string>> {
  const schemas = schemasOf(folders);
  const names = namesOf(openConfig(readConfig(folders, schemas)), schemas, shapes);
  // no names stand in the schemas of the content
  const texts = schemaTexts(folders.files, folders.schemas, '').filter(
    ([id]) => !id.startsWith('content/'),
  );
  return Object.fromEntries(
    texts.map(([id, text]) => {
      const [, kind = ''] = /^blocks\/(.+)\.schema\.json$/.exec(id) ?? [];
      return [id, write(JSON.parse(text) as Json, namesFor(names, kinds[kind]?.shows))];
    }),
  );
}

function write(schema: Json, names: PortalNames): string {
  return `${JSON.stringify(withCalls(withNames(schema, names), schema, names))}\n`;
}
