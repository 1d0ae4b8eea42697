// Two documents as a reader gets them: what they are, their figures, what is gone and what is new in words, or a form.

import { describe, expect, it } from 'vitest';

import { textOf } from '../../../tests/render.tsx';
import { renderWrittenBlock, plain } from '../../../tests/renderWritten.ts';
import type { VersusContent } from './versus.server.ts';

const SIDE = { name: 'Plan', year: '2025', told: 'F-1', to: '/one' };
const HEADS = { first: '2025', second: '2026', difference: '±', percent: '%', note: 'Note' };
const NOTHING: VersusContent = {
  notes: [],
  sides: [],
  choice: null,
  ways: [{ words: 'Only', to: '/compare?thing=7&thing=8&only=changed' }],
  explanation: [],
  invented: false,
  lang: '',
  heads: HEADS,
  summary: '',
  figures: [],
  chapters: [],
};
const versus = (content: Partial<VersusContent>, page = {}) =>
  plain(renderWrittenBlock('versus', { ...NOTHING, ...content }, page));

describe('two documents', () => {
  it('say in words what is gone and what is new, in the language of the documents', () => {
    const parts = [
      { kind: 'gone' as const, text: 'сто' },
      { kind: 'new' as const, text: 'двісті' },
    ];
    const text = { changed: true, parts };
    const html = versus({
      lang: 'uk',
      chapters: [{ id: '1', title: 'Goal', only: null, text, lines: [], changed: true }],
    });
    expect(html).toContain(
      '<p class="versus-text" lang="uk"><del><i class="versus-word">versus.gone </i>сто</del><ins>',
    );
    expect(textOf(html)).toContain('versus.new двісті');
  });

  it('have a table of their figures whose columns are called by what tells them apart', () => {
    const html = versus({
      figures: [
        {
          label: ['Total'],
          first: '1',
          second: '2',
          difference: '+1',
          percent: '+100.0%',
          changed: true,
          note: '',
        },
      ],
    });
    expect(html).toContain('<td role="cell" class="amount" data-label="2026">2</td>');
    expect(html).toContain('<th role="rowheader" scope="row"><span>Total</span></th>');
  });

  it('have no column in which nothing stands', () => {
    const line = {
      label: ['Pieces'],
      first: '1',
      second: '2',
      difference: '+1',
      percent: '',
      changed: true,
      note: '',
    };
    expect(versus({ figures: [line] })).not.toContain('>%<');
  });

  it('are chosen by a plain form, one of them or both', () => {
    const groups = [{ title: 'Plans', options: [{ value: '8', label: 'Plan, 2026' }] }];
    const choice = {
      action: '/compare',
      query: 'thing',
      first: '7',
      groups: [groups, groups] as const,
    };
    const one = versus({ choice, sides: [SIDE] }, { prefix: 'en' });
    expect(one).toContain('<form class="versus-choice" action="/en/compare" method="get">');
    expect(one).toContain('<input type="hidden" name="thing" value="7"/>');
    expect(one.match(/<select/g)).toHaveLength(1);
    expect(versus({ choice: { ...choice, first: '' } }).match(/<select/g)).toHaveLength(2);
    expect(versus({ choice: { ...choice, groups: [[], []] } })).toContain('versus.nothing');
  });

  it('have links to what differs alone and to others', () => {
    expect(versus({})).toContain('href="/compare?thing=7&amp;thing=8&amp;only=changed"');
  });

  it('of two kinds have deviations, each with what is said of it', () => {
    const line = { first: '5', second: '4', difference: '-1', percent: '-20%', changed: true };
    const lines = [{ ...line, label: ['Books'], note: 'Fewer readers.' }];
    const chapters = [{ id: '', title: 'Uses', only: null, text: null, lines, changed: true }];
    const heads = { ...HEADS, first: 'Plan', second: 'Done' };
    const html = versus({ heads, chapters, explanation: ['It rained.'] });
    expect(html).toContain('data-label="Plan">5</td>');
    expect(html).toContain('<td role="cell" data-label="Note">Fewer readers.</td>');
    expect(textOf(html)).toContain('versus.explanation It rained.');
  });

  it('one of which is not there are not compared', () => {
    const content = {
      absent: 'No such plan.',
      named: true,
      back: { words: 'Plans', to: '/plans' },
    };
    expect(plain(renderWrittenBlock('versus', content))).toBe(
      '<p class="empty">No such plan.</p><p><a href="/plans">Plans</a></p>',
    );
  });
});
