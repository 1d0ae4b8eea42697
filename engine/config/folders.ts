// Where things lie: configuration, content and data, as the environment names them.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { DISK, type PortalFiles } from './files.ts';

export interface Folders {
  readonly config: string;
  readonly content: string;
  /** What the engine brings: messages that hold where a portal has none of its own. */
  readonly base: string;
  readonly schemas: string;
  readonly files: PortalFiles;
}

/** Below the folder of content. */
export const DICTIONARIES = 'ledger/dimensions';
/** Dictionaries of the demonstration alone: no imported ledger has them. */
export const DEMONSTRATION_MEMBERS = 'ledger/demonstration/members';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** PORTAL_CONFIG and PORTAL_CONTENT, by default `config` and `content`. */
export function foldersFrom(env: Readonly<Record<string, string | undefined>>): Folders {
  return {
    config: env['PORTAL_CONFIG'] || 'config',
    content: env['PORTAL_CONTENT'] || 'content',
    base: join(ROOT, 'engine', 'base'),
    schemas: join(ROOT, 'schemas'),
    files: DISK,
  };
}

/** PORTAL_DATA, by default `.portal`: ledgers, builds, messages; never in version control. */
export function dataFolder(env: Readonly<Record<string, string | undefined>>): string {
  return env['PORTAL_DATA'] || '.portal';
}

/** Messages of readers, below the folder of data. */
export function messagesFolder(data: string): string {
  return join(data, 'messages');
}

/** Dictionaries that ship with the portal: every ledger has them. */
export function shippedDimensions(folders: Folders): string {
  return join(folders.content, DICTIONARIES);
}
