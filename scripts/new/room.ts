// The room of a new kind of block, or shape of answer: a folder copied with the names put in; for a kind its schema and its entries in the three lists.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Files, Make } from './config.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** The files of a whole room whose name is blank in `template`, in a folder, with another name. */
function copyRoom(template: string, folder: string, name: string): Record<string, string> {
  const from = join(import.meta.dirname, template);
  const named = (text: string) =>
    text
      .replaceAll('blank', name)
      .replaceAll('Blank', capitalized(name))
      .replaceAll('BLANK', name.toUpperCase());
  return Object.fromEntries(
    readdirSync(from).map((file) => [
      `${folder}/${named(file).slice(0, -'.txt'.length)}`,
      named(readFileSync(join(from, file), 'utf8')),
    ]),
  );
}

function capitalized(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** It answers one number. */
export const answerFiles: Make = (shape): Files => ({
  created: copyRoom('answer', `engine/answers/${shape}`, shape),
  changed: {},
  then: `enter ${shape}: ${shape.toUpperCase()} in the list of engine/answers/shapes.ts (from ./${shape}/${shape}.shape.ts); then npm run types. All that it is lies in engine/answers/${shape}; a call says "answer: ${shape}"`,
});

/** It shows one sentence of its page. */
export const blockFiles: Make = (kind): Files => {
  const Kind = capitalized(kind);
  return {
    created: {
      ...copyRoom('block', `engine/blocks/${kind}`, kind),
      [`schemas/blocks/${kind}.schema.yaml`]: schema(Kind),
    },
    changed: entries(kind, Kind),
    then: `npm run types; what it takes is in schemas/blocks/${kind}.schema.yaml, all the rest in engine/blocks/${kind}`,
  };
};

/** The three lists of kinds, each with one more at its end. */
function entries(kind: string, Kind: string): Record<string, string> {
  const list = (name: string, entry: string, from: string) => {
    const file = `engine/blocks/contract/${name}`;
    return [file, withEntry(readFileSync(join(ROOT, file), 'utf8'), entry, from)] as const;
  };
  const loader = `${kind}: async () => (await import('../${kind}/${Kind}.tsx')).${kind}`;
  return Object.fromEntries([
    list('kinds.ts', kind, `../${kind}/${kind}.kind.ts`),
    list('parts.tsx', loader, ''),
    list('parts.server.ts', kind, `../${kind}/${kind}.server.ts`),
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
