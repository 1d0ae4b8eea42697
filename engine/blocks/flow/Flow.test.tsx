// A flow as a reader gets it: each pair once, in words; the drawing is for eyes only.

import { describe, expect, it } from 'vitest';

import { textOf } from '../../../tests/render.tsx';
import { renderWrittenBlock, plain } from '../../../tests/renderWritten.ts';
import type { FlowContent, FlowShown } from './content.server.ts';
import { layOut } from './layOut.server.ts';

const amount = (spoken: string) => ({ spoken, exact: `${spoken} 000,00` });
const item = (words: string, kind: 'own' | 'rest' | 'missing' = 'own') => ({
  kind,
  words,
  to: kind === 'own' ? `/loans?open=${words}` : '',
  meaning: words === 'Shelf' ? 'income' : '',
  amount: amount('5'),
  share: '50,0 %',
});
const beside = [
  { part: 0.5, tall: 40 },
  { part: 0.5, tall: 40 },
];
const SHOWN: FlowShown = {
  id: 'loans',
  middle: { name: 'Loans', amount: amount('10') },
  sides: [
    { title: 'From', items: [item('Shelf'), item('3 more', 'rest')] },
    { title: 'To', items: [item('Reader'), item('Not loaded', 'missing')] },
  ],
  drawing: layOut([beside, beside]),
};
const flow = (content: Partial<FlowContent> = {}) =>
  plain(
    renderWrittenBlock('flow', {
      state: 'ready',
      message: '',
      subtitle: 'Lent, 2026',
      notes: [],
      coverage: null,
      flow: SHOWN,
      ...content,
    }),
  );

describe('a flow', () => {
  it('says every pair once: from where to where, how much, which share', () => {
    const items = flow()
      .match(/<li class="(?:own|rest|missing)">.*?<\/li>/g)!
      .map(textOf);
    expect(items).toEqual([
      'Shelf → Loans 5 50,0 %',
      '3 more → Loans 5 50,0 %',
      'Loans → Reader 5 50,0 %',
      'Loans → Not loaded 5 50,0 %',
    ]);
  });

  it('links the names that lead somewhere, and no others', () => {
    expect(flow().match(/href="[^"]*"/g)).toEqual([
      'href="/loans?open=Shelf"',
      'href="/loans?open=Reader"',
    ]);
  });

  it('hides its drawing from who does not see it, and gives each band its meaning', () => {
    const drawings = flow().match(/<svg[^>]*>/g)!;
    expect(drawings.every((svg) => svg.includes('aria-hidden="true"'))).toBe(true);
    const fills = [...flow().matchAll(/<path d="M2[^>]* fill="([^"]*)"/g)].map(([, fill]) => fill);
    expect(fills[0]).toBe('var(--m-income)');
    expect(fills[1]).toBe('var(--m-rest)');
    expect(flow()).toContain('fill="var(--m-item)" fill-opacity=".4"');
    expect(flow()).toContain('fill="url(#loans-hatch)"');
  });

  it('tells no share where there is none, and says what is missing', () => {
    const without = {
      ...SHOWN,
      sides: SHOWN.sides.map((side) => ({
        ...side,
        items: side.items.map((each) => ({ ...each, share: '' })),
      })) as never,
    };
    const html = flow({ flow: without, notes: ['A part is not loaded.'] });
    expect(html).not.toContain('%');
    expect(textOf(html)).toContain('A part is not loaded.');
    const none = { flow: null, state: 'empty', message: 'Nothing is loaded.' } as const;
    expect(textOf(flow(none))).toBe('Lent, 2026 Nothing is loaded.');
  });
});
