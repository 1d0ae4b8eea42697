// A maker of menu entries, at the end of a menu or below one of its entries.

import { isMap, isSeq, parseDocument, visit, type Document, type YAMLMap } from 'yaml';

import { writeInLine } from '../../../engine/check.ts';
import { addItem, addPair, applyEdits, type Edit } from '../../migrate/edits.ts';
import type { CheckedPortal } from '../../new/config.ts';
import { ChoreRefused } from '../../refused.ts';
import { textOf } from '../drafts.ts';
import {
  answer,
  answerWords,
  choicesOf,
  saidOf,
  type MakerChoice,
  type StudioMaker,
} from './maker.ts';
import { shownPages } from './site.ts';

const FILE = 'config/menus.yaml';
const PARTS = ['header', 'sidebar', 'footer'] as const;
type MenuPart = (typeof PARTS)[number];
const NAMED = {
  header: { uk: 'Головне меню вгорі', en: 'Main menu at the top' },
  sidebar: { uk: 'Меню збоку', en: 'Menu beside the content' },
  footer: { uk: 'Посилання внизу', en: 'Links at the foot' },
} as const;

export const menu: StudioMaker = {
  name: 'menu',
  title: { uk: 'Пункт меню', en: 'Menu entry' },
  about: { uk: 'Посилання на сторінку в меню.', en: 'A link to a page in a menu.' },
  questions: (portal) => [
    {
      key: 'to',
      title: { uk: 'Сторінка, на яку веде', en: 'Page it leads to' },
      sort: 'choice',
      choices: choicesOf(
        Object.fromEntries(Object.entries(shownPages(portal)).filter(([id]) => !id.includes('['))),
      ),
    },
    {
      key: 'place',
      title: { uk: 'Де стоїть', en: 'Where it stands' },
      sort: 'choice',
      choices: placesIn(portal),
    },
    {
      key: 'title',
      title: {
        uk: 'Слова посилання (якщо порожньо, назва сторінки)',
        en: 'Words of the link (left empty: the title of the page)',
      },
      sort: 'words',
      optional: true,
    },
  ],
  make(answers, { portal, folders }) {
    const [part = '', ...steps] = answer(answers, 'place').split('/');
    const title = answerWords(answers, 'title', portal);
    const text = textOf(folders, FILE) ?? '';
    const item = { to: answer(answers, 'to'), ...(title ? { title } : {}) };
    const edit = isPart(part)
      ? menuEdit(text, portal, { part, steps: steps.map(Number) }, item)
      : null;
    if (!edit)
      throw new ChoreRefused({ uk: 'такого місця в меню немає', en: 'the menu has no such place' });
    return { drafts: { [FILE]: applyEdits(text, [edit]) }, open: FILE };
  },
};

function isPart(part: string): part is MenuPart {
  return PARTS.some((known) => known === part);
}

/** Menus, and every entry of the one beside the content with the numbers that lead to it: `sidebar/1/0`. */
function placesIn({ menus }: CheckedPortal): MakerChoice[] {
  const below = (
    items: CheckedPortal['menus']['sidebar'],
    name: string,
    above: readonly string[],
  ): MakerChoice[] =>
    items.flatMap((item, i) => {
      const { uk, en } = saidOf(item.title, item.to);
      const place = `${name}/${i}`;
      const said = { uk: [above[0], uk].join(' › '), en: [above[1], en].join(' › ') };
      return [{ name: place, title: said }, ...below(item.items, place, [said.uk, said.en])];
    });
  return [
    ...PARTS.map((name) => ({ name, title: NAMED[name] })),
    ...below(menus.sidebar, 'sidebar', [NAMED.sidebar.uk, NAMED.sidebar.en]),
  ];
}

/** An entry at the end of what stands below a place; null where there is no such place. Throws ChoreRefused where the Tab order has no number left. */
export function menuEdit(
  text: string,
  portal: CheckedPortal,
  { part, steps }: { readonly part: MenuPart; readonly steps: readonly number[] },
  item: { readonly to: string; readonly title?: object },
): Edit | null {
  const document = parseDocument(text);
  const path = [part, ...steps.flatMap((step, i) => (i === 0 ? [step] : ['items', step]))];
  const { to, ...words } = item;
  const written = writeInLine({ to, tab: freeTab(document, portal, part), ...words });
  const owner = document.getIn(path, true);
  const list = isMap(owner) ? owner.get('items', true) : owner;
  if (isSeq(list) && list.items.length > 0) return addItem(text, list, written);
  const last = isMap(owner) ? owner.items.at(-1) : undefined;
  return last ? addPair(text, owner as YAMLMap, last, `items: [${written}]`) : null;
}

/** The first number behind all others of a part, else the first that is free. */
function freeTab(document: Document, portal: CheckedPortal, part: MenuPart): number {
  const taken = new Set(part === 'header' ? Object.values(portal.menus.stops) : []);
  visit(document.get(part, true) as YAMLMap, {
    Map: (_, map) => {
      const tab = map.get('tab');
      if (typeof tab === 'number') taken.add(tab);
    },
  });
  const range = portal.settings.tabOrder.blocks[part];
  const all = Array.from({ length: range ? range.to - range.from + 1 : 0 }, (_, i) => i + 1);
  const free = all.filter((tab) => !taken.has(tab));
  const tab = free.find((number) => number > Math.max(0, ...taken)) ?? free[0];
  if (tab !== undefined) return tab;
  throw new ChoreRefused({
    uk: 'у цьому меню зайняті всі номери в порядку клавіші Tab',
    en: 'all numbers in the Tab order of this menu are taken',
  });
}
