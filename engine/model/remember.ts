// What was made once, kept by what it was made of.

interface Kept<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** What is kept under a key; made the first time it is asked for. It is shared: it is not to be changed. */
export function remember<Key, Value>(kept: Kept<Key, Value>, key: Key, make: () => Value): Value {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
}
