// A parameter of a call as it is told to others: the JSON Schema of its values, and what it means in one sentence.

import { countCodeDigits } from '../model/codes.ts';
import type { Call, Dimension, Filter, Param, Portal, Text } from '../model/portal.ts';
import { listAnsweredChoices } from '../state/decide.ts';
import type { JsonSchema } from '../answers/jsonSchema.ts';
import { findCallShape } from '../answers/shapes.ts';
import { CHARSETS, DEEPEST, NODE_PATTERN } from '../answers/tabular/exported.ts';
import { widestBounds } from '../state/filterValue.ts';
import { first, lookup } from '../model/lookup.ts';

/** The path of a call with its parameters in braces. */
export function formatCallPath(call: Call): string {
  return call.path.replaceAll(/:(\w+)/g, '{$1}');
}

/** Of one value: a list takes it many times. */
export function paramSchema(
  portal: Portal,
  call: Call,
  param: Param,
  say: (text: Text) => string,
): { schema: JsonSchema; description: string } {
  const own = findCallShape(call).describes?.(portal, call, param.name);
  if (own) return own;
  const filter = lookup(portal.filters, param.filter);
  const standard = param.default === undefined ? {} : { default: param.default };
  const schema: JsonSchema = { ...valueSchema(portal, call, param, filter), ...standard };
  if (filter.kind !== 'choice') return { schema, description: say(filter.title) };
  const names = filter.options
    .filter((option) => (schema['enum'] as readonly string[]).includes(option.value))
    .map(({ value, also, title }) => `${[value, ...also].join(', ')}: ${say(title)}`);
  return { schema, description: `${say(filter.title)} (${names.join('; ')})` };
}

/** Of all its values. */
export function buildListSchema({ most }: Param, items: JsonSchema): JsonSchema {
  return { type: 'array', items, maxItems: most };
}

function valueSchema(portal: Portal, call: Call, param: Param, filter: Filter): JsonSchema {
  switch (filter.kind) {
    case 'choice':
      return { type: 'string', enum: listAnsweredChoices(call, param, filter) };
    case 'member': {
      const dimensions = [filter.dimension, ...filter.or].map((name) =>
        lookup(portal.model.dimensions, name),
      );
      const named = dimensions.flatMap(({ members, words }) => [
        ...members.map(({ value }) => value),
        ...Object.keys(words),
      ]);
      const written: JsonSchema = {
        type: 'string',
        pattern: codePattern(dimensions, filter.joined),
      };
      return named.length > 0 ? { anyOf: [written, { enum: named }] } : written;
    }
    case 'date':
      return filter.months
        ? { type: 'string', pattern: '^\\d{4}-\\d{2}(-\\d{2})?$' }
        : { type: 'string', format: 'date' };
    case 'day':
      return { type: 'string', pattern: '^\\d{2}-\\d{2}$' };
    case 'text':
      return { type: 'string', maxLength: filter.max };
    default: {
      const { min: minimum, max: maximum } = widestBounds(portal.model, filter);
      return { type: 'integer', minimum, maximum };
    }
  }
}

/** Codes that all have as many digits may be written without their leading zeros. */
function anyLength(dimension: Dimension): string {
  const digits = countCodeDigits(dimension);
  return digits === null ? dimension.pattern : `^[0-9]{1,${digits}}$`;
}

/** Of a code of one of these in any of its forms; of codes that lead down to one with the sign between them. */
export function codePattern(dimensions: readonly Dimension[], sign: string = ''): string {
  const patterns = dimensions.flatMap((dimension) => [
    anyLength(dimension),
    ...dimension.forms.map((form) => form.pattern),
  ]);
  const any = (forms: readonly string[]) => forms.map((form) => `(?:${form})`).join('|');
  if (sign === '') return patterns.length === 1 ? first(patterns) : any(patterns);
  const code = `(?:${any(patterns.map((form) => form.replace(/^\^|\$$/g, '')))})`;
  return `^${code}(?:\\${sign}${code})*$`;
}

/** What every call of a kind takes besides its own parameters. */
export function extraSchema(
  portal: Portal,
  name: string,
): { description: string; schema: JsonSchema } {
  const codes = portal.settings.locales.map((locale) => locale.code);
  switch (name) {
    case 'ledger':
      return {
        description:
          'The ledger that is to answer, serving or kept; one that is not kept answers 410. Empty: the one that serves.',
        schema: { type: 'string', pattern: '^([0-9a-f]{16})?$' },
      };
    case 'depth':
      return {
        description: 'Levels of the tree that are answered; 0 for all.',
        schema: { type: 'integer', minimum: 0, maximum: DEEPEST, default: 0 },
      };
    case 'node':
      return {
        description: 'Only what hangs under this node of the tree.',
        schema: { type: 'string', pattern: NODE_PATTERN },
      };
    case 'lang':
      return {
        description:
          'A language whose names are answered, or added to a tree, and in which mistakes are told; without it mistakes are told as Accept-Language says.',
        schema: { type: 'string', enum: codes },
      };
    case 'charset':
      return {
        description: 'Encoding of the CSV; utf-8 begins with a byte-order mark.',
        schema: { type: 'string', enum: CHARSETS },
      };
    default:
      throw new Error(`an extra parameter without a description: ${name}`);
  }
}
