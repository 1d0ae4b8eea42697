// Branches as a reader gets them: a treegrid whose closed rows are links, found ones with a word, the rest of a level behind a link.

import { describe, expect, it } from 'vitest';

import { renderWrittenBlock, plain } from '../../../tests/renderWritten.ts';
import { readKept } from '../../state/kept.ts';
import type { BranchesContent, ShownRow } from './branches.server.ts';
import { branchesKeeps, type BranchesBlock } from './branches.kind.ts';

const ROW: ShownRow = {
  code: '1',
  name: 'First',
  to: '/things/1',
  level: 1,
  position: 1,
  size: 2,
  expanded: false,
  isLeading: false,
  isWhole: false,
  isFound: false,
  cells: ['7'],
  hidden: 0,
  turn: '/things?open=1#tree',
};
const TREE: BranchesContent = {
  name: 'Tree',
  lead: 'Two at the top.',
  found: '',
  empty: '',
  columns: [{ title: 'Below', as: 'count' }],
  rows: [ROW],
  isWhole: false,
  isLevel: false,
};
const tree = (content: Partial<BranchesContent>, page = {}) =>
  plain(renderWrittenBlock('branches', { ...TREE, ...content }, page));

describe('branches', () => {
  it('are a treegrid that says level, place and what is open', () => {
    const html = tree({}, { prefix: 'en' });
    expect(html).toContain('<table role="treegrid" class="branches-grid" aria-label="Tree"');
    expect(html).toContain(
      'aria-level="1" aria-posinset="1" aria-setsize="2" aria-expanded="false"',
    );
    expect(html).toContain('href="/en/things?open=1#tree"');
    expect(html).toContain('aria-label="branches.below First"');
    expect(html).toContain('<a href="/en/things/1">First</a>');
    expect(html).toContain('<td role="gridcell" class="branches-number" data-label="Below">7</td>');
  });

  it('say of a row without a level below nothing that could be opened', () => {
    const html = tree({ rows: [{ ...ROW, expanded: null, turn: '' }] });
    expect(html).not.toContain('aria-expanded');
    expect(html).not.toContain('data-turn');
  });

  it('let the name of a group open it', () => {
    const html = tree({ rows: [{ ...ROW, to: '' }] });
    expect(html).toContain('data-turn="1">First</a>');
  });

  it('mark what was found with a word, and say how many there are', () => {
    const html = tree({ rows: [{ ...ROW, isFound: true }], found: 'Found: 1.' });
    expect(html).toContain('<small class="branches-mark">branches.found-one</small>');
    expect(html).toContain('<p class="branches-lead" role="status">Found: 1.</p>');
    expect(tree({ rows: [], empty: 'Nobody.' })).toContain('<p class="empty">Nobody.</p>');
  });

  it('stand for the rest of a level by a link', () => {
    const more = {
      ...ROW,
      code: '1',
      cells: [],
      hidden: 12,
      position: 101,
      turn: '/things?open=1*',
    };
    expect(tree({ rows: [more] })).toContain(
      '<a href="/things?open=1*" data-keep="" data-more="1">branches.more 12</a>',
    );
  });

  it('are rows alone where a level is asked by itself', () => {
    const html = tree({ isLevel: true });
    expect(html).toMatch(/^<table><tbody/);
    expect(html).not.toContain('treegrid');
  });
});

describe('open branches of an address', () => {
  const portal = {
    settings: { queries: { open: 'open' } },
    calls: { top: { members: { dimension: 'thing', by: '', trees: null } } },
  } as never;
  const block = { kind: 'branches', call: 'top' } as unknown as BranchesBlock;
  const isMember = (_: string, code: string) => code.startsWith('1');
  const read = (query: string) =>
    readKept(branchesKeeps({ portal, isMember }, [block]), new URLSearchParams(query));

  it('are taken where somebody has the code, and told where nobody has', () => {
    expect(read('open=1,11*,-12')).toMatchObject({
      values: { words: ['1', '11*', '-12'] },
      written: [['open', '1,11*,-12']],
      dropped: [],
    });
    expect(read('open=1,2,%3Cb%3E')).toMatchObject({ values: { words: ['1'] }, dropped: ['open'] });
    expect(read('open=*').values).toEqual({ words: ['*'] });
  });
});
