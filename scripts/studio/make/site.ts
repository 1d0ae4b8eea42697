// Makers of what a site is made of: pages, addresses that lead on, filters, calls, charts.

import { chartFiles } from '../../new/chart.ts';
import { callFiles, filterFiles, listTreeFacts, pageFiles } from '../../new/config.ts';
import { NAMES } from '../../new/names.ts';
import { redirectingFile } from '../../rename/rename.ts';
import type { CheckedPortal } from '../../new/config.ts';
import { ChoreRefused } from '../../refused.ts';
import {
  answer,
  answerName,
  answerTable,
  answerWords,
  choicesOf,
  draftsOf,
  type StudioMaker,
  type MakerQuestion,
} from './maker.ts';

const TITLE = { key: 'title', title: { uk: 'Назва', en: 'Title' }, sort: 'words' } as const;
const ADDRESS = {
  uk: 'Адреса: малі латинські літери, цифри, дефіси; частини через скісну риску',
  en: 'Address: small Latin letters, digits, hyphens; parts with a slash between',
};

export const page: StudioMaker = {
  name: 'page',
  title: { uk: 'Сторінка', en: 'Page' },
  about: { uk: 'Нова сторінка з текстом.', en: 'A new page with a text.' },
  questions: () => [
    { key: 'address', title: ADDRESS, sort: 'name', pattern: NAMES.page },
    { ...TITLE, start: { uk: 'Нова сторінка', en: 'New page' } },
    {
      key: 'about',
      title: { uk: 'Про що сторінка, одним реченням', en: 'What it is about, in one sentence' },
      sort: 'words',
      start: {
        uk: 'Одне речення про те, що показує ця сторінка',
        en: 'One sentence on what this page shows',
      },
    },
    { key: 'text', title: { uk: 'Текст', en: 'Text' }, sort: 'long', optional: true },
  ],
  make(answers, { portal, folders }) {
    const address = answerName(answers, 'address', 'title', NAMES.page);
    const given = {
      title: answerWords(answers, 'title', portal),
      about: answerWords(answers, 'about', portal),
      text: answerWords(answers, 'text', portal),
    };
    const files = pageFiles(address, portal, folders, given);
    return { drafts: draftsOf(files, folders), open: `config/pages/${address}.yaml` };
  },
};

export const redirect: StudioMaker = {
  name: 'redirect',
  title: { uk: 'Переспрямування', en: 'Redirect' },
  about: {
    uk: 'Стара адреса веде на сторінку, яка є.',
    en: 'An old address leads to a page that is there.',
  },
  questions: (portal) => [
    { key: 'from', title: ADDRESS, sort: 'name', pattern: NAMES.page },
    {
      key: 'to',
      title: { uk: 'Куди вона веде', en: 'Where it leads' },
      sort: 'choice',
      choices: choicesOf(shownPages(portal)),
    },
  ],
  make(answers, { folders }) {
    const path = `config/pages/${answerName(answers, 'from', '', NAMES.page)}.yaml`;
    const created = { [path]: redirectingFile(path, answer(answers, 'to')) };
    return { drafts: draftsOf({ created }, folders), open: path };
  },
};

/** Pages that show something themselves. */
export function shownPages({ pages }: CheckedPortal): CheckedPortal['pages'] {
  return Object.fromEntries(Object.entries(pages).filter(([, { redirect: to }]) => to === null));
}

export const filter: StudioMaker = {
  name: 'filter',
  title: { uk: 'Фільтр', en: 'Filter' },
  about: { uk: 'Поле, у якому читач вибирає варіант.', en: 'A field in which a reader chooses.' },
  questions: (portal) => [
    {
      key: 'name',
      title: { uk: 'Назва в адресі: латинські літери', en: 'Name in addresses: Latin letters' },
      sort: 'name',
      pattern: NAMES.filter,
    },
    { ...TITLE, start: { uk: 'Нове поле', en: 'New field' } },
    {
      key: 'options',
      title: { uk: 'Варіанти', en: 'Options' },
      about: {
        uk: `Рядок на варіант: значення в адресі, далі слова: ${languagesOf(portal)}.`,
        en: `A row for each: its value in addresses, then its words: ${languagesOf(portal)}.`,
      },
      sort: 'table',
      optional: true,
    },
    {
      key: 'default',
      title: {
        uk: 'Вибрано спочатку: значення (якщо порожньо, перше)',
        en: 'Chosen at first: a value (left empty: the first)',
      },
      sort: 'name',
      optional: true,
    },
  ],
  make(answers, { portal, folders }) {
    const name = answerName(answers, 'name', '', NAMES.filter);
    const options = optionsIn(answerTable(answers, 'options'), portal);
    const chosen = answer(answers, 'default') || options?.[0]?.value;
    const given = {
      title: answerWords(answers, 'title', portal),
      ...(options ? { options } : {}),
      ...(chosen ? { default: chosen } : {}),
    };
    const files = filterFiles(name, portal, folders, given);
    return { drafts: draftsOf(files, folders), open: 'config/filters.yaml' };
  },
};

function languagesOf({ settings }: CheckedPortal): string {
  return settings.locales.map(({ name }) => name).join(', ');
}

/** Options of rows: value, words in the order of languages; undefined where there are no rows. */
function optionsIn(rows: readonly (readonly string[])[], { settings }: CheckedPortal) {
  if (rows.length === 0) return undefined;
  return rows.map(([value = '', ...words]) => {
    const title = settings.locales.map(({ code }, i) => [
      code,
      (words[i] ?? words[0] ?? '').trim(),
    ]);
    if (value.trim() === '' || title.some(([, text]) => text === ''))
      throw new ChoreRefused({
        uk: 'у рядку варіанта мають стояти значення і слова',
        en: 'the row of an option has its value and its words',
      });
    return { value: value.trim(), title: Object.fromEntries(title) as Record<string, string> };
  });
}

export const call: StudioMaker = {
  name: 'call',
  title: { uk: 'Запит', en: 'Call' },
  about: {
    uk: 'Запитання до показників, яке показують блоки.',
    en: 'A question about the figures that blocks show.',
  },
  questions: (portal) => [
    {
      key: 'name',
      title: { uk: 'Назва: група/запит латинськими літерами', en: 'Name: family/name' },
      sort: 'name',
      pattern: NAMES.call,
    },
    { ...TITLE, start: { uk: 'Нове запитання', en: 'New question' } },
    {
      key: 'fact',
      title: { uk: 'Які показники', en: 'Which figures' },
      sort: 'choice',
      choices: choicesOf(
        Object.fromEntries(listTreeFacts(portal).map(({ name, title }) => [name, { title }])),
      ),
    },
  ],
  make(answers, { portal, folders }) {
    const name = answerName(answers, 'name', '', NAMES.call);
    const given = {
      title: answerWords(answers, 'title', portal),
      fact: answer(answers, 'fact'),
    };
    const files = callFiles(name, portal, folders, given);
    return { drafts: draftsOf(files, folders), open: `config/calls/${name}.yaml` };
  },
};

export const chart: StudioMaker = {
  name: 'chart',
  title: { uk: 'Вид діаграми', en: 'Chart kind' },
  about: {
    uk: 'Шаблон діаграми, який можна вибрати на сторінці.',
    en: 'A template that readers of a page can choose.',
  },
  questions: (portal) => {
    const drawn = Object.entries(shownPages(portal)).filter(([, { blocks }]) =>
      blocks.some((block) => 'chart' in block),
    );
    return [
      {
        key: 'name',
        title: { uk: 'Назва латинськими літерами', en: 'Name in Latin letters' },
        sort: 'name',
        pattern: CHART,
        optional: true,
      } satisfies MakerQuestion,
      { ...TITLE, start: { uk: 'Нова діаграма', en: 'New chart' } },
      {
        key: 'page',
        title: { uk: 'Сторінка, на якій її вибирають', en: 'Page on which it can be chosen' },
        sort: 'choice',
        choices: choicesOf(Object.fromEntries(drawn)),
      },
    ];
  },
  make(answers, { portal, folders }) {
    const name = answerName(answers, 'name', 'title', CHART);
    const given = { title: answerWords(answers, 'title', portal) };
    const files = chartFiles(`${answer(answers, 'page')}/${name}`, portal, folders, given);
    return { drafts: draftsOf(files, folders), open: `config/charts/${name}.json` };
  },
};

/** Of a chart without its page. */
const CHART = /^[a-z][a-z0-9-]*$/;
