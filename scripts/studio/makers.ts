// What can be made without writing a file: the forms of makers, and the drafts that come of their answers; other names for what is there.

import type { Folders, Kinds } from '../../engine/check.ts';
import type { CheckedPortal } from '../new/config.ts';
import { refuseMistakes, ChoreRefused } from '../refused.ts';
import { rename as renameThing } from '../rename/rename.ts';
import type { Sort } from '../rename/things.ts';
import type { StudioCalls } from './contract.ts';
import { withDrafts } from './drafts.ts';
import { copy } from './make/copy.ts';
import { section, term } from './make/entry.ts';
import { formOf, startOf, type StudioMaker, type MakerQuestion } from './make/maker.ts';
import { menu } from './make/menu.ts';
import { call, chart, filter, page, redirect } from './make/site.ts';
import { tab } from './make/tab.ts';
import { portalOf } from './portal.ts';
import { StudioRefusal } from './refusal.ts';

const MAKERS: readonly StudioMaker[] = [
  page,
  tab,
  section,
  term,
  menu,
  filter,
  chart,
  redirect,
  call,
];

/** What makers work on. */
interface MakingIn {
  readonly folders: Folders;
  readonly kinds: Kinds;
}

/** Every maker that the portal has something for. 422: the drafts have mistakes. */
export async function makers(
  studio: MakingIn,
  { drafts, language }: StudioCalls['makers']['takes'],
): Promise<StudioCalls['makers']['gives']> {
  const portal = portalOf(withDrafts(studio.folders, drafts), studio.kinds);
  return {
    makers: [...MAKERS, copy].flatMap((maker) => {
      const { name, title, about } = maker;
      const questions = maker.questions(portal);
      if (!questions?.every(canBeAnswered)) return [];
      const schema = formOf(questions, portal, language);
      const start = startOf(questions, portal);
      return [{ name, title: title[language], about: about[language], schema, start }];
    }),
  };
}

function canBeAnswered({ sort, optional = false, choices = [] }: MakerQuestion): boolean {
  return sort !== 'choice' || optional || choices.length > 0;
}

/** All drafts with those that a maker adds. 404: no such maker; 422: it cannot be made, or would have mistakes. */
export async function make(
  studio: MakingIn,
  { drafts, maker: name, answers }: StudioCalls['make']['takes'],
): Promise<StudioCalls['make']['gives']> {
  const maker = [...MAKERS, copy].find((known) => known.name === name);
  if (!maker)
    throw new StudioRefusal(404, { uk: `немає засобу ${name}`, en: `there is no maker ${name}` });
  const { kinds } = studio;
  const folders = withDrafts(studio.folders, drafts);
  const portal = portalOf(folders, kinds);
  return refusing(() => {
    const made = maker.make(answers, { portal, folders, kinds });
    refuseMistakes(withDrafts(folders, made.drafts), kinds);
    return { drafts: { ...drafts, ...made.drafts }, open: made.open };
  });
}

/** All drafts with the thing of a file under another name in every place that names it; `to` is the new path of the file. 422: it cannot be renamed. */
export async function rename(
  studio: MakingIn,
  { drafts, path, to, redirect: redirects }: StudioCalls['rename']['takes'],
): Promise<StudioCalls['rename']['gives']> {
  const folders = withDrafts(studio.folders, drafts);
  const portal = portalOf(folders, studio.kinds);
  const { sort, from } = thingAt(path, portal);
  const wanted = thingAt(to, portal);
  if (wanted.sort !== sort)
    throw new StudioRefusal(422, {
      uk: `${to}: новий шлях має лишитися в тій самій теці`,
      en: `${to}: the new path has to stay in the same folder`,
    });
  return refusing(() => {
    const wish = { sort, from, to: wanted.from, redirect: redirects && sort === 'page' };
    const renamed = Object.fromEntries(renameThing(folders, wish, studio.kinds));
    return { drafts: { ...drafts, ...renamed }, open: to };
  });
}

/** What a file is, and what it is called. */
function thingAt(
  path: string,
  portal: CheckedPortal,
): { readonly sort: Sort; readonly from: string } {
  const terms = portal.settings.collections[portal.settings.terms ?? ''];
  const { folder = '' } = portal.calls[terms?.call ?? '']?.document ?? {};
  const sorts: readonly (readonly [Sort, RegExp])[] = [
    ['page', /^config\/pages\/(.+)\.yaml$/],
    ['call', /^config\/calls\/(.+)\.yaml$/],
    ['text', /^content\/locales\/[^/]+\/texts\/(.+)\.md$/],
    ['term', new RegExp(`^content/${folder}/([^/]+)\\.json$`)],
  ];
  for (const [sort, files] of sorts) {
    const [, from] = files.exec(path) ?? [];
    if (from !== undefined) return { sort, from };
  }
  throw new StudioRefusal(422, {
    uk: `${path}: перейменувати можна сторінку, запит, термін або текст`,
    en: `${path}: a page, a call, a term or a text can be renamed`,
  });
}

function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ChoreRefused) throw new StudioRefusal(422, error.said);
    throw error;
  }
}
