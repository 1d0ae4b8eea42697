// What machines ask for beside pages: addresses for robots, what was loaded lately, events for somebody's calendar.

import { origin } from './ports.ts';
import { portal } from './portal.ts';
import type { CalendarBlock } from '../../site/blocks/calendar/calendar.kind.ts';
import { expect, test } from './test.ts';

const { collection: calendar } = Object.values(portal.pages)
  .flatMap((page) => page.blocks)
  .find((block) => block.kind === 'calendar') as CalendarBlock;

test('robots learn every page in every language, and what is not for them', async ({
  request,
  baseURL,
}) => {
  const robots = await request.get(`${origin('empty')}/robots.txt`);
  expect(robots.headers()['content-type']).toContain('text/plain');
  const { open, zoom } = portal.settings.queries;
  for (const line of [
    `Disallow: /*?*${open}=`,
    `Disallow: /*?*${zoom}=`,
    `Sitemap: ${origin('empty')}/sitemap.xml`,
  ])
    expect(await robots.text()).toContain(line);
  // invented figures are not to be found
  expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  const map = await (await request.get('/sitemap.xml')).text();
  expect(map).toContain(`<loc>${baseURL}/sitemap.xml?part=1</loc>`);
  const part = await (await request.get('/sitemap.xml?part=1')).text();
  for (const address of [
    '/national-budget/incomes',
    '/en/national-budget/incomes',
    '/local-budget/2555900000/local-incomes',
  ])
    expect(part).toContain(`<loc>${baseURL}${address}</loc>`);
});

test('newly loaded periods come as a feed in each language', async ({ request }) => {
  for (const { code } of portal.settings.locales) {
    const document = await (
      await request.get(code === portal.settings.locales[0]!.code ? '/' : `/${code}`, {
        headers: { accept: 'text/html' },
      })
    ).text();
    const address = /type="application\/atom\+xml"[^>]* href="([^"]+)"/.exec(document)![1]!;
    const feed = await request.get(address);
    expect(feed.headers()['content-type']).toContain('application/atom+xml');
    expect((await feed.text()).match(/<entry>/g)!.length).toBeGreaterThan(1);
  }
});

test('a calendar has events of one kind where one is asked, and refuses a kind that there is not', async ({
  request,
}) => {
  const address = `/_calendar/${calendar}.en.ics`;
  const count = async (query: string) =>
    (await (await request.get(address + query)).text()).split('BEGIN:VEVENT').length - 1;
  const all = await count('');
  const some = await count('?type=local');
  expect(some).toBeGreaterThan(0);
  expect(all).toBeGreaterThan(some);
  const refused = await request.get(`${address}?type=nothing`);
  expect(refused.status()).toBe(400);
  expect(await refused.json()).toMatchObject({
    code: 'invalid-parameter',
    parameter: 'type',
    received: 'nothing',
  });
});

test('an address that looks like another site leads to none', async ({ request }) => {
  const html = { headers: { accept: 'text/html' }, maxRedirects: 0 };
  for (const path of ['//example.org/x?apply=1', '/en//example.org/x?apply=1']) {
    const response = await request.get(`${origin('demonstration')}${path}`, html);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(await response.text()).not.toMatch(/(?:href|action)="\/\/example/);
  }
});
