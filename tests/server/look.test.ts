// A document looks as its address asks: for who keeps nothing in a browser. Links and forms keep it, machines are told nothing of it, and the form leads back to this portal alone.

import { describe, expect, it } from 'vitest';

import { lookup } from '../../engine/model/lookup.ts';
import { readLook } from '../../engine/shell/look.ts';
import { visitsOf } from '../browser/portal.ts';
import { portalOf } from '../portals.ts';
import { inTurn } from '../sample.ts';
import { siteOfDemonstration } from '../site.ts';

const portal = portalOf('product');
const served = siteOfDemonstration();
const LOOK = 'impaired.blue.xl';
const INCOMES = '/national-budget/incomes';
/** What the portal calls it in addresses. */
const NAME = portal.settings.queries.look;

const ask = async (address: string) => await served.site.inject(address);
const tagsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag);
const hrefOf = (tag: string) => / href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';

/** Links that lead to pages of this portal. */
const pageLinks = (html: string) =>
  tagsOf(html, 'a').filter(
    (tag) =>
      /^[/?]/.test(hrefOf(tag)) &&
      !/^\/(?:_|api\/|embed\/)|^[^?#]*\.\w+(?:[?#]|$)/.test(hrefOf(tag)),
  );

describe.each(inTurn(visitsOf(portal), 4))('$address', ({ address }) => {
  it('looks as it is asked to, and everything on it that leads on keeps that', async () => {
    const plain = await ask(address);
    const { payload, headers } = await ask(`${address}?${NAME}=${LOOK}`);
    expect(payload).toContain(
      ' data-vision="impaired" data-theme="blue" data-font="xl" data-spacing="usual" data-lines="usual">',
    );
    expect(payload.match(/<meta name="robots" content="noindex">/g)).toHaveLength(1);
    const machines = (html: string) =>
      tagsOf(html, 'link').filter((tag) => !/stylesheet/.test(tag));
    expect(machines(payload)).toEqual(machines(plain.payload));
    const links = pageLinks(payload);
    expect(links.length).toBe(pageLinks(plain.payload).length);
    const lost = links.filter(
      (tag) => !tag.includes('data-to') && !hrefOf(tag).includes(`${NAME}=${LOOK}`),
    );
    expect(lost).toEqual([]);
    const forms = tagsOf(payload, 'form').filter((tag) => !/method="post"/.test(tag));
    const bare = forms.filter((tag) => {
      const [, id = ''] = / id="([^"]+)"/.exec(tag) ?? [];
      return !payload.includes(`<input type="hidden" name="${NAME}" value="${LOOK}" form="${id}">`);
    });
    expect(bare).toEqual([]);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['vary']).toBe(plain.headers['vary']);
    expect(headers['etag']).not.toBe(plain.headers['etag']);
    // what is said of the page beside how it looks is the same
    const words = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, '');
    expect(words(payload)).toBe(words(plain.payload));
  });
});

describe('an address that asks for a look', () => {
  it('says nothing where it says nothing known', async () => {
    const plain = await ask(INCOMES);
    for (const text of ['', 'usual', 'nonsense', '%00', '"><b>'])
      expect((await ask(`${INCOMES}?${NAME}=${text}`)).payload, text).toBe(plain.payload);
  });

  it('is written in one way on what it leads to, whatever way it was written in', async () => {
    const { payload } = await ask(`${INCOMES}?year=2024&${NAME}=xl.nonsense.impaired.blue`);
    expect(payload).toContain(`${NAME}=${LOOK}`);
    expect(payload).not.toContain('nonsense');
  });

  it('leads into the mode and out of it among the first stops, the rest of the look kept', async () => {
    for (const [view, into, out] of [
      ['', 'impaired', 'usual'],
      ['blue', 'impaired.blue', 'blue'],
      [LOOK, LOOK, 'blue.xl'],
    ] as const) {
      const { payload } = await ask(`${INCOMES}?year=2024&${NAME}=${view}`);
      const ways = tagsOf(payload, 'a').filter((tag) => tag.includes('data-to'));
      expect(ways.map(hrefOf), view).toEqual([
        `?year=2024&${NAME}=${out}`,
        `?year=2024&${NAME}=${into}`,
      ]);
      for (const way of ways) expect(way).toContain('data-tab-order="2"');
    }
    const { payload } = await ask(`${INCOMES}?${NAME}=impaired`);
    const out = tagsOf(payload, 'a').find((tag) => tag.includes('data-to="usual"'))!;
    expect(hrefOf(out)).toBe('?');
  });

  it('keeps the look where it leads to another address', async () => {
    for (const [address, to] of [
      ['/site-map', `/services/site-map?${NAME}=xl`],
      [`${INCOMES}/`, `${INCOMES}?${NAME}=xl`],
      [`${INCOMES}?apply=1&year=2024`, `${INCOMES}?year=2024&${NAME}=xl`],
    ] as const) {
      const mark = address.includes('?') ? '&' : '?';
      const { headers } = await ask(`${address}${mark}${NAME}=xl`);
      expect(headers.location, address).toBe(to);
    }
  });

  it('is shown by what is not there, too', async () => {
    const { payload, statusCode } = await ask(`/nothing/here?${NAME}=${LOOK}`);
    expect(statusCode).toBe(404);
    expect(payload).toContain('data-vision="impaired"');
  });

  it('is nothing to calls, feeds and what stands on sites of others', async () => {
    for (const address of [
      '/feed.uk.xml',
      '/sitemap.xml',
      `/embed${INCOMES}`,
      `/_view${INCOMES}`,
    ]) {
      const plain = await ask(address);
      const mark = address.includes('?') ? '&' : '?';
      const asked = await ask(`${address}${mark}${NAME}=${LOOK}`);
      expect(asked.statusCode, address).toBe(plain.statusCode);
      expect(asked.payload, address).toBe(plain.payload);
    }
  });
});

describe('the page on which the look is chosen', () => {
  const { path } = lookup(portal.pages, portal.settings.display ?? '');
  const sent = async (query: string, prefix = '') =>
    (await ask(`${prefix}${path}?apply=1&${query}`)).headers.location;

  it('leads back with what is otherwise than usual, in one order', async () => {
    const all = 'font=xl&theme=blue&vision=impaired&spacing=usual&lines=tall';
    expect(
      await sent(`${all}&from=${encodeURIComponent(`${INCOMES}?year=2024&${NAME}=brown`)}`),
    ).toBe(`${INCOMES}?year=2024&${NAME}=impaired.blue.xl.tall`);
    expect(await sent(all)).toBe(`/?${NAME}=impaired.blue.xl.tall`);
    expect(await sent(all, '/en')).toBe(`/en?${NAME}=impaired.blue.xl.tall`);
    expect(await sent(`font=m&vision=usual&${NAME}=xl&from=${INCOMES}`)).toBe(INCOMES);
    const reset = await ask(`${path}?reset=1&${all}&${NAME}=xl&from=${INCOMES}`);
    expect([reset.statusCode, reset.headers.location]).toEqual([303, INCOMES]);
  });

  it('leads to no other host, and to nothing but a page', async () => {
    // every other way to write a host is tried beside the code
    for (const from of ['//evil.example', '/\\evil.example', '/nothing/here'])
      expect(await sent(`font=xl&from=${encodeURIComponent(from)}`), from).toBe(`/?${NAME}=xl`);
  });

  it('shows what the address asks for and keeps the page the reader came from', async () => {
    const address = `${path}?${NAME}=${LOOK}&from=${encodeURIComponent(`${INCOMES}?a=1&b="`)}`;
    const { payload } = await ask(address);
    const [form = ''] =
      /<main.*?(<form[^>]* class="settings-panel".*?<\/form>)/s.exec(payload)?.slice(1) ?? [];
    const checked = tagsOf(form, 'input').filter((tag) => tag.includes('checked'));
    expect(checked.map((tag) => / value="(\w+)"/.exec(tag)?.[1])).toEqual(
      Object.values(readLook(LOOK)),
    );
    expect(form).toContain(`name="from" value="${INCOMES}?a=1&amp;b=%22"`);
    expect((await ask(path)).payload).toContain('name="from" value="/"');
  });

  it('is a link away where scripts do not run, which says where the reader is', async () => {
    const { payload } = await ask('/en/national-budget/incomes?year=2024');
    const link = tagsOf(payload, 'a').find((tag) => tag.includes('to-settings'))!;
    const { pathname, searchParams } = new URL(hrefOf(link), 'http://portal.invalid');
    expect(pathname).toBe(`/en${path}`);
    expect(searchParams.get('from')).toBe('/en/national-budget/incomes?year=2024');
  });
});
