// What stands where a block of any kind failed, or found nothing: with every option of the kind it says so, in both languages.

import { createElement, Fragment } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';

import { AnswerService } from '../../engine/answers/answerService.ts';
import { readEntries } from '../../engine/answers/document/collections.ts';
import { ApiProblem } from '../../engine/answers/problem.ts';
import type { AnswerSource } from '../../engine/api/oldSources.ts';
import { Block } from '../../engine/blocks/contract/Block.tsx';
import type {
  PageContext,
  BlockDraft,
  ServerPart,
} from '../../engine/blocks/contract/context.server.ts';
import type { RenderWritten } from '../../engine/blocks/written/written.server.ts';
import type { BlockSpec } from '../../engine/config/kind.ts';
import { loadSchemas } from '../../engine/config/kept.ts';
import { normalizeBlock } from '../../engine/config/normalize/blocks.ts';
import { openConfig } from '../../engine/config/opened/open.ts';
import { readConfig } from '../../engine/config/read.ts';
import { LocaleFormatter } from '../../engine/language/localeFormatter.ts';
import { Ledger } from '../../engine/ledger/ledger.ts';
import { DUCKDB } from '../../engine/ledger/stores/duckdb.ts';
import type { Store } from '../../engine/ledger/stores/store.ts';
import { lookup, assertDefined } from '../../engine/model/lookup.ts';
import type { BlockBase, BlockViewBase, Locale, Page, Portal } from '../../engine/model/portal.ts';
import { buildBlocks } from '../../engine/page/buildBlocks.server.ts';
import { renderBlocks } from '../../engine/page/renderBlocks.server.ts';
import { prepareView } from '../../engine/page/page.server.ts';
import { checkPortal } from '../../engine/server/check.ts';
import { readExamples } from '../../engine/server/examples.ts';
import { renderWritten } from '../../site/entry-server.tsx';
import { KINDS, ROOMS } from '../../site/kinds.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { renderElement, textOf } from '../render.tsx';
import { foldersOf } from '../overlay.ts';
import { variantsOf } from './variants.ts';

const folders = foldersOf('product');
const schemas = loadSchemas(folders);
const LOCALES = ['uk', 'en'];
/** What the address says: whatever is loaded, a period is asked for. */
const QUERY = 'year=2025&monthFrom=1&monthTo=12&quarter=4';
/** What a page must never show. */
const SPILT = /\bundefined\b|\[object |\bNaN\b|\bInvalid Date\b/;

/** A block as it is written, and the page that it is written on. */
interface Written {
  readonly page: Page;
  readonly spec: BlockSpec;
}

let portal: Portal;
let empty: AnswerService;
/** The first block of each kind. */
const written = new Map<string, Written>();
beforeAll(async () => {
  portal = assertDefined(checkPortal(folders, KINDS).portal);
  const { entries } = openConfig(readConfig(folders, schemas), schemas).pages;
  const onPages = [...entries.values()].flatMap(({ id, spec: { blocks = [] } }) =>
    (blocks as readonly BlockSpec[]).map((spec) => ({ page: lookup(portal.pages, id), spec })),
  );
  // a kind that no page has is shown by its example
  const home = lookup(portal.pages, portal.settings.home);
  const examples = readExamples(ROOMS).map(({ block }) => ({
    page: home,
    spec: block as unknown as BlockSpec,
  }));
  for (const each of [...onPages, ...examples])
    if (!written.has(each.spec.kind)) written.set(each.spec.kind, each);
  empty = new AnswerService(portal, await nothing(portal));
});

describe.each(LOCALES)('in %s', (code) => {
  it.each(Object.keys(KINDS))('%s that failed says so in its place', async (kind) => {
    const { say } = formatterIn(code);
    for (const [error, message] of [
      [new Error('out of order'), 'outcome.broken'],
      [new ApiProblem('unanswered-combination'), 'outcome.failed'],
    ] as const) {
      const { context, blocks } = await placedIn(code, kind, { build: failing(error) });
      const shown = await shownIn(code, await viewsOf(context, blocks, renderWritten));
      expect(shown.map(insideOf)).toEqual(blocks.map(() => say(message)));
      for (const html of shown) expect(html).not.toMatch(SPILT);
    }
  });

  it.each(Object.keys(KINDS))('%s whose drawing failed says so in its place', async (kind) => {
    const { say } = formatterIn(code);
    const { context, blocks } = await placedIn(code, kind);
    const drawn = await viewsOf(context, blocks, renderWritten);
    const views = await viewsOf(context, blocks, failing(new Error('out of ink')));
    const shown = await shownIn(code, views);
    // kinds that the browser draws are not drawn here, and what had failed before is not drawn either
    for (const [i, { kind: shownKind, span, head }] of views.entries()) {
      const before = assertDefined(drawn[i]);
      expect(shownKind).toBe('html' in before ? 'failed' : before.kind);
      expect({ span, head }).toEqual({ span: before.span, head: before.head });
      if ('html' in before) expect(insideOf(shown[i] ?? '')).toBe(say('outcome.broken'));
    }
  });

  it.each(Object.keys(KINDS))('%s over figures of nothing says what there is', async (kind) => {
    const { say } = formatterIn(code);
    const { context, blocks } = await placedIn(code, kind);
    const views = await viewsOf(context, blocks, renderWritten);
    const shown = await shownIn(code, views);
    for (const [i, view] of views.entries()) {
      const html = shown[i] ?? '';
      // whoever nobody knows is refused, and that is said
      if (view.kind === 'failed') expect(view).toMatchObject({ passing: false });
      expect(insideOf(html), JSON.stringify(blocks[i])).not.toBe('');
      if ('state' in view && view.state === 'empty') expect(html).toContain(say('outcome.empty'));
      expect(html).not.toMatch(SPILT);
      expect(keysIn(html)).toEqual([]);
    }
  });
});

/** What every variant of a kind is made with, at an address of its page, over figures of nothing. */
async function placedIn(
  code: string,
  kind: string,
  over: Partial<ServerPart> = {},
): Promise<{ readonly context: PageContext; readonly blocks: readonly BlockBase[] }> {
  const { page, spec } = assertDefined(written.get(kind));
  const variants = variantsOf(spec, schemas);
  const blocks = variants.map((variant, i) => ({
    ...normalizeBlock(
      variant,
      { place: 0, written: 0, heads: i % 2, count: 1, decisions: portal.decisions, schemas },
      KINDS,
    ),
    id: `${kind}-${i + 1}`,
  }));
  const source: AnswerSource = {
    portal,
    asked: '',
    answerService: () => empty,
    ledger: () => null,
    serving: () => null,
  };
  const locale = localeOf(code);
  const { context } = await prepareView(
    { answerCache: source, formatter: formatterIn(code), parts: SERVER_PARTS },
    { page: { ...page, blocks }, locale, parameters: parametersOf(page), path: page.path },
    new URLSearchParams(QUERY),
  );
  return {
    blocks,
    context: {
      ...context,
      ledger: empty.ledger,
      answerService: () => empty,
      parts: { ...SERVER_PARTS, [kind]: { ...lookup(SERVER_PARTS, kind), ...over } },
    },
  };
}

/** Each by itself: of several without figures only the first would say so. */
async function viewsOf(
  context: PageContext,
  blocks: readonly BlockBase[],
  draw: RenderWritten,
): Promise<readonly BlockViewBase[]> {
  const drafts: BlockDraft[] = [];
  for (const block of blocks) drafts.push(...(await buildBlocks(context, [block])).drafts);
  return (await renderBlocks(drafts, context, '', draw)).blocks;
}

/** The HTML of each. */
async function shownIn(locale: string, views: readonly BlockViewBase[]): Promise<string[]> {
  const all = views.map((view) =>
    createElement(Fragment, { key: view.id }, createElement(Block, { view }), createElement('hr')),
  );
  const html = await renderElement(createElement(Fragment, null, ...all), { locale });
  return html.split('<hr/>').slice(0, -1);
}

/** What is read below the heading. */
function insideOf(html: string): string {
  return textOf(html.replace(/<h[12] id="[^"]*-title">.*?<\/h[12]>/s, ''));
}

/** Messages that are not there are shown by their keys. */
function keysIn(html: string): string[] {
  const rooms = Object.keys(lookup(portal.messages, 'uk')).join('|');
  return (
    textOf(html).match(
      new RegExp(`(?<![\\w./-])(?:${rooms})(?:\\.[a-z][\\w-]*)+(?![\\w/])`, 'g'),
    ) ?? []
  );
}

function failing(error: unknown): () => never {
  return () => {
    throw error;
  };
}

function formatterIn(code: string): LocaleFormatter {
  return new LocaleFormatter(portal, localeOf(code), (text) => {
    throw new Error(text);
  });
}

function localeOf(code: string): Locale {
  return assertDefined(portal.settings.locales.find((locale) => locale.code === code));
}

/** Somebody that nobody knows; an entry that there is. */
function parametersOf({ parameters }: Page): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, { collection }]) => [
      name,
      collection === '' ? '1' : assertDefined(readEntries(portal, collection)[0]).key,
    ]),
  );
}

/** A ledger that is in order and holds nothing. */
async function nothing({ model }: Portal): Promise<Ledger> {
  const store: Store = {
    ask: (query) => Promise.resolve(/^\s*SELECT COUNT\(/i.test(query.in(DUCKDB).text) ? [[0]] : []),
    stream: async function* () {},
    close: () => Promise.resolve(),
  };
  return await Ledger.over(store, model, {
    id: '0'.repeat(16),
    created: '2026-01-01T00:00:00.000Z',
    model: '',
    tables: {},
    file: { name: '', bytes: 0, sha256: '' },
    exceptions: {},
  });
}
