// What is written keeps every byte that was not changed: comments, order, quotes, line ends.

import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';

import { DISK } from '../../engine/config/files.ts';
import { isObject } from '../../engine/model/lookup.ts';
import { parseText } from '../../scripts/studio/parse.ts';
import { writeData } from '../../scripts/studio/write/writeData.ts';
import { foldersOf } from '../overlay.ts';

const folders = foldersOf('product');
const files = (['config', 'content'] as const).flatMap((part) =>
  DISK.list(folders[part]).map((name) => `${part}/${name}`),
);
const textOf = (path: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    DISK.read(join(folders.config, '..', path))!,
  );
const dataOf = (path: string, text: string) => parseText({ folders }, { path, text }).data;

/** Data as a test changes it. */
type Loose = Record<string, any>;

/** What is written after data of a text were changed in place, or for what is given instead. */
function changed(path: string, text: string, change: (data: any) => unknown): string {
  const data = path.endsWith('.csv')
    ? dataOf(path, text)
    : (parse(text.replace('\uFEFF', ''), {
        schema: path.endsWith('.json') ? 'json' : 'failsafe',
      }) as Loose);
  const other = change(data);
  return writeData(path, text, isObject(other) ? other : data);
}

/** Lines that are gone, and that are new. */
function lines(before: string, after: string): { gone: string[]; come: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const without = (all: string[], others: string[]) => {
    const left = [...others];
    return all.filter((line) => !left.includes(line) || void left.splice(left.indexOf(line), 1));
  };
  return { gone: without(old, now), come: without(now, old) };
}

it('every file opened and saved is the same file', () => {
  const other = files.filter((path) => {
    const text = textOf(path);
    const { data, mistakes } = parseText({ folders }, { path, text });
    return mistakes.length > 0 || writeData(path, text, data) !== text;
  });
  expect(files.length).toBeGreaterThan(700);
  expect(other).toEqual([]);
});

describe('of sampled files', () => {
  const sampled = files.filter((path, i) => /\.(?:yaml|json)$/.test(path) && i % 15 === 0);
  const texts = (data: unknown): [Loose, string][] =>
    isObject(data) || Array.isArray(data)
      ? Object.entries(data).flatMap(([key, value]) =>
          typeof value === 'string' ? [[data as Loose, key]] : texts(value),
        )
      : [];
  const lists = (data: unknown): unknown[][] =>
    isObject(data) || Array.isArray(data)
      ? [
          ...(Array.isArray(data) && data.length > 1 ? [data] : []),
          ...Object.values(data).flatMap(lists),
        ]
      : [];

  it('a changed text changes its line', () => {
    for (const path of sampled) {
      const text = textOf(path);
      const data = structuredClone(dataOf(path, text));
      const found = texts(data);
      const [owner, key] = found[Math.floor(found.length / 2)] ?? [];
      if (!owner || key === undefined) continue;
      owner[key] += ': "інше", {x} # y';
      const { gone, come } = lines(text, writeData(path, text, data));
      expect([path, gone.length, come.length]).toEqual([path, 1, 1]);
    }
  });

  it('an item that comes and goes, or moves there and back, leaves nothing behind', () => {
    for (const path of sampled) {
      const text = textOf(path);
      const was = dataOf(path, text);
      const [copied, moved] = [structuredClone(was), structuredClone(was)];
      const [first] = lists(copied);
      const list = lists(moved).at(-1);
      if (!first || !list) continue;
      first.splice(1, 0, structuredClone(first.at(-1)));
      list.push(list.shift());
      for (const data of [copied, moved]) {
        const there = writeData(path, text, data);
        expect([path, dataOf(path, there)]).toEqual([path, data]);
        expect(writeData(path, there, was)).toBe(text);
      }
    }
  });
});

const YAML = `# head
title: {uk: Борг, en: Debt} # the title
list:
  # the first
  - a # one

  # loose

  # the second
  - b

  - c # three
blocks:
  - kind: text # k
    text: x
  - {kind: tabs, pages: [p, q]}
last: end # bye
`;

describe('of a YAML text', () => {
  it.each<[string, (data: any) => unknown, string[], string[]]>([
    [
      'a text in braces',
      (data) => void (data.title.en = 'Debts: all'),
      ['title: {uk: Борг, en: Debt} # the title'],
      ['title: {uk: Борг, en: "Debts: all"} # the title'],
    ],
    [
      'the first item goes with its comments',
      ({ list }) => void list.shift(),
      ['  # the first', '  - a # one', '', '  # loose', ''],
      [],
    ],
    ['the last item', ({ list }) => void list.pop(), ['', '  - c # three'], []],
    ['a new item, spaced as its neighbours', ({ list }) => list.push('d'), [], ['', '  - d']],
    ['a new item at the first place', ({ list }) => list.unshift('no'), [], ['  - "no"', '']],
    [
      'a list without items',
      (data) => void (data.blocks = []),
      ['blocks:', '  - kind: text # k', '    text: x', '  - {kind: tabs, pages: [p, q]}'],
      ['blocks: []'],
    ],
    [
      'the first key of an item',
      ({ blocks }) => delete blocks[0].kind,
      ['  - kind: text # k', '    text: x'],
      ['  - text: x'],
    ],
    [
      'a new item like its neighbour, and one that is too long for it',
      ({ blocks }) =>
        blocks.push({ kind: 'more', title: { uk: 'Ще', en: 'More' } }, { text: ['y'.repeat(99)] }),
      [],
      ['  - {kind: more, title: {uk: Ще, en: More}}', '  - text:', `      - ${'y'.repeat(99)}`],
    ],
    [
      'another name of a key',
      ({ blocks, last, ...data }) => ({ ...data, parts: blocks, last }),
      ['blocks:'],
      ['parts:'],
    ],
    ['keys in another order', ({ title, ...data }) => ({ ...data, title }), [], []],
    ['a key that goes', (data) => delete data.last, ['last: end # bye'], []],
    [
      'new keys in the manner of the file',
      (data) => Object.assign(data, { name: { uk: 'Так', en: 'Yes' }, y: { a: [1, '01', true] } }),
      [],
      ['name: {uk: Так, en: "Yes"}', 'y: {a: [1, "01", true]}'],
    ],
    [
      'a text of several lines',
      ({ blocks }) => void (blocks[0].text = 'one\n\n  two\n'),
      ['    text: x'],
      ['    text: |', '      one', '', '        two'],
    ],
    [
      'a text of several lines before a comment',
      (data) => void (data.last = 'one\ntwo'),
      ['last: end # bye'],
      [String.raw`last: "one\ntwo" # bye`],
    ],
    [
      'a map instead of a text',
      (data) => void (data.last = { uk: 'x', en: 'z' }),
      ['last: end # bye'],
      ['last: {uk: x, en: z} # bye'],
    ],
  ])('%s', (_, change, gone, come) => {
    const now = lines(YAML, changed('a.yaml', YAML, change));
    expect(now.gone.sort()).toEqual(gone.sort());
    expect(now.come.sort()).toEqual(come.sort());
  });

  it('an item moves with its comments', () => {
    const text = changed('a.yaml', YAML, ({ list }) => list.push(list.shift()));
    expect(text).toContain('list:\n  # the second\n  - b\n\n  - c # three\n\n  # the first\n  - a');
  });

  it.each<[string, string, (data: any) => unknown, string]>([
    [
      'texts on lines of their own',
      'a: |\n  one\n  two\nb: >-\n  some long text that\n  goes on here\n  to the end\nc: "x\n  y z"\n',
      (data) =>
        Object.assign(data, { a: 'one\nTWO\n', b: data.b.replace('goes', 'went'), c: 'x w' }),
      'a: |\n  one\n  TWO\nb: >-\n  some long text that\n  went on here\n  to the end\nc: "x\n  w"\n',
    ],
    [
      'CRLF',
      'a: x\r\nb:\r\n  - p\r\n  - q # c\r\n',
      (data) => void (data.b.push('r'), (data.c = 'z')),
      'a: x\r\nb:\r\n  - p\r\n  - q # c\r\n  - r\r\nc: z\r\n',
    ],
    ['no final line end', 'a: x\nb: y', (data) => void (data.c = 'z'), 'a: x\nb: y\nc: z'],
    ['the last key without line end', 'a: x\nb: y', (data) => delete data.b, 'a: x'],
    [
      'a byte order mark and empty lines at the end',
      '\uFEFFa: x\nb: y\n\n\n',
      (data) => void (data.b = 'z'),
      '\uFEFFa: x\nb: z\n\n\n',
    ],
    [
      'an anchor that is meant elsewhere',
      'a: &x {k: v}\nb: *x\nc: z\n',
      (data) => void (data.b = { k: 'w' }),
      'a: &x {k: v}\nb: {k: w}\nc: z\n',
    ],
    ['an anchor that goes', 'a: &x {k: v}\nb: *x\n', (data) => delete data.a, 'b: {k: v}\n'],
    [
      'brackets on several lines',
      'a: [\n  x, # ex\n  y,\n  z\n]\nm: {\n  k: v,\n}\n',
      (data) => void (data.a.splice(1, 1), (data.m.l = 'w')),
      'a: [\n  x, # ex\n  z\n]\nm: {\n  k: v,\n  l: w,\n}\n',
    ],
    [
      'the first one in brackets',
      'a: [x, y , z]\nm: {k: v, l: w}\n',
      (data) => void (data.a.shift(), delete data.m.l),
      'a: [y , z]\nm: {k: v}\n',
    ],
    ['single quotes', "a: 'x'\n", (data) => void (data.a = "it's"), "a: 'it''s'\n"],
    [
      'a list in a list',
      'a:\n  - - x\n    - y\n',
      ({ a }) => a.push(['z']),
      'a:\n  - - x\n    - y\n  - - z\n',
    ],
    ['comments alone', '# only\n', () => ({ a: 1, b: [{ c: 2 }] }), '# only\na: 1\nb:\n  - c: 2\n'],
    [
      'numbers as keys in the order of the text',
      'b: x\n"20": x\n"10": y\n',
      (data) => void (data['10'] = 'z'),
      'b: x\n"20": x\n"10": z\n',
    ],
    ['what is read as no text', 'a: x\n', (data) => void (data.a = 'null'), 'a: "null"\n'],
  ])('%s', (_, before, change, after) => {
    expect(changed('a.yaml', before, change)).toBe(after);
  });

  it('a number stays as it is written while it is the same', () => {
    expect(writeData('a.yaml', 'a: 1.50\nb: true\n', { a: 1.5, b: true })).toBe(
      'a: 1.50\nb: true\n',
    );
    expect(writeData('a.yaml', 'a: 1.50\nb: true\n', { a: 2, b: false })).toBe('a: 2\nb: false\n');
  });

  it('a text that cannot be read is refused in both languages', () => {
    expect(() => writeData('a.yaml', 'a: [', { a: [] })).toThrow(/cannot be read/);
  });
});

describe('of a JSON text', () => {
  it.each<[string, string, (data: any) => unknown, string]>([
    [
      'spacing of each place',
      '{\n  "a": [1, 2],\n  "b": { "c": "x" },\n  "d": [\n    {\n      "e": 1.50\n    }\n  ]\n}\n',
      (data) => void (data.a.push(3), (data.b.f = null), data.d.push({ e: 2 })),
      '{\n  "a": [1, 2, 3],\n  "b": { "c": "x", "f": null },\n  "d": [\n    {\n      "e": 1.50\n    },\n    {\n      "e": 2\n    }\n  ]\n}\n',
    ],
    [
      'one line',
      '{"a":[1,2],"b":{"c":"x"}}',
      (data) => void (data.a.shift(), (data.z = { y: [1, { q: 2 }] })),
      '{"a":[2],"b":{"c":"x"},"z":{"y":[1,{"q":2}]}}',
    ],
    [
      'tabs',
      '{\n\t"a": {\n\t\t"b": 1\n\t}\n}',
      (data) => void (data.a.c = { d: 'й' }),
      '{\n\t"a": {\n\t\t"b": 1,\n\t\t"c": {\n\t\t\t"d": "й"\n\t\t}\n\t}\n}',
    ],
    [
      'several on a line',
      '{\n  "a": 1, "b": 2,\n  "c": 3, "d": 4\n}\n',
      (data) => void (data.d = 5),
      '{\n  "a": 1, "b": 2,\n  "c": 3, "d": 5\n}\n',
    ],
  ])('%s', (_, before, change, after) => {
    expect(changed('a.json', before, change)).toBe(after);
  });
});

describe('of a CSV text', () => {
  it.each<[string, string, (rows: string[][]) => unknown, string]>([
    [
      'cells',
      'a;b;c\r\n1;"x;y";\r\n2;"q";z',
      (rows) => void ((rows[1]![2] = 'new "q"'), (rows[2]![0] = '3')),
      'a;b;c\r\n1;"x;y";"new ""q"""\r\n3;"q";z',
    ],
    [
      'quotes everywhere',
      '"a","b"\n"1","2"\n',
      (rows) => rows.push(['3', '4']),
      '"a","b"\n"1","2"\n"3","4"\n',
    ],
    ['a row that goes', 'a;b\n1;2\n3;4\n', (rows) => rows.splice(1, 1), 'a;b\n3;4\n'],
    [
      'a row that comes',
      'a;b\n1;2\n',
      (rows) => rows.splice(1, 0, ['x', 'y;']),
      'a;b\nx;"y;"\n1;2\n',
    ],
    [
      'an empty line',
      '\uFEFFa;b\n1;2\n\n',
      (rows) => void (rows[1]![1] = '9'),
      '\uFEFFa;b\n1;9\n\n',
    ],
  ])('%s', (_, before, change, after) => {
    expect(changed('a.csv', before, change)).toBe(after);
  });
});

describe('what is read', () => {
  it('is typed as the schema says', () => {
    const text =
      '# yaml-language-server: $schema=../../schemas/editor/page.schema.json\ntitle: {uk: А, en: "5"}\nblocks:\n  - {kind: text, text: about, open: true}\n  - {kind: table, call: x/y, embed: true}\n';
    const { data } = parseText({ folders }, { path: 'config/pages/x.yaml', text });
    expect(data).toMatchObject({ title: { en: '5' }, blocks: [{}, { embed: true }] });
  });

  it.each([
    ['a.yaml', 'a: {b: c\n'],
    ['a.yaml', 'a: &x y\nb: *x\n'],
    ['a.json', '{"a": 1,}'],
    ['a.csv', 'a;b\n"1;2\n'],
  ])('says in both languages where %s is wrong: %j', (path, text) => {
    const { data, mistakes } = parseText({ folders }, { path, text });
    expect(data).toBe(null);
    const [{ line, said } = { line: 0, said: { uk: '', en: '' } }] = mistakes;
    expect(line).toBeGreaterThan(0);
    expect(said.uk).toMatch(/^[А-Яа-яіїєґІЇЄҐ]/);
    expect(said.en).not.toContain(path);
  });
});
