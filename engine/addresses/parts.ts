// A part of a document: keys with points between them.

/** What lies at a place in a document; without one, the whole. */
export function partAt(body: unknown, at = ''): unknown {
  if (at === '') return body;
  return at
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        value !== null && typeof value === 'object'
          ? (value as Record<string, unknown>)[key]
          : undefined,
      body,
    );
}
