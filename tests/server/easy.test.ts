// Pages in easy language: what they say over every kind of figures, that it is what their full pages say, and how they are found and left.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { changeQuery, withPrefix } from '../../engine/addresses/query.ts';
import { fillPath, matchAddress } from '../../engine/addresses/routes.ts';
import { AnswerCache } from '../../engine/api/answerCache.ts';
import { askFigures } from '../../engine/blocks/contract/asked.server.ts';
import type { PageContext } from '../../engine/blocks/contract/context.server.ts';
import { isMissing } from '../../engine/blocks/contract/failed.ts';
import { LocaleFormatter } from '../../engine/language/localeFormatter.ts';
import type { CallingBlock, Page, View } from '../../engine/model/portal.ts';
import { buildView, prepareView } from '../../engine/page/page.server.ts';
import { isOfPeriod } from '../../engine/state/periodFilters.ts';
import { renderWritten } from '../../site/entry-server.tsx';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { foldersOf } from '../overlay.ts';
import { portalOf } from '../portals.ts';
import {
  emptyFolder,
  importInto,
  REAL_DATA,
  serve,
  serveDemonstration,
  type Served,
} from '../served.ts';
import { siteOfDemonstration } from '../site.ts';
import { amountsIn, isMade, type Said } from '../truth/amounts.ts';
import { answeredIn, figuresOf } from '../truth/figures.ts';
import { shownOnly, speak, textOf } from '../truth/spoken.ts';

const portal = portalOf('product');
const PAGES = Object.values(portal.pages).filter(({ easy }) => easy.length > 0);
const BUDGETS = ['2555900000', '2600000000'];
const MOST_WORDS = 20;

/** Addresses of a page without language, one for each budget where it is about one. */
function pathsOf(page: Page): string[] {
  const [name] = Object.keys(page.parameters);
  return name === undefined
    ? [page.path]
    : BUDGETS.map((code) => fillPath(page.path, { [name]: code }));
}

/** Periods that pages are read in: what they open with, whole years and parts. */
function queriesOf(page: Page): string[] {
  const names = page.filters.map(({ name }) => name);
  const part = names.find((name) => /^(?:month|monthTo|quarter)$/.test(name));
  if (part === undefined) return [''];
  const parts = part === 'quarter' ? ['2', '4'] : ['1', '6', '12'];
  return [
    '',
    ...['2024', '2025', '2026'].flatMap((year) => parts.map((to) => `?year=${year}&${part}=${to}`)),
  ];
}

/** The view of an address, and what it was made from; `plainly`: with amounts as full pages say them. */
async function readAt(
  served: Served,
  address: string,
  plainly = false,
): Promise<{ view: View; context: PageContext }> {
  const [path = '', search = ''] = address.split('?');
  const matched = matchAddress(served.portal, path);
  const formatter = new LocaleFormatter(served.portal, matched.locale, (text) => {
    throw new Error(text);
  });
  const answerCache = new AnswerCache(served.portal, served.current);
  const prepared = await prepareView(
    { answerCache, formatter, parts: SERVER_PARTS },
    { ...matched, page: matched.page! },
    new URLSearchParams(search),
  );
  const context = plainly ? { ...prepared.context, formatter } : prepared.context;
  return { context, view: await buildView({ ...prepared, context }, renderWritten) };
}

/** Amounts of a full page: what it shows, and the rows that its sentences are made from. */
async function figuresAt(served: Served, address: string): Promise<Said[]> {
  const { view, context } = await readAt(served, address);
  const telling = context.page.blocks.filter(
    (block): block is CallingBlock => block.kind === 'finding' && 'call' in block,
  );
  const asked = await Promise.all(telling.map((own) => askFigures(context, own).catch(() => null)));
  const items = asked.flatMap((found) => found?.answer.items ?? []);
  const { blocks } = speak(address, { locale: 'uk', view, items });
  return [
    ...blocks.flatMap(figuresOf),
    ...items.flatMap(answeredIn),
    ...amountsIn(JSON.stringify([view.heading, view.blocks.map(shownOnly)])),
  ];
}

/** Every sentence of a view: titles, findings, prose. */
function sentencesOf(view: View): string[] {
  return view.blocks.flatMap((block) => {
    const { sentences = [] } = block as { sentences?: readonly unknown[] };
    const { html = '' } = block as { html?: string };
    const prose = textOf(html.replaceAll(/<\/(?:p|h2|h3|li)>/g, '\n'));
    return [...sentences.map(String), prose]
      .flatMap((text) => text.split(/\n|(?<=[.!?])\s/))
      .filter((sentence) => sentence !== '');
  });
}

/** Sentences that are too long, places left open, short words and percentages. */
function findHard(address: string, view: View): string[] {
  return sentencesOf(view)
    .filter(
      (sentence) =>
        (sentence.match(/[\p{L}\p{N}]+/gu) ?? []).length > MOST_WORDS ||
        /\{|\}|undefined|NaN|%|\b(?:UAH|bn|mln)\b|(?:грн|млн|млрд|трлн|тис\.)/u.test(sentence),
    )
    .map((sentence) => `${address}: ${sentence}`);
}

/** Amounts of the easy version that no figure of the full page makes, whichever of its tabs shows it. */
async function findMadeUp(served: Served, page: Page, address: string): Promise<string[]> {
  const asked = `${address}${address.includes('?') ? '&' : '?'}reading=easy`;
  const said = sentencesOf((await readAt(served, asked, true)).view).flatMap(amountsIn);
  const tabs = page.filters.find(({ name }) => name === 'chapter')?.options ?? [];
  const [path = '', search = ''] = address.split('?');
  const queries = [address, ...tabs.map((chapter) => path + changeQuery(search, { chapter }))];
  const full = await Promise.all(queries.map(async (query) => await figuresAt(served, query)));
  const figures = full.flat();
  return said.filter((each) => !isMade(each, figures)).map(({ text }) => `${address}: ${text}`);
}

function readEasily(
  open: () => Promise<{ served: Served; stop: () => Promise<void> }>,
  figures: boolean,
) {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
  }, 240_000);
  afterAll(async () => {
    await opened.stop();
  });

  it.each(PAGES.map((page) => [page.id, page] as const))(
    '%s is short and plain in each language and period',
    async (_, page) => {
      const hard: string[] = [];
      let told = 0;
      let loaded = 0;
      for (const path of pathsOf(page))
        for (const query of queriesOf(page))
          for (const { prefix } of portal.settings.locales) {
            const asked = `${query}${query === '' ? '?' : '&'}reading=easy`;
            const { view } = await readAt(opened.served, withPrefix(path, prefix) + asked);
            expect(view.reading).toEqual({
              easy: true,
              to: expect.not.stringContaining('reading') as string,
            });
            expect(view.fields).toEqual([]);
            hard.push(...findHard(path + asked, view));
            told += view.blocks.filter(({ kind }) => kind === 'finding').length;
            loaded += view.blocks.some(isMissing) ? 0 : 1;
          }
      expect(hard).toEqual([]);
      // a page of words alone has no figures anywhere
      const asks = page.easy.some((block) => 'call' in block);
      expect(told > 0).toBe(figures && asks && loaded > 0);
    },
    120_000,
  );

  // without a ledger full pages of figures do not stand
  if (!figures) return;
  it.each(PAGES.map((page) => [page.id, page] as const))(
    '%s says no amount that its full page does not have',
    async (_, page) => {
      const wrong: string[] = [];
      for (const path of pathsOf(page))
        for (const query of queriesOf(page).slice(0, 3))
          wrong.push(...(await findMadeUp(opened.served, page, path + query)));
      expect(wrong).toEqual([]);
    },
    120_000,
  );
}

describe('over the demonstration', () => {
  readEasily(async () => {
    const served = await serveDemonstration();
    return { served, stop: served.stop };
  }, true);
});

describe('where nothing is loaded', () => {
  readEasily(async () => {
    const place = emptyFolder();
    const served = await serve(foldersOf('product'), place.folder);
    return {
      served,
      stop: async () => {
        await served.stop();
        place.remove();
      },
    };
  }, false);
});

describe.skipIf(!REAL_DATA)(
  'over real figures (skipped without them: PORTAL_REAL_DATA names no folder)',
  () => {
    readEasily(async () => {
      const place = emptyFolder();
      await importInto(place.folder, [REAL_DATA!]);
      const served = await serve(foldersOf('product'), place.folder);
      return {
        served,
        stop: async () => {
          await served.stop();
          place.remove();
        },
      };
    }, true);
  },
);

describe('its address', () => {
  const served = siteOfDemonstration();
  const read = async (address: string) => await served.site.inject(address);

  it('is not indexed, names the page without it as the one, and has a title of its own', async () => {
    for (const [address, canonical, words] of [
      ['/debt/state?reading=easy', '/debt/state', 'Державний борг – простою мовою'],
      ['/en/debt/state?year=2025&reading=easy', '/en/debt/state', 'State debt – easy to read'],
    ] as const) {
      const { statusCode, payload } = await read(address);
      expect(statusCode).toBe(200);
      expect(payload.match(/<meta name="robots" content="noindex">/g)).toHaveLength(1);
      expect(payload).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${canonical}">`));
      expect(/<title>(.*?)<\/title>/.exec(payload)?.[1]).toContain(words);
    }
  });

  it('is led to from the page and back, the period kept', async () => {
    const full = (await read('/debt/state?year=2025&quarter=2')).payload;
    const [, to = ''] = /<p class="reading"><a href="([^"]*)"/.exec(full) ?? [];
    expect(to.replaceAll('&amp;', '&')).toBe('/debt/state?year=2025&quarter=2&reading=easy');
    const easy = (await read(to.replaceAll('&amp;', '&'))).payload;
    const [, back = ''] = /<p class="reading"><a href="([^"]*)"/.exec(easy) ?? [];
    expect(back.replaceAll('&amp;', '&')).toBe('/debt/state?year=2025&quarter=2');
  });

  it('is kept by links to pages that have such a version, and by no other', async () => {
    const html = (await read('/?reading=easy')).payload;
    const links = [.../<main.*<\/main>/s.exec(html)![0].matchAll(/href="(\/[^"]*)"/g)].map(
      ([, to]) => to,
    );
    expect(links).toContain('/debt/state?reading=easy');
    expect(links).toContain('/local-budget');
  });

  it('takes the period alone: what is chosen besides changes nothing', async () => {
    const views = await Promise.all(
      ['', '&fundType=SPECIAL&unit=1000&value=gdp', '&chapter=economic'].map(async (more) => {
        const { payload } = await read(
          `/_view/national-budget/expenses?year=2025&reading=easy${more}`,
        );
        return payload;
      }),
    );
    expect(new Set(views).size).toBe(1);
    const names = PAGES.flatMap(({ filters }) => filters.map(({ name }) => portal.filters[name]!));
    expect(names.some((filter) => !isOfPeriod(filter))).toBe(true);
  });

  it('stands as the page is where that has no such version; another word is told of', async () => {
    const plain = (await read('/national-budget/credit?reading=easy')).payload;
    expect(plain).not.toContain('class="reading"');
    expect((await read('/debt/state?reading=simple')).payload).toContain('Простота мови');
  });
});
