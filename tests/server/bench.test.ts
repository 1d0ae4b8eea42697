// What the bench waits for stands on the pages that it measures, in every language, and on the pages written by hand beside them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { withPrefix } from '../../engine/addresses/query.ts';
import { loadPortal } from '../../engine/server/loadPortal.ts';
import { ensureBuilt } from '../../engine/server/build.ts';
import { readBuilt } from '../../engine/server/built.ts';
import { buildSite } from '../../engine/server/site.ts';
import { asAnother } from '../../scripts/bench/inside.ts';
import { LEFT_OUT } from '../../scripts/bench/limit.ts';
import { upToBlock } from '../../scripts/bench/streamed.ts';
import {
  carriedCall,
  carriedColumns,
  COMPARABLE,
  COMPOSED,
  COMPOSER,
  pageFile,
  pagesToMeasure,
  TABLE_PAGE,
  titled,
  TOUCHED,
  WAKING,
  type BenchPage,
} from '../../scripts/bench/waits.ts';
import { KINDS } from '../../site/kinds.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { TEST_DATA } from '../portals.ts';
import { foldersOf } from '../overlay.ts';
import { closest, elementsOf, isOf, type Element } from '../selected.ts';
import { siteOfDemonstration } from '../site.ts';

const served = siteOfDemonstration();
const portal = loadPortal(foldersOf('product'), KINDS);
const PREFIXES = portal.settings.locales.map(({ prefix }) => prefix);
let pages: readonly BenchPage[] = [];

beforeAll(async () => {
  const members = (await served.site.inject(COMPARABLE)).json<{ budgetCode: string }[]>();
  pages = pagesToMeasure(
    portal,
    members.map(({ budgetCode }) => budgetCode),
  );
});

async function open(path: string): Promise<string> {
  const { statusCode, payload } = await served.site.inject(path);
  expect(statusCode, path).toBe(200);
  return payload;
}

/** A closed part is on a page, but nobody sees it. */
function isSeen(element: Element): boolean {
  const closed = closest(element, 'details:not([open])');
  return closed === null || closest(element, 'summary') !== null;
}

function isKept(element: Element): boolean {
  if (closest(element, LEFT_OUT.elements)) return false;
  const drawing = closest(element, 'svg');
  return (
    !drawing ||
    (closest(drawing, LEFT_OUT.drawnIn) !== null && closest(drawing, LEFT_OUT.notDrawnIn) === null)
  );
}

describe.each(PREFIXES.map((prefix) => [prefix || '/']))('in the language of %s', (name) => {
  const prefix = name === '/' ? '' : name;

  it('every page shows what is waited for, and the limit keeps it', async () => {
    expect(pages.length).toBe(10);
    for (const { path, waitFor, first } of pages) {
      const html = await open(withPrefix(path, prefix));
      const elements = elementsOf(html).filter(isSeen);
      for (const css of waitFor) {
        const found = elements.filter((element) => isOf(element, css));
        expect(found.length, `${path}: ${css}`).toBeGreaterThan(0);
        expect(found.some(isKept), `${path}, the limit: ${css}`).toBe(true);
      }
      if (first !== undefined) expect(upToBlock(html, first), path).toContain('<main');
    }
  });

  it.each([
    [TABLE_PAGE, TOUCHED],
    [COMPOSER, COMPOSED],
  ])('%s has what is touched on it', async (path, touched) => {
    const elements = elementsOf(await open(withPrefix(path, prefix)));
    const missing = Object.values(touched).filter(
      (css) => !elements.some((element) => isOf(element, css)),
    );
    expect(missing).toEqual([]);
  });

  it('every page with figures has what wakes it, seen or a letter to be typed', async () => {
    for (const { path } of pages) {
      const elements = elementsOf(await open(withPrefix(path, prefix)));
      const found = WAKING.filter((css) => elements.some((element) => isOf(element, css)));
      expect(found, path).not.toEqual([]);
    }
  });

  it('the page with the table carries its call and its columns', async () => {
    const html = await open(withPrefix(TABLE_PAGE, prefix));
    expect(carriedColumns(html).length).toBeGreaterThan(2);
    expect((await served.site.inject(carriedCall(html))).statusCode).toBe(200);
  });
});

it('the limit has neither classes nor attributes to wait for', () => {
  for (const { waitFor } of pages)
    for (const css of waitFor) {
      expect(css).toMatch(/^[a-z]\w*(?: [a-z]\w*)*$/);
      expect(css.split(' ')).not.toContain('div');
      expect(css.split(' ')).not.toContain('span');
    }
});

it('the page that an editor saves is configured in a file, with a title in one line', () => {
  const yaml = readFileSync(join(import.meta.dirname, '../..', pageFile(TABLE_PAGE)), 'utf8');
  expect(titled(yaml, { uk: 'А', en: 'B' })).toContain('\ntitle: {uk: "А", en: "B"}\n');
});

it('every page that is timed is made anew', async () => {
  const { current } = served.demonstration;
  const built = await readBuilt(await ensureBuilt(TEST_DATA, () => {}));
  let made = 0;
  const render: typeof built.render = async (...args) => {
    made++;
    return await built.render(...args);
  };
  const another = asAnother({ ...built, render }, () => true);
  const site = await buildSite({
    portal: served.demonstration.portal,
    current,
    parts: SERVER_PARTS,
    built: another,
    log: false,
  });
  for (const _ of [1, 2, 3]) await site.inject(TABLE_PAGE);
  await site.close();
  expect(made).toBe(3);
});
