// The room of a new kind of block: the folder `block` copied with the names put in, and a schema for it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Files, Make } from './config.ts';

/** A whole room that shows one sentence of its page; where a kind is named, it is called blank. */
const TEMPLATE = join(import.meta.dirname, 'block');

export const blockFiles: Make = (kind, _, { root }): Files => {
  const Kind = kind.slice(0, 1).toUpperCase() + kind.slice(1);
  const named = (text: string) => text.replaceAll('blank', kind).replaceAll('Blank', Kind);
  const room = join(root, 'engine', 'blocks', kind);
  const pieces = readdirSync(TEMPLATE).map((name): [file: string, text: string] => [
    join(room, named(name).slice(0, -'.txt'.length)),
    named(readFileSync(join(TEMPLATE, name), 'utf8')),
  ]);
  return {
    created: {
      ...Object.fromEntries(pieces),
      [join(root, 'schemas', 'blocks', `${kind}.schema.json`)]: schema(root, kind, Kind),
    },
    changed: {},
    then: `enter ${kind} in the three lists of engine/blocks: kinds.ts (from ./${kind}/${kind}.kind.ts), parts.tsx (from ./${kind}/${Kind}.tsx), parts.server.ts (from ./${kind}/${kind}.server.ts); then npm run types. What it takes is in schemas/blocks/${kind}.schema.json, all the rest in engine/blocks/${kind}`,
  };
};

/** As the block of texts has it, with words of its own in place of the text's name. */
function schema(root: string, kind: string, Kind: string): string {
  const like = JSON.parse(
    readFileSync(join(root, 'schemas', 'blocks', 'text.schema.json'), 'utf8'),
  ) as { properties: Record<string, object> };
  const { text: _, ...shared } = like.properties;
  const words = {
    allOf: [{ $ref: '../text.schema.json' }],
    description: 'What it says.',
    markdownDescription: 'Що в ньому сказано.\n\nWhat it says.',
  };
  return `${JSON.stringify(
    {
      ...like,
      $id: `${kind}.schema.json`,
      title: `${Kind}BlockSpec`,
      description: 'One sentence.',
      markdownDescription: 'Одне речення.\n\nOne sentence.',
      required: ['kind', 'words'],
      properties: { ...shared, kind: { ...shared['kind'], const: kind }, words },
    },
    null,
    2,
  )}\n`;
}
