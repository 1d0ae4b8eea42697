// Makers of the studio: what comes of a form that is filled in is in order but for words that are still to be written.

import { beforeAll, describe, expect, it } from 'vitest';

import { checkPortal } from '../../engine/server/check.ts';
import { readPortal } from '../../engine/server/loadPortal.ts';
import type { Drafts } from '../../scripts/studio/contract.ts';
import { withDrafts } from '../../scripts/studio/drafts.ts';
import { make, makers, rename } from '../../scripts/studio/makers.ts';
import { KINDS } from '../../site/kinds.ts';
import { foldersOf } from '../overlay.ts';

const folders = foldersOf('product');
const studio = { folders, kinds: KINDS };

/** What an editor answers besides the words that stand there first. */
const ANSWERS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  page: { address: 'notes/of-the-year' },
  tab: {
    beside: 'debt/state',
    title_uk: 'За валютами',
    title_en: 'By currency',
    call: 'reports/debts',
  },
  section: {
    title_uk: 'Клімат',
    title_en: 'Climate',
    table: [
      ['Показник', 'Indicator', '2026', '2027 (прогноз)'],
      ['Викиди', 'Emissions', '1 234,5', '–'],
      ['Дерева', 'Trees', '10', '−20'],
    ],
  },
  term: { term_uk: 'Бюджетний місяць', term_en: 'Budget month' },
  menu: { to: 'settings', place: 'sidebar/1/0', title_uk: 'Вигляд', title_en: 'Look' },
  filter: {
    name: 'season',
    options: [
      ['winter', 'Зима', 'Winter'],
      ['summer', 'Літо', 'Summer'],
    ],
    default: 'summer',
  },
  chart: { title_en: 'My bars', page: 'debt/state' },
  redirect: { from: 'old/debt', to: 'debt/state' },
  call: { name: 'notes/by-creditor', fact: 'state-debt' },
};

const forms = await makers(studio, { drafts: {}, language: 'uk' });

describe.each(Object.keys(ANSWERS))('the maker %s', (name) => {
  const form = forms.makers.find((maker) => maker.name === name);
  const { properties, required } = (form?.schema ?? {}) as {
    properties: Record<string, { title: string }>;
    required: string[];
  };

  it('asks what can be answered in nine steps, what is required first', () => {
    expect(required.length).toBeLessThanOrEqual(9);
    expect(Object.keys(properties).slice(0, required.length)).toEqual(required);
    expect(Object.keys(properties)).toEqual(
      expect.arrayContaining(Object.keys(ANSWERS[name] ?? {})),
    );
    for (const { title } of Object.values(properties)) expect(title).toMatch(/^\p{Lu}/u);
    // every question has a start: words to be written over, or nothing yet
    expect(Object.keys(form?.start ?? {}).sort()).toEqual(Object.keys(properties).sort());
    for (const start of Object.values(form?.start ?? {}))
      expect([start].flat(2).join('')).toMatch(/^(?:✎ .+)?$/u);
  });
});

describe('what makers make one after another', () => {
  let drafts: Drafts = {};
  beforeAll(async () => {
    for (const [name, answers] of Object.entries(ANSWERS)) {
      const start = forms.makers.find((maker) => maker.name === name)?.start;
      const made = await make(studio, { drafts, maker: name, answers: { ...start, ...answers } });
      expect(Object.keys(made.drafts)).toEqual(
        expect.arrayContaining([...Object.keys(drafts), made.open]),
      );
      ({ drafts } = made);
    }
  });

  it('is in order but for its placeholders', () => {
    const { problems } = checkPortal(withDrafts(folders, drafts), KINDS);
    expect(problems.filter(({ code }) => code !== 'placeholder')).toEqual([]);
  });

  it('is a tab in every list of its neighbours, at the end', () => {
    const page = drafts['config/pages/debt/by-currency.yaml'];
    const tabs = 'pages: [debt/state, debt/guaranteed, debt/by-currency]';
    for (const path of ['state', 'guaranteed', 'by-currency'])
      expect(drafts[`config/pages/debt/${path}.yaml`]).toContain(tabs);
    expect(page).toContain('title: {uk: За валютами, en: By currency}');
    expect(page).not.toContain('embed');
    expect(page).not.toContain('reports/debts-dynamic');
  });

  it('is a table as it was pasted, with exact values', () => {
    const path = 'content/data/budgetDeclaration/climate/table-first.json';
    expect(JSON.parse(drafts[path] ?? '')).toMatchObject({
      title: { uk: 'Клімат', en: 'Climate' },
      years: ['2026', '2027'],
      demonstration: false,
      rows: [
        { id: 'emissions', title: { uk: 'Викиди', en: 'Emissions' }, values: ['1234.5', null] },
        { id: 'trees', title: { uk: 'Дерева', en: 'Trees' }, values: ['10', '-20'] },
      ],
    });
  });

  it('is a line in a menu for each of its entries, and every other line stays', () => {
    expect(added('config/menus.yaml', drafts['config/menus.yaml'] ?? '')).toEqual([
      '          - {to: settings, tab: 45, title: {uk: Вигляд, en: Look}}',
      '          - {to: debt/by-currency, tab: 44}',
    ]);
  });
});

/** Lines of a text that its file does not have; all lines of the file are in it. */
function added(path: string, text: string): string[] {
  const before = new TextDecoder().decode(
    folders.files.read(path.replace('config/', `${folders.config}/`)) ?? new Uint8Array(),
  );
  const [old, now] = [before.split('\n'), text.split('\n')];
  expect(old.filter((line) => !now.includes(line))).toEqual([]);
  return now.filter((line) => !old.includes(line));
}

describe('a copy of', () => {
  it.each([
    ['config/pages/debt/state.yaml', 'debt/copied', 'config/pages/debt/copied.yaml'],
    ['config/calls/reports/debts.yaml', 'notes/debts', 'config/calls/notes/debts.yaml'],
    ['config/charts/lines.json', 'lines-too', 'config/charts/lines-too.json'],
    [
      'content/source/glossary/audyt-efektyvnosti.json',
      'audyt-inshyi',
      'content/source/glossary/audyt-inshyi.json',
    ],
    [
      'content/data/budgetDeclaration/tax-policy/paragraphs.json',
      'tax-two',
      'content/data/budgetDeclaration/tax-two/paragraphs.json',
    ],
  ])('%s is marked as still to be written', async (path, to, open) => {
    const made = await make(studio, { drafts: {}, maker: 'copy', answers: { path, to } });
    expect(made.open).toBe(open);
    const { problems } = readPortal(withDrafts(folders, made.drafts), KINDS);
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['placeholder']));
  });
});

describe('in both languages is refused', () => {
  it.each([
    ['page', { address: 'debt/state' }, 'already'],
    ['page', { address: 'Нотатки' }, 'cannot be a name'],
    ['page', { address: 'en/notes' }, 'has mistakes'],
    ['section', { title_en: 'Climate', table: [['без років', '1']] }, 'row with years'],
    [
      'section',
      {
        title_en: 'Climate',
        table: [
          ['', '2026'],
          ['Ліси', 'багато'],
        ],
      },
      'not a number',
    ],
    ['filter', { name: 'year' }, 'already'],
    ['filter', { name: 'season', options: [['', 'Зима']] }, 'its value and its words'],
    ['menu', { to: 'debt/state', place: 'sidebar/99' }, 'no such place'],
    ['menu', { to: 'debt/state', place: 'header/9' }, 'no such place'],
    ['copy', { path: 'config/portal.yaml', to: 'portal-two' }, 'cannot be copied'],
  ])('the maker %s with %j', async (maker, answers, reason) => {
    await expect(make(studio, { drafts: {}, maker, answers })).rejects.toMatchObject({
      status: 422,
      said: {
        uk: expect.stringMatching(/\p{Script=Cyrillic}/u) as string,
        en: expect.stringContaining(reason) as string,
      },
    });
  });
});

describe('a file by another name', () => {
  it('leads on from its old address', async () => {
    const made = await rename(studio, {
      drafts: {},
      path: 'config/pages/debt/state.yaml',
      to: 'config/pages/debt/whole.yaml',
      redirect: true,
    });
    expect(made.open).toBe('config/pages/debt/whole.yaml');
    expect(made.drafts['config/pages/debt/state.yaml']).toContain('redirect: debt/whole');
    expect(made.drafts['config/menus.yaml']).toContain('to: debt/whole');
  });

  it.each([
    ['config/menus.yaml', 'config/other.yaml', 'can be renamed'],
    ['config/calls/reports/debts.yaml', 'config/calls/reports/credits.yaml', 'already'],
    ['config/calls/reports/debts.yaml', 'config/pages/debts.yaml', 'same folder'],
  ])('is refused: %s', async (path, to, reason) => {
    await expect(rename(studio, { drafts: {}, path, to, redirect: false })).rejects.toMatchObject({
      status: 422,
      said: { en: expect.stringContaining(reason) as string },
    });
  });
});
