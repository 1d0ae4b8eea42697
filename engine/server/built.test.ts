// A document carries what its own kinds of block need, each file once, what others build on first.

import { describe, expect, it } from 'vitest';

import { dresser, buildMessageFilter, type BuildManifest } from './built.ts';

const MANIFEST: BuildManifest = {
  'entry-client.ts': { file: 'a/entry.js', css: ['a/entry.css'], isEntry: true },
  'alive.ts': {
    file: 'a/alive.js',
    imports: ['_common.js', 'entry-client.ts'],
    isDynamicEntry: true,
  },
  '_common.js': { file: 'a/common.js', css: ['a/common.css'] },
  '_figures.js': { file: 'a/figures.js', css: ['a/figures.css'], imports: ['_common.js'] },
  '../engine/blocks/table/Table.tsx': {
    file: 'a/Table.js',
    css: ['a/Table.css'],
    imports: ['_common.js', '_figures.js'],
    isDynamicEntry: true,
  },
  '../engine/blocks/table/Zoom.tsx': {
    file: 'a/Zoom.js',
    css: ['a/Zoom.css'],
    isDynamicEntry: true,
  },
  '../engine/blocks/chart/Chart.tsx': {
    file: 'a/Chart.js',
    css: ['a/Chart.css'],
    imports: ['_figures.js'],
    isDynamicEntry: true,
  },
  'blocks/codes/Codes.tsx': { file: 'a/Codes.js', imports: ['_common.js'], isDynamicEntry: true },
};
const STYLES = Object.fromEntries(
  ['entry', 'common', 'figures', 'Table', 'Zoom', 'Chart'].map((name) => [
    `a/${name}.css`,
    `${name} `,
  ]),
);
const dress = dresser(MANIFEST, STYLES);
const named = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

describe('what a document has of the build', () => {
  it('is the frame alone where no kind stands on the page', () => {
    const { style, tail, parts } = dress([]);
    expect(style).toBe('entrycommon');
    // the starter alone runs before the page is touched
    expect(tail).toBe('<script type="module" src="/a/entry.js"></script>');
    expect(parts).toBe('/a/common.js /a/alive.js /a/entry.css /a/common.css');
  });

  it('is each style once, those that kinds share before their own, and none of other kinds', () => {
    expect(dress(['table', 'chart', 'table']).style).toBe('entrycommonfiguresChartTable');
    expect(dress(['codes']).style).toBe('entrycommon');
  });

  it('is the same for the same kinds, whichever page comes first', () => {
    const anew = (...kinds: string[]) => dresser(MANIFEST, STYLES)(kinds);
    expect(anew('table', 'codes', 'chart')).toEqual(anew('chart', 'codes', 'table', 'chart'));
  });

  it('names what its kinds come alive with: scripts, and styles that stand in it already', () => {
    const { parts } = dress(['table', 'codes']);
    expect(named(parts, /\/a\/(\w+)\.js/g)).toEqual([
      'common',
      'alive',
      'Codes',
      'figures',
      'Table',
    ]);
    expect(named(parts, /\/a\/(\w+)\.css/g)).toEqual(['entry', 'common', 'figures', 'Table']);
  });

  it('knows nothing of views that stand for a block', () => {
    expect(dress(['failed', 'missing'])).toEqual(dress([]));
  });
});

describe('what scripts may say', () => {
  const says = buildMessageFilter([
    'a.t("table.find"),t(`chart.kinds.${b}`)',
    "t(c?'bars.sum':'bars.head-'+d)",
    'e.table.close(),import("./more.js")',
  ]);

  it.each([
    ['table.find', true],
    ['table.find_many', true],
    ['chart.kinds.line', true],
    ['bars.head-share', true],
    ['table.close', false],
    ['chart.name', false],
    ['settings.name', false],
  ])('a key that stands in them, whole or up to a value: %s – %s', (key, is) => {
    expect(says(key)).toBe(is);
  });
});
