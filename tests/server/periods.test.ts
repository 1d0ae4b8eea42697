// A period that is not loaded: the page keeps what was asked, says so, offers the nearest one and lists those that are there.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { AnswerCache } from '../../engine/api/answerCache.ts';
import { fillPath, matchAddress } from '../../engine/addresses/routes.ts';
import { isMissing } from '../../engine/blocks/contract/failed.ts';
import { asksPeriod } from '../../engine/blocks/contract/readPage.server.ts';
import type { CubeView } from '../../engine/blocks/cube/cube.kind.ts';
import type { TabsView } from '../../engine/blocks/tabs/tabs.kind.ts';
import { LocaleFormatter } from '../../engine/language/localeFormatter.ts';
import type { MissingView, View } from '../../engine/model/portal.ts';
import { buildView, prepareView } from '../../engine/page/page.server.ts';
import { renderView } from '../../engine/routing/render.server.tsx';
import { buildShell } from '../../engine/server/shell.ts';
import { renderWritten } from '../../site/entry-server.tsx';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { PARTS } from '../../site/parts.tsx';
import { foldersOf } from '../overlay.ts';
import { emptyFolder, importInto, serve, type Served } from '../served.ts';

const ONE = '2555900000';
const OTHER = '2600000000';
const MONTHS = [1, 2, 3, 4, 5, 6];

const of = (months: readonly number[], year: number, line: (period: string) => string) =>
  months.map((month) => line(`${String(month).padStart(2, '0')}.${year}`)).join('');
const incomes = (budget: string) => (period: string) =>
  `${period};T;${budget};11010100;Податок;100;;10\r\n`;
const byEconomic = (period: string) => `${period};T;${ONE};2000;Поточні;100;;10\r\n`;
const FILES = {
  'a.csv':
    'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT\r\n' +
    of(MONTHS, 2021, incomes(ONE)) +
    of(MONTHS, 2023, incomes(ONE)) +
    of(MONTHS, 2025, incomes(OTHER)),
  'b.csv':
    'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_CONS_EK;COD_CONS_EK_NAME;ZAT_AMT;PLANS_AMT;FAKT_AMT\r\n' +
    of(MONTHS, 2023, byEconomic),
  'c.csv':
    'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_CONS_FK;COD_CONS_FK_NAME;ZAT_AMT;PLANS_AMT;FAKT_AMT\r\n' +
    of([1], 2023, byEconomic).replaceAll(';2000;', ';0100;'),
};

/** Months that no file of one import may leave out. */
const LATER = {
  'a.csv':
    'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT\r\n' +
    of([9], 2021, incomes(ONE)),
};

const place = emptyFolder();
let served: Served;
beforeAll(async () => {
  for (const some of [FILES, LATER]) {
    const files = mkdtempSync(join(tmpdir(), 'files-'));
    for (const [name, text] of Object.entries(some)) writeFileSync(join(files, name), text);
    await importInto(place.folder, [files]);
    rmSync(files, { recursive: true });
  }
  served = await serve(foldersOf('product'), place.folder);
});
afterAll(async () => {
  await served.stop();
  place.remove();
});

async function open(address: string): Promise<View> {
  const { portal, current } = served;
  const [path = '', query = ''] = address.split('?');
  const matched = matchAddress(portal, path.replace(/(?<=.)\/$/, ''));
  const prepared = await prepareView(
    {
      answerCache: new AnswerCache(portal, current),
      formatter: new LocaleFormatter(portal, matched.locale, () => {}),
      parts: SERVER_PARTS,
    },
    { ...matched, page: matched.page! },
    new URLSearchParams(query),
  );
  return await buildView(prepared, renderWritten);
}

const missingIn = (view: View): MissingView | undefined => view.blocks.find(isMissing);
const field = (view: View, name: string) => view.fields.find((own) => own.name === name);
const offered = (view: View, name: string) => field(view, name)?.options.map(({ value }) => value);
const local = (page: string, budget = ONE) => `/en/local-budget/${budget}/local-${page}`;

describe('an address without a period', () => {
  it('shows the latest loaded one of the page and of whom it is about', async () => {
    const view = await open(local('incomes'));
    expect(missingIn(view)).toBeUndefined();
    expect([field(view, 'year')?.value, field(view, 'monthTo')?.value]).toEqual(['2023', '6']);
    expect(field(await open(local('incomes', OTHER)), 'year')?.value).toBe('2025');
  });

  it('offers years and months that have figures of the page, and no others', async () => {
    expect(offered(await open(local('incomes')), 'year')).toEqual(['2023', '2021']);
    expect(offered(await open(local('expenses')), 'year')).toEqual(['2023']);
    const past = await open(`${local('incomes')}?year=2021`);
    expect(offered(past, 'monthTo')).toEqual(['1', '2', '3', '4', '5', '6', '9']);
    expect(field(past, 'monthTo')?.value).toBe('9');
  });

  it('of a page of which nothing is loaded says so, and offers no period of other pages', async () => {
    const view = await open('/en/national-budget/credit');
    expect(missingIn(view)).toMatchObject({ nearest: null, lists: [] });
    expect(view.invented).toBeNull();
    expect(view.fields).toEqual([]);
    expect(view.blocks.map(({ kind }) => kind)).toEqual(['missing']);
  });

  it('of somebody who has ended without figures says since when, and leads to what is in force', async () => {
    const { members } = served.current.get();
    const without = members.codes('budget').find((code) => code !== ONE && code !== OTHER);
    const ends = vi.spyOn(members, 'endOf').mockReturnValue('2020-12-31');
    const missing = missingIn(await open(local('incomes', without)));
    ends.mockRestore();
    expect(missing?.message).toMatch(/^Ended on \S*2020, so there are no figures here\./);
    expect(missing?.nearest?.label).toMatch(/^Find by name: ./);
    expect(missing?.nearest?.to).toMatch(/^\/search\?q=./);
  });
});

describe('a period that is not loaded', () => {
  it('before the latest stays as it was asked, and one block in place of the figures says that it is missing', async () => {
    const view = await open(`${local('incomes')}?year=2022&monthTo=6`);
    expect(view.notices).toEqual([]);
    expect(field(view, 'year')?.value).toBe('2022');
    expect(view.blocks.map(({ kind }) => kind)).toEqual(['tabs', 'missing']);
    expect(missingIn(view)?.message).toContain('January–June 2022');
  });

  it.each([
    // of this budget, whatever others have
    ['year=2025&monthTo=3', 'incomes', ['2023', '6'], 1],
    ['year=2100', 'incomes', ['2023', '6'], 1],
    ['year=2017&monthTo=3', 'incomes', ['2023', '6'], 1],
    ['year=2023&monthTo=9', 'incomes', ['2023', '6'], 1],
    ['monthTo=12', 'incomes', ['2023', '6'], 1],
    ['year=2024&chapter=functional', 'expenses', ['2023', '1'], 2],
    ['year=2023&monthTo=5', 'incomes', ['2023', '5'], 0],
    ['year=2021&monthTo=12', 'incomes', ['2021', '12'], 0],
  ] as const)(
    'after the latest, or before the first year, gives way to the latest, and that is told: %s',
    async (query, page, period, notices) => {
      const view = await open(`${local(page)}?${query}`);
      expect([field(view, 'year')?.value, field(view, 'monthTo')?.value]).toEqual(period);
      expect(view.notices).toHaveLength(notices);
      if (notices > 0) expect(view.notices[0]).toContain('shown instead: ');
    },
  );

  it('that is a part of sums since January is told to be one', async () => {
    const view = await open(`${local('incomes')}?year=2021&monthFrom=9&monthTo=9`);
    expect(missingIn(view)?.message).toContain('January to September 2021');
    expect(missingIn(view)?.nearest?.label).toContain('January–September 2021');
  });

  it('stays chosen in the filters, told from what is there', async () => {
    const view = await open(`${local('incomes')}?year=2022`);
    expect(offered(view, 'year')).toEqual(['2023', '2022', '2021']);
    const labels = field(view, 'year')?.options.map(({ label }) => label);
    expect(labels?.filter((label) => label !== labels[1])).toEqual(['2023', '2021']);
    expect(labels?.[1]).not.toBe('2022');
  });

  it.each([
    ['year=2022&monthTo=12', '?monthTo=1'],
    ['year=2021&monthTo=8', '?year=2021'],
    ['year=2021&monthFrom=4&monthTo=7', '?year=2021&monthFrom=4&monthTo=6'],
    ['year=2021&monthFrom=8&monthTo=9', '?year=2021'],
    ['year=2022&periodType=QUARTER&quarterTo=1', '?periodType=QUARTER&year=2021'],
    ['year=2020&periodType=YEAR', '?periodType=YEAR&year=2021'],
    ['year=2022&monthTo=1&unit=1000', '?year=2021&unit=1000'],
  ])('has the nearest loaded one offered: %s', async (asked, query) => {
    const nearest = missingIn(await open(`${local('incomes')}?${asked}`))?.nearest;
    expect(nearest?.to).toBe(`/local-budget/${ONE}/local-incomes${query === '?' ? '' : query}`);
    expect(missingIn(await open(`/en${nearest?.to ?? ''}`))).toBeUndefined();
  });

  it('comes with the years that exist and the months of the nearest, each a link that shows figures', async () => {
    const { lists } = missingIn(await open(`${local('incomes')}?year=2022&monthTo=1`))!;
    expect(lists.map(({ links }) => links.map(({ label }) => label))).toEqual([
      ['2021', '2023'],
      ['January', 'February', 'March', 'April', 'May', 'June', 'September'],
    ]);
    for (const { to } of lists.flatMap(({ links }) => links))
      expect(missingIn(await open(`/en${to}`)), to).toBeUndefined();
  });

  it('is said and offered in plain HTML', async () => {
    const { portal } = served;
    for (const prefix of ['/en']) {
      const address = `${prefix}/local-budget/${ONE}/local-incomes?year=2022`;
      const view = await open(address);
      const { locale } = matchAddress(portal, address);
      const shell = buildShell(portal, new LocaleFormatter(portal, locale, () => {}));
      const html = await renderView(PARTS, shell, view, address);
      expect(html).toContain(missingIn(view)!.message);
      expect(html).toContain(`href="${prefix}${missingIn(view)!.nearest!.to}"`);
    }
  });
});

/** Every page that shows figures of a period, of somebody who has none where it is of somebody. */
function listPages(): string[] {
  const { portal, current } = served;
  const { members } = current.get();
  const pages = Object.values(portal.pages).filter(
    ({ redirect, sameAs, status, filters, blocks }) =>
      redirect === null &&
      sameAs === null &&
      status === 200 &&
      filters.some(({ name }) => portal.filters[name]?.kind === 'year') &&
      blocks.some((block) => asksPeriod(portal, block)),
  );
  return pages.flatMap(({ path, parameters }) => {
    const codes = Object.entries(parameters).map(([name, { dimension }]) => {
      const without = members.codes(dimension).find((code) => code !== ONE && code !== OTHER);
      return [name, without] as const;
    });
    return codes.some(([, code]) => code === undefined)
      ? []
      : [`/en${fillPath(path, Object.fromEntries(codes) as Record<string, string>)}`];
  });
}

describe('a page without the figures that are asked', () => {
  it('says so once, with nothing around it that is empty as well', async () => {
    const pages = listPages();
    expect(pages.length).toBeGreaterThan(20);
    for (const address of pages)
      for (const query of ['', '?year=2019']) {
        const view = await open(address + query);
        const said = view.blocks.filter((block) => isMissing(block));
        if (said.length === 0 && query === '') continue;
        const empty = view.blocks.filter((block) => 'state' in block && block.state === 'empty');
        const tabs = view.blocks.filter((block): block is TabsView => block.kind === 'tabs');
        const notes = tabs.flatMap((block) => block.tabs.map(({ note }) => note));
        expect([said.length, empty, notes.join('')], address + query).toEqual([1, [], '']);
        expect(
          tabs.every((block) => block.tabs.length > 1),
          address + query,
        ).toBe(true);
      }
  });

  it('leads to options under which it has some, and to neighbours that have some', async () => {
    const { portal, current } = served;
    const { members } = current.get();
    const regionOf = (code: string) => members.attribute('budget', code, 'region', 2025);
    const village = members
      .codes('budget')
      .find((code) => code !== ONE && regionOf(code) === regionOf(ONE))!;
    const view = await open(`/en/local-budget/${village}`);
    expect(view.fields).toEqual([]);
    const { lists, ask } = missingIn(view)!;
    expect(lists.flatMap(({ links }) => links.map(({ to }) => to))).toContain(
      `/local-budget/${ONE}`,
    );
    expect(ask?.to).toBe(portal.pages[portal.settings.askFor!]?.path);
    const home = missingIn(await open('/en?budgetType=NATIONAL'))!;
    const [others] = home.lists;
    expect(others?.links.map(({ label }) => label)).toEqual(['Local']);
    for (const { to } of others?.links ?? [])
      expect(missingIn(await open(`/en${to}`)), to).toBeUndefined();
  });
});

describe('a tab', () => {
  const tabsOf = (view: View, i: number) =>
    view.blocks.filter((block): block is TabsView => block.kind === 'tabs')[i]!.tabs;

  it('leads to the latest period that it has itself, and says so where that is another', async () => {
    const functional = tabsOf(await open(local('expenses')), 1)[1]!;
    expect(functional.to).toBe(`/local-budget/${ONE}/local-expenses?chapter=functional`);
    const there = await open(`/en${functional.to}`);
    expect(missingIn(there)).toBeUndefined();
    expect(there.notices[0]).toContain('January 2023');
  });

  it('writes no period where the other page begins with the same', async () => {
    expect(tabsOf(await open(local('incomes')), 0).map(({ to }) => to)).toContain(
      `/local-budget/${ONE}/local-expenses`,
    );
  });

  it('says of itself that nothing is loaded there', async () => {
    const notes = tabsOf(await open(local('incomes')), 0).map(({ note }) => note !== '');
    expect(notes.slice(0, 6)).toEqual([false, false, false, true, true, false]);
  });
});

describe('another tab of the same page', () => {
  const expenses = (query: string) => open(`${local('expenses')}?${query}`);

  it('that has a later period is told of, once, with both periods', async () => {
    const { notices } = await expenses('chapter=functional');
    expect(notices).toHaveLength(1);
    expect(notices[0]).toContain('January 2023');
    expect(notices[0]).toContain('January–June 2023');
  });

  it('is not told of where the page shows as late a period, the reader chose one, or none is loaded', async () => {
    for (const query of ['', 'chapter=functional&year=2022&monthTo=6', 'chapter=program'])
      expect((await expenses(query)).notices, query).toEqual([]);
  });
});

describe('a composed question', () => {
  const isCube = (block: { readonly kind: string }): block is CubeView => block.kind === 'cube';
  const composed = async (page: string) =>
    (await open(`/en/analytics/${page}`)).blocks.find(isCube)!;

  it('of whose figures none are loaded is not asked: nothing failed, and that is what it says', async () => {
    for (const page of ['credits', 'financing', 'expenses']) {
      const { state, message, doors } = await composed(page);
      expect([state, message]).toEqual(['refused', 'No such figures have been loaded yet.']);
      expect(doors.map(({ current }) => current)).not.toContain(true);
    }
  });

  it('that is ready is offered only where it has an answer', async () => {
    const { doors } = await composed('credits');
    expect(doors.map(({ words }) => words)).toEqual([
      'Where are most taxes collected for local budgets?',
    ]);
    for (const { to } of doors) {
      const shown = (await open(`/en${to}`)).blocks.find(isCube);
      expect(shown?.state).toBe('ready');
    }
  });
});

describe('a page that opens', () => {
  it('does so with the latest period that all of its main blocks have, and leads to a later one of some', async () => {
    const view = await open(`/en/local-budget/${ONE}`);
    expect([field(view, 'year')?.value, field(view, 'month')?.value]).toEqual(['2023', '1']);
    expect(JSON.stringify(view)).toContain('The latest figures: January–June 2023');
    const later = await open(`/en/local-budget/${ONE}?month=6`);
    expect([field(later, 'month')?.value, later.notices]).toEqual(['6', []]);
  });
});

describe('a value in the address', () => {
  it('of a range the wrong way round is told with both its ends', async () => {
    const { notices } = await open(`${local('incomes')}?monthFrom=6&monthTo=3`);
    expect(notices).toHaveLength(1);
    for (const words of ['From month', 'June', 'Through month', 'March', 'January'])
      expect(notices[0]).toContain(words);
  });

  it.each(['unit=7', 'chart=none', 'sort=gone', 'measure=lost', 'open=!!'])(
    'that is outdated or wrong is told not to be taken: %s',
    async (query) => {
      const { notices } = await open(`${local('incomes')}?${query}`);
      expect(notices).toHaveLength(1);
      expect(notices[0]).toContain('is outdated or wrong and has not been taken');
      // what was typed makes no page of its own
      expect(notices[0]).not.toContain(query.split('=')[1]);
    },
  );

  it('that has no name here is dropped without a word', async () => {
    expect((await open(`${local('incomes')}?nothing=1&find=road`)).notices).toEqual([]);
  });
});
