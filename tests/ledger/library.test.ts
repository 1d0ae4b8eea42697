// A portal that has nothing to do with the product runs on the same engine; pages and filters come by YAML alone.

import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildSite } from '../../engine/server/site.ts';
import { ensureBuilt } from '../../engine/server/build.ts';
import { readBuilt } from '../../engine/server/built.ts';
import { loadPortal } from '../../engine/config/loadPortal.ts';
import { overlay } from '../overlay.ts';
import { serveDemonstration, TEST_DATA, type Served } from './serve.ts';
import type { FastifyInstance } from 'fastify';

let library: Served;
let site: FastifyInstance;
let extended: ReturnType<typeof overlay>;
beforeAll(async () => {
  library = await serveDemonstration('library');
  extended = overlay(library.folders, join(import.meta.dirname, '../extended'));
  const built = await readBuilt(await ensureBuilt(TEST_DATA, () => {}));
  site = await buildSite({ portal: loadPortal(extended.folders), current: library.current, built, log: false });
});
afterAll(async () => {
  await site.close();
  await library.stop();
  extended.remove();
});

const page = async (url: string) => {
  const response = await site.inject({ url, headers: { accept: 'text/html' } });
  return { status: response.statusCode, html: response.payload, location: response.headers['location'] };
};

describe('the library', () => {
  it('serves its pages in its languages', async () => {
    const english = await page('/loans');
    expect(english.status).toBe(200);
    expect(english.html).toContain('<title>City Library – Loans of the city</title>');
    expect(english.html).toContain('Literature');
    const ukrainian = await page('/uk/branch/CEN/loans');
    expect(ukrainian.html).toContain('<html lang="uk"');
    expect(ukrainian.html).toContain('<title>Міська бібліотека – Видачі, Центральна</title>');
  });

  it('knows its own codes', async () => {
    expect((await page('/branch/QQQ/loans')).status).toBe(404);
    expect((await page('/branch/RIV/loans')).status).toBe(200);
  });

  it('has not a word of another domain', async () => {
    const { html } = await page('/loans');
    expect(html).not.toMatch(/budget|hryvnia|бюджет|грн/i);
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
});
