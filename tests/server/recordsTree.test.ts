// A tree of records over HTTP: what stands open comes with the page and is carried once, a level or the rest of one by itself.

import { describe, expect, it } from 'vitest';

import { unpackRecord } from '../../engine/blocks/records/carried.ts';
import type { RecordsView, RecordTreeRow } from '../../engine/blocks/records/records.kind.ts';
import { assertDefined } from '../../engine/model/lookup.ts';
import type { View } from '../../engine/model/portal.ts';
import { siteOfDemonstration } from '../site.ts';

const served = siteOfDemonstration();

const TREE = '/spending-agencies/hierarchical';
const TOP = '90000022';

async function treeAt(query: string) {
  const { payload, statusCode } = await served.site.inject(`/_view${TREE}?${query}`);
  expect(statusCode).toBe(200);
  const view = JSON.parse(payload) as View;
  const block = view.blocks.find(({ kind }) => kind === 'records') as RecordsView | undefined;
  const { rows, open } = assertDefined(block?.tree);
  return { open, rows: rows.map(unpackRecord) };
}

const idsOf = ({ rows }: { readonly rows: readonly RecordTreeRow[] }) => rows.map(({ id }) => id);

describe('a tree of records', () => {
  it('has the levels of open rows below them, and each level by itself', async () => {
    const closed = await treeAt('');
    const whole = await treeAt(`open=${TOP}`);
    const level = await treeAt(`block=tree&_part=${TOP}`);
    expect(closed.open).toEqual([]);
    expect(whole.open).toEqual([TOP]);
    expect(level.rows.map((row) => row.level)).toEqual([2, 2]);
    const place = idsOf(closed).indexOf(TOP);
    expect(idsOf(whole)).toEqual(idsOf(closed).toSpliced(place + 1, 0, ...idsOf(level)));
    expect(closed.rows.every(({ to, cells }) => to === undefined && cells.length > 0)).toBe(true);
  });

  it('shows what was found in its place, and stands for the rest of its level', async () => {
    const { rows: below } = await treeAt(`block=tree&_part=${TOP}`);
    const code = assertDefined(below[0]).id;
    const found = await treeAt(`search=${code}`);
    expect(found.open).toEqual([TOP]);
    expect(idsOf(found)).toEqual([TOP, code, `${TOP}*`]);
    expect(found.rows.map(({ leads, isFound, rest }) => [leads, isFound, rest])).toEqual([
      [true, undefined, undefined],
      [undefined, true, undefined],
      [undefined, undefined, 1],
    ]);
    const whole = await treeAt(`search=${code}&block=tree&_part=${encodeURIComponent(`${TOP}*`)}`);
    expect(idsOf(whole)).toEqual(below.map(({ id }) => id));
    expect(whole.rows[0]?.isFound).toBe(true);
    const opened = await treeAt(`search=${code}&open=${encodeURIComponent(`${TOP}*`)}`);
    expect(opened.open).toEqual([TOP, `${TOP}*`]);
    expect(idsOf(opened)).toEqual([TOP, ...idsOf(whole)]);
    expect((await treeAt(`search=${code}&open=-${TOP}`)).open).toEqual([]);
  });

  it('is carried once: the document has its rows, the data beside it only how they stand', async () => {
    const { payload } = await served.site.inject(`${TREE}?open=${TOP}`);
    const [document = '', carried = ''] = payload.split('id="carried"');
    const { rows } = await treeAt(`open=${TOP}`);
    for (const { cells } of rows) {
      const name = String(cells[0]?.words);
      expect(document).toContain(`>${name}</a>`);
      expect(carried).not.toContain(name);
    }
    expect(carried).toContain(`["${TOP}",1,2]`);
  });
});
