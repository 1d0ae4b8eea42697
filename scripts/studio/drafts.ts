// Drafts over the disk: the files of a portal as they would be once all drafts are saved.

import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { putOver, readOnce, type Folders } from '../../engine/check.ts';
import type { Drafts } from './contract.ts';

/** Where a file named as `config/…` or `content/…` lies. */
export function pathOf(folders: Folders, path: string): string {
  const [, part, name = ''] = /^(config|content)\/(.+)$/.exec(path) ?? [];
  return join(folders[part === 'config' ? part : 'content'], name);
}

/** The folders with the drafts laid over them; each file is read once, so that whoever reads them sees one state. */
export function withDrafts(folders: Folders, drafts: Drafts): Folders {
  const over = Object.entries(drafts).map(
    ([path, text]) =>
      [pathOf(folders, path), text === null ? null : new TextEncoder().encode(text)] as const,
  );
  return { ...folders, files: readOnce(putOver(folders.files, new Map(over))) };
}

/** What a file says, or the one of the engine that it would go before; null where there is none. A byte order mark stays. */
export function textOf(folders: Folders, path: string): string | null {
  const { base, files } = folders;
  const bytes = files.read(pathOf(folders, path)) ?? files.read(path.replace(/^config/, base));
  return bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** SHA-256 of the bytes of a file in hexadecimal digits; empty where there is none. */
export function hashOf(folders: Folders, path: string): string {
  const bytes = folders.files.read(pathOf(folders, path));
  return bytes ? createHash('sha256').update(bytes).digest('hex') : '';
}
