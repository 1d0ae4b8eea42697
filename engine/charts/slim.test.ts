// What a slim drawing keeps: figures as they were written, whatever is cut from places and sizes.

import { expect, it } from 'vitest';

import { slimSvg } from './slim.ts';

it('a figure in a drawing is the one that its sentence says', () => {
  const drawn = slimSvg(
    '<svg width="328"><text transform="translate(12.3456,7.25)">4.09 billion</text></svg>',
    'still',
  );
  expect(drawn).toContain('>4.09 billion<');
  expect(drawn).toContain('translate(12.3,7.3)');
});
