// Where a name stands: the file or the key that it is, and every place that names it.

import { join } from 'node:path';

import { lookup } from '../model/lookup.ts';
import { readSource } from './kept.ts';
import { START, type Position } from './problems.ts';
import type { Folders } from './read.ts';
import { escape, type Raw, type Source } from './yaml.ts';

export interface Use extends Required<Position> {
  /** It is what is called so, and not what names it. */
  readonly declares: boolean;
}

/** Keys that are names: elsewhere a key refers to what has that name. */
const DECLARING: Readonly<Record<string, RegExp>> = {
  'config/filters.yaml': /^\/[^/]+$/,
  'config/portal.yaml': /^\/(collections|limits)\/[^/]+$/,
  'config/ledger.yaml':
    /^\/(dimensions|facts|periods|measureSets|rowTitles)\/[^/]+$|^\/facts\/[^/]+\/measures\/[^/]+$/,
};
const PARSED = /\.(yaml|json)$/;

/** Places in configuration and content that define or reference this name; definitions come first. */
export function findUses(folders: Folders, name: string): Use[] {
  return allUses(folders, name).sort((a, b) => Number(b.declares) - Number(a.declares));
}

function allUses(folders: Folders, name: string): Use[] {
  return (['config', 'content'] as const).flatMap((part) =>
    folders.files.list(folders[part]).flatMap((path) => {
      const bytes = folders.files.read(join(folders[part], path));
      const file = `${part}/${path}`;
      const own: Use[] = isCalled(file, name)
        ? [{ file, ...START, pointer: '', declares: true }]
        : [];
      if (!bytes) return own;
      if (path.endsWith('.md')) return [...own, ...linksIn(file, bytes, name)];
      const source = PARSED.test(path) ? readSource(file, bytes).source : null;
      return source ? [...own, ...placesIn(source, name)] : own;
    }),
  );
}

/** Files are called by their path below a shelf: `config/pages/<name>.yaml`, `content/locales/uk/texts/<name>.md`. */
function isCalled(file: string, name: string): boolean {
  const path = file.replace(/\.[^./]+$/, '');
  return path.endsWith(`/${name}`) && path.split('/').length > 2;
}

function linksIn(file: string, bytes: Uint8Array, name: string): Use[] {
  const lines = new TextDecoder().decode(bytes).split('\n');
  return lines.flatMap((text, i) => {
    const links = [...text.matchAll(/\]\(\/([^)\s?#]*)/g)];
    return links.flatMap((link) =>
      link[1] === name
        ? [{ file, line: i + 1, col: link.index + 3, pointer: '', declares: false }]
        : [],
    );
  });
}

function placesIn(source: Source, name: string): Use[] {
  const { file } = source;
  const found: Use[] = [];
  const visit = (value: Raw, pointer: string): void => {
    if (typeof value === 'string') {
      if (names(value, name)) found.push({ ...at(source, pointer), declares: false });
    } else if (Array.isArray(value))
      value.forEach((item: Raw, i) => visit(item, `${pointer}/${i}`));
    else if (value !== null && typeof value === 'object') {
      for (const key of Object.keys(value)) {
        const inside = `${pointer}/${escape(key)}`;
        if (key === name)
          found.push({
            ...at(source, inside, 'keyAt'),
            declares: DECLARING[file]?.test(inside) === true,
          });
        visit(lookup(value as Readonly<Record<string, Raw>>, key), inside);
      }
    }
  };
  visit(source.data, '');
  return found;
}

/** A parameter may carry a star, an address of a page a slash, its query and its place. */
function names(value: string, name: string): boolean {
  return value === name || value === `${name}*` || value.replace(/[?#].*$/, '') === `/${name}`;
}

function at(source: Source, pointer: string, how: 'at' | 'keyAt' = 'at'): Required<Position> {
  return { file: source.file, ...source[how](pointer), pointer };
}
