// A portal that has nothing to do with the product runs on the same engine; pages and filters come by YAML alone.

import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildSite } from '../../engine/server/site.ts';
import { ensureBuilt } from '../../engine/server/build.ts';
import { readBuilt } from '../../engine/server/built.ts';
import { withOver } from '../overlay.ts';
import { portalOf, TEST_DATA } from '../portals.ts';
import { serveDemonstration, type Served } from '../served.ts';
import type { FastifyInstance } from 'fastify';
import { SERVER_PARTS } from '../../site/parts.server.ts';

let library: Served;
let site: FastifyInstance;
beforeAll(async () => {
  library = await serveDemonstration('library');
  const extended = withOver(library.folders, join(import.meta.dirname, '../extended'));
  const built = await readBuilt(await ensureBuilt(TEST_DATA, () => {}));
  site = await buildSite({
    portal: portalOf(extended),
    current: library.current,
    built,
    parts: SERVER_PARTS,
    log: false,
  });
});
afterAll(async () => {
  await site.close();
  await library.stop();
});

const page = async (url: string) => {
  const response = await site.inject({ url, headers: { accept: 'text/html' } });
  return {
    status: response.statusCode,
    html: response.payload,
    location: response.headers['location'],
  };
};

describe('the library', () => {
  it('serves its pages in its languages', async () => {
    const english = await page('/loans');
    expect(english.status).toBe(200);
    expect(english.html).toContain('<title>[Demo] City Library – Loans of the city</title>');
    expect(english.html).toContain('Literature');
    const ukrainian = await page('/uk/branch/CEN/loans');
    expect(ukrainian.html).toContain('<html lang="uk"');
    expect(ukrainian.html).toContain(
      '<title>[Демо] Міська бібліотека – Видачі, Центральна</title>',
    );
  });

  it('knows its own codes', async () => {
    expect((await page('/branch/QQQ/loans')).status).toBe(404);
    expect((await page('/branch/RIV/loans')).status).toBe(200);
  });

  it('has not a word of another domain', async () => {
    const { html } = await page('/loans');
    expect(html).not.toMatch(/budget|hryvnia|бюджет|грн/i);
  });

  it('wears nobody’s mark', async () => {
    const { html } = await page('/loans');
    expect(html).toContain('<header class="site-head">');
    expect(html).toContain('<link rel="icon" href="data:,">');
    expect(html).not.toMatch(/<img|icon\.svg/);
  });

  it('is made of many kinds of block, and none of them fails', async () => {
    const { pages } = library.portal;
    const used = Object.values(pages).flatMap(({ blocks }) => blocks.map(({ kind }) => kind));
    expect(new Set(used).size).toBeGreaterThanOrEqual(8);
    const addresses = [
      ...Object.values(pages)
        .filter(({ path, status }) => !path.includes(':') && status === 200)
        .map(({ path }) => path),
      '/branch/CEN/loans',
      '/books/kobzar',
      '/search?q=geometry',
    ];
    const failed = ['en', 'uk'].map((locale) => library.portal.messages[locale]?.['outcome']);
    for (const address of addresses.flatMap((path) => [path, `/uk${path.replace(/\/$/, '')}`])) {
      const { status, html } = await page(address);
      expect(`${address}: ${status}`).toBe(`${address}: 200`);
      for (const outcome of failed)
        expect(html).not.toContain((outcome as unknown as { failed: string }).failed);
    }
  });

  it('recommends books by a schema of its own, and finds them', async () => {
    expect((await page('/books')).html).toContain('href="/books/night-sky"');
    expect((await page('/uk/books/kobzar')).html).toContain('Лісова пісня');
    expect((await page('/books/none')).status).toBe(404);
    expect((await page('/search?q=geometry')).html).toContain('/books/elements');
    expect((await page('/map')).html).toContain('href="/books/forest-song"');
  });

  it('takes two new pages and a new filter by YAML alone', async () => {
    expect(await page('/reading')).toMatchObject({ status: 302, location: '/reading/children' });
    const { html } = await page('/reading/children');
    expect(html).toContain('What children read');
    expect(html).toContain('The chart alone');
    expect(html).toContain('role="treegrid"');
    const alone = await page('/reading/children?shelf=chart');
    expect(alone.html).toContain('<figure');
    expect(alone.html).not.toContain('role="treegrid"');
  });

  it('lists its calls; the chosen one has its form filled in, the lines of code and a way to the answer without scripts', async () => {
    const all = (await page('/calls')).html;
    expect(all).toContain('<h2>Loans <small>2</small></h2>');
    expect(all).toContain('href="/calls?call=loans%2Fby-subject#trial"');
    expect(all).not.toContain('class="call-trial"');
    const { html } = await page('/uk/calls?call=loans/by-subject');
    expect(html).toContain('<h2>Видачі <small>2</small></h2>');
    expect(html).toMatch(/formaction="\/_call\/loans\/by-subject"/i);
    const [, address] = /<p>Відповідь: <a [^>]*href="([^"]+)"/.exec(html)!;
    expect(html).toMatch(/curl --compressed (?:'|&#39;|&#x27;)http:\/\/localhost/);
    expect((await site.inject(address!.replaceAll('&amp;', '&'))).statusCode).toBe(200);
    const opened = await site.inject(
      '/_call/loans/by-subject?call=loans/by-subject&year=2024&month=3&readers=CHILD&_form=',
    );
    expect([opened.statusCode, String(opened.headers['location'])]).toEqual([
      303,
      expect.stringMatching(/^\/api\/[^?]+\?.*year=2024/),
    ]);
    expect((await site.inject(String(opened.headers['location']))).statusCode).toBe(200);
  });

  it('says on the page what is wrong with a question, and asks nothing', async () => {
    const wrong = (await page('/calls?call=loans/by-subject&year=1900&month=3&readers=ALL')).html;
    expect(wrong).toContain('The value “1900” does not suit year.');
    expect(wrong).toContain('value="1900"');
    expect(wrong).not.toContain('class="code-lines"');
    const written = (await page('/calls?call=loans/by-subject&year=%22%3E%3Cscript%3E&month=3'))
      .html;
    expect(written).not.toContain('"><script>');
    expect((await page('/calls?call=constructor')).html).not.toContain('class="call-trial"');
    expect((await site.inject('/_call/constructor')).statusCode).toBe(404);
    expect((await site.inject('/_call/loans/by-subject?year=1900')).statusCode).toBe(400);
  });
});
