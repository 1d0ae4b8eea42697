// What holds of every page of every portal: journeys that name no page, over whatever list of addresses a portal has.

import type { Browser, Page } from '@playwright/test';

import { expectHeaders } from './headers.ts';
import { expectPrinted } from './paper.ts';
import { expect, keepAsleep, open, wake } from './test.ts';
import { expectWalked } from './walked.ts';

/** A page as a journey meets it: `address` is the whole URL; `silent` the origin of the same portal over no ledger, where there is one. */
export interface AnyVisit {
  readonly page: Page;
  readonly address: string;
  readonly silent?: string | undefined;
}

type Journey = (visit: AnyVisit) => Promise<void>;

/** What marks figures on a page, of whichever kind its blocks are. */
const FIGURES = 'main :is(.figures tbody, .facts, figcaption, .as-table td)';
/** A word that is nowhere, for fields that take any. */
const NOWHERE = 'zzqqxx';
/** What would run, were it written as it came. */
const HURT = `"'><img src=x onerror="window.hurt=1"><script>window.hurt=1</script>`;
const RAW = /<img src=x|<script>window\.hurt/i;
/** As a browser asks for a document; others are answered with a problem as JSON. */
const HTML = { headers: { accept: 'text/html' } };
/** No page is so long that looking after each of its links would say more. */
const MOST_LINKS = 60;

/** By the name of what is tried; each throws where it does not hold. */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  keyboard: async ({ page, address }) => {
    const letWake = await keepAsleep(page);
    await open(page, address);
    await expectWalked(page);
    letWake();
    await open(page, address);
    await wake(page);
    await expectWalked(page);
    await expectEscape(page);
  },

  states: async ({ page, address, silent }) => {
    await expectUnknown(page, `${address.replace(/\/$/, '')}/no/such/page`);
    await open(page, address);
    const hasFigures = (await page.locator(FIGURES).count()) > 0;
    await expectDefaults(page, address);
    await expectEmpty(page, address);
    if (silent === undefined) return;
    const { pathname } = new URL(address);
    const answer = await page.request.get(silent + pathname, HTML);
    expect([200, 503], 'without a ledger').toContain(answer.status());
    if (hasFigures) expect(answer.status(), 'figures without a ledger').toBe(503);
    if (answer.status() === 503) expect(answer.headers()['retry-after']).toBeDefined();
    expect((await answer.text()).match(/<h1/g), 'a heading without a ledger').toHaveLength(1);
  },

  plain: async ({ page, address }) => {
    await open(page, address);
    const alive = await page.locator(FIGURES).allTextContents();
    await withoutScripts(page, async (still) => {
      const response = await still.goto(address);
      expect(response?.status()).toBe(200);
      await expect(still.locator('h1')).toHaveCount(1);
      await expect(still.locator('h1')).toBeVisible();
      expect(await still.locator(FIGURES).allTextContents()).toEqual(alive);
      await expectLinks(still);
      await expectForms(still, address);
    });
  },

  print: async ({ page, address }) => {
    await open(page, address);
    await expectPrinted(page);
  },

  safety: async ({ page, address }) => {
    const response = await page.request.get(address);
    expectHeaders(response, address);
    await open(page, address);
    expect(await inlineCode(page), 'code within the page').toEqual([]);
    const names = await namesTaken(page);
    for (const name of names) {
      const asked = await page.request.get(withQuery(address, { [name]: HURT }));
      expect([200, 302, 400], name).toContain(asked.status());
      expect(RAW.test(await asked.text()), `${name} is escaped`).toBe(false);
    }
    const path = await page.request.get(`${address}/${encodeURIComponent(HURT)}`);
    expect(RAW.test(await path.text()), 'the path is escaped').toBe(false);
    await page.goto(withQuery(address, Object.fromEntries(names.map((name) => [name, HURT]))));
    expect(await page.evaluate(() => 'hurt' in globalThis)).toBe(false);
  },
};

/** Every address that a running portal tells machines of, in each language. Origin as `http://127.0.0.1:8080`. */
export async function listAddresses(origin: string): Promise<string[]> {
  const index = await locationsIn(`${origin}/sitemap.xml`);
  const parts = await Promise.all(
    index.map(async (part) => {
      const { pathname, search } = new URL(part);
      return await locationsIn(origin + pathname + search);
    }),
  );
  return parts.flat().map((address) => new URL(address).pathname);
}

async function locationsIn(address: string): Promise<string[]> {
  const text = await (await fetch(address)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) =>
    found.replaceAll('&amp;', '&'),
  );
}

/** All journeys on each of the addresses, one after another, in a browser of the caller's; for whoever starts a portal by themselves. Throws at the first that does not hold, with its name and address. */
export async function walkAll(
  browser: Browser,
  origin: string,
  addresses: readonly string[],
): Promise<void> {
  for (const path of addresses)
    for (const [name, journey] of Object.entries(JOURNEYS)) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      try {
        await journey({ page: await context.newPage(), address: origin + path });
      } catch (error) {
        throw new Error(`${name} of ${origin + path}`, { cause: error });
      } finally {
        await context.close();
      }
    }
}

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  return `${address}?${new URLSearchParams(query)}`;
}

async function expectUnknown(page: Page, address: string): Promise<void> {
  const answer = await page.request.get(address, HTML);
  expect(answer.status(), address).toBe(404);
  expect((await answer.text()).match(/<h1/g), address).toHaveLength(1);
}

/** A value that a choice does not have gives way to the one it has by default, and the page says so. */
async function expectDefaults(page: Page, address: string): Promise<void> {
  const choices = page.locator('main form select[name]');
  const read = async () =>
    await choices.evaluateAll((all) =>
      all.map((field) => {
        const { name, value } = field as HTMLSelectElement;
        return [name, value] as const;
      }),
    );
  const before = await read();
  for (const [name] of before) {
    await open(page, withQuery(address, { [name]: NOWHERE }));
    expect(await read(), `${name} by default`).toEqual(before);
    await expect(page.locator('.notices li'), `${name} is told`).toHaveCount(1);
  }
}

/** Where nothing is found, that is said. */
async function expectEmpty(page: Page, address: string): Promise<void> {
  await open(page, address);
  const fields = page.locator('main form input:is([type=search], [type=text])[name]');
  const names = await fields.evaluateAll((all) =>
    all.map((field) => [field.getAttribute('name') ?? '', field.closest('form')?.action ?? '']),
  );
  for (const [name = '', action = ''] of names) {
    await open(page, withQuery(action.replace(/[?#].*/, ''), { [name]: NOWHERE }));
    await expect(
      page.locator('main [data-outcome]').first(),
      `${name} finds nothing`,
    ).not.toBeEmpty();
  }
}

/** What Enter opens beside the page Escape closes, and the focus comes back to where it was. */
async function expectEscape(page: Page): Promise<void> {
  const openers = page.locator(':is(.settings > summary, [popovertarget], a[data-zoomed]):visible');
  for (const opener of await openers.all()) {
    await opener.focus();
    const before = await openParts(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => openParts(page)).not.toBe(before);
    await page.keyboard.press('Escape');
    await expect.poll(() => openParts(page)).toBe(before);
    await expect(opener).toBeFocused();
  }
}

async function openParts(page: Page): Promise<number> {
  return await page.locator('.settings[open], :popover-open, dialog[open], [role=dialog]').count();
}

async function withoutScripts(page: Page, look: (still: Page) => Promise<void>): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page without a browser');
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    await look(await context.newPage());
  } finally {
    await context.close();
  }
}

const followed = new Set<string>();

/** Links of the portal itself lead somewhere. */
async function expectLinks(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href.replace(/#.*/, '')));
  const own = [...new Set(links)].filter(
    (link) => link.startsWith(`${origin}/`) && !followed.has(link),
  );
  for (const link of own.slice(0, MOST_LINKS)) {
    followed.add(link);
    expect((await page.request.get(link)).status(), link).toBe(200);
  }
}

/** Each form, sent as it stands, is answered by a page. */
async function expectForms(page: Page, address: string): Promise<void> {
  const count = await page.locator('form').count();
  for (let at = 0; at < count; at++) {
    await page.goto(address);
    const form = page.locator('form').nth(at);
    if ((await form.getAttribute('method'))?.toLowerCase() === 'post') continue;
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.request().isNavigationRequest()),
      form.evaluate((sent) => (sent as HTMLFormElement).requestSubmit()),
    ]);
    expect(response.status(), `form ${at}`).toBeLessThan(400);
    await expect(page.locator('h1')).toHaveCount(1);
  }
}

/** Scripts that the policy would not know, handlers and addresses that are code. */
async function inlineCode(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value))
        .map(({ name, value }) => `${element.tagName} ${name}="${value.slice(0, 40)}"`),
    ),
  );
}

/** Names that addresses of the page take: its fields, and what its links ask. */
async function namesTaken(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const fields = [...document.querySelectorAll('form [name]')].map(
      (field) => field.getAttribute('name') ?? '',
    );
    const asked = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="?"]')]
      .filter((link) => link.pathname === location.pathname)
      .flatMap((link) => [...new URL(link.href).searchParams.keys()]);
    return [...new Set([...fields, ...asked])].filter((name) => name !== '');
  });
}
