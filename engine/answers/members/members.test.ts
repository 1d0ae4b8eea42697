// Members under the names that a call gives: several sources of a field, decided fields, trees, ways down, times in force.

import { describe, expect, it } from 'vitest';

import { completeMembers } from '../../../tests/completeMembers.ts';
import { portalOf } from '../../../tests/portals.ts';
import type { MembersSpec } from '../../../schemas/types.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { Members, type Member } from '../../ledger/model/members.ts';
import { lookup } from '../../model/lookup.ts';
import type { Filter, Param, Portal } from '../../model/portal.ts';
import { readParams } from '../params.ts';
import { ApiProblem } from '../problem.ts';
import { askMembers, writeMembers } from './members.ts';

const library = portalOf('library');

function filterOf(name: string, more: Partial<Filter>): Filter {
  return { ...lookup(library.filters, 'words'), name, query: name, title: {}, ...more };
}

function paramOf(name: string, more: Partial<Param> = {}): Param {
  const param = { name, filter: name, required: false, list: false };
  return { ...param, most: Number.MAX_SAFE_INTEGER, message: '', ...more };
}

const none = { columns: [], fields: {}, table: '', side: '', opens: '' };
const portal: Portal = {
  ...library,
  filters: Object.fromEntries(
    [
      filterOf('year', { kind: 'year' }),
      filterOf('month', { kind: 'month' }),
      filterOf('mark', {}),
      filterOf('size', {}),
      filterOf('way', { kind: 'member', dimension: 'branch', joined: '.' }),
      filterOf('branch', { kind: 'member', dimension: 'branch' }),
    ].map((filter) => [filter.name, filter]),
  ),
  decisions: {
    large: {
      name: 'large',
      title: {},
      gives: 'text',
      rows: [
        { when: { size: ['60', '70'] }, then: { ...none, value: 'hall', values: ['hall'] } },
        { when: { code: ['HIL'] }, then: { ...none, value: 'tower', values: ['tower'] } },
      ],
    },
    marks: {
      name: 'marks',
      title: {},
      gives: 'list',
      rows: [{ when: { size: ['big'] }, then: { ...none, value: '', values: ['CEN', 'RIV'] } }],
    },
  },
};

function branch(code: string, parent: string | null, attributes: Member['attributes']): Member {
  const title = { en: `Branch ${code}`, uk: `Філія ${code}` };
  return { code, parent, from: null, to: null, title, attributes, origin: 0 };
}

const BRANCHES = [
  branch('CEN', null, { size: '60', open: '2020-03-01', kept: 'yes', state: 'city' }),
  branch('RIV', 'CEN', { size: '25', shut: '2022-05-10', state: 'city' }),
  branch('HIL', 'RIV', { size: '15', open: '2021-02-01', state: 'city' }),
  branch('FAR', null, { shut: '2021-12-31', state: 'hills' }),
];
const members = new Members(
  library.model,
  new Map([['branch', new Map(BRANCHES.map((member) => [member.code, [member]]))]]),
);
const ledger = { members, latest: [], model: library.model } as unknown as Ledger;

interface Asking {
  readonly lang?: string;
  readonly members?: Members;
}

function ask(
  spec: Partial<MembersSpec>,
  params: readonly Param[] = [],
  query = '',
  { lang = 'en', members: own = members }: Asking = {},
): unknown {
  const base = lookup(library.calls, 'branches');
  const written = { dimension: 'branch', fields: { code: 'code' }, ...spec };
  const call = {
    ...base,
    params,
    year: params.some(({ name }) => name === 'year') ? 'year' : '',
    members: completeMembers(written),
  };
  const read = readParams(portal, call, { path: {}, query: new URLSearchParams(query) });
  const asked = { portal, ledger: { ...ledger, members: own } as Ledger, call, params: read };
  const answer = askMembers({ ...asked, flat: false, lang, signal: undefined });
  return JSON.parse(writeMembers(answer, call.members)) as unknown;
}

const codes = (rows: unknown): string[] =>
  (rows as { code: string; children?: object[] }[]).flatMap(({ code, children = [] }) => [
    code,
    ...codes(children),
  ]);

describe('an order', () => {
  const order = [paramOf('mark')];
  const spec = { fields: { code: 'code', shut: 'shut' }, sort: ['code'], order: 'mark' };

  it('that is asked for goes before that of the call, and what is unknown stands last', () => {
    expect(codes(ask(spec, order))).toEqual(['CEN', 'FAR', 'HIL', 'RIV']);
    expect(codes(ask(spec, order, 'mark=-code'))).toEqual(['RIV', 'HIL', 'FAR', 'CEN']);
    expect(codes(ask(spec, order, 'mark=shut'))).toEqual(['FAR', 'RIV', 'CEN', 'HIL']);
    expect(codes(ask(spec, order, 'mark=-shut'))).toEqual(['RIV', 'FAR', 'CEN', 'HIL']);
  });

  it('of very many is that of few, in every language and with words to find', () => {
    const many = Array.from({ length: 1200 }, (_, i) => {
      const code = String((i * 7) % 1200).padStart(4, '0');
      const title = { en: `Branch ${i % 50}`, uk: `${'ЯєЖіїИ'[i % 6]} ${i % 40}` };
      const shut = i % 3 === 0 ? {} : { shut: `20${10 + (i % 9)}-01-01` };
      return { ...branch(code, null, shut), title };
    });
    const all = { branch: new Map(many.map((member) => [member.code, [member]])) };
    const large = new Members(library.model, new Map(Object.entries(all)));
    const found = (sort: string, words: string, lang: string) => {
      const { compare } = new Intl.Collator(lang);
      const rest = {
        fields: { code: 'code', name: 'name', shut: 'shut' },
        search: 'size',
      } as const;
      const members = { ...rest, sort: [sort, 'code'] };
      const rows = ask(members, [paramOf('size')], `size=${words}`, {
        lang,
        members: large,
      }) as Record<string, string | null>[];
      const field = sort.replace('-', '');
      const sign = sort === field ? 1 : -1;
      const plain = (a: string, b: string) => Number(a > b) - Number(a < b);
      const sorted = rows.toSorted(
        (a, b) =>
          sign * (field === 'name' ? compare : plain)(a[field] ?? '', b[field] ?? '') ||
          plain(a['code'] ?? '', b['code'] ?? ''),
      );
      expect(rows).toEqual(sorted);
      return rows.length;
    };
    for (const lang of ['uk', 'en'])
      for (const sort of ['name', '-name', 'shut', '-shut', 'code', '-code']) {
        expect(found(sort, '', lang)).toBe(1200);
        expect(found(sort, 'branch 7', lang)).toBe(120);
        expect(found(sort, '011', lang)).toBe(10);
      }
  });
});

describe('a field', () => {
  it('takes the first of its sources that has a value', () => {
    expect(ask({ fields: { day: { of: ['open', 'shut'] } } })).toEqual([
      { day: '2020-03-01' },
      { day: '2022-05-10' },
      { day: '2021-02-01' },
      { day: '2021-12-31' },
    ]);
  });

  it('is decided by attributes of its member, or says whether it is', () => {
    const fields = { room: { decide: 'large' }, large: { decide: 'large', as: 'flag' } } as const;
    expect(ask({ fields })).toEqual([
      { room: 'hall', large: true },
      { room: null, large: false },
      { room: 'tower', large: true },
      { room: null, large: false },
    ]);
  });

  it('says of an attribute whether it is there', () => {
    expect(ask({ fields: { kept: { of: 'kept', as: 'flag' } } })).toEqual([
      { kept: true },
      { kept: false },
      { kept: false },
      { kept: false },
    ]);
  });

  it('is the name of another member whose code it holds', () => {
    const above = { of: 'parent', named: 'branch' };
    expect(ask({ fields: { code: 'code', above } })).toEqual([
      { code: 'CEN', above: null },
      { code: 'RIV', above: 'Branch CEN' },
      { code: 'HIL', above: 'Branch RIV' },
      { code: 'FAR', above: null },
    ]);
  });

  it('is the end of the last version, where none goes on', () => {
    const version = (from: string, to: string | null) => ({ ...branch('OLD', null, {}), from, to });
    const endOf = (...versions: Member[]) =>
      new Members(library.model, new Map([['branch', new Map([['OLD', versions]])]])).endOf(
        'branch',
        'OLD',
      );
    expect(endOf(version('2018-01-01', '2020-12-31'))).toBe('2020-12-31');
    expect(endOf(version('2018-01-01', '2020-12-31'), version('2021-01-01', null))).toBeNull();
    expect(endOf(version('2021-01-01', '2022-06-30'), version('2018-01-01', '2020-12-31'))).toBe(
      '2022-06-30',
    );
  });

  it('is the tree in which a member stands, from its top', () => {
    const tree = { of: 'tree', fields: { code: 'code', size: { of: 'size', as: 'number' } } };
    const [top, , low] = ask({ fields: { tree } } as Partial<MembersSpec>) as { tree: object[] }[];
    expect(codes(low!.tree)).toEqual(['CEN', 'RIV', 'HIL']);
    expect(JSON.parse(JSON.stringify(low))).toMatchObject({
      tree: [{ code: 'CEN', size: 60, children: [{ code: 'RIV', size: 25 }] }],
    });
    expect(top!.tree).toEqual(low!.tree);
  });

  it('is a tree of those members alone that it wants', () => {
    const tree = { of: 'tree', set: { size: '15' }, fields: { code: 'code' } };
    const rows = ask({ fields: { tree } }) as { tree: object[] }[];
    expect(rows.map((row) => codes(row.tree))).toEqual([['HIL'], ['HIL'], ['HIL'], []]);
  });
});

describe('members', () => {
  it('have the attribute that a parameter names', () => {
    const having = (query: string) => codes(ask({ has: 'mark' }, [paramOf('mark')], query));
    expect(having('mark=kept')).toEqual(['CEN']);
    expect(having('mark=shut')).toEqual(['RIV', 'FAR']);
    expect(having('mark=nothing')).toEqual([]);
    expect(having('')).toHaveLength(4);
  });

  it('stand below the last code of a way', () => {
    const params = [paramOf('way'), paramOf('branch')];
    const below = (as: 'list' | 'tree', query: string) =>
      codes(ask({ under: ['way', 'branch'], as }, params, query));
    expect(below('list', 'way=CEN')).toEqual(['RIV']);
    expect(below('tree', 'way=CEN')).toEqual(['RIV', 'HIL']);
    expect(below('list', 'way=CEN.RIV')).toEqual(['HIL']);
    expect(below('list', 'way=CEN&branch=RIV')).toEqual(['HIL']);
    expect(below('list', 'way=FAR.RIV')).toEqual([]);
    expect(below('tree', 'way=FAR&branch=RIV')).toEqual([]);
    expect(below('tree', 'way=')).toEqual(['CEN', 'RIV', 'HIL', 'FAR']);
    expect(() => below('tree', 'way=CEN.')).toThrow(ApiProblem);
  });

  it('are those in force in the year or the month that is asked', () => {
    const params = [paramOf('year'), paramOf('month')];
    const during = { month: 'month', from: 'open', to: 'shut' };
    const then = (query: string) => codes(ask({ during }, params, query));
    expect(then('')).toHaveLength(4);
    expect(then('year=2020')).toEqual(['CEN', 'RIV', 'FAR']);
    expect(then('year=2020&month=2')).toEqual(['RIV', 'FAR']);
    expect(then('year=2021')).toEqual(['CEN', 'RIV', 'HIL', 'FAR']);
    expect(then('year=2022&month=5')).toEqual(['CEN', 'RIV', 'HIL']);
    expect(then('year=2022&month=06')).toEqual(['CEN', 'HIL']);
  });
});

describe('one alone', () => {
  it('is told of after it has ended', () => {
    const params = [paramOf('year'), paramOf('branch')];
    const spec = {
      as: 'one',
      where: { code: 'branch' },
      during: { from: 'open', to: 'shut' },
    } as const;
    expect(ask(spec, params, 'year=2024&branch=FAR')).toEqual({ code: 'FAR' });
    expect(() => ask(spec, params, 'year=2024&branch=ZZZ')).toThrow(ApiProblem);
  });
});

describe('a list', () => {
  const params = [
    paramOf('size'),
    paramOf('branch', { list: true, decided: 'marks', most: 2, message: 'facts.plan' }),
  ];
  const found = (query: string) => codes(ask({ where: { code: 'branch' } }, params, query));

  it('is given by a decision for the other parameters where it is left out', () => {
    expect(found('size=big')).toEqual(['CEN', 'RIV']);
    expect(found('size=small')).toHaveLength(4);
    expect(found('')).toHaveLength(4);
  });

  it('is what is written where the decision gives that too', () => {
    expect(found('size=big&branch=RIV')).toEqual(['RIV']);
    expect(found('size=small&branch=HIL')).toEqual(['HIL']);
    expect(() => found('size=big&branch=HIL')).toThrow(ApiProblem);
  });

  it('takes no more values than it says, each counted once', () => {
    expect(found('branch=CEN&branch=RIV&branch=CEN')).toEqual(['CEN', 'RIV']);
    expect(() => found('branch=CEN&branch=RIV&branch=HIL')).toThrow(ApiProblem);
  });
});
