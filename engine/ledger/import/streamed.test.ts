// A list of records in pieces: cut anywhere it gives the same records, and what breaks it is told by line and record.

import { expect, it } from 'vitest';

import { RecordList } from './streamed.ts';

const TEXT = ' [ {"a": "]}\\"\\\\", "b": [1, {"c": null}]},\n{"a": "ї"}\n , {} ] \n';

function read(text: string, size: number) {
  const list = new RecordList('list.json');
  const records = [];
  for (let at = 0; at < text.length; at += size)
    records.push(...list.take(text.slice(at, at + size)));
  list.end();
  return records;
}

it.each([1, 2, 3, 7, 1000])('gives the same records in pieces of %i letters', (size) => {
  expect(read(TEXT, size)).toEqual([
    { line: 1, number: 1, fields: { a: ']}"\\', b: [1, { c: null }] } },
    { line: 2, number: 2, fields: { a: 'ї' } },
    { line: 3, number: 3, fields: {} },
  ]);
});

it('is empty where the list is', () => {
  expect(read('[]', 1)).toEqual([]);
});

it.each([
  ['{"a": 1}', 'after record 0 stands "{", where JSON has none'],
  ['[{}, 5]', 'after record 1 stands "5", where JSON has none'],
  ['[{},]', 'after record 1 stands "]", where JSON has none'],
  ['[{}] [', 'after record 1 stands "[", where JSON has none'],
  ['[{}', 'the list is not closed after record 1; the file may be cut off'],
  ['[{}, {"a": [}', 'record 2 is cut off: the file ends within it'],
])('refuses %s', (text, message) => {
  expect(() => read(text, 3)).toThrow(message);
});
