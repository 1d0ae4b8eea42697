// What configuration has to know of a shape of answer: what its calls say, what is completed in them, what must be true of them.

import type { CallParts, ShapeName } from '../model/call.ts';
import type { Kinds } from './kind.ts';
import type { OpenedCall } from './opened/spec.ts';
import type { Truths } from './truths/truth.ts';

/** The half of a shape of answer that configuration sees; the whole is in `engine/answers`. */
export interface CallShape {
  /** Whether it answers one hierarchy: a part of it can be asked, and a table has to name its columns. */
  readonly hierarchy: boolean;
  /** The key with which a call says what it asks; null where there is nothing to say. */
  wants(spec: OpenedCall): keyof OpenedCall | null;
  /** The key that each of its asks must have; null where any will do. */
  readonly askWants: 'by' | 'row' | null;
  /** What only calls of this shape have, from as-written to complete. */
  complete(spec: OpenedCall): Partial<CallParts>;
  /** Parameters that such a call names besides those of its asks, each with its place in the file. */
  takes(spec: OpenedCall): readonly (readonly [parameter: string, pointer: string])[];
  /** What must be true across files of its calls alone. */
  readonly truths: Truths;
}

/** What a shape says to configuration unless it has something to say. */
export const PLAIN_CALL = {
  hierarchy: false,
  wants: () => null,
  askWants: null,
  complete: () => ({}),
  takes: () => [],
  truths: {},
} as const satisfies CallShape;

/** The words that configuration is given from above: it knows what they must say, not which there are. */
export interface Vocabularies {
  readonly kinds: Kinds;
  readonly shapes: Readonly<Record<ShapeName, CallShape>>;
}
