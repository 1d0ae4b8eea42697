// Answers that are JSON as it is sent: how they are written, and how much memory they take.

import type { BodyAnswer } from './answer.ts';

export function writeBody({ body }: BodyAnswer): string {
  return JSON.stringify(body);
}

export function sizeOfBody({ size }: BodyAnswer): number {
  return size + 1;
}
