// What a reader gets of a list that is made up: links and a form, none of which needs a script.

import { expect, it } from 'vitest';

import { tagsOf, textOf } from '../../../tests/render.tsx';
import { renderWrittenBlock, plain } from '../../../tests/renderWritten.ts';
import type { MembersContent } from './members.server.ts';

const CONTENT: MembersContent = {
  chosen: [{ code: '01', number: 1, name: 'One', to: '/at/01', remove: '/?who=02' }],
  removeAll: '/',
  full: '',
  form: {
    action: '/here#set',
    query: 'who',
    label: 'Name or code',
    kept: [
      ['who', '01'],
      ['who', '02'],
      ['year', '2024'],
    ],
  },
  found: [],
  like: [{ words: 'Near', to: '/?who=01&who=03', why: 'the same town' }],
  failed: false,
  examples: [],
};

it('the form keeps the list and all else that is chosen, and adds one', () => {
  const html = plain(renderWrittenBlock('search', CONTENT, { prefix: 'en' }));
  expect(html).toContain('<form action="/en/here#set" method="get">');
  expect(tagsOf(html, 'input').filter((tag) => tag.includes('hidden'))).toEqual([
    '<input type="hidden" name="who" value="01"/>',
    '<input type="hidden" name="who" value="02"/>',
    '<input type="hidden" name="year" value="2024"/>',
  ]);
  expect(html).toContain('selection.add-second');
});

it('one is taken out, all are, and others are proposed with the reason, by links', () => {
  const html = plain(renderWrittenBlock('search', CONTENT));
  expect(html).toContain('<a href="/?who=02" data-keep="remove 01"');
  expect(html).toContain(
    '<a href="/" data-keep="remove-all" data-done="selection.removed-all">selection.remove-all</a>',
  );
  expect(textOf(html)).toContain('selection.like Near the same town');
});

it('where the list is full that is said, and no form stands there', () => {
  const html = renderWrittenBlock('search', {
    ...CONTENT,
    full: 'As many as possible: 10',
    form: null,
  });
  expect(html).not.toContain('<form');
  expect(html).toMatch(/data-outcome="">As many as possible: 10/);
});

it('with nothing chosen there is a form, and examples to begin with', () => {
  const examples = [{ words: 'Two towns', to: '/?who=01&who=02' }];
  const html = plain(renderWrittenBlock('search', { ...CONTENT, chosen: [], like: [], examples }));
  expect(html).not.toContain('<ol');
  expect(html).toContain('selection.add<');
  expect(textOf(html)).toContain('selection.examples Two towns');
});

it('that neighbours cannot be told is said, and the list can be made up all the same', () => {
  const html = renderWrittenBlock('search', { ...CONTENT, like: [], failed: true });
  expect(html).toContain('selection.like-failed');
  expect(html).toContain('<form');
});
