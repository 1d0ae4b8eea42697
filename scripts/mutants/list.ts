// The small faults that the commands are tried with: read from their lists, each held against the file that it changes.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

/** One fault: a text that stands once in a file, and what stands in its place. */
export interface Mutant {
  readonly id: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** What goes wrong for whom. */
  readonly wrong: string;
  /** Whether it concerns what answers calls. */
  readonly answers: boolean;
}

type Written = Omit<Mutant, 'answers'>;

const read = (name: string) =>
  parse(readFileSync(join(import.meta.dirname, `${name}.yaml`), 'utf8')) as readonly Written[];

/** All of them, those of answers first. */
export function readMutants(): Mutant[] {
  return [
    ...read('answers').map((mutant) => ({ ...mutant, answers: true })),
    ...read('rest').map((mutant) => ({ ...mutant, answers: false })),
  ];
}

/** Those whose text does not stand exactly once in its file below a folder. */
export function misfits(mutants: readonly Mutant[], root: string): Mutant[] {
  return mutants.filter(({ file, from }) => textOf(root, file).split(from).length !== 2);
}

function textOf(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return '';
  }
}

/** The folder below `engine` in which a file lies; else the top one. */
export function roomOf(file: string): string {
  const [top = '', room = ''] = file.split('/');
  return top === 'engine' ? room : top;
}
