// The room of a new kind of block: component, examples, schema, and its place in the corridor from YAML to screen.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Files, Make } from './config.ts';

/** A block that shows one sentence from the page's file: the smallest that is whole. */
export const blockFiles: Make = (kind, _, { root }): Files => {
  const Kind = kind[0]!.toUpperCase() + kind.slice(1);
  const room = join(root, 'engine', 'blocks', kind);
  return {
    created: { [join(room, `${Kind}.tsx`)]: component(Kind), [join(room, `${kind}.examples.yaml`)]: examples(kind), [join(root, 'schemas', 'blocks', `${kind}.schema.json`)]: schema(root, kind, Kind) },
    changed: Object.fromEntries(CORRIDOR.map(([file, edits]) => [join(root, file), edit(root, file, edits, kind, Kind)])),
    then: `write what it takes (schemas/blocks/${kind}.schema.json), carries (engine/vocabulary) and draws (engine/blocks/${kind}); then npm run types`,
  };
};

type Edit = readonly [before: RegExp, after: string];

/** Along the corridor each file learns the kind in one place or two; `$kind` and `$Kind` stand for it. */
const CORRIDOR: readonly (readonly [file: string, edits: readonly Edit[]])[] = [
  ['schemas/page.schema.json', [[/("enum": \[\s*"table",[^\]]*?")(\s*\])/, '$1,\n              "$kind"$2']]],
  ['engine/vocabulary/page.ts', [
    [/(export type BlockKind = [^;]+)(;)/, `$1 | '$kind'$2`],
    [/(export type Block = [^;]+)(;)/, `export interface $KindBlock extends BlockBase {\n  readonly kind: '$kind';\n  readonly words: Text;\n}\n\n$1 | $KindBlock$2`],
  ]],
  ['engine/vocabulary/view.ts', [[/(export type BlockView = [^;]+)(;)/, `export interface $KindView extends BlockViewBase {\n  readonly kind: '$kind';\n  readonly words: Words;\n}\n\n$1 | $KindView$2`]]],
  ['engine/config/normalize/pages.ts', [
    [/(import type \{)( [^}]+\} from '\.\.\/\.\.\/\.\.\/schemas\/types\.ts';)/, '$1 $KindBlockSpec,$2'],
    [/(export type BlockSpec = [^;]+)(;)/, '$1 | $KindBlockSpec$2'],
    [/(switch \(spec\.kind\) \{\n)/, `$1    case '$kind':\n      return { ...base, kind: '$kind', words: spec.words };\n`],
  ]],
  ['engine/server/view/buildView.ts', [[/(switch \(block\.kind\) \{\n)/, `$1    case '$kind':\n      return { kind: '$kind', id: block.id, title: block.title ? tongue.words(block.title) : null, tab: block.tab, words: tongue.words(block.words) };\n`]]],
  ['engine/blocks/Block.tsx', [
    [/(import '\.\/blocks\.css';)/, `import { $Kind } from './$kind/$Kind.tsx';\n$1`],
    [/(const KINDS\b.*= \{.*?)( \};)/, '$1, $kind: $Kind$2'],
  ]],
];

function edit(root: string, file: string, edits: readonly Edit[], kind: string, Kind: string): string {
  return edits.reduce((text, [before, after]) => {
    if (!before.test(text)) throw new Error(`${file} has no place for a new kind where one was expected (${before.source}): put ${kind} there by hand, beside the other kinds`);
    return text.replace(before, after.replaceAll('$Kind', Kind).replaceAll('$kind', kind));
  }, readFileSync(join(root, file), 'utf8'));
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
  const like = JSON.parse(readFileSync(join(root, 'schemas', 'blocks', 'text.schema.json'), 'utf8')) as { properties: Record<string, object> };
  const { text: _, ...shared } = like.properties;
  const words = { allOf: [{ $ref: '../text.schema.json' }], description: 'What it says.', markdownDescription: 'Що в ньому сказано.\n\nWhat it says.' };
  return `${JSON.stringify({
    ...like, $id: `blocks/${kind}.schema.json`, title: `${Kind}BlockSpec`,
    description: 'One sentence.', markdownDescription: 'Одне речення.\n\nOne sentence.',
    required: ['kind', 'words'], properties: { ...shared, kind: { ...shared['kind'], const: kind }, words },
  }, null, 2)}\n`;
}
