// Any file as a form: how it is drawn, which branch holds, what texts lack, what a table reads and writes.

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { FileForm, type FileFormProps } from '../../scripts/studio/client/form/FileForm.tsx';
import { moved, ownersAt, withKey, withValue } from '../../scripts/studio/client/form/data.ts';
import { gapOf, translationGaps } from '../../scripts/studio/client/form/gaps.ts';
import {
  branchesOf,
  branchFor,
  convert,
  keysOf,
  startOf,
  titleOf,
  type FormSchema,
} from '../../scripts/studio/client/form/schema.ts';
import {
  blankLike,
  columnsOf,
  readCell,
  splitPasted,
  withCell,
  withPasted,
  writeCell,
} from '../../scripts/studio/client/form/table.ts';

const LANGUAGES = ['uk', 'en'];
const WORDS: FormSchema = {
  type: 'object',
  propertyNames: { 'x-pick': { sorts: ['languages'], of: [], open: false } },
  additionalProperties: { type: 'string' },
};
const PAGE: FormSchema = {
  $ref: '#/$defs/page',
  $defs: {
    text: WORDS,
    facts: {
      type: 'object',
      required: ['kind', 'call'],
      properties: {
        kind: { const: 'facts' },
        call: {
          type: 'string',
          title: 'Call',
          'x-pick': { sorts: ['calls'], of: [], open: false },
        },
        field: {
          type: 'string',
          title: 'Field',
          'x-pick': { sorts: ['fields'], of: ['call'], open: false },
        },
      },
    },
    page: {
      type: 'object',
      title: 'A page',
      required: ['title'],
      properties: {
        title: {
          $ref: '#/$defs/text',
          title: 'Title of the page',
          description: 'Title of the page. Short.',
        },
        wide: { type: 'boolean', title: 'Wide', default: false },
        blocks: {
          type: 'array',
          title: 'Blocks',
          items: {
            type: 'object',
            'x-kinds': { facts: { $ref: '#/$defs/facts', title: 'Key figures' } },
          },
        },
      },
    },
  },
};
const said = (name: string) => ({ name, title: { uk: name, en: `Title of ${name}` } });
const NAMES = {
  calls: ['a', 'b'].map(said),
  fields: ['x', 'y', 'z'].map(said),
  'fields:a': ['x'].map(said),
};
const DATA = {
  title: { uk: 'Бюджет', en: 'Бюджет' },
  blocks: [
    { kind: 'facts', call: 'a', field: 'x' },
    { kind: 'facts', call: 'b' },
    { use: 'shared' },
  ],
};

function draw(over: Partial<FileFormProps>): string {
  const props = {
    schema: PAGE,
    data: DATA,
    languages: LANGUAGES,
    names: NAMES,
    mistakes: [],
    at: '',
  };
  const change = { onChange: () => {} };
  return renderToStaticMarkup(
    createElement(FileForm, { ...props, language: 'en', ...change, ...over }),
  );
}

describe('a form', () => {
  it('shows languages side by side, and what looks untranslated', () => {
    const html = draw({});
    expect(html.match(/<textarea/g)).toHaveLength(2);
    expect(html).toContain('looks untranslated: 1');
    expect(html).toContain('English<em> looks untranslated</em>');
  });

  it('has a card for each block, and draws none that is closed', () => {
    const html = draw({});
    expect(html).toContain('1. Key figures');
    expect(html.match(/aria-expanded="false"/g)?.length).toBeGreaterThanOrEqual(3);
    expect(html).not.toContain('Title of a (a)');
  });

  it('opens the card of a place that is gone to, with the names of what stands around', () => {
    const html = draw({ at: '/blocks/0/field' });
    expect(html).toContain('Title of a (a)');
    expect(html).toContain('Title of x (x)');
    expect(html).not.toContain('Title of y (y)');
    expect(draw({ at: '/blocks/2/use' })).toContain('shared');
  });

  it('says a mistake beside its field, counts it on the closed card, and names one of a missing key', () => {
    const at = (pointer: string) => ({ ...MISTAKE, pointer });
    const html = draw({ mistakes: [at('/title/en'), at('/blocks/1/call'), at('/wide')] });
    expect(html).toMatch(/aria-invalid="true" aria-describedby="[^"]+\/title\/en__error"/);
    expect(html).toContain('<strong class="sf-count">1</strong>');
    expect(html.match(/It is wrong/g)).toHaveLength(2);
  });

  it('offers the optional fields that are not there', () => {
    expect(draw({})).toContain('+ Wide');
    expect(draw({ data: { ...DATA, wide: true } })).not.toContain('+ Wide');
  });

  it('draws rows of cells as a table', () => {
    const rows: FormSchema = { type: 'array', items: { type: 'array', items: { type: 'string' } } };
    const html = draw({
      schema: rows,
      data: [
        ['code', 'name'],
        ['1', 'One'],
      ],
    });
    expect(html.match(/<td><input/g)).toHaveLength(4);
  });
});

const MISTAKE = {
  file: 'config/pages/a.yaml',
  line: 1,
  col: 1,
  severity: 'error' as const,
  said: { uk: 'Хибно', en: 'It is wrong' },
};

describe('what texts lack', () => {
  it('counts what is missing and what looks untranslated', () => {
    const data = {
      a: { uk: 'Доходи', en: 'Revenue' },
      b: [{ uk: 'Видатки', en: '' }, { uk: 'Видатки' }],
      c: { uk: 'Expenditure', en: 'Expenditure' },
      d: { uk: 'Борг', en: 'Борг держави' },
      e: { title: { uk: 'Debt of the state', en: 'Debt' }, en: 5 },
      f: { uk: '{amount} %', en: '{amount} %' },
      g: { uk: 'https://mof.gov.ua', en: 'https://mof.gov.ua' },
    };
    expect(translationGaps(data, LANGUAGES)).toEqual({
      missing: 2,
      same: 3,
      pointers: ['/b/0/en', '/b/1/en', '/c/en', '/d/en', '/e/title/uk'],
    });
  });

  it('a text in neither language lacks nothing yet', () => {
    expect(gapOf({ uk: '', en: '' }, 'en', LANGUAGES)).toBe(null);
  });
});

describe('branches', () => {
  const given: FormSchema = {
    anyOf: [
      { type: ['string', 'integer'] },
      { type: 'string', enum: ['none'] },
      { type: 'array', items: { type: 'string' } },
      WORDS,
      {
        type: 'object',
        required: ['from'],
        properties: { from: { type: 'string' } },
        additionalProperties: false,
      },
    ],
  };
  const branches = branchesOf({}, given);

  it('words of several branches are one, with what they suggest', () => {
    expect(branches.map(({ type }) => type)).toEqual([
      'string',
      'integer',
      'array',
      'object',
      'object',
    ]);
    expect(branches[0]?.examples).toEqual(['none']);
  });

  it.each([
    ['none', 0],
    [5, 1],
    [['a'], 2],
    [{ uk: 'Рік', en: 'Year' }, 3],
    [{ from: 'year' }, 4],
  ])('%j is of branch %i', (value, branch) => {
    const objects = branch === 4 ? branches.toSpliced(3, 1) : branches;
    expect(branchFor(objects, value)).toBe(branch === 4 ? 3 : branch);
  });

  it.each([
    ['word', [], ['word']],
    [['first', 'second'], '', 'first'],
    ['Рік', { uk: '', en: '' }, { uk: 'Рік', en: '' }],
    [{ uk: 'Рік', en: 'Year' }, '', 'Рік'],
    ['year', { from: '' }, { from: 'year' }],
    ['5', 0, 5],
    ['five', 0, 0],
    [{ a: 1 }, [], [{ a: 1 }]],
  ])('of %j is left in %j: %j', (value, start, left) => {
    expect(convert(value, start, LANGUAGES)).toEqual(left);
  });
});

it('a new value has what its schema asks for', () => {
  expect(startOf(PAGE, PAGE, LANGUAGES)).toEqual({ title: { uk: '', en: '' } });
  expect(startOf(PAGE, { $ref: '#/$defs/facts' }, LANGUAGES)).toEqual({ kind: 'facts', call: '' });
  expect(startOf({}, { type: 'integer', minimum: 1 }, LANGUAGES)).toBe(1);
  expect(startOf({}, { type: 'string', examples: ['2025'] }, LANGUAGES)).toBe('2025');
});

it('a field that means nothing beside the others is not offered', () => {
  const properties: FormSchema['properties'] = {
    kind: { enum: ['tree', 'key'], default: 'key' },
    deep: { type: 'integer', 'x-only': { kind: ['tree'] } },
  };
  expect(keysOf({ properties }, {}).offered).toEqual(['kind']);
  expect(keysOf({ properties }, { kind: 'tree' })).toEqual({ shown: ['kind'], offered: ['deep'] });
});

it('a thing is called by its title in the language', () => {
  expect(titleOf({ id: 'a', title: { uk: 'А', en: 'B' } }, ['en', 'uk'])).toBe('B');
  expect(titleOf([{ page: 'index' }], LANGUAGES)).toBe('index');
});

it('data is changed at a pointer, and nothing else of it', () => {
  const data = { a: { 'b/c': [1, 2] }, d: {} };
  const next = withValue(data, '/a/b~1c/1', 3) as typeof data;
  expect(next).toEqual({ a: { 'b/c': [1, 3] }, d: {} });
  expect(next.d).toBe(data.d);
  expect(withValue(data, '/a/b~1c/0', undefined)).toEqual({ a: { 'b/c': [2] }, d: {} });
  expect(withValue(data, '/d', undefined)).toEqual({ a: data.a });
  expect(withValue({}, '/with/year', 1)).toEqual({ with: { year: 1 } });
  expect(Object.keys(withKey({ a: 1, b: 2 }, 'a', 'c'))).toEqual(['c', 'b']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});

it.each([
  ['/block/rows/0/field', ['call'], ['outer']],
  ['/block/inner/field', ['call'], ['nearer']],
  ['/block/inner/field', ['../call'], ['outer']],
  ['/block/with/year/0', ['^'], ['year']],
  ['/block/with/year/not', ['^^'], ['year']],
])('what %s belongs to by %j is %j', (pointer, of, owners) => {
  const data = {
    block: {
      call: 'outer',
      rows: [{ field: 'x' }],
      inner: { call: 'nearer', field: 'y' },
      with: { year: pointer.endsWith('not') ? { not: '1' } : ['1'] },
    },
  };
  expect(ownersAt(data, pointer, of)).toEqual(owners);
});

describe('a table', () => {
  const range: FormSchema = { type: 'object', properties: { from: {}, to: {} } };
  const decision: FormSchema = {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        when: {
          type: 'object',
          additionalProperties: {
            anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }, range],
          },
        },
        then: { type: ['string', 'array'], items: { type: 'string' } },
      },
    },
  };
  const rows = [
    { when: { page: 'a', year: { from: 2018, to: 2020 } }, then: ['x', 'y'] },
    { when: { page: ['b', 'c'] }, then: 'z' },
  ];
  const desk = { root: {}, data: rows, languages: LANGUAGES };
  const columns = columnsOf(desk, { schema: decision, pointer: '', value: rows }) ?? [];

  it('has a column for each value of its rows', () => {
    expect(columns.map(({ pointer }) => pointer)).toEqual(['/when/page', '/when/year', '/then']);
  });

  it('reads back what it writes in a cell', () => {
    for (const row of rows)
      for (const { pointer, branches } of columns) {
        const value = pointer
          .split('/')
          .slice(1)
          .reduce<any>((found, key) => found?.[key], row);
        expect(readCell(writeCell(value) ?? '', branches)).toEqual(value);
      }
  });

  it('takes a value out with its cell, and the map with its last value', () => {
    expect(withCell(rows, 0, columns[1]!, '')[0]).toEqual({
      when: { page: 'a' },
      then: ['x', 'y'],
    });
    expect(withCell(rows, 1, columns[0]!, ' ')[1]).toEqual({ then: 'z' });
  });

  it('is none where a row holds more than cells can say', () => {
    const value = [{ when: {}, then: 'x', parts: [{ a: 1 }] }];
    expect(columnsOf(desk, { schema: decision, pointer: '', value })).toBe(null);
  });

  const table: FormSchema = {
    type: 'array',
    items: {
      type: 'object',
      required: ['id', 'level', 'values'],
      properties: {
        id: { type: 'string' },
        level: { type: 'integer' },
        values: { type: 'array', items: { anyOf: [{ type: 'null' }, { type: 'string' }] } },
      },
    },
  };
  const figures = { years: ['2025', '2026'], rows: [{ id: 'a', level: 1, values: ['1', null] }] };
  const around = { root: {}, data: figures, languages: LANGUAGES };
  const placed = columnsOf(around, { schema: table, pointer: '/rows', value: figures.rows }) ?? [];

  it('calls places of a list as the list beside it', () => {
    expect(placed.map(({ title }) => title)).toEqual(['id', 'level', '2025', '2026']);
  });

  it('takes what a spreadsheet pastes: rows are added, numbers are as the file has them', () => {
    const start = blankLike(figures.rows[0], placed);
    expect(start).toEqual({ id: '', level: 1, values: [null, null] });
    const text = 'b\t2\t1 234,5\t\r\nc\t1\t-3\t4\tleft out\r\n';
    expect(withPasted(figures.rows, placed, { row: 0, column: 0 }, { text, start })).toEqual([
      { id: 'b', level: 2, values: ['1234.5', null] },
      { id: 'c', level: 1, values: ['-3', '4'] },
    ]);
  });

  it.each([
    [
      'a\tb\nc\td\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"a ""b""\nc"\td', [['a "b"\nc', 'd']]],
    [
      '\t\n\tx',
      [
        ['', ''],
        ['', 'x'],
      ],
    ],
    ['one', [['one']]],
    ['a\t', [['a', '']]],
  ])('splits %j', (text, cells) => {
    expect(splitPasted(text)).toEqual(cells);
  });
});
