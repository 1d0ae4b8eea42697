// Mistakes of editors as files beside the tests tell them: read, put over a portal, and what the check says of them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

import { formatProblem } from '../engine/config/problems.ts';
import type { Folders } from '../engine/config/files.ts';
import { checkPortal } from '../engine/server/check.ts';
import { checkDemonstration } from '../scripts/demonstration/check.ts';
import { KINDS } from '../site/kinds.ts';
import { changed, foldersOf, type Changes } from './overlay.ts';

export interface Case {
  readonly id: string;
  readonly mistake: string;
  readonly change: Changes;
  /** No mistake after all, or one of which nothing is said. */
  readonly accepted?: boolean;
  /** Why no program could know it. */
  readonly unknowable?: string;
  /** Why the check does not know it, though a program could. */
  readonly missed?: string;
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
  const { problems } = checkPortal(folders, KINDS, checkDemonstration);
  const told = problems.filter(({ severity }) => which === 'all' || severity === 'error');
  return told.flatMap((problem) => [formatProblem(problem, 'uk'), formatProblem(problem, 'en')]);
}
