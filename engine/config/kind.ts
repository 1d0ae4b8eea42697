// What a kind of block tells the configuration: how it is completed, what must be true of it, where it names other things.

import type { ConditionSpec, FindingSpec, TextSpec } from '../../schemas/types.ts';
import type { BlockBase } from '../model/portal.ts';
import type { DecidedFields } from './decidedFields.ts';
import type { ReferenceKeys, Rules } from './rules/rule.ts';

/** What every block may have as written; the schema of its kind adds the rest. */
export interface BlockSpec {
  readonly kind: string;
  readonly id?: string;
  readonly title?: TextSpec;
  readonly finding?: FindingSpec;
  readonly only?: ConditionSpec;
  readonly span?: number;
  readonly area?: string;
  readonly embed?: boolean;
}

export interface Kind<
  Block extends BlockBase = BlockBase,
  Spec extends BlockSpec = BlockSpec,
> extends ReferenceKeys {
  readonly name: Block['kind'];
  /** Shorthand in full: what the schema completes after that. */
  open?(spec: Spec): object;
  /** What follows from a block that its schema has completed. It cannot fail: the schema and the rules have held. */
  derive?(block: Block): Partial<Block>;
  /** As it would be written with the fields that a decision gives; left out: they stand under `fields`. */
  putFields?(spec: Spec, fields: DecidedFields): Spec;
  /** What must be true of blocks of this kind across files; the sentence is the message and the test's name. */
  readonly rules?: Rules;
}

/** Kinds by their names. */
export type Kinds = Readonly<Record<string, Kind>>;
