// The room of a new kind of block: the folder `block` copied with the names put in, a schema for it, and its entries in the three lists.

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
      [join(root, 'schemas', 'blocks', `${kind}.schema.yaml`)]: schema(Kind),
    },
    changed: entries(join(root, 'engine', 'blocks'), kind, Kind),
    then: `npm run types; what it takes is in schemas/blocks/${kind}.schema.yaml, all the rest in engine/blocks/${kind}`,
  };
};

/** The three lists of kinds, each with one more at its end. */
function entries(blocks: string, kind: string, Kind: string): Record<string, string> {
  const list = (name: string, entry: string, from: string) => {
    const file = join(blocks, name);
    return [file, withEntry(readFileSync(file, 'utf8'), entry, from)] as const;
  };
  const loader = `${kind}: async () => (await import('./${kind}/${Kind}.tsx')).${kind}`;
  return Object.fromEntries([
    list('kinds.ts', kind, `./${kind}/${kind}.kind.ts`),
    list('parts.tsx', loader, ''),
    list('parts.server.ts', kind, `./${kind}/${kind}.server.ts`),
  ]);
}

/** What the list names so is imported in the order of the files; empty: it brings what it needs itself. */
function withEntry(list: string, entry: string, from: string): string {
  const lines = list.split('\n');
  lines.splice(
    lines.findLastIndex((line) => line.startsWith('}')),
    0,
    `  ${entry},`,
  );
  if (from === '') return lines.join('\n');
  const isImport = (line: string) => /^import .* from '.*';$/.test(line);
  const isLater = (line: string) => isImport(line) && line.slice(line.indexOf(`'`) + 1) > from;
  const later = lines.findIndex(isLater);
  const place = later < 0 ? lines.findLastIndex(isImport) + 1 : later;
  lines.splice(place, 0, `import { ${entry} } from '${from}';`);
  return lines.join('\n');
}

/** What every block may say, and words of its own. */
function schema(Kind: string): string {
  return `title: ${Kind}BlockSpec
description: One sentence.
x-uk: Одне речення.
extends: [block]
required: [words]
properties:
  words:
    description: What it says.
    x-uk: Що в ньому сказано.
    $ref: text
`;
}
