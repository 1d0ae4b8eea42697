// Look-ups that the linker, or the line before, has proved: where a thing is not there all the same, the mistake is ours.

/** The entry of this name. Throws where there is none. */
export function lookup<T>(entries: Readonly<Record<string, T>>, name: string): T {
  const found = entries[name];
  if (found === undefined) throw new Error(`nothing is called ${name}`);
  return found;
}

/** The entry at this place; negative places count from the end. Throws where the list is shorter. */
export function at<T>(list: ArrayLike<T>, place: number): T {
  const index = place < 0 ? list.length + place : place;
  if (index < 0 || index >= list.length) throw new Error(`no entry ${place} of ${list.length}`);
  return list[index]!;
}

/** The first entry of a list that is known not to be empty. */
export function first<T>(list: ArrayLike<T>): T {
  return at(list, 0);
}

/** The last entry of a list that is known not to be empty. */
export function last<T>(list: ArrayLike<T>): T {
  return at(list, -1);
}

/** A value that has been proved to be there. Throws where it is not. */
export function assertDefined<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('what must be there is not');
  return value;
}

/** A map, as parsed JSON or YAML has it: neither a list nor nothing. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** The same keys with what is made of each value. */
export function mapValues<T, U>(
  map: Readonly<Record<string, T>>,
  turn: (value: T, key: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, turn(value, key)]));
}
