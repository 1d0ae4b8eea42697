// Styles that the first paint does not need: what is taken out of a sheet, and that nothing is lost.

import { describe, expect, it } from 'vitest';

import { dresser, ASIDE } from './built.ts';
import { partStyle } from './asideStyles.ts';

describe('a sheet without what can come later', () => {
  it('keeps every rule for the first paint, in its order', () => {
    const text =
      'a{b:c}@media print{d{e:f}@media (width>1px){g{h:i}}}j{k:l}@media (forced-colors:active){m{n:o}}@media not print{p{q:r}}@media screen{s{t:u}}';
    expect(partStyle(text)).toEqual({
      kept: 'a{b:c}j{k:l}@media screen{s{t:u}}',
      aside:
        '@media print{d{e:f}@media (width>1px){g{h:i}}}@media (forced-colors:active){m{n:o}}@media not print{p{q:r}}',
    });
  });

  it('is without what only a pointer or the focus shows, and with what it shows otherwise', () => {
    const later = 'a:hover,.b:is(c,d):focus-visible{e:f}g:active{h:i}';
    const now =
      'a:not(:hover){b:c}a:hover,d{e:f}g:has(:focus-visible){h:i}@media (width>1px){a:hover{b:c}}';
    expect(partStyle(now + later)).toEqual({ kept: now, aside: later });
  });

  it('is all of it where nothing can', () => {
    expect(partStyle('@media (width>1px){a{b:c}}')).toEqual({
      kept: '@media (width>1px){a{b:c}}',
      aside: '',
    });
  });
});

it('a document loads the sheet of the others after everything that can be read', () => {
  const manifest = {
    'entry.ts': { file: 'entry.js', isEntry: true, css: ['entry.css'] },
    'alive.ts': { file: 'alive.js', isDynamicEntry: true },
    [ASIDE]: { file: 'aside.css' },
  };
  const { style, tail } = dresser(manifest, { 'entry.css': 'a{}' })([]);
  expect(style).toBe('a{}');
  expect(tail).toContain('<link rel="stylesheet" href="/aside.css">');
});
