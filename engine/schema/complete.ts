// What data are once they are complete, as a schema: what has a default is required, one thing or several is a list, limits are in their places.

/** What is read here of a JSON Schema. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly default?: unknown;
  readonly required?: readonly string[];
  readonly allOf?: readonly SchemaNode[];
  readonly anyOf?: readonly SchemaNode[];
  readonly items?: SchemaNode;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly definitions?: Readonly<Record<string, SchemaNode>>;
  readonly 'x-names'?: unknown;
  /** Shorthand: what it stands for has taken its place before data are completed. */
  readonly 'x-opened'?: boolean;
}

/** Branches without shorthand: of limits the values stand there by now. */
function dropOpened(branches: readonly SchemaNode[]): readonly SchemaNode[] {
  return branches.filter(
    ({ $ref = '', 'x-opened': opened }) => opened !== true && !$ref.endsWith('limit.schema.json'),
  );
}

/** The list of two branches of which the other is one of its items: complete, the one is a list of one. */
export function findListOfOther(written: readonly SchemaNode[]): SchemaNode | undefined {
  const branches = dropOpened(written);
  if (branches.length !== 2) return undefined;
  return branches.find(({ items }, i) => {
    const other = branches[1 - i];
    if (!items || !other) return false;
    // two objects may have nothing in common
    if (items.$ref === undefined) return items.type !== 'object' && items.type === other.type;
    return items.$ref === other.$ref;
  });
}

/** The schema of complete data, made from the schema of data as they are written. */
export function completeSchema(node: SchemaNode): SchemaNode {
  const { anyOf, ...alone } = node;
  const { items, properties, additionalProperties: others, definitions } = node;
  const branches = anyOf && dropOpened(anyOf);
  const only = branches && (branches.length > 1 ? findListOfOther(branches) : branches[0]);
  if (only) return completeSchema({ ...alone, ...only });
  const known = Object.entries(properties ?? {}).filter(
    ([, inner]) => inner['x-names'] !== 'limits',
  );
  const always = known.flatMap(([name, inner]) => (inner.default === undefined ? [] : [name]));
  return {
    ...node,
    ...(branches && { anyOf: branches.map(completeSchema) }),
    ...(items && { items: completeSchema(items) }),
    ...(typeof others === 'object' && { additionalProperties: completeSchema(others) }),
    ...(definitions && { definitions: completeEach(Object.entries(definitions)) }),
    ...(properties && {
      properties: completeEach(known),
      required: [...new Set([...(node.required ?? []), ...always])],
    }),
  };
}

function completeEach(nodes: readonly (readonly [string, SchemaNode])[]) {
  return Object.fromEntries(nodes.map(([name, node]) => [name, completeSchema(node)]));
}
