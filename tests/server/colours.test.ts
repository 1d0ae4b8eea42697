// The colours of drawings: on every page, in tables and in pictures that are saved no mark has the tone of what its figures do not mean.

import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { findMeaning, findMemberMeaning } from '../../engine/blocks/figure/meaning.server.ts';
import { readPalette } from '../../engine/charts/palette.ts';
import { lookup } from '../../engine/model/lookup.ts';
import type { BlockBase, CallingBlock, Page } from '../../engine/model/portal.ts';
import { visitsOf } from '../browser/portal.ts';
import { portalOf } from '../portals.ts';
import { siteOfDemonstration } from '../site.ts';

const portal = portalOf('product');
const served = siteOfDemonstration();
const colour = readPalette(readFileSync('site/theme.css', 'utf8'));

/** Words that have a tone of their own. */
const MEANT = ['income', 'expenditure', 'gap', 'debt', 'transfer'];

/** What lies between two amounts may be drawn wherever amounts are, and what members mean beside what the others do. */
const BESIDE = ['gap', 'transfer'];

/** By the colours of light screens. */
const TONES = new Map(MEANT.map((word) => [colour(`m-${word}`), word]));

interface Mark {
  readonly fill: string;
  /** The nearest word around it. */
  readonly around: string;
}

const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|wbr)$/;

/** What is filled or drawn in a markup, by the sections of a page; what stands in none is under an empty name. */
function marksIn(markup: string): Map<string, Mark[]> {
  const found = new Map<string, Mark[]>();
  const open: { tag: string; id: string; word: string }[] = [];
  for (const [, close, tag = '', given = ''] of markup.matchAll(
    /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>/gi,
  )) {
    const { id = '', word = '' } = open.at(-1) ?? {};
    if (close === '/') {
      while (open.length > 0 && open.pop()?.tag !== tag);
      continue;
    }
    const [, classes = ''] = / class="([^"]*)"/.exec(given) ?? [];
    const [, own = word] = /(?:^| )m-([a-z]+)(?: |$)/.exec(classes) ?? [];
    const [, named = id] = tag === 'section' ? (/ id="([^"]*)"/.exec(given) ?? []) : [];
    const fills = [...given.matchAll(/ (?:fill|stroke)="(var\([^"]*\)|#[^"]*)"/g)];
    const bare = tag === 'rect' && fills.length === 0 && !/ class="| fill="/.test(given);
    const marks = [...fills.map(([, fill = '']) => fill), ...(bare ? ['var(--m)'] : [])];
    const kept = found.get(named) ?? [];
    found.set(named, [...kept, ...marks.map((fill) => ({ fill, around: own }))]);
    if (!given.endsWith('/') && !VOID.test(tag)) open.push({ tag, id: named, word: own });
  }
  return found;
}

/** As light screens have it. */
function resolve({ fill, around }: Mark): string {
  if (fill.startsWith('#')) return fill;
  const [, name = ''] = /^var\(--([\w-]+)/.exec(fill) ?? [];
  return colour(name === 'm' ? `m-${around || 'item'}` : name);
}

/** So much stronger is one part of a colour than another where it is a tone at all. */
const TONE = 60;

/** Whether somebody would call it blue. */
function isBlue(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  return blue - red > TONE && blue - green > TONE / 3 && green >= red;
}

function isCalling(block: BlockBase): block is CallingBlock {
  return 'call' in block && typeof block.call === 'string';
}

/** The one word of all figures that a block may show; empty where there are several, or none. */
function meaningOf(block: BlockBase): string {
  return isCalling(block) ? findMeaning({ portal }, lookup(portal.calls, block.call)) : '';
}

/** What is wrong with the marks of a block whose figures mean one thing. */
function strayIn(word: string, marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) => {
    const hex = resolve(mark);
    const said = TONES.get(hex) ?? '';
    const isStray = said !== '' && said !== word && !BESIDE.includes(said);
    const tooBlue = word !== 'income' && isBlue(hex);
    return isStray || tooBlue
      ? [`${word}: ${mark.fill} in ${mark.around || 'nothing'} = ${hex}`]
      : [];
  });
}

/** The page as it opens, and with each of its chapters. */
function statesOf({ filters }: Page): string[] {
  const chapter = filters.find(({ name }) => name === 'chapter');
  return ['', ...(chapter?.options ?? []).map((option) => `?chapter=${option}`)];
}

const PAGES = visitsOf(portal).filter(
  ({ page, locale }) =>
    locale.prefix === '' && page.blocks.some((block) => MEANT.includes(meaningOf(block))),
);

it('pages of every meaning are looked at', () => {
  const seen = new Set(PAGES.flatMap(({ page }) => page.blocks.map(meaningOf)));
  for (const word of MEANT) expect(seen).toContain(word);
});

describe('no mark has the tone of what its figures do not mean', () => {
  it.each(PAGES.map(({ address, page }) => [address, page] as const))(
    'on %s',
    async (address, page) => {
      const wrong: string[] = [];
      for (const query of statesOf(page)) {
        const { payload } = await served.site.inject(`${address}${query}`);
        const marks = marksIn(payload);
        for (const block of page.blocks)
          if (meaningOf(block) !== '')
            wrong.push(
              ...strayIn(meaningOf(block), marks.get(block.id) ?? []).map(
                (said) => `${query} ${block.id}: ${said}`,
              ),
            );
      }
      expect([...new Set(wrong)]).toEqual([]);
    },
    60_000,
  );

  it.each(
    PAGES.flatMap(({ address, page }) =>
      page.blocks
        .filter((block) => block.embed && meaningOf(block) !== '')
        .map((block) => [block.id, address, block] as const),
    ),
  )('in the picture of %s of %s', async (id, address, block) => {
    const { payload } = await served.site.inject(`/_picture/uk/${id}${address}.svg`);
    expect(strayIn(meaningOf(block), marksIn(payload).get('') ?? [])).toEqual([]);
  });
});

it('a colour is seen for what it is', () => {
  expect(['#2767ab', '#0a4b8f', '#6ba6e8'].map(isBlue)).toEqual([true, true, true]);
  const others = ['#b7791f', '#2f7d62', '#6b55a3', '#465564', '#15202b', '#8494a4'];
  expect(others.filter(isBlue)).toEqual([]);
  expect([1, 2, 3, 4, 5, 6, 7, 8].filter((i) => isBlue(colour(`chart-${i}`)))).toEqual([]);
});

it('codes that mean something else than their fact are those of other budgets', () => {
  const { income, economic } = portal.model.dimensions;
  expect(findMemberMeaning(income ?? null, '41033900')).toBe('transfer');
  expect(findMemberMeaning(economic ?? null, '2620')).toBe('transfer');
  expect(findMemberMeaning(economic ?? null, '2610')).toBe('');
});
