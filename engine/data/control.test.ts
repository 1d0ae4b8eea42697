// Which control stands for one that was made anew, or is gone: over a document that only lists what it has.

import { afterEach, expect, it, vi } from 'vitest';

import { describeControl, findControl } from './control.ts';

interface Drawn {
  readonly words: string;
  readonly keep?: string;
  readonly field?: string;
  readonly tag?: string;
}

/** A block of a page with these controls; the names of those that are found are their words. */
function draw(controls: readonly Drawn[]) {
  const block = { id: 'list', querySelectorAll: () => elements, querySelector: () => heading };
  const heading = { textContent: 'Heading', hasAttribute: () => true };
  const elements = controls.map(({ words, keep, field, tag = 'a' }) => {
    const element = {
      localName: tag,
      textContent: words,
      dataset: keep === undefined ? {} : { keep },
      getAttribute: (name: string) => (name === 'name' ? (field ?? null) : null),
      closest: (selector: string) => (selector === '.block' ? block : element),
    };
    return element as unknown as HTMLElement;
  });
  vi.stubGlobal('HTMLSelectElement', Map);
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'list' ? block : null) });
  return elements;
}
afterEach(() => {
  vi.unstubAllGlobals();
});

const remove = (code: string) => ({ words: 'remove', keep: `remove ${code}` });
const emphasise = (code: string) => ({ words: 'emphasise', keep: `emphasise ${code}` });

it.each<[string, readonly Drawn[], number, readonly Drawn[], string]>([
  [
    'the same one, by its words and its place among those of the same',
    [
      { words: 'a', keep: '' },
      { words: 'b', keep: '' },
      { words: 'a', keep: '' },
    ],
    2,
    [
      { words: 'a', keep: '' },
      { words: 'a', keep: '' },
    ],
    'a 1',
  ],
  [
    'a field by its name, whatever stands in it',
    [{ words: '', field: 'find', tag: 'input' }],
    0,
    [{ words: 'new', field: 'find', tag: 'input' }],
    'new 0',
  ],
  [
    'the next one that does the same, where it is gone with what it was for',
    [remove('1'), remove('2'), remove('3')],
    1,
    [remove('1'), { ...remove('3'), words: 'next' }],
    'next 1',
  ],
  [
    'the last one that does the same, where it was the last',
    [remove('1'), remove('2')],
    1,
    [remove('1')],
    'remove 0',
  ],
  [
    'another act on the same, where the act is done',
    [remove('1'), emphasise('2'), remove('2')],
    1,
    [{ ...remove('2'), words: 'here' }, emphasise('1'), remove('1')],
    'here 0',
  ],
  [
    'the field that a link empties',
    [
      { words: '', field: 'find', tag: 'input' },
      { words: 'clear', keep: 'find' },
    ],
    1,
    [{ words: 'empty', field: 'find', tag: 'input' }],
    'empty 0',
  ],
  [
    'what is called as the act',
    [
      { words: 'all', keep: 'choices', tag: 'summary' },
      { words: 'reset', keep: 'choices reset' },
    ],
    1,
    [{ words: 'all', keep: 'choices', tag: 'summary' }],
    'all 0',
  ],
  ['the heading of the block where nothing is left', [remove('1')], 0, [], 'Heading -1'],
])('finds %s', (_, before, acted, after, found) => {
  const control = describeControl(draw(before)[acted]!);
  const drawn = draw(after);
  const at = findControl(control);
  expect(`${at?.textContent} ${drawn.indexOf(at!)}`).toBe(found);
});

it('a link that leads elsewhere on the page is not kept', () => {
  const [link] = draw([{ words: 'region' }]);
  expect(describeControl(link!)).toBeNull();
  expect(findControl(null)).toBeNull();
});
