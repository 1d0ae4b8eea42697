// What `use` puts into a page, and where each value of it was written.

import { expect, it } from 'vitest';

import { findUnused, putFragments } from './fragments.ts';
import { readSource } from './kept.ts';
import type { Source } from './yaml.ts';

function parse(file: string, text: string): Source {
  const { source } = readSource(file, Buffer.from(text));
  if (!source) throw new Error(text);
  return source;
}

const fragments = () => ({
  source: parse('config/fragments.yaml', 'tabs: {kind: tabs}\npair:\n  - one\n  - {name: two}\n'),
  used: new Set<string>(),
});

it('a fragment stands where it is used, a list for all of its items', () => {
  const known = fragments();
  const page = parse(
    'config/pages/a.yaml',
    'blocks:\n  - use: tabs\n  - kind: text\n    lines: [zero, {use: pair}, three]\nall: {use: pair}\n',
  );
  const { source } = putFragments(page, known);
  expect(source?.data).toEqual({
    blocks: [{ kind: 'tabs' }, { kind: 'text', lines: ['zero', 'one', { name: 'two' }, 'three'] }],
    all: ['one', { name: 'two' }],
  });
  const at = (pointer: string) => source?.at(pointer);
  expect(at('/blocks/0/kind')).toMatchObject({ file: 'config/fragments.yaml', line: 1 });
  expect(at('/blocks/1/lines/2/name')).toMatchObject({ file: 'config/fragments.yaml', line: 4 });
  expect(at('/blocks/1/lines/3')).toMatchObject({ line: 4, col: 32 });
  expect(at('/blocks/1/lines/3')).not.toHaveProperty('file');
  expect(findUnused(known)).toEqual([]);
});

it('a page that uses none is the same source', () => {
  const page = parse('config/pages/a.yaml', 'blocks: [{kind: text, use: no-part}]\n');
  expect(putFragments(page, null).source).toBe(page);
});

it('a fragment that is not there leaves no page, and is told', () => {
  const page = parse('config/pages/a.yaml', 'blocks: [{use: tab}]\n');
  const { source, problems } = putFragments(page, fragments());
  expect(source).toBeNull();
  expect(problems).toMatchObject([{ code: 'unknown-fragment', suggestion: 'tabs', line: 1 }]);
  expect(putFragments(page, null).problems).toMatchObject([{ code: 'unknown-fragment' }]);
});

it('one that no page uses is told at its name', () => {
  expect(findUnused(fragments())).toMatchObject([
    { code: 'unused-fragment', words: { written: 'tabs' }, line: 1 },
    { code: 'unused-fragment', words: { written: 'pair' }, line: 2 },
  ]);
});
