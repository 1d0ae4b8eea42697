// JSON → flat records: follows the keys that lead to the list, fields of the objects on the way included.

export interface JsonRecord {
  /** Where it begins in the file; in JSON that is read whole, which of the records it is. */
  readonly line: number;
  /** Which of the records it is, where that is told beside the line. */
  readonly number?: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** `*` in the path stands for every key of an object, whose name is the record's `$key`. */
export function readRecords(data: unknown, path: readonly string[]): JsonRecord[] {
  const found: Record<string, unknown>[] = [];
  walk(data, path, {}, found);
  return found.map((fields, i) => ({ line: i + 1, fields }));
}

function walk(
  data: unknown,
  path: readonly string[],
  above: Record<string, unknown>,
  found: Record<string, unknown>[],
): void {
  if (Array.isArray(data)) {
    for (const entry of data) walk(entry, path, above, found);
    return;
  }
  if (data === null || typeof data !== 'object') return;
  const object = data as Record<string, unknown>;
  const [step, ...rest] = path;
  const scalars = Object.fromEntries(
    Object.entries(object).filter(([, value]) => value === null || typeof value !== 'object'),
  );
  if (step === undefined) found.push({ ...above, ...object });
  else if (step === '*')
    for (const [key, value] of Object.entries(object))
      walk(value, rest, { ...above, $key: key }, found);
  else if (step in object) walk(object[step], rest, { ...above, ...scalars }, found);
}
