// The room of a new kind of block, or shape of answer: a folder copied with the names put in; for a kind its schema and its entries in the three lists.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { IS_HOUSE } from '../own.ts';
import { ChoreRefused } from '../refused.ts';
import type { Files, Make } from './config.ts';

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
export const answerFiles: Make = (shape): Files => {
  if (!IS_HOUSE)
    throw new ChoreRefused({
      uk: 'форми відповідей має лише рушій: нову напишіть у його сховищі',
      en: 'the engine alone has shapes of answers: write a new one in its repository',
    });
  return {
    created: copyRoom('answer', `engine/answers/${shape}`, shape),
    changed: {},
    then: `enter ${shape}: ${shape.toUpperCase()} in the list of engine/answers/shapes.ts (from ./${shape}/${shape}.shape.ts); then npm run types. All that it is lies in engine/answers/${shape}; a call says "answer: ${shape}"`,
  };
};

/** It shows one sentence of its page. In a portal of its own the room lies in `site`, and takes from the engine by its doors. */
export const blockFiles: Make = (kind): Files => {
  const Kind = capitalized(kind);
  const place = IS_HOUSE ? HOUSE : ELSEWHERE;
  const folder = `${place.rooms}/${kind}`;
  const lists = Object.entries(entries(place, kind, Kind));
  return {
    created: {
      ...place.room(folder, kind),
      [`schemas/blocks/${kind}.schema.yaml`]: schema(Kind),
      ...Object.fromEntries(lists.filter(([file]) => !existsSync(file))),
    },
    changed: Object.fromEntries(lists.filter(([file]) => existsSync(file))),
    then: `${place.then}; what it takes is in schemas/blocks/${kind}.schema.yaml, all the rest in ${folder}`,
  };
};

/** Where rooms of kinds and the three lists lie, and how these name the rooms. */
interface RoomPlace {
  readonly rooms: string;
  readonly lists: string;
  readonly named: string;
  readonly room: (folder: string, kind: string) => Record<string, string>;
  readonly then: string;
}

const HOUSE: RoomPlace = {
  rooms: 'engine/blocks',
  lists: 'engine/blocks/contract',
  named: '..',
  room: (folder, kind) => copyRoom('block', folder, kind),
  then: 'npm run types',
};

const ELSEWHERE: RoomPlace = {
  rooms: 'site/blocks',
  lists: 'site',
  named: './blocks',
  room: (folder, kind) => {
    // code takes from the engine by its doors; what says nothing of the engine is the same
    const same = Object.entries(copyRoom('block', folder, kind));
    const own = copyRoom('own', folder, kind);
    return { ...Object.fromEntries(same.filter(([file]) => /\.(?:css|yaml)$/.test(file))), ...own };
  },
  then: 'portal types',
};

/** The three lists of kinds, each with one more at its end; those that are not there yet begin with the kinds of the engine. */
function entries(place: RoomPlace, kind: string, Kind: string): Record<string, string> {
  const beside = join(import.meta.dirname, 'lists');
  const list = (name: string, entry: string, from: string) => {
    const file = `${place.lists}/${name}`;
    const text = readFileSync(existsSync(file) ? file : join(beside, `${name}.txt`), 'utf8');
    return [file, withEntry(text, entry, from)] as const;
  };
  const room = `${place.named}/${kind}`;
  const loader = `${kind}: async () => (await import('${room}/${Kind}.tsx')).${kind}`;
  return Object.fromEntries([
    list('kinds.ts', kind, `${room}/${kind}.kind.ts`),
    list('parts.tsx', loader, ''),
    list('parts.server.ts', kind, `${room}/${kind}.server.ts`),
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
