// What the search on a page suggests, against the call that finds it.

import { describe, expect, it } from 'vitest';

import type { FoundMembers } from '../../engine/blocks/search/found.ts';
import { textOf } from '../render.tsx';
import { siteOfDemonstration } from '../site.ts';

const CALL = 'local-budgets/search-budgets';
const PAGE = 'local-budget/[localId]/index';

const served = siteOfDemonstration();

const suggested = async (query: Readonly<Record<string, string>>) =>
  await served.site.inject(
    `/_suggest?${new URLSearchParams({ call: CALL, page: PAGE, lang: 'uk', ...query }).toString()}`,
  );
const found = async (text: string, lang = 'uk') =>
  (await suggested({ text, lang })).json<FoundMembers>();

/** A pattern of what a full name has after what kind of budget it is, up to the ending of its first word. */
const sharedStart = (name: string | null | undefined) =>
  new RegExp(/^Бюджет (.{5,}?)(?:ої|ого)? /.exec(name ?? '')?.[1] ?? `^${name}$`);

describe('a search that suggests', () => {
  it('stands on its page with the call and the page that it names', async () => {
    const { payload } = await served.site.inject('/');
    expect(payload).toContain(`data-suggest="call=${CALL}&amp;page=${PAGE}"`);
  });

  it('gives what the call finds, in its order, each with its region and a way to its page', async () => {
    const { said, items } = await found('чернігів');
    const rows = (
      await served.site.inject(
        `/api/localBudgets/searchBudgets?search=${encodeURIComponent('чернігів')}`,
      )
    ).json<Readonly<Record<string, string | null>>[]>();
    expect(items).toEqual(
      rows.slice(0, 8).map(({ budgetId, budgetName, regionName }) => ({
        to: `/local-budget/${budgetId}`,
        // as people call it: the records have the full names
        name: expect.stringMatching(sharedStart(budgetName)) as string,
        beside: regionName,
      })),
    );
    expect(said).toBe(`${items.length} варіанти`);
  });

  it.each(['Київ', 'київ', 'києва', '2600000000', 'КИЇВ'])(
    'finds the capital first by %s',
    async (text) => {
      expect((await found(text)).items[0]?.to).toBe('/local-budget/2600000000');
    },
  );

  it('finds a name with another apostrophe, and with none', async () => {
    const [one, other, none] = await Promise.all(
      ["кам'янець", 'кам’янець', 'камянець'].map(async (text) => (await found(text)).items),
    );
    expect(one?.[0]?.name).toContain('Кам');
    expect(other).toEqual(one);
    expect(none).toEqual(one);
  });

  it('puts what ended last and says until when, in the language of the page', async () => {
    const { items } = await found('kolyshnia', 'en');
    expect(items[0]).toMatchObject({ beside: expect.stringMatching(/ · until .*2020/) as string });
    expect(items[0]?.to).toMatch(/^\/en\/local-budget\/\d{10}$/);
    const all = (await found('територіальної')).items;
    expect(all.every(({ beside }) => !beside.includes('діяв'))).toBe(true);
  });

  it('answers no other call and no other page', async () => {
    expect(
      (await suggested({ text: 'київ', call: 'local-budgets/about-budgets' })).statusCode,
    ).toBe(404);
    expect((await suggested({ text: 'київ', page: 'index' })).statusCode).toBe(404);
  });
});

describe('the search over everything', () => {
  const whole = async (text: string, lang = 'uk', more = {}) =>
    await served.site.inject(
      `/_suggest?${new URLSearchParams({ text, lang, ...more }).toString()}`,
    );

  it('is suggested by its fields on every page, and by that of its own', async () => {
    for (const path of ['/', '/search', '/en/search?q=tax'])
      expect((await served.site.inject(path)).payload, path).toContain('data-suggest=""');
  });

  it('gives the best of all kinds, each with what it is, in the language of the reader', async () => {
    const { said, items } = (await whole('субвенція')).json<FoundMembers>();
    expect(items[0]).toEqual({
      to: '/budget-literacy/glossary/subventsiia',
      name: 'Субвенція',
      beside: 'Терміни глосарія',
    });
    expect(items.length).toBeLessThanOrEqual(8);
    expect(said).toContain(String(items.length));
    const english = (await whole('subvention', 'en')).json<FoundMembers>();
    expect(english.items[0]).toMatchObject({ name: 'Subvention', beside: 'Terms of the glossary' });
    expect(english.items[0]?.to).toMatch(/^\/en\//);
  });

  it('names the code, and the region of a place', async () => {
    const { items } = (await whole('Чернігів')).json<FoundMembers>();
    expect(items[0]?.name).toMatch(/^\d{10} Чернігівська /);
    expect(items[0]?.beside).toMatch(/^Місцеві бюджети · .+область$/);
  });

  it('suggests nothing for nothing, and for a ledger that is not kept', async () => {
    expect((await whole('')).json<FoundMembers>().items).toEqual([]);
    expect((await whole('ніщо такого немає жодного')).statusCode).toBe(200);
    const gone = await whole('податок', 'uk', { ledger: '0000000000000000' });
    expect(gone.json<FoundMembers>().items).toEqual([]);
  });
});

describe('what the search has found', () => {
  const textAt = async (path: string) => textOf((await served.site.inject(path)).payload);

  it('has beside each code what it came to in the last whole year', async () => {
    const text = await textAt('/search?q=11010100');
    expect(text).toMatch(/Доходи державного бюджету, 20\d\d рік: [\d,]+ (млн|млрд|трлн) грн/);
    expect(await textAt('/en/search?q=0900')).toMatch(/, 20\d\d: UAH|20\d\d: [\d.]+/);
  });

  it('is named in the title', async () => {
    const { payload } = await served.site.inject(
      '/search?q=%D0%BF%D0%BE%D0%B4%D0%B0%D1%82%D0%BE%D0%BA',
    );
    expect(payload).toMatch(/<title>[^<]*: податок<\/title>/);
  });
});
