// One block of a page by itself, as others show it on their sites: the block, whose figures these are, the way to its page.

import { BLOCK, PART } from '../addresses/query.ts';
import type { RenderWritten } from '../blocks/written/written.server.ts';
import { buildValuedContext, valuedWords } from '../blocks/contract/valued.server.ts';
import { loadedWords } from '../blocks/contract/loaded.server.ts';
import { holdsAll } from '../state/decide.ts';
import { renewQuery } from '../state/redirects.ts';
import { plainWords } from '../language/text.ts';
import type { BlockBase, Portal, View } from '../model/portal.ts';
import { buildView, shownAddress, type Prepared } from './page.server.ts';
import { formatPageNames } from './titles.server.ts';

/** What of an address means nothing to a block by itself: it shows no rows but the upper ones. */
export function queryAlone(
  { settings: { queries } }: Portal,
  query: URLSearchParams,
): URLSearchParams {
  const kept = new URLSearchParams(query);
  for (const name of [BLOCK, PART, queries.find, queries.open, queries.zoom, queries.reading])
    kept.delete(name);
  return kept;
}

/** The block that others may show, by the id of today or an old one; null where the page has none of that name with what was chosen. */
export function blockAlone({ context }: Prepared, id: string): BlockBase | null {
  const { portal, page, read } = context;
  const renewed = renewQuery(portal, page, new URLSearchParams({ [BLOCK]: id }));
  const called = renewed?.get(BLOCK) ?? id;
  const block = page.blocks.find((own) => own.id === called);
  return block?.embed && holdsAll(block.only, read.values) ? block : null;
}

/** A view with this block alone. Throws where it fails for the ledger's sake. */
export async function buildAlone(
  prepared: Prepared,
  block: BlockBase,
  render: RenderWritten,
): Promise<View> {
  const { page, parts } = prepared.context;
  const context = {
    ...prepared.context,
    page: { ...page, blocks: [block], heading: null },
    alone: true as const,
  };
  const view = await buildView({ ...prepared, context }, render);
  const blocks = view.blocks.map((own) => ({
    ...(parts[own.kind]?.alone?.(own) ?? own),
    title: own.title ?? view.title,
    alone: true as const,
  }));
  return { ...view, blocks };
}

/** What a page is called: its title, and what it is about. */
export function calledAs(context: Prepared['context'], parameters: Prepared['parameters']): string {
  const { title, subject } = formatPageNames(context, parameters);
  return [title, ...(subject === null ? [] : [subject])].map(plainWords).join(', ');
}

/** What is said of a block wherever it is shown by itself. */
export interface ToldAlone {
  /** That its figures are invented; empty where they are not. */
  readonly mark: string;
  /** That its figures are those of an old ledger; empty where they are not. */
  readonly old: string;
  /** Who keeps the figures, until when they are loaded and when they were. */
  readonly source: string;
  /** Portal, page, and what that is about. */
  readonly page: string;
  /** Address of the page with everything that was chosen. */
  readonly to: string;
}

/** What stands beside an embedded block: a mark of invented figures, source, version, a link to its page. */
export function tellAlone(prepared: Prepared, view: View): ToldAlone {
  const { context, parameters } = prepared;
  const { portal, formatter, ledger } = context;
  const mark = ledger?.mark;
  return {
    mark: mark ? formatter.plain(mark.words) : '',
    old: view.old?.said ?? '',
    source: [
      mark
        ? formatter.say('embed.invented')
        : formatter.say('embed.source', { owner: formatter.plain(portal.settings.owner) }),
      loadedWords(context),
      ledger ? formatter.say('embed.version', { ledger: ledger.id }) : '',
      isValued(prepared, view) ? valuedWords(view) : '',
    ]
      .filter((words) => words !== '')
      .join(' '),
    page: `${formatter.plain(portal.settings.name)}: ${calledAs(context, parameters)}`,
    to: shownAddress(prepared),
  };
}

/** Whether one of the blocks may show its amounts as the page does. */
function isValued({ context }: Prepared, { blocks }: View): boolean {
  return context.page.blocks.some(
    (block) =>
      blocks.some(({ id }) => id === block.id) &&
      buildValuedContext(context, block).absolute !== null,
  );
}
