// A file of configuration that was read and is valid by its schema, the files of a folder, and what can still be read of a file with mistakes.

import { isObject } from '../model/lookup.ts';
import type { Problem } from './problems.ts';
import { toLatin } from './suggest.ts';
import type { Source } from './yaml.ts';

/** One file that was read and is valid by its schema. */
export interface ConfigEntry<Spec> {
  readonly id: string;
  readonly source: Source;
  readonly spec: Spec;
  /** JSON pointers to parts that cannot be read: they are not in `spec`. */
  readonly damaged?: readonly string[];
}

/** Files of one folder by id. `known` also holds the ids of files with mistakes, so that one mistake is named once. */
export interface ConfigCollection<Spec> {
  readonly entries: ReadonlyMap<string, ConfigEntry<Spec>>;
  readonly known: ReadonlySet<string>;
}

/** Whether one of these keys of a file cannot be read: what would follow from its absence is not said. */
export function isDamaged(
  { damaged = [] }: Pick<ConfigEntry<unknown>, 'damaged'>,
  ...keys: readonly string[]
): boolean {
  return keys.some((key) => damaged.includes(`/${key}`));
}

/** The keys of a page under which its blocks stand. */
export const BLOCK_LISTS = ['blocks', 'easy'] as const;

/** Stands for a block that cannot be read: its place in the list is kept. */
export const DAMAGED = { kind: 'damaged' } as const;

/** Keys without which nothing can be said of the rest. */
const WITHOUT_WHICH_NOTHING: Readonly<Record<string, readonly string[]>> = {
  portal: ['locales', 'home', 'queries', 'tabOrder'],
};
/** Schemas of files that are read in part. */
const IN_PARTS = ['page', 'portal', 'filters'];

export interface Spared {
  readonly spec: unknown;
  /** Pointers to what was left out, or is not there because it was misspelled. */
  readonly damaged: readonly string[];
}

/** The file without its values that have mistakes; null where what is left says nothing. */
export function spare(schema: string, data: unknown, problems: readonly Problem[]): Spared | null {
  if (!IN_PARTS.includes(schema) || !isObject(data)) return null;
  const damaged = [...new Set(problems.flatMap(partsMeant))];
  const keys = new Set(damaged.map((pointer) => pointer.split('/')[1] ?? ''));
  if (keys.has('') || WITHOUT_WHICH_NOTHING[schema]?.some((key) => keys.has(key))) return null;
  const left = Object.entries(data).filter(([key]) => !keys.has(key));
  const lists = BLOCK_LISTS.flatMap((key) => {
    const blocks = data[key];
    return Array.isArray(blocks) && !damaged.includes(`/${key}`)
      ? [[key, blocks.map((block: unknown, i) => blockAt(damaged, block, `/${key}/${i}`))] as const]
      : [];
  });
  return { spec: { ...Object.fromEntries(left), ...Object.fromEntries(lists) }, damaged };
}

function blockAt(damaged: readonly string[], block: unknown, pointer: string): unknown {
  return damaged.includes(pointer) ? DAMAGED : block;
}

/** The part of the file in which a mistake lies, and the one that was meant by a misspelled key. */
function partsMeant({ pointer, code, suggestion, words }: Problem): string[] {
  const [, key = '', index] = pointer.split('/');
  const isBlock = BLOCK_LISTS.some((list) => list === key) && /^\d+$/.test(index ?? '');
  if (isBlock) return [`/${key}/${index}`];
  const misspelled = code === 'unknown-key' || code === 'look-alike';
  const meant = suggestion ?? toLatin(words['written'] ?? '');
  return misspelled && index === undefined ? [`/${key}`, `/${meant}`] : [`/${key}`];
}
