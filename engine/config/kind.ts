// What the configuration knows of a kind of block: normalization, rules, references.

import type { ConditionSpec, FindingSpec, TextSpec } from '../../schemas/types.ts';
import type { BlockBase } from '../model/portal.ts';
import type { ShapeName } from '../model/call.ts';
import type { CallShape, TryChart } from './shape.ts';
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

/** What a function that tells a finding takes, and the words that its results may be. */
export interface Telling {
  readonly fields: readonly string[];
  readonly codes: readonly string[];
  readonly gives: Readonly<Record<string, readonly string[]>>;
}

export interface Kind<
  Block extends BlockBase = BlockBase,
  Spec extends BlockSpec = BlockSpec,
> extends ReferenceKeys {
  readonly name: Block['kind'];
  /** Opens shorthand, before the schema fills in defaults. */
  open?(spec: Spec): object;
  /** Derives what follows from a completed block. It cannot fail, as schema and rules have passed. */
  derive?(block: Block): Partial<Block>;
  /** Writes the fields that a decision gives into the block; by default under `fields`. */
  putFields?(spec: Spec, fields: DecidedFields): Spec;
  /** The functions that its blocks, and others, tell findings by. */
  readonly tellings?: Readonly<Record<string, Telling>>;
  /** Rules for blocks of this kind; the sentence names the rule in messages and tests. */
  readonly rules?: Rules;
}

/** Kinds by their names. */
export type Kinds = Readonly<Record<string, Kind>>;

/** What must be true across files of the calls of one shape of answer alone. */
export interface RuledShape {
  readonly rules?: Rules;
}

/** The words that configuration is given from above: it knows what they must say, not which there are. */
export interface Vocabularies {
  readonly kinds: Kinds;
  readonly shapes: Readonly<Record<ShapeName, CallShape & RuledShape>>;
  /** Draws a chart template once and says what is wrong with it. Left out: nobody draws any. */
  readonly tryChart?: TryChart;
}
