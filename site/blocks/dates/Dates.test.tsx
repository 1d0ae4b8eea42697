// The next dates as a reader gets them.

import { expect, it, describe } from 'vitest';

import { textOf } from '../../../tests/render.tsx';
import { renderWrittenBlock, plain } from '../../../tests/renderWritten.ts';

describe('the next dates', () => {
  const next = { words: 'Report', to: '/events/report', day: '2026-11-30', date: '30.11.2026' };

  it('stand with their events, and say which are on', () => {
    const html = plain(
      renderWrittenBlock('dates', { dates: [{ ...next, state: 'now' }], more: null }),
    );
    expect(html).toContain('<time dateTime="2026-11-30">30.11.2026</time>');
    expect(textOf(html)).toBe('30.11.2026 calendar.now Report');
  });

  it('lead to all of them', () => {
    const more = { words: 'Calendar', to: '/calendar' };
    expect(renderWrittenBlock('dates', { dates: [], more })).toContain('href="/calendar"');
  });
});
