// The gallery has every page, kind and chart of the portal with what draws it.

import { expect, it } from 'vitest';

import { gallery } from '../../scripts/studio/gallery.ts';
import { KINDS, ROOMS } from '../../site/kinds.ts';
import { foldersOf } from '../overlay.ts';

const studio = { folders: foldersOf('library'), kinds: KINDS, rooms: ROOMS };

it('shows pages by their addresses, kinds by their examples, charts drawn', async () => {
  const { things } = await gallery(studio, { drafts: {}, language: 'en' });
  const of = (sort: string) => things.filter((thing) => thing.sort === sort);
  const page = of('page').find(({ name }) => name === 'loans');
  expect(page).toMatchObject({ address: '/loans', path: 'config/pages/loans.yaml' });
  expect(page?.yaml).toContain('blocks:');
  expect(of('page').every(({ address }) => !address.includes(':'))).toBe(true);
  expect(new Set(of('kind').map(({ name }) => name.replace(/:.*/, '')))).toEqual(
    new Set(Object.keys(KINDS)),
  );
  for (const { yaml, address, title } of of('kind')) {
    expect(yaml).toMatch(/^- kind: /);
    expect(address).toMatch(/^\/_blocks#example-\d+$/);
    expect(title).not.toBe('');
  }
  expect(of('chart').length).toBeGreaterThan(0);
  for (const { svg, path } of of('chart')) {
    expect(svg).toMatch(/^<svg xmlns/);
    expect(svg).not.toMatch(/var\(|NaN|<script/);
    expect(path).toMatch(/^config\/charts\//);
  }
});

it('of drafts with mistakes is refused in both languages', async () => {
  const drafts = { 'config/pages/loans.yaml': 'title: [\n' };
  await expect(gallery(studio, { drafts, language: 'uk' })).rejects.toMatchObject({
    status: 422,
    said: { uk: expect.any(String) as string, en: expect.any(String) as string },
  });
});
