// How much memory a value takes, about: what is kept of answers is bounded by it.

/** What a row of an answer takes, in bytes. */
export const ROW_BYTES = 512;
/** A value by itself: its place, the key that it stands under. */
const VALUE_BYTES = 32;
const CHARACTER_BYTES = 2;

/** In rows, whole ones; nothing where it is no more than a part of one. */
export function computeWeight(value: unknown): number {
  return Math.floor(bytesOf(value) / ROW_BYTES);
}

function bytesOf(value: unknown): number {
  if (typeof value === 'string') return VALUE_BYTES + value.length * CHARACTER_BYTES;
  if (value === null || typeof value !== 'object') return VALUE_BYTES;
  let bytes = VALUE_BYTES;
  for (const part of Object.values(value)) bytes += VALUE_BYTES + bytesOf(part);
  return bytes;
}
