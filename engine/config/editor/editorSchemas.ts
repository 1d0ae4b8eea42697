// The schemas of configuration with the names of one portal written in, for text editors: they suggest these names, and mark others.

import { openConfig } from '../opened/open.ts';
import { lookup } from '../../model/lookup.ts';
import type { Json } from '../../schema/assemble.ts';
import { engineSchemas, schemasOf } from '../kept.ts';
import { readConfig, type Folders } from '../read.ts';
import type { Vocabularies } from '../shape.ts';
import { namesFor, namesOf } from './names.ts';
import { withCalls, withNames } from './withNames.ts';

const PAGE = 'page.schema.json';
const OF_KIND = /^blocks\/(.+)\.schema\.json$/;

interface PageSchema extends Json {
  readonly properties: { readonly blocks: { readonly items: Json } };
}

/** File below a folder of their own → its text. What has mistakes gives the names that can be had. */
export function editorSchemas(
  folders: Folders,
  { kinds, shapes }: Vocabularies,
): Readonly<Record<string, string>> {
  const schemas = schemasOf(folders);
  const names = namesOf(openConfig(readConfig(folders, schemas)), schemas, shapes);
  return Object.fromEntries(
    Object.entries(flatSchemas(folders.schemas)).map(([id, schema]) => {
      const [, kind = ''] = OF_KIND.exec(id) ?? [];
      const known = namesFor(names, kinds[kind]?.shows);
      return [id, `${JSON.stringify(withCalls(withNames(schema, known), schema, known))}\n`];
    }),
  );
}

/** The schemas as any reader of JSON Schema takes them, without names: what a block may say is found by its kind. The check finds it otherwise, so that one mistake is said once. */
export function flatSchemas(folder: string): Readonly<Record<string, Json>> {
  const schemas = engineSchemas(folder);
  const { properties, ...page } = lookup(schemas, PAGE) as PageSchema;
  const { blocks } = properties;
  const allOf = Object.keys(schemas).flatMap((id) => {
    const [, kind] = OF_KIND.exec(id) ?? [];
    const isKind = { properties: { kind: { const: kind } }, required: ['kind'] };
    return kind === undefined ? [] : [{ if: isKind, then: { $ref: id } }];
  });
  const items = { ...blocks.items, allOf };
  return {
    ...schemas,
    [PAGE]: { ...page, properties: { ...properties, blocks: { ...blocks, items } } },
  };
}
