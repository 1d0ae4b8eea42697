// A tree of records as a reader gets it: a treegrid whose closed rows are links, found ones with a word, the rest of a level behind a link.

import { describe, expect, it } from 'vitest';

import { exampleOf, renderBlock, tagsOf } from '../../../tests/render.tsx';
import { visibleRows } from '../treegrid/tree.ts';
import { packRecord, unpackRecord, withoutShownRecords, withShownRecords } from './carried.ts';
import type { RecordsView } from './records.kind.ts';

const EXAMPLE = 'a tree with a level open, and what was searched for in its place';
const tree = async () =>
  await renderBlock(exampleOf('records', EXAMPLE), { address: '/things?words=a' });

describe('a tree of records', () => {
  it('is a treegrid that says level, place and what is open', async () => {
    const rows = tagsOf(await tree(), 'tr').slice(1);
    expect(rows.map((row) => /aria-level="(\d)"/.exec(row)?.[1])).toEqual(['1', '2', '2', '1']);
    expect(rows.map((row) => /aria-expanded="(\w+)"/.exec(row)?.[1])).toEqual([
      'true',
      undefined,
      undefined,
      'false',
    ]);
  });

  it('has rows that are links to where they are open or closed, and the rest of a level', async () => {
    const turns = tagsOf(await tree(), 'a').filter((tag) => /opener|records-more/.test(tag));
    expect(turns.map((tag) => /href="([^"]*)"/.exec(tag)?.[1])).toEqual([
      '?words=a&amp;open=-1#records-4',
      '?words=a&amp;open=1*#records-4',
      '?words=a&amp;open=2#records-4',
    ]);
  });

  it('leads on by names, but of groups, which open by theirs', async () => {
    const html = await tree();
    expect(html).toMatch(/<a href="\/things\/11"[^>]*>Нижче першого<\/a>/);
    expect(html).toMatch(/class="opener"[^>]*>Група<\/a>/);
  });

  it('marks what was found with a word', async () => {
    expect(await tree()).toMatch(/<tr[^>]*class="records-found"[^>]*>.*?records-mark/);
  });
});

describe('a tree in a document', () => {
  const { tree: shown, ...view } = exampleOf('records', EXAMPLE) as RecordsView;
  const HALL = { words: { words: 'Hall', lang: 'en' }, note: '' };
  const rows = shown!.rows.with(3, ['2', 1, 1, [HALL], { to: '' }]);

  it('leaves out what it shows and gets it back from its cells', () => {
    const whole = { ...view, html: '', tree: { ...shown!, rows } };
    const all = rows.map(unpackRecord);
    const lines = visibleRows(all, new Set(shown!.open)).map(({ node: { cells } }) => {
      const [name = '', ...others] = cells.map(({ words }) => String(words));
      return { name, cells: others };
    });
    const sent = withoutShownRecords(whole);
    expect(sent.tree?.rows.map(([, , , cells]) => cells?.length)).toEqual([0, 0, 0, 1]);
    expect(withShownRecords(sent, lines)).toEqual(whole);
    expect(all.map(packRecord)).toEqual(rows);
    expect(packRecord({ id: 'a', level: 1, children: 0, cells: [] })).toEqual(['a', 1, 0]);
  });
});
