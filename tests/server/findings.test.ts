// Sentences made from figures, from the page as it is written to what its reader sees.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { matchAddress } from '../../engine/addresses/routes.ts';
import { AnswerCache } from '../../engine/api/answerCache.ts';
import type { FindingView } from '../../engine/blocks/finding/finding.kind.ts';
import { LocaleFormatter } from '../../engine/language/localeFormatter.ts';
import type { View } from '../../engine/model/portal.ts';
import { buildView, prepareView } from '../../engine/page/page.server.ts';
import { renderWritten } from '../../site/entry-server.tsx';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { changed, foldersOf } from '../overlay.ts';
import { portalOf } from '../portals.ts';
import { emptyFolder, importInto, serve, type Served } from '../served.ts';
import { asShown } from '../shown.ts';

const PAGE = `
title: {en: Loans of the city, uk: Видачі міста}
loaded: {decide: loaded}
heading:
  call: loans/by-subject
  finding:
    tell: largest-share
    fields: {value: lent}
    texts:
      - {when: {part: most}, text: {en: "More than a half of {whole} went {phrase}", uk: "Понад половину з {whole} — {phrase}"}}
filters: [year, month, readers]
blocks:
  - kind: finding
    call: loans/by-subject
    sentences:
      - {tell: change, fields: {value: lent}, texts: [{when: {direction: up}, text: {en: "{percent} more than before.", uk: "На {percent} більше."}}]}
      - {tell: signed, fields: {value: lent}, texts: [{when: {sign: both}, text: {en: "Never said.", uk: "Ніколи."}}]}
      - {call: loans/sides, tell: gap, fields: {value: lent}, codes: {a: lent, b: wanted}, text: {en: "{ofHundred} of a hundred.", uk: "{ofHundred} зі ста."}}
  - {kind: finding, call: loans/by-subject, finding: {tell: rank, fields: {value: lent}, codes: {row: "512"}, text: {en: "{place}", uk: "{place}"}}}
  - kind: bars
    title: {en: Subjects, uk: Тематика}
    call: loans/by-subject
    fields: {value: lent, plan: expected}
    finding: {tell: largest-share, fields: {value: lent}, text: {en: "{short}: {share}", uk: "{short}: {share}"}}
    to: {page: "branch/[branchId]/loans", with: {branchId: CEN}, query: "year={year}"}
    divide: true
  - kind: bars
    title: {en: A plain title, uk: Звичайна назва}
    call: loans/by-subject
    fields: {value: lent}
    finding: {tell: signed, fields: {value: lent}, texts: [{when: {sign: negative}, text: {en: Less, uk: Менше}}]}
    form: table
  - kind: bars
    call: loans/sides
    fields: {value: lent}
    codes: {a: lent, b: wanted}
    texts: [{when: {greater: b}, text: {en: "{gap} are missing", uk: "бракує {gap}"}}]
`;
const SIDES = `
title: {en: Two readers, uk: Двоє читачів}
path: /api/loans/sides
params: [branch*, year, month*]
period: upTo
ask:
  measures: [expected, lent, share]
  rows:
    - {fact: loans, where: {branch: {from: branch}, readers: CHILD}, row: {code: lent, title: {en: Children, uk: Діти}}}
    - {fact: loans, where: {branch: {from: branch}, readers: ADULT}, row: {code: wanted, title: {en: Adults, uk: Дорослі}}}
answer: groups
example: {branch: CEN, year: 2024}
`;
const PHRASES = `"500": {short: {en: Sciences, uk: Науки}, phrase: {en: on science, uk: на науку}}\n`;

/** Lent of two subjects in each of two years: 100 of 150, then 300 of 400. */
const ROWS = [
  ['2022-06', '500', 60],
  ['2022-06', '510', 40],
  ['2023-06', '500', 225],
  ['2023-06', '600', 75],
] as const;

/** All, adults and children, and how much of the loans is theirs. */
const READERS = [
  ['T', 1],
  ['A', 0.8],
  ['K', 0.2],
] as const;

class City {
  private readonly place = emptyFolder();
  private served: Served | null = null;

  async open(): Promise<void> {
    const folders = changed(foldersOf('library'), {
      'config/pages/loans.yaml': PAGE,
      'config/calls/loans/sides.yaml': SIDES,
      'content/phrases/subject.yaml': PHRASES,
    });
    const files = mkdtempSync(join(tmpdir(), 'files-'));
    const lines = ROWS.flatMap(([month, subject, lent]) =>
      ['CEN', 'RIV', 'HIL'].flatMap((branch) =>
        READERS.map(
          ([readers, part]) =>
            `${month},${branch},${readers},${subject},${lent * part * 2},${lent * part}\n`,
        ),
      ),
    );
    writeFileSync(
      join(files, 'loans.csv'),
      `month,branch,readers,subject,expected,lent\n${lines.join('')}`,
    );
    portalOf(folders);
    await importInto(this.place.folder, [files], 'library');
    rmSync(files, { recursive: true });
    this.served = await serve(folders, this.place.folder);
  }

  async view(address: string): Promise<View> {
    const { portal, current } = this.served!;
    const { pathname, searchParams } = new URL(address, 'http://portal.invalid');
    const matched = matchAddress(portal, pathname);
    const prepared = await prepareView(
      {
        answerCache: new AnswerCache(portal, current),
        formatter: new LocaleFormatter(portal, matched.locale, () => {}),
        parts: SERVER_PARTS,
      },
      { ...matched, page: matched.page! },
      searchParams,
    );
    return await buildView(prepared, renderWritten);
  }

  /** What a written block of an address says, by its place. */
  async drawn(address: string, place: number): Promise<string> {
    const block = (await this.view(address)).blocks[place];
    return block && 'html' in block ? String(block.html) : '';
  }

  async close(): Promise<void> {
    await this.served?.stop();
    this.place.remove();
  }
}

describe('a page whose sentences are made from its figures', () => {
  const city = new City();
  beforeAll(() => city.open());
  afterAll(() => city.close());

  it('says in its heading what the largest part is; where no text holds its title stands', async () => {
    expect((await city.view('/loans')).heading).toBe(
      'More than a half of 900\u00a0loans went on science',
    );
    expect((await city.view('/uk/loans')).heading).toContain('— на науку');
    // one subject alone is no part of anything
    expect((await city.view('/loans?year=2022')).heading).toBeNull();
  });

  it('leaves out sentences that have nothing to say, and a paragraph without any', async () => {
    const paragraphs = (await city.view('/loans')).blocks.filter(({ kind }) => kind === 'finding');
    const [paragraph] = paragraphs as unknown as readonly FindingView[];
    expect(paragraphs).toHaveLength(1);
    expect(paragraph?.sentences).toEqual(['200% more than before.', '75 of a hundred.']);
    // nothing is loaded of the year before
    const [earlier] = (await city.view('/loans?year=2022'))
      .blocks as unknown as readonly FindingView[];
    expect(earlier?.sentences).toEqual(['75 of a hundred.']);
  });

  it('heads a block by what its figures say, else by its title', async () => {
    const titles = (await city.view('/loans')).blocks.map(({ title }) => title);
    expect(titles).toEqual([null, 'Sciences: 75%', 'A plain title', null]);
  });

  it('shows in bars what the sentences say', async () => {
    const html = await city.drawn('/loans', 1);
    const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)/g)];
    expect(links.map(([, to, name]) => [name, to])).toEqual([
      ['Sciences', '/branch/CEN/loans?year=2023'],
      ['600', '/branch/CEN/loans?year=2023'],
    ]);
    const beside = [...html.matchAll(/class="bar-beside">([^<]*)/g)];
    expect(beside.map(([, words = '']) => words.replaceAll('\u00a0', ' '))).toEqual([
      '675 loans',
      '225 loans',
    ]);
    expect(html.match(/<line x1="[^"]*"/g)).toEqual(['<line x1="50%"', '<line x1="16.67%"']);
    expect(asShown(html)).toMatch(/class="subtitle">[^<]*50%/);
  });

  it.each([
    ['', ['75 loans', '25 loans']],
    ['?sum=1', ['0.75 loans', '0.25 loans']],
    ['?sum=7', ['5.25 loans', '1.75 loans']],
    ['?sum=20000', ['15 000 loans', '5 000 loans']],
    ['?sum=10000001', ['75 loans', '25 loans']],
    ['?sum=0', ['75 loans', '25 loans']],
    ['?sum=-5', ['75 loans', '25 loans']],
    ['?sum=abc', ['75 loans', '25 loans']],
  ])('divides the sum of the address: %s', async (query, amounts) => {
    const html = asShown(await city.drawn(`/loans${query}`, 1));
    const said = [...html.matchAll(/<b data-amount="[^"]*">([^<]*)/g)];
    expect(said.map(([, amount = '']) => amount.replaceAll('\u00a0', ' '))).toEqual(amounts);
  });

  it('weighs two rows and says what one lacks', async () => {
    const html = await city.drawn('/loans', 3);
    expect(html.match(/(?<=class="pair-name">)[^<]*/g)).toEqual(['Children', 'Adults']);
    expect(html).toMatch(
      /<rect width="25%"[\s\S]*<rect x="25%" width="75%"[\s\S]*<rect width="100%"/,
    );
    expect(html).toContain('<p class="bar-lack">540\u00a0loans are missing</p>');
  });
});
