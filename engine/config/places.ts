// Every place of configuration and content where one thing names another, as it is written.

import { join } from 'node:path';

import { findReferences, type Reference } from '../schema/references.ts';
import { contentShapes } from './editor/contentShapes.ts';
import { readSource, loadSchemas } from './kept.ts';
import type { Folders } from './read.ts';
import type { Schemas } from './schemas.ts';
import type { Source } from './yaml.ts';

/** A file that names things. */
export interface NamingFile {
  /** `config/…` or `content/…`. */
  readonly file: string;
  /** The shelf, or the file itself: `pages`, `filters`. */
  readonly part: string;
  /** Its path below the shelf, without the ending. */
  readonly id: string;
  readonly source: Source;
  readonly references: readonly Reference[];
}

/** The schemas of files below `config`, by where they lie. */
const SHELVES: Readonly<Record<string, string>> = {
  pages: 'page',
  calls: 'call',
  decisions: 'decision',
  imports: 'import',
  forms: 'form',
};

/** Of every file that can be read, those with mistakes too. */
export function readNamingFiles(folders: Folders): NamingFile[] {
  const schemas = loadSchemas(folders);
  const ofContent = Object.entries(contentShapes(folders)).map(
    ([pattern, schema]) => [toPattern(pattern), `content/${schema}.schema.json`] as const,
  );
  return (['config', 'content'] as const).flatMap((part) =>
    folders.files.list(folders[part]).flatMap((path) => {
      const schema =
        part === 'config'
          ? schemaOfConfig(path)
          : ofContent.find(([pattern]) => pattern.test(path))?.[1];
      const bytes = schema === undefined ? null : folders.files.read(join(folders[part], path));
      if (schema === undefined || !bytes) return [];
      return readFile(`${part}/${path}`, bytes, schemas, schema);
    }),
  );
}

function readFile(
  file: string,
  bytes: Uint8Array,
  schemas: Schemas,
  schema: string,
): NamingFile[] {
  const { source } = readSource(file, bytes);
  if (!source || !schemas.ids.includes(schema)) return [];
  const [, part = '', id = part] = /^\w+\/([\w-]+)(?:\/(.+))?\.\w+$/.exec(file) ?? [];
  return [{ file, part, id, source, references: findReferences(schemas, schema, source.data) }];
}

function schemaOfConfig(path: string): string | undefined {
  const [, shelf = '', name] = /^([\w-]+)(\/.*)?\.yaml$/.exec(path) ?? [];
  const top = shelf.split('/')[0] ?? '';
  const schema = name === undefined ? top : SHELVES[top];
  return schema === undefined || schema === '' ? undefined : `${schema}.schema.json`;
}

function toPattern(path: string): RegExp {
  const steps = path.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${steps.join('[^/]+')}$`);
}
