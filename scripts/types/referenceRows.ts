// The rows of a table of keys, made from a flat schema: path of each key, what stands there, what it means.

import { isObject } from '../../engine/check.ts';

export type ReferenceNode = Readonly<Record<string, unknown>>;
export type ReferenceLanguage = 'en' | 'uk';

/** What a row takes from the page around it. */
export interface RowContext {
  readonly language: ReferenceLanguage;
  readonly words: Readonly<Record<string, string>>;
  /** A link to what a `$ref` of the schema leads to. */
  readonly linkRef: (ref: string) => string;
  /** A link to where names of a sort are declared; the sort alone where nothing says it. */
  readonly linkNames: (sort: string) => string;
}

/** The description of a schema in the language; empty where it says nothing. */
export function findMeaning(node: ReferenceNode, language: ReferenceLanguage): string {
  const { description: en = '', markdownDescription: both = '' } = node as Record<string, string>;
  return language === 'en' ? en : both.slice(0, Math.max(0, both.length - en.length)).trim();
}

/** Markdown rows of all that may stand below a schema, each before what is in it: in a path `*` is any key, `[]` an item. */
export function listRows(node: ReferenceNode, context: RowContext, path = ''): string[] {
  const { properties, additionalProperties: other, items, anyOf = [], required = [] } = node;
  const at = (key: string) => (path === '' ? key : `${path}.${key}`);
  return [
    ...Object.entries((properties ?? {}) as Record<string, ReferenceNode>).flatMap(
      ([key, inner]) => [
        writeRow(inner, context, { path: at(key), isNeeded: (required as string[]).includes(key) }),
        ...listRows(inner, context, at(key)),
      ],
    ),
    ...listInner(other, context, at('*')),
    ...listInner(items, context, `${path}[]`),
    ...(anyOf as ReferenceNode[]).flatMap((branch) => listInner(branch, context, path)),
  ];
}

/** What says nothing of itself has no row: it is told where it is named. */
function listInner(node: unknown, context: RowContext, path: string): string[] {
  if (!isObject(node)) return [];
  const isTold = path === '' || findMeaning(node, context.language) === '';
  const own = isTold ? [] : [writeRow(node, context, { path, isNeeded: false })];
  return [...own, ...listRows(node, context, path)];
}

function writeRow(
  node: ReferenceNode,
  context: RowContext,
  { path, isNeeded }: { readonly path: string; readonly isNeeded: boolean },
): string {
  const conditions = ['x-needed', 'x-only'].flatMap((mark) => {
    const said = Object.entries((node[mark] ?? {}) as Record<string, string[]>).map(
      ([key, values]) => [code(key), values.map(code).join(', ')].filter(Boolean).join(': '),
    );
    return said.length === 0 ? [] : [`${context.words[mark]} ${said.join(', ')}`];
  });
  const needed = isNeeded ? [context.words['needed']] : [];
  const value = [describeValue(node, context), ...needed, ...conditions].join('; ');
  const cells = [code(path), value, findMeaning(node, context.language)];
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}

/** What may stand at a place, in words; names and parts are links. */
export function describeValue(node: ReferenceNode, context: RowContext): string {
  const { $ref, allOf, anyOf, enum: listed, items, additionalProperties: other } = node;
  const { words } = context;
  const ref = $ref ?? (allOf as [ReferenceNode] | undefined)?.[0].$ref;
  if (typeof ref === 'string') return context.linkRef(ref);
  if (Array.isArray(anyOf)) {
    const branches = (anyOf as ReferenceNode[]).map((branch) => describeValue(branch, context));
    return [...new Set(branches)].join(words['or']);
  }
  if ('const' in node) return code(node['const']);
  if (Array.isArray(listed)) return listed.map(code).join(', ');
  if (isObject(items) && node['type'] === 'array')
    return `${words['array']}${sayRange(node, words)}: ${describeValue(items, context)}`;
  if (isObject(other)) {
    const keys = describeText((node['propertyNames'] ?? {}) as ReferenceNode, context);
    return `${words['map']}: ${keys} → ${describeValue(other, context)}`;
  }
  return describeText(node, context);
}

function describeText(node: ReferenceNode, { language, words, linkNames }: RowContext): string {
  const mark = ['x-names', 'x-suggests', 'x-entry'].find((each) => each in node);
  if (mark) return `${words[mark]} ${linkNames(String(node[mark]))}`;
  const { type = 'string', 'x-pattern-words': pattern } = node;
  const types = [type].flat().map((each) => words[String(each)]);
  const wanted = (pattern as Record<string, string> | undefined)?.[language];
  return (wanted ?? types.join(words['or'])) + sayRange(node, words);
}

/** How large a number is, how long a text or a list. */
function sayRange(node: ReferenceNode, words: RowContext['words']): string {
  const limits = ['minimum', 'exclusiveMinimum', 'maximum', 'minItems', 'maxItems', 'maxLength'];
  const said = limits
    .filter(
      (limit) => node[limit] !== undefined && !(limit === 'minItems' && Number(node[limit]) < 2),
    )
    .map((limit) => words[limit]?.replace('{n}', String(node[limit])));
  return said.length === 0 ? '' : ` (${said.join('maximum' in node ? ' ' : ', ')})`;
}

function code(value: unknown): string {
  return `\`${String(value)}\``;
}
