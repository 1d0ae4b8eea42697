// A sentence in parts: the parts make the total that it names, in every classification.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { matchAddress } from '../../engine/addresses/routes.ts';
import { AnswerCache } from '../../engine/api/answerCache.ts';
import type { FactsView } from '../../engine/blocks/facts/facts.kind.ts';
import type { FindingView } from '../../engine/blocks/finding/finding.kind.ts';
import { LocaleFormatter } from '../../engine/language/localeFormatter.ts';
import { plainWords } from '../../engine/language/text.ts';
import type { Page } from '../../engine/model/portal.ts';
import { buildView, prepareView } from '../../engine/page/page.server.ts';
import { renderWritten } from '../../site/entry-server.tsx';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { visitsOf } from '../browser/portal.ts';
import { foldersOf } from '../overlay.ts';
import { importReckoned, KYIV } from '../reckoned.ts';
import {
  emptyFolder,
  importInto,
  REAL_DATA,
  serve,
  serveDemonstration,
  type Served,
} from '../served.ts';
import { amountsIn } from '../truth/amounts.ts';

const CHAPTERS = ['debts', 'creditors'];
const ASKED = [
  '',
  'year=2023&monthTo=5',
  'year=2025&monthTo=6',
  'year=2025&monthFrom=3&monthTo=6',
  'year=2024&fundType=SPECIAL',
  'year=2024&fundType=COMMON',
  'year=2021&value=person',
  'year=2021&value=real',
];
/** Whether a part takes away from the total, by its words. */
const TAKES = /погашено|зросли|до іншого фонду|забрали|repaid|grew|passed to|took/;

interface Told {
  readonly address: string;
  readonly words: string;
  /** The key figures of the page. */
  readonly beside: readonly string[];
}

async function toldAt({ portal, current }: Served, address: string): Promise<Told[]> {
  const { pathname, searchParams } = new URL(address, 'http://portal.invalid');
  const matched = matchAddress(portal, pathname);
  const formatter = new LocaleFormatter(portal, matched.locale, () => {});
  const prepared = await prepareView(
    { answerCache: new AnswerCache(portal, current), formatter, parts: SERVER_PARTS },
    { ...matched, page: matched.page! },
    searchParams,
  );
  const { blocks } = await buildView(prepared, renderWritten);
  const views = blocks as unknown as readonly Partial<FindingView & FactsView>[];
  const beside = views.flatMap(({ facts = [] }) => facts.map(({ actual }) => actual));
  return views
    .flatMap(({ sentences = [] }) => sentences.map(plainWords))
    .filter((words) => words.includes('; ') || /Разом: |In total: /.test(words))
    .map((words) => ({ address, words, beside }));
}

/** Whether a page has a sentence in parts. */
function isTold({ blocks }: Page): boolean {
  return blocks.some((block) => JSON.stringify(block).includes('{parts}'));
}

async function toldOver(served: Served, budget: string): Promise<Told[]> {
  const addresses = visitsOf(served.portal)
    .filter(({ page }) => isTold(page))
    .map(({ address }) => address.replace(/\d{10}/, budget));
  expect(addresses).toHaveLength(2 * served.portal.settings.locales.length);
  const told: Told[] = [];
  for (const address of addresses)
    for (const chapter of CHAPTERS)
      for (const asked of ASKED)
        told.push(...(await toldAt(served, `${address}?chapter=${chapter}&${asked}`)));
  return told;
}

function faultsOf({ address, words, beside }: Told): string[] {
  const [, parts = '', total = ''] =
    /: (.+)\. (?:Разом|In total): (.+?)(?: \(.+\))?\.$/.exec(words) ?? [];
  const [net] = amountsIn(total);
  const told = parts.split('; ').map((part) => {
    const [said] = amountsIn(part);
    return {
      value: (TAKES.test(part) ? -1 : 1) * (said?.value ?? NaN),
      rounding: said?.rounding ?? 0,
    };
  });
  const sum = told.reduce((all, { value }) => all + value, 0);
  const rounding = told.reduce((all, each) => all + each.rounding, net?.rounding ?? 0);
  const adds = net !== undefined && Math.abs(sum - net.value) <= rounding;
  return [
    ...(adds ? [] : [`${address} does not add up: ${words}`]),
    ...(beside.includes(total) ? [] : [`${address} stands beside ${beside.join()}: ${words}`]),
  ];
}

function heldOver(
  budget: string,
  open: () => Promise<{ served: Served; stop: () => Promise<void> }>,
) {
  let opened: Awaited<ReturnType<typeof open>>;
  let told: readonly Told[];
  beforeAll(async () => {
    opened = await open();
    told = await toldOver(opened.served, budget);
  }, 180_000);
  afterAll(() => opened.stop());

  it('adds up to the total beside it', () => {
    expect(told.length).toBeGreaterThan(3);
    expect(told.flatMap(faultsOf)).toEqual([]);
  });

  it('says the same of both classifications', () => {
    const of = (chapter: string) =>
      new Map(
        told
          .filter(({ address }) => address.includes(`chapter=${chapter}`))
          .map(({ address, words }) => [address.replace(chapter, ''), words]),
      );
    const creditors = of('creditors');
    for (const [address, words] of of('debts'))
      expect(creditors.get(address) ?? words, address).toBe(words);
  });

  it('never tells a balance as borrowed', () => {
    expect(told.some(({ words }) => /залишки на рахунках (зросли|зменшилися)/.test(words))).toBe(
      true,
    );
    expect(told.filter(({ words }) => /залучено|was raised/.test(words))).toEqual([]);
  });
}

async function imported(read: (folder: string) => Promise<unknown>) {
  const place = emptyFolder();
  await read(place.folder);
  const served = await serve(foldersOf('product'), place.folder);
  const stop = async () => {
    await served.stop();
    place.remove();
  };
  return { served, stop };
}

describe('of the demonstration', () => {
  heldOver('2555900000', async () => {
    const served = await serveDemonstration();
    return { served, stop: () => served.stop() };
  });
});

describe('of a small import that has leaves alone', () => {
  heldOver(KYIV, () => imported((folder) => importReckoned(folder)));
});

describe.skipIf(!REAL_DATA)(
  'of imported figures (skipped where PORTAL_REAL_DATA names no folder of them)',
  () => {
    heldOver(KYIV, () => imported((folder) => importInto(folder, [REAL_DATA!])));
  },
);
