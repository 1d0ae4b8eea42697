// Mistakes of editors as files beside the tests tell them: read, put over a portal, and what the check says of them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

import { putOver } from '../engine/config/files.ts';
import { sayProblem } from '../engine/config/problems.ts';
import type { Folders } from '../engine/config/read.ts';
import { checkPortal } from '../engine/server/check.ts';
import { KINDS } from '../site/kinds.ts';
import { foldersOf } from './overlay.ts';

/** A text of the file, which occurs once, and what an editor wrote for it. */
interface Replacing {
  readonly replace: string;
  readonly with: string;
}

/** The whole new text, what is replaced in the old one, bytes by their values, or nothing: the file is gone. */
type Change = string | Replacing | readonly Replacing[] | { readonly bytes: string } | null;
export type Changes = Readonly<Record<string, Change>>;

export interface Case {
  readonly id: string;
  readonly mistake: string;
  readonly change: Changes;
  /** No mistake after all: nothing is said. */
  readonly accepted?: boolean;
}

export interface Theme {
  /** Put over the library for every case. */
  readonly over?: Changes;
  readonly cases: readonly Case[];
}

export const HERE = join(import.meta.dirname, 'mistakes');

/** Each with the name of its file. */
export const THEMES = readdirSync(HERE)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => [name.slice(0, -'.yaml'.length), readTheme(join(HERE, name))] as const);

/** The library with what all mistakes of a theme stand over. */
export function wholeOf({ over = {} }: Theme): Folders {
  return changed(foldersOf('library'), over);
}

function readTheme(file: string): Theme {
  return parse(readFileSync(file, 'utf8')) as Theme;
}

/** What the check says, in Ukrainian and in English; where it is asked, without what is only a warning. */
export function messages(folders: Folders, which: 'all' | 'errors' = 'all'): string[] {
  const { problems } = checkPortal(folders, KINDS);
  const told = problems.filter(({ severity }) => which === 'all' || severity === 'error');
  return told.flatMap((problem) => [sayProblem(problem, 'uk'), sayProblem(problem, 'en')]);
}

export function changed(folders: Folders, changes: Changes): Folders {
  const over = Object.entries(changes).map(([path, change]) => {
    const full = path
      .replace(/^config\//, `${folders.config}/`)
      .replace(/^content\//, `${folders.content}/`);
    return [full, bytesOf(change, folders.files.read(full), path)] as const;
  });
  return { ...folders, files: putOver(folders.files, new Map(over)) };
}

function bytesOf(change: Change, before: Uint8Array | null, path: string): Uint8Array | null {
  if (change === null) return null;
  if (typeof change === 'string') return Buffer.from(change);
  if ('bytes' in change) return Buffer.from(change.bytes, 'hex');
  const old = Buffer.from(before ?? []).toString('utf8');
  return Buffer.from([change].flat().reduce((text, each) => replaceOnce(text, each, path), old));
}

function replaceOnce(text: string, { replace, with: by }: Replacing, path: string): string {
  const parts = text.split(replace);
  if (parts.length !== 2) throw new Error(`${path}: “${replace}” occurs ${parts.length - 1} times`);
  return parts.join(by);
}
