// The room of a new kind of block: component, examples, schema, and its place in the corridor from YAML to screen.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Files, Make } from './config.ts';

/** A block that shows one sentence from the page's file: the smallest that is whole. */
export const blockFiles: Make = (kind, _, { root }): Files => {
  const Kind = kind[0]!.toUpperCase() + kind.slice(1);
  const room = join(root, 'engine', 'blocks', kind);
  return {
    created: {
      [join(room, `${Kind}.tsx`)]: component(Kind),
      [join(room, `${kind}.examples.yaml`)]: examples(kind),
      [join(root, 'schemas', 'blocks', `${kind}.schema.json`)]: schema(root, kind, Kind),
    },
    changed: Object.fromEntries(
      CORRIDOR.map(([place, edits]) => edit(root, place, edits, kind, Kind)),
    ),
    then: `write what it takes (schemas/blocks/${kind}.schema.json), carries (engine/vocabulary) and draws (engine/blocks/${kind}); then npm run types`,
  };
};

type Edit = readonly [before: RegExp, after: string, optional?: 'where it is'];

/** Along the corridor each place learns the kind; a folder stands for the file in it that has the place. `$kind` and `$Kind` stand for the new one. */
const CORRIDOR: readonly (readonly [place: string, edits: readonly Edit[]])[] = [
  [
    'schemas/page.schema.json',
    [[/("enum": \[\s*"table",[^\]]*?")(\s*\])/, '$1,\n              "$kind"$2']],
  ],
  [
    'engine/vocabulary/page.ts',
    [
      [/(export type BlockKind = [^;]+)(;)/, `$1 | '$kind'$2`],
      [
        /(export type Block = [^;]+)(;)/,
        `export interface $KindBlock extends BlockBase {\n  readonly kind: '$kind';\n  readonly words: Text;\n}\n\n$1 | $KindBlock$2`,
      ],
    ],
  ],
  [
    'engine/vocabulary/view.ts',
    [
      [
        /(export type BlockView = [^;]+)(;)/,
        `export interface $KindView extends BlockViewBase {\n  readonly kind: '$kind';\n  readonly words: Words;\n}\n\n$1 | $KindView$2`,
      ],
    ],
  ],
  [
    'engine/config/normalize',
    [
      [/(export type BlockSpec =[^;]+)(;)/, '$1 | $KindBlockSpec$2'],
      [
        /(import type \{)( [^}]+\} from '\.\.\/\.\.\/\.\.\/schemas\/types\.ts';)/,
        '$1 $KindBlockSpec,$2',
      ],
      [/(Exclude<BlockSpec, [^>]+)(>)/, '$1 | $KindBlockSpec$2', 'where it is'],
      [
        /(switch \(spec\.kind\) \{\n)/,
        `$1    case '$kind':\n      return { ...base, kind: '$kind', words: spec.words };\n`,
      ],
    ],
  ],
  [
    'engine/server/view/buildView.ts',
    [
      [
        /(switch \(block\.kind\) \{\n)/,
        `$1    case '$kind':\n      return { kind: '$kind', id: block.id, title: block.title ? context.formatter.words(block.title) : null, tab: block.tab, words: context.formatter.words(block.words) };\n`,
      ],
    ],
  ],
  [
    'engine/blocks/Block.tsx',
    [
      [/(import '\.\/blocks\.css';)/, `import { $Kind } from './$kind/$Kind.tsx';\n$1`],
      [/(const KINDS\b[^;]*?)(,?\s*\};)/, '$1, $kind: $Kind$2'],
    ],
  ],
];

function edit(
  root: string,
  place: string,
  edits: readonly Edit[],
  kind: string,
  Kind: string,
): readonly [file: string, text: string] {
  const folder = statSync(join(root, place)).isDirectory();
  const files = folder
    ? readdirSync(join(root, place)).map((name) => join(root, place, name))
    : [join(root, place)];
  const file = files.find((one) => edits[0]![0].test(readFileSync(one, 'utf8'))) ?? files[0]!;
  return [
    file,
    edits.reduce(
      (text, [before, after, optional]) => {
        if (!before.test(text) && !optional)
          throw new Error(
            `${place} has no place for a new kind where one was expected (${before.source}): put ${kind} there by hand, beside the other kinds`,
          );
        return text.replace(before, after.replaceAll('$Kind', Kind).replaceAll('$kind', kind));
      },
      readFileSync(file, 'utf8'),
    ),
  ];
}

function component(Kind: string): string {
  return `// One sentence of the page: ${Kind}.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import type { ${Kind}View } from '../../portal.ts';

export function ${Kind}({ view }: { readonly view: ${Kind}View }): ReactNode {
  return <p><Say words={view.words} /></p>;
}
`;
}

function examples(kind: string): string {
  return `# Named examples: what an editor writes, and what a reader then gets.
- name: one sentence
  block: {kind: ${kind}, words: {uk: Одне речення, en: One sentence}}
  view: {words: Одне речення}
- name: a sentence borrowed from another language
  block: {kind: ${kind}, words: {uk: Одне речення, en: One sentence}}
  view: {words: {words: One sentence, lang: en}}
`;
}

/** As the block of texts has it, with words of its own in place of the text's name. */
function schema(root: string, kind: string, Kind: string): string {
  const like = JSON.parse(
    readFileSync(join(root, 'schemas', 'blocks', 'text.schema.json'), 'utf8'),
  ) as { properties: Record<string, object> };
  const { text: _, ...shared } = like.properties;
  const words = {
    allOf: [{ $ref: '../text.schema.json' }],
    description: 'What it says.',
    markdownDescription: 'Що в ньому сказано.\n\nWhat it says.',
  };
  return `${JSON.stringify(
    {
      ...like,
      $id: `blocks/${kind}.schema.json`,
      title: `${Kind}BlockSpec`,
      description: 'One sentence.',
      markdownDescription: 'Одне речення.\n\nOne sentence.',
      required: ['kind', 'words'],
      properties: { ...shared, kind: { ...shared['kind'], const: kind }, words },
    },
    null,
    2,
  )}\n`;
}
