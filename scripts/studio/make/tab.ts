// A maker of tabs: a page beside others that are tabs of each other, in their lists and in the menu.

import { isMap, isNode, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';

import { listTabPages } from '../../../engine/check.ts';
import { applyEdits } from '../../migrate/edits.ts';
import { pageFiles, type CheckedPortal } from '../../new/config.ts';
import { NAMES } from '../../new/names.ts';
import { ChoreRefused } from '../../refused.ts';
import type { MakerAnswers, Drafts } from '../contract.ts';
import { textOf, withDrafts } from '../drafts.ts';
import {
  answer,
  answerName,
  answerWords,
  choicesOf,
  draftsOf,
  type StudioMaker,
  type MakerPlace,
} from './maker.ts';
import { decideAlike, FRAGMENTS, tabLists, withoutEmbeds } from './lists.ts';
import { menuEdit } from './menu.ts';

const MENUS = 'config/menus.yaml';
const STEP = /^[a-z0-9][a-z0-9-]*$/;
/** Keys of a page that its neighbour has too. */
const KEPT = ['subject', 'missing'];
/** What blocks with figures need: what is chosen there stays chosen. */
const ASKED = ['loaded', 'filters', 'with'];

export const tab: StudioMaker = {
  name: 'tab',
  title: { uk: 'Вкладка', en: 'Tab' },
  about: {
    uk: 'Нова сторінка поряд із вкладками, які вже є.',
    en: 'A new page beside tabs that are there already.',
  },
  questions: (portal) => {
    const beside = Object.entries(portal.pages).filter(([id, page]) =>
      listTabPages(page).includes(id),
    );
    const calls = beside.flatMap(([, { blocks }]) => blocks.flatMap(callOf));
    const asked = Object.entries(portal.calls).filter(([name]) => calls.includes(name));
    if (beside.length === 0) return null;
    return [
      {
        key: 'beside',
        title: { uk: 'Поряд із вкладкою', en: 'Beside the tab' },
        sort: 'choice',
        choices: choicesOf(Object.fromEntries(beside)),
      },
      {
        key: 'title',
        title: { uk: 'Назва', en: 'Title' },
        sort: 'words',
        start: { uk: 'Нова вкладка', en: 'New tab' },
      },
      {
        key: 'about',
        title: { uk: 'Про що вкладка, одним реченням', en: 'What it is about, in one sentence' },
        sort: 'words',
        start: { uk: 'Що показує ця вкладка', en: 'What this tab shows' },
      },
      {
        key: 'name',
        title: {
          uk: 'Остання частина адреси (якщо порожньо, з англійської назви)',
          en: 'Last part of the address (left empty: from the English title)',
        },
        sort: 'name',
        pattern: STEP,
        optional: true,
      },
      {
        key: 'call',
        title: {
          uk: 'Що показати: блоки сусідньої вкладки з цього запиту (якщо порожньо, текст)',
          en: 'What it shows: blocks of the other tab with this call (left empty: a text)',
        },
        sort: 'choice',
        choices: choicesOf(Object.fromEntries(asked)),
        optional: true,
      },
    ];
  },
  make(answers, { portal, folders }) {
    const beside = answer(answers, 'beside');
    const home = beside.includes('/') ? beside.slice(0, beside.lastIndexOf('/') + 1) : '';
    const address = home + answerName(answers, 'name', 'title', STEP);
    if (!NAMES.page.test(address) || !portal.pages[beside])
      throw new ChoreRefused({ uk: `вкладки ${beside} немає`, en: `there is no tab ${beside}` });
    const page = tabPage(address, beside, answers, { portal, folders });
    const title = answerWords(answers, 'title', portal) ?? {};
    const alike = { beside, address, title };
    const lists = {
      ...tabLists(withDrafts(folders, page), alike),
      ...(answer(answers, 'call') === '' ? {} : decideAlike(folders, alike)),
    };
    const text = textOf(folders, MENUS) ?? '';
    const steps = stepsAbove(portal.menus.sidebar, portal.pages[beside].path);
    const edit =
      steps.length > 0 && menuEdit(text, portal, { part: 'sidebar', steps }, { to: address });
    return {
      drafts: { ...page, ...lists, ...(edit ? { [MENUS]: applyEdits(text, [edit]) } : {}) },
      open: `config/pages/${address}.yaml`,
    };
  },
};

function callOf(block: object): string[] {
  return 'call' in block && typeof block.call === 'string' ? [block.call] : [];
}

/** Numbers that lead to the entry of a menu below which a page stands; none where it stands below none. */
function stepsAbove(items: CheckedPortal['menus']['sidebar'], path: string): number[] {
  for (const [i, item] of items.entries()) {
    const deeper = stepsAbove(item.items, path);
    if (deeper.length > 0) return [i, ...deeper];
    if (item.items.some(({ to, items: below }) => to === path && below.length === 0)) return [i];
  }
  return [];
}

/** The page of the tab: a starting page with what its neighbour has that both need. */
function tabPage(
  address: string,
  beside: string,
  answers: MakerAnswers,
  { portal, folders }: Pick<MakerPlace, 'portal' | 'folders'>,
): Drafts {
  const path = `config/pages/${address}.yaml`;
  const { created } = pageFiles(address, portal, folders, {
    title: answerWords(answers, 'title', portal),
    about: answerWords(answers, 'about', portal),
  });
  const { [path]: page = '', ...texts } = created;
  const call = answer(answers, 'call');
  const neighbour = readParts(withoutEmbeds(textOf(folders, `config/pages/${beside}.yaml`) ?? ''));
  const kept = neighbour.keys.filter(
    ({ node }) =>
      isScalar(node) && [...KEPT, ...(call === '' ? [] : ASKED)].includes(String(node.value)),
  );
  const fragments = parseDocument(textOf(folders, FRAGMENTS) ?? '');
  const isTabs = (block: YAMLMap) =>
    isSeq(block.get('pages')) || isSeq(fragments.getIn([block.get('use'), 'pages']));
  const blocks = neighbour.blocks.filter(
    ({ node }) => isMap(node) && (isTabs(node) || (call !== '' && node.get('call') === call)),
  );
  const [head = '', text = ''] = page.split('blocks:\n');
  const written = [
    head,
    ...kept.map(({ text: key }) => key),
    'blocks:\n',
    ...blocks.map(({ text: block }) => block),
  ];
  if (call !== '') return draftsOf({ created: { [path]: written.join('') } }, folders);
  const whole = { [path]: [...written, text].join(''), ...texts };
  return draftsOf({ created: whole }, folders);
}

interface PagePart {
  readonly node: unknown;
  /** Its lines, with what stands behind it up to the next. */
  readonly text: string;
}

/** The keys of a page and its blocks, each with its lines. */
function readParts(text: string): { readonly keys: PagePart[]; readonly blocks: PagePart[] } {
  const document = parseDocument(text);
  const blocks = document.get('blocks');
  const items = isSeq(blocks) ? blocks.items : [];
  const keys = isMap(document.contents) ? document.contents.items.map(({ key }) => key) : [];
  const behind = keys[keys.findIndex((key) => isScalar(key) && key.value === 'blocks') + 1];
  return {
    keys: partsAt(text, keys, text.length),
    blocks: partsAt(text, items, behind ? lineOf(text, behind) : text.length),
  };
}

function partsAt(text: string, nodes: readonly unknown[], end: number): PagePart[] {
  return nodes.map((node, i) => {
    const next = nodes[i + 1];
    return { node, text: text.slice(lineOf(text, node), next ? lineOf(text, next) : end) };
  });
}

/** Where the line begins on which a node does. */
function lineOf(text: string, node: unknown): number {
  const [from] = (isNode(node) && node.range) || [0];
  return text.lastIndexOf('\n', from - 1) + 1;
}
