// Levels of a tree: who stands below whom and how many, groups at the top, what was searched for in its place.

import { describe, expect, it } from 'vitest';

import { completeMembers } from '../../../tests/completeMembers.ts';
import { portalOf } from '../../../tests/portals.ts';
import type { MembersSpec } from '../../../schemas/types.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { Members, type Member } from '../../ledger/model/members.ts';
import { lookup } from '../../model/lookup.ts';
import type { Filter, Param } from '../../model/portal.ts';
import { readParams } from '../params.ts';
import { askMembers, writeMembers } from './members.ts';

const library = portalOf('library');
const words = lookup(library.filters, 'words');
const filters: Record<string, Filter> = Object.fromEntries(
  (
    [
      ['way', { kind: 'member', dimension: 'branch', or: ['subject'], joined: '.' }],
      ['words', {}],
      ['kind', {}],
    ] as const
  ).map(([name, more]) => [name, { ...words, ...more, name, query: name }]),
);
const PARAMS: Param[] = Object.keys(filters).map((name) => ({
  name,
  filter: name,
  required: false,
  list: false,
  most: Number.MAX_SAFE_INTEGER,
  message: '',
}));

function branch(code: string, parent: string | null, subject: string): Member {
  const attributes = { subject, kind: parent === null ? 'main' : 'lower' };
  return {
    code,
    parent,
    from: null,
    to: null,
    title: { en: `Branch ${code}` },
    attributes,
    origin: 0,
  };
}

const BRANCHES = [
  branch('CEN', null, '500'),
  branch('RIV', 'CEN', '500'),
  branch('HIL', 'RIV', '500'),
  branch('EAS', 'CEN', '900'),
  branch('FAR', null, '900'),
];
const subject = (code: string): Member => ({
  ...branch(code, null, ''),
  title: { en: `Subject ${code}` },
});
const members = new Members(
  library.model,
  new Map([
    ['branch', new Map(BRANCHES.map((member) => [member.code, [member]]))],
    ['subject', new Map(['500', '900'].map((code) => [code, [subject(code)]]))],
  ]),
);
const ledger = { members, latest: [], model: library.model } as unknown as Ledger;

interface Node {
  readonly code: string;
  readonly name: string;
  readonly below: number;
  readonly childCount: number;
  readonly isFound: boolean;
  readonly children: Node[];
}

function ask(spec: Partial<MembersSpec>, query = ''): Record<string, Node[]> {
  const written: MembersSpec = {
    dimension: 'branch',
    fields: { code: 'code', name: 'name' },
    as: 'level',
    under: 'way',
    search: 'words',
    where: { kind: 'kind' },
    sort: ['name'],
    ...spec,
  };
  const call = {
    ...lookup(library.calls, 'branches'),
    id: JSON.stringify(spec),
    path: '/api/x',
    params: PARAMS,
    year: '',
    members: completeMembers(written),
  };
  const portal = { ...library, filters };
  const params = readParams(portal, call, { path: {}, query: new URLSearchParams(query) });
  const answer = askMembers({
    portal,
    ledger,
    call,
    params,
    flat: false,
    lang: 'en',
    signal: undefined,
  });
  return JSON.parse(writeMembers(answer, call.members)) as Record<string, Node[]>;
}

const told = (nodes: readonly Node[] = []) =>
  nodes.map(({ code, below, childCount }) => `${code} ${below} ${childCount}`);

describe('a level', () => {
  it('has who stands at the top, or right below a way, and how many stand below each', () => {
    expect(told(ask({})['items'])).toEqual(['CEN 3 2', 'FAR 0 0']);
    expect(told(ask({}, 'way=CEN')['items'])).toEqual(['EAS 0 0', 'RIV 1 1']);
    expect(told(ask({}, 'way=CEN.RIV')['items'])).toEqual(['HIL 0 0']);
    expect(told(ask({}, 'way=FAR.RIV')['items'])).toEqual([]);
    expect(ask({}, 'way=FAR.RIV')['path']).toEqual([]);
  });

  it('has the whole way from the top, wherever the question begins', () => {
    expect(told(ask({}, 'way=HIL')['path'])).toEqual(['CEN 3 2', 'RIV 1 1', 'HIL 0 0']);
  });

  it('has one at its top whose parent does not suit the question', () => {
    expect(told(ask({}, 'kind=lower')['items'])).toEqual(['EAS 0 0', 'RIV 1 1']);
  });

  it('begins with groups, and each stands in its own', () => {
    const by = { trees: { param: 'kind', of: { any: { by: 'subject' } } }, where: {} };
    expect(ask(by)['items']!.map(({ name }) => name)).toEqual(['Subject 500', 'Subject 900']);
    expect(told(ask(by)['items'])).toEqual(['500 3 1', '900 2 2']);
    expect(told(ask(by, 'way=900')['items'])).toEqual(['EAS 0 0', 'FAR 0 0']);
    expect(told(ask(by, 'way=500.CEN')['items'])).toEqual(['RIV 1 1']);
    expect(told(ask(by, 'way=500.EAS')['items'])).toEqual([]);
    expect(told(ask(by, 'way=EAS')['path'])).toEqual(['900 2 2', 'EAS 0 0']);
  });
});

describe('what is searched for', () => {
  it('stands in its place, with those above it', () => {
    const { items = [], found } = ask({}, 'words=hil');
    expect(found).toBe(1);
    expect(told(items)).toEqual(['CEN 3 2']);
    expect(told(items[0]!.children)).toEqual(['RIV 1 1']);
    expect(items[0]!.children[0]!.children).toMatchObject([{ code: 'HIL', isFound: true }]);
    expect(items[0]!.isFound).toBe(false);
  });

  it('is counted although not all of it is shown', () => {
    const { items = [], found } = ask({ limit: 1 }, 'words=branch');
    expect(found).toBe(5);
    expect(told(items)).toEqual(['CEN 3 2']);
    expect(items[0]!.children).toEqual([]);
  });

  it('may be nowhere', () => {
    expect(ask({}, 'words=nobody')).toEqual({ path: [], items: [], found: 0 });
  });
});

describe('links', () => {
  it('are the way down and what stands right below it', () => {
    const { nodes, links, path } = ask({ as: 'links' }, 'way=RIV');
    expect(path).toEqual(['CEN', 'RIV']);
    expect(told(nodes)).toEqual(['CEN 3 2', 'RIV 1 1', 'HIL 0 0']);
    expect(links).toEqual([
      { source: 'CEN', target: 'RIV' },
      { source: 'RIV', target: 'HIL' },
    ]);
  });
});
