// A name that stands somewhere, and the names that could stand there.

import type { Reference } from '../../schema/references.ts';
import type { ProblemCode } from '../checkWords.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../entry.ts';
import type { RuleContext } from './rule.ts';

/** A name with the file that gives it. */
export interface NamePlace {
  readonly context: RuleContext;
  /** The shelf of the file, or the file itself: `pages`, `ledger`. */
  readonly part: string;
  readonly entry: ConfigEntry<unknown>;
  readonly reference: Reference;
}

/** The names that can stand at a place. */
export interface Known {
  readonly allowed: Iterable<string>;
  /** Names that may stand there too and are suggested to nobody. */
  readonly also?: Iterable<string>;
  /** Names that there are, of what does not fit there, and how that is said. */
  readonly unfit?: {
    readonly names: Iterable<string>;
    readonly code: ProblemCode;
    /** None is near to one that does not fit. */
    readonly alone?: boolean;
  };
  /** Where it is not said as usual. */
  readonly code?: ProblemCode;
  readonly words?: Problem['words'];
}

export type FindNames = (naming: NamePlace) => Known | Iterable<string> | null | undefined;

export type NameSort = readonly [code: ProblemCode, find: FindNames];

export function asKnown(found: Known | Iterable<string>): Known {
  return 'allowed' in found ? found : { allowed: found };
}
