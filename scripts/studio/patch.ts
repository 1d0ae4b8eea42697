// Drafts as a patch that `git apply` takes, made without git.

import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from 'diff';

import type { Folders } from '../../engine/check.ts';
import type { Drafts } from './contract.ts';
import { textOf } from './drafts.ts';

/** Every draft that says something else than the disk, by the names of files; empty where there is none. */
export function patchOf(folders: Folders, drafts: Drafts): string {
  return Object.entries(drafts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, text]) => filePatch(path, textOf(folders, path), text))
    .join('');
}

/** The patch of one file, which is not there where its text is null. */
export function filePatch(path: string, before: string | null, after: string | null): string {
  if (before === after) return '';
  const patch = structuredPatch(
    before === null ? '/dev/null' : `a/${path}`,
    after === null ? '/dev/null' : `b/${path}`,
    before ?? '',
    after ?? '',
  );
  const git = { ...patch, isGit: true, isCreate: before === null, isDelete: after === null };
  return formatPatch(git, FILE_HEADERS_ONLY);
}
