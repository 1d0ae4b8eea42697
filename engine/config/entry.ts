// A file of configuration that was read and is valid by its schema, and the files of a folder.

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
