// A picture for saving: what stands around its drawing, and that it needs nothing else.

import { expect, it } from 'vitest';

import { readPalette } from './palette.ts';
import { drawLine, framePicture, wrapText, type Picture } from './pictures.ts';

const PICTURE: Picture = {
  subtitle: 'Lent, 2024',
  notes: [],
  words: 'Adults: 900.',
  meaning: 'gain',
  height: 40,
  markup: '<rect width="10" height="10" fill="var(--m)"/>',
};

const color = readPalette(
  ':root{--paper:light-dark(#fff,#000);--m-gain:var(--m-one);--m-one:light-dark(#123456, #fff);--ink:#111;--letters:Own;--headings:Own Serif}',
);

const frame = (title: string) =>
  framePicture(
    { lang: 'en', title, picture: PICTURE, marks: ['Invented.'], foot: ['City & Library'] },
    { color, faces: (text) => (text.includes('Loans') ? '@font-face{font-family:Own}' : '') },
  );

it('says its title, its marks and its source, in its letters and to those who do not see it', () => {
  const svg = frame('Loans < 1000');
  expect(svg).toContain('<title id="title">Loans &lt; 1000</title>');
  expect(svg).toContain('<desc id="desc">Adults: 900. Invented. City &amp; Library</desc>');
  for (const words of ['Invented.', 'Lent, 2024', 'City &amp; Library'])
    expect(svg).toContain(`>${words}</text>`);
});

it('has the letters of its texts in itself, by the names that the style has for them', () => {
  const svg = frame('Loans');
  expect(svg).toContain('<style>@font-face{font-family:Own}</style>');
  expect(svg).toContain('font-family="Own, sans-serif"');
});

it('has its colours in figures; one that nobody knows is that of letters', () => {
  const svg = frame('Loans');
  expect(svg).toContain('fill="#123456"');
  expect(svg).not.toContain('var(');
  expect(svg).toContain('fill="#15202b"');
});

it('a long title stands in lines that are about as long as each other', () => {
  const title = 'More books than ever before were lent by all branches of the library of this city';
  const lines = [...frame(title).matchAll(/font-family="[^"]*Serif[^>]*>([^<]+)</g)];
  expect(lines).toHaveLength(2);
  const [first = 0, second = 0] = lines.map(([, words = '']) => words.length);
  expect(Math.abs(first - second)).toBeLessThan(title.length / 4);
});

it('no word is cut, however narrow its place', () => {
  expect(wrapText('a verylongword b', 20, { size: 14 })).toEqual(['a', 'verylongword', 'b']);
});

it('figures in a line stand apart in whatever letters they are shown, and where they are copied', () => {
  const { markup } = drawLine(
    ['Adults', { size: 16 }],
    [
      ['900', { size: 16, bold: true }],
      ['96 %', { size: 16 }],
    ],
  );
  const texts = markup.match(/<text.*?<\/text>/g)?.map((text) => text.replaceAll(/<[^>]*>/g, ''));
  expect(texts).toEqual(['Adults', '900\u00a0\u00a096 %']);
});
