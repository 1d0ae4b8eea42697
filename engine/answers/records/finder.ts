// What finds records that are no members of a dimension, and says what stands in them.

import type { LedgerSpec } from '../../../schemas/types.ts';
import type { OpenedCall } from '../../config/opened/spec.ts';
import type { Call, Portal } from '../../model/portal.ts';
import type { RecordsAnswer } from '../answer.ts';
import type { JsonSchema } from '../jsonSchema.ts';
import type { AskedCall } from '../shape.ts';

export interface Finder {
  /** The names of what stands in a record; left out: the fields of the call's asks, or of its members. */
  fields?(spec: OpenedCall, model: LedgerSpec | undefined): readonly string[];
  /** Throws ApiProblem. */
  ask(asked: AskedCall): Promise<RecordsAnswer>;
  /** One record as JSON. */
  schema(portal: Portal, call: Call): JsonSchema;
}
