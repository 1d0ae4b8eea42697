// Every sentence of every page, in each language and over several periods, is held against the figures that stand beside it:
// over the demonstration, over a small import with the faults of real ones, and over real figures where they are there.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { LocaleFormatter } from '../../engine/language/localeFormatter.ts';
import { matchAddress } from '../../engine/addresses/routes.ts';
import { AnswerCache } from '../../engine/api/answerCache.ts';
import { askFigures } from '../../engine/blocks/contract/asked.server.ts';
import type { BlockBase, CallingBlock } from '../../engine/model/portal.ts';
import { buildView, parametersExist, prepareView } from '../../engine/page/page.server.ts';
import { renderWritten } from '../../site/entry-server.tsx';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { foldersOf } from '../overlay.ts';
import { inTurn } from '../sample.ts';
import {
  demonstrationFolder,
  emptyFolder,
  importInto,
  REAL_DATA,
  serve,
  serveDemonstration,
  type Served,
} from '../served.ts';
import { addressesOf } from '../truth/addresses.ts';
import { CITY, importFaulty, OBLAST, TOWN, VILLAGE } from '../truth/faulty.ts';
import { RULES } from '../truth/rules.ts';
import { speak, type SpokenPage } from '../truth/spoken.ts';

/** The view of an address, with the figures that its findings were made from; null where it leads elsewhere. */
async function read(
  answerCache: AnswerCache,
  { portal }: Served,
  address: string,
): Promise<SpokenPage | null> {
  const [path = '', query = ''] = address.split('?');
  const matched = matchAddress(portal, path);
  const { page, locale, parameters } = matched;
  if (!page || page.redirect !== null || !parametersExist(answerCache, page, parameters))
    return null;
  const formatter = new LocaleFormatter(portal, locale, () => {});
  const prepared = await prepareView(
    { answerCache, formatter, parts: SERVER_PARTS },
    { ...matched, page },
    new URLSearchParams(query),
  );
  const view = await buildView(prepared, renderWritten);
  const { context } = prepared;
  const asked = [context.page.heading, ...page.blocks.filter(isFinding)].flatMap((own) =>
    own ? askFigures(context, own).catch(() => null) : [],
  );
  const items = (await Promise.all(asked)).flatMap((found) => found?.answer.items ?? []);
  return speak(address, { locale: locale.code, view, items });
}

/** A block of sentences that are made from the answer of its call. */
function isFinding(block: BlockBase): block is CallingBlock {
  return block.kind === 'finding' && 'call' in block;
}

/** What is wrong on each of these pages, and how many texts were read. */
async function judge(
  served: Served,
  addresses: readonly string[],
): Promise<{ wrong: string[]; texts: Set<string> }> {
  const texts = new Set<string>();
  const wrong: string[] = [];
  const answerCache = new AnswerCache(served.portal, served.current);
  for (const address of addresses) {
    const page = await read(answerCache, served, address);
    if (!page) continue;
    for (const { text } of page.spoken) texts.add(text);
    for (const [rule, find] of Object.entries(RULES))
      wrong.push(...find(page).map((text) => `${rule} – ${address} – ${text}`));
  }
  return { wrong, texts };
}

/** A ledger with the budgets that pages are asked of. */
function heldAgainst(
  budgets: readonly string[],
  least: number,
  open: () => Promise<{ served: Served; stop: () => Promise<void> }>,
): void {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
  }, 120_000);
  afterAll(async () => {
    await opened.stop();
  });

  it('no sentence is false, and none is missing that could be', async () => {
    const all = addressesOf(opened.served.portal, budgets);
    const addresses = inTurn(all, PART);
    const { wrong, texts } = await judge(opened.served, addresses);
    expect(wrong).toEqual([]);
    expect(texts.size).toBeGreaterThan(addresses.length < all.length ? least / PART : least);
  }, 600_000);
}

/** One of so many addresses is read; all in a full run. */
const PART = 9;

describe('over the demonstration', () => {
  heldAgainst([TOWN, CITY, '0250100000'], 2000, async () => {
    await demonstrationFolder('product');
    const served = await serveDemonstration();
    return { served, stop: served.stop };
  });
});

describe('over a small import with the faults of real ones', () => {
  heldAgainst([TOWN, CITY, VILLAGE, OBLAST], 600, async () => {
    const place = emptyFolder();
    await importFaulty(place.folder);
    const served = await serve(foldersOf('product'), place.folder);
    return {
      served,
      stop: async () => {
        await served.stop();
        place.remove();
      },
    };
  });
});

describe.skipIf(!REAL_DATA)(
  'over real figures (skipped without them: PORTAL_REAL_DATA names no folder)',
  () => {
    heldAgainst([TOWN, CITY, '0253600000', '2010000000', '2550100000'], 1000, async () => {
      const place = emptyFolder();
      await importInto(place.folder, [REAL_DATA!]);
      const served = await serve(foldersOf('product'), place.folder);
      return {
        served,
        stop: async () => {
          await served.stop();
          place.remove();
        },
      };
    });
  },
);
