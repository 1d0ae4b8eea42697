// Reads the heads of the dictionaries that ship with a portal: one CSV for each dimension, the members of which it names.

import { isUtf8 } from 'node:buffer';
import { join } from 'node:path';

import { DICTIONARIES } from './folders.ts';
import { makeProblem, START, type Problem } from './problems.ts';
import type { Folders } from './read.ts';

const ENDING = '.csv';
export interface Dictionary {
  /** The name of the file, which is that of the dimension. */
  readonly dimension: string;
  readonly file: string;
  /** Names of the columns, in order. */
  readonly head: readonly string[];
}

export function readDictionaries({ content, files }: Folders, problems: Problem[]): Dictionary[] {
  const root = join(content, DICTIONARIES);
  return files.list(root).flatMap((name): Dictionary[] => {
    const file = `content/${DICTIONARIES}/${name}`;
    const say = (code: Problem['code'], words: Record<string, string> = {}) => {
      problems.push(makeProblem({ file, at: START }, code, words));
      return [];
    };
    if (!name.endsWith(ENDING)) return say('wrong-ending', { written: name, wanted: ENDING });
    const bytes = Buffer.from(files.read(join(root, name)) ?? []);
    if (!isUtf8(bytes)) return say('not-utf8');
    const [line = ''] = bytes
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/, 1);
    if (line.trim() === '') return say('empty-file');
    return [{ dimension: name.slice(0, -ENDING.length), file, head: line.split(';') }];
  });
}
