// Answers that are JSON as it is sent: how they are written, and how much memory they take.

import type { BodyAnswer } from './answer.ts';

/** The JSON text of the answer, as it is sent. */
export function writeBody({ body }: BodyAnswer): string {
  return JSON.stringify(body);
}

/** In the unit of `size`, as caches count it: the body and one more for its entry. */
export function sizeOfBody({ size }: BodyAnswer): number {
  return size + 1;
}
