// What a portal has of its own beside configuration and content: kinds of block in the folder `site`, and where that and the engine lie.

import { existsSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { KINDS as ENGINE_KINDS, type Kinds } from '../engine/kinds.ts';

/** Where the engine lies: the repository, or what was compiled of it. */
export const ENGINE_ROOT = join(import.meta.dirname, '..');
/** How the files of the engine end: they are TypeScript, or compiled. */
export const ENDING = extname(import.meta.filename);
/** Whether the portal is that of the repository: what the engine itself is made from is looked after there alone. */
export const IS_HOUSE = resolve() === ENGINE_ROOT;

const SITE = resolve('site');

/** The kinds of block of the portal: the engine's, or all that its `site/kinds.ts` names. */
export const KINDS = await load<Kinds>('kinds.ts', 'KINDS', ENGINE_KINDS);

/** Where the rooms of its own kinds are; the folder need not be there. */
export const ROOMS = join(SITE, 'blocks');

/** A file of the folder `site`: the portal's, or else the one that comes along with the engine. */
export function siteFile(name: string): string {
  const own = join(SITE, name);
  return existsSync(own) ? own : join(ENGINE_ROOT, 'site', name);
}

/** What a file of the portal's `site` exports under a name; without the file what holds otherwise. Throws what the file throws. */
export async function load<T>(file: string, name: string, otherwise: T): Promise<T> {
  const path = join(SITE, file);
  if (!existsSync(path)) return otherwise;
  const exported = (await import(pathToFileURL(path).href)) as Readonly<Record<string, T>>;
  if (!(name in exported)) throw new Error(`site/${file}: it exports no ${name}`);
  return exported[name] as T;
}
