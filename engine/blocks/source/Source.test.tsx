// Where figures come from, as a reader gets it.

import { expect, it } from 'vitest';

import { textOf } from '../../../tests/render.tsx';
import { renderWrittenBlock } from '../../../tests/renderWritten.ts';

const SOURCE = {
  text: 'Reports of the branches.',
  loaded: 'Loaded until June.',
  cite: 'Libraries. Loans.',
  use: { words: 'How to use them', to: '/reuse' },
};

it('a source says who keeps the figures, how far they reach, how to cite them', () => {
  expect(textOf(renderWrittenBlock('source', SOURCE))).toBe(
    'Reports of the branches. Loaded until June. source.how Libraries. Loans. How to use them',
  );
});

it('what is not known is not said', () => {
  expect(
    textOf(renderWrittenBlock('source', { text: null, loaded: '', cite: '', use: null })),
  ).toBe('');
});
