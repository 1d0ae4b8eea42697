// A tally as a reader gets it: counts below what they are of.

import { expect, it } from 'vitest';

import { renderWrittenBlock, plain } from '../../../tests/renderWritten.ts';

it('each count stands with what it is of, and the day of the load below', () => {
  const items = [
    { label: 'Rooms', count: '1 234', about: '' },
    { label: { words: 'Міст', lang: 'uk' }, count: '27', about: 'rooms there: 1 200' },
  ];
  expect(
    plain(renderWrittenBlock('tally', { items, loaded: 'Loaded on 01.09.2026.', none: '' })),
  ).toBe(
    '<dl class="tally"><div><dt>Rooms</dt><dd><b>1 234</b></dd></div><div><dt><span lang="uk">Міст</span></dt><dd><b>27</b><small>rooms there: 1 200</small></dd></div></dl><p class="tally-loaded">Loaded on 01.09.2026.</p>',
  );
  expect(renderWrittenBlock('tally', { items, loaded: '', none: '' })).not.toContain(
    'tally-loaded',
  );
});

it('where there is nothing to count, that is said, not noughts', () => {
  expect(plain(renderWrittenBlock('tally', { items: [], loaded: '', none: 'No list.' }))).toBe(
    '<p class="empty">No list.</p>',
  );
});
