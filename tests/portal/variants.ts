// Blocks as editors may write them: a block with every option that its schema lists, two of them at a time.

import type { Schemas } from '../../engine/config/schemas.ts';
import type { BlockSpec } from '../../engine/config/kind.ts';

/** Everything together instead of pairs. */
const FULL = process.env['PORTAL_TEST_FULL'] === '1';

/** A choice that a schema lists: where it stands in a block (`*`: in each entry of a list), and what it may be. */
interface Option {
  readonly place: readonly string[];
  readonly values: readonly unknown[];
}

type Chosen = readonly (readonly [option: Option, value: unknown])[];

interface SchemaNode {
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
}

/** The block itself, then with its options; what its schema refuses is left out. */
export function variantsOf(block: BlockSpec, schemas: Schemas): BlockSpec[] {
  const id = `blocks/${block.kind}.schema.json`;
  const options = optionsIn(schemas.get(id) as SchemaNode);
  const chosen = FULL ? everyChoice(options) : pairsOf(options);
  const written = chosen.map((choice) =>
    choice.reduce<unknown>((made, [{ place, values }, value]) => {
      // one after another where there are several entries
      let next = values.indexOf(value);
      return put(made, place, () => values[next++ % values.length]);
    }, block),
  );
  return [block, ...(written as BlockSpec[])].filter(
    (variant) => schemas.validate(id, variant).length === 0,
  );
}

function optionsIn(schema: SchemaNode, place: readonly string[] = []): Option[] {
  const own = schema.enum ?? (schema.type === 'boolean' ? [true, false] : []);
  return [
    ...(own.length > 0 ? [{ place, values: own }] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, below]) =>
      optionsIn(below, [...place, name]),
    ),
    ...(schema.items ? optionsIn(schema.items, [...place, '*']) : []),
    ...(schema.anyOf ?? []).flatMap((below) => optionsIn(below, place)),
  ];
}

/** Each value of an option beside each of every other. */
function pairsOf(options: readonly Option[]): Chosen[] {
  if (options.length === 1) return everyChoice(options);
  return options.flatMap((one, i) =>
    options.slice(i + 1).flatMap((two) => everyChoice([one, two])),
  );
}

function everyChoice(options: readonly Option[]): Chosen[] {
  return options.reduce<Chosen[]>(
    (made, option) =>
      made.flatMap((before) => option.values.map((value): Chosen => [...before, [option, value]])),
    [[]],
  );
}

/** What is written nowhere is put at the upper level only: below, it would stand alone in what is not there. */
function put(value: unknown, [step, ...rest]: readonly string[], next: () => unknown): unknown {
  if (step === undefined) return next();
  if (step === '*')
    return Array.isArray(value) ? value.map((each) => put(each, rest, next)) : value;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const own = (value as Readonly<Record<string, unknown>>)[step];
  return rest.length > 0 && own === undefined ? value : { ...value, [step]: put(own, rest, next) };
}
