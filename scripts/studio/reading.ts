// The calls that look at drafts: a file with its addresses, what is wrong, what becomes of the pages.

import { findAddress, listPlaces, withPrefix, type Portal } from '../../engine/serve.ts';
import { sayDifference, touchedPages } from './changes.ts';
import type { Drafts, StudioCalls } from './contract.ts';
import { hashOf, textOf, withDrafts } from './drafts.ts';
import { renderPage } from './preview.ts';
import { StudioRefusal } from './refusal.ts';
import type { Figures, DraftState, Workshop } from './workshop.ts';

type Takes<Name extends keyof StudioCalls> = StudioCalls[Name]['takes'];
type Gives<Name extends keyof StudioCalls> = Promise<StudioCalls[Name]['gives']>;

/** So many pages are named for a file, and so many rendered twice to be compared. */
const NAMED = 12;
const COMPARED = 60;

/** A file that is not there has no text and no hash. */
export function readFile(
  { options: { folders } }: Workshop,
  { drafts, path }: Takes<'file'>,
): Awaited<Gives<'file'>> {
  const text = textOf(withDrafts(folders, drafts), path) ?? '';
  return { text, base: hashOf(folders, path) };
}

/** Where what a file says can be looked at, in every language. */
export async function listPages(
  workshop: Workshop,
  { drafts, path }: Takes<'pages'>,
): Gives<'pages'> {
  const portal = workshop.open(drafts).portal ?? workshop.lastGood()?.portal;
  if (!portal) return { addresses: [] };
  const pages = pagesOf(workshop, drafts, { [path]: '' }).slice(0, NAMED);
  const found = await addressesOf(workshop, portal, pages, [path]);
  const prefixes = portal.settings.locales.map(({ prefix }) => prefix);
  return {
    addresses: found.flatMap(({ address }) =>
      prefixes.map((prefix) => withPrefix(address, prefix)),
    ),
  };
}

/** At once what can be looked at: no rule that looks across files has been asked. */
export function glance(workshop: Workshop, { drafts }: Takes<'glance'>): Awaited<Gives<'glance'>> {
  const { id, portal } = workshop.open(drafts);
  return { state: portal && id };
}

/** `left` is aborted where nobody waits for the verdict any more. */
export async function check(
  workshop: Workshop,
  { drafts }: Takes<'check'>,
  left: AbortSignal,
): Gives<'check'> {
  const state = workshop.open(drafts);
  const mistakes = await workshop.judge(state, left);
  const isWrong = mistakes.some(({ severity }) => severity === 'error');
  return { state: state.portal && !isWrong ? state.id : null, mistakes };
}

/** Compares what is saved with the drafts, page by page. Refuses with 422 while there are mistakes. */
export async function listChanges(
  workshop: Workshop,
  { drafts, language, figures }: Takes<'changes'>,
): Gives<'changes'> {
  const [before, after] = [await goodState(workshop, {}), await goodState(workshop, drafts)];
  const { prefix = '' } = after.portal.settings.locales.find(({ code }) => code === language) ?? {};
  const ids = pagesOf(workshop, drafts, drafts).slice(0, COMPARED);
  const addresses = await addressesOf(workshop, after.portal, ids, Object.keys(drafts));
  const pages = [];
  for (const { address: plain, page } of addresses) {
    const address = withPrefix(plain, prefix);
    // one that is not there says nothing
    const html = async (state: string) => {
      const rendered = await renderPage(workshop, { state, figures }, address);
      return rendered?.status === 200 ? rendered.html : '';
    };
    const wasThere = before.portal.pages[page] !== undefined;
    const found = sayDifference(wasThere ? await html(before.id) : '', await html(after.id));
    const title = after.portal.pages[page]?.title[language] ?? page;
    if (found.gone.length + found.come.length > 0) pages.push({ address, title, ...found });
  }
  return { before: before.id, after: after.id, pages };
}

/** Refuses with 422 where there are mistakes. */
async function goodState(
  workshop: Workshop,
  drafts: Drafts,
): Promise<DraftState & { readonly portal: Portal }> {
  const state = workshop.open(drafts);
  const mistakes = await workshop.judge(state);
  const { portal } = state;
  if (portal && !mistakes.some(({ severity }) => severity === 'error')) return { ...state, portal };
  throw new StudioRefusal(422, {
    uk: 'Спершу виправте помилки: сторінок з ними не показати.',
    en: 'Mend the mistakes first: pages cannot be shown with them.',
  });
}

/** Pages that these files can change: a page itself comes first, the home page before others. */
function pagesOf(workshop: Workshop, drafts: Drafts, changed: Drafts): readonly string[] {
  const { folders, kinds } = workshop.options;
  const touched = touchedPages(withDrafts(folders, drafts), changed, kinds);
  const own = Object.keys(changed).flatMap(
    (path) => /^config\/pages\/(.+)\.yaml$/.exec(path)?.[1] ?? [],
  );
  const home = workshop.lastGood()?.portal?.settings.home ?? '';
  return [...new Set([...own, ...touched.filter((id) => id === home), ...touched])];
}

interface PageAddress {
  readonly page: string;
  readonly address: string;
}

/** Where each page can be looked at, without language; those that show nothing by themselves are left out. Entries of collections among the files come first: they have pages of their own. */
async function addressesOf(
  workshop: Workshop,
  portal: Portal,
  ids: readonly string[],
  files: readonly string[],
): Promise<PageAddress[]> {
  const current = await workshop.ledger('serving' satisfies Figures, portal);
  const found: PageAddress[] = listPlaces(portal).flatMap(({ page, address, key }) =>
    key !== '' && files.some((file) => file.endsWith(`/${key}.json`))
      ? [{ page: page.id, address }]
      : [],
  );
  for (const id of ids) {
    const page = portal.pages[id];
    const address = page && (await findAddress(portal, current, page));
    if (address) found.push({ page: id, address });
  }
  return found;
}
