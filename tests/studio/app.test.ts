// The studio's server over the product: who is let in, what its calls refuse, how drafts are shown, saved and compared; and that readers' portal knows nothing of it.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildSite, ensureBuilt, readBuilt, type Built } from '../../engine/serve.ts';
import { openStudio, type Studio } from '../../scripts/studio/app.ts';
import { BODIES } from '../../scripts/studio/bodies.ts';
import type { Drafts, StudioCalls } from '../../scripts/studio/contract.ts';
import { KINDS } from '../../site/kinds.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { copyOf, foldersOf } from '../overlay.ts';
import { TEST_DATA } from '../portals.ts';
import { serveDemonstration, type Served } from '../served.ts';

/** In both languages of the studio. */
const SAID = { uk: expect.any(String) as string, en: expect.any(String) as string };
const HOST = '127.0.0.1:8080';
const PAGE = 'config/pages/loans.yaml';
const { folders, remove } = copyOf(foldersOf('library'));
const data = mkdtempSync(join(tmpdir(), 'studio-'));
let served: Served;
let built: Built;
let studio: Studio;

beforeAll(async () => {
  served = await serveDemonstration('library');
  built = await readBuilt(await ensureBuilt(TEST_DATA, () => undefined));
  studio = await open();
});
afterAll(async () => {
  await studio.app.close();
  await served.stop();
  remove();
  rmSync(data, { recursive: true, force: true });
});

async function open(): Promise<Studio> {
  return await openStudio({
    folders,
    kinds: KINDS,
    data,
    log: false,
    built: async () => built,
    ledgers: { serving: async () => served.current },
  });
}

type Asked = Readonly<Record<string, string>>;

async function post(name: string, takes: object, headers: Asked = {}) {
  return await studio.app.inject({
    method: 'POST',
    url: `/_studio/api/${name}`,
    headers: { host: HOST, origin: `http://${HOST}`, ...headers },
    payload: takes,
  });
}

async function ask<Name extends keyof StudioCalls>(
  name: Name,
  takes: StudioCalls[Name]['takes'],
): Promise<StudioCalls[Name]['gives']> {
  const sent = await post(name, takes);
  if (sent.statusCode !== 200) throw new Error(`${name}: ${sent.statusCode} ${sent.payload}`);
  return sent.json<StudioCalls[Name]['gives']>();
}

function onDisk(path: string): string {
  return readFileSync(join(folders.config, '..', path), 'utf8');
}

async function preview(drafts: Drafts, address: string) {
  const { state } = await ask('glance', { drafts });
  const url = `/_studio/preview/${state}/serving${address}`;
  return await studio.app.inject({ url, headers: { host: HOST } });
}

const before = onDisk(PAGE);
const title = (text: string) => before.replace(/^title: .*$/m, `title: {uk: ${text}, en: ${text}}`);

describe('who is let in', () => {
  it.each([
    ['another name of the host', 'GET', { host: 'portal.example' }],
    ['another origin', 'POST', { origin: 'https://elsewhere.example' }],
    ['another port of this machine', 'POST', { origin: 'http://127.0.0.1:9999' }],
    ['a page of another site', 'POST', { 'sec-fetch-site': 'cross-site' }],
    ['no origin at all', 'POST', { origin: '' }],
  ] as const)('not %s', async (_, method, own) => {
    const headers: Asked = { host: HOST, origin: `http://${HOST}`, ...own };
    const sent = await studio.app.inject({
      method,
      url: method === 'GET' ? '/_studio/studio.css' : '/_studio/api/check',
      headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
      ...(method === 'POST' && { payload: { drafts: {} } }),
    });
    expect(sent.statusCode).toBe(403);
    expect(sent.json()).toMatchObject({ said: SAID });
  });

  it('not whoever comes from another machine, whatever name it says', async () => {
    const sent = await studio.app.inject({
      url: '/_studio/studio.css',
      headers: { host: HOST },
      remoteAddress: '192.0.2.7',
    });
    expect(sent.statusCode).toBe(403);
  });
});

describe('calls', () => {
  it.each(Object.keys(BODIES))('%s refuses what its schema does not have', async (name) => {
    for (const takes of [{}, { drafts: { '../../etc/passwd': 'x' } }, { nonsense: 1 }]) {
      const sent = await post(name, takes);
      expect(sent.statusCode).toBe(400);
      expect(sent.json()).toMatchObject({ said: SAID });
    }
  });

  it.each(['.git/config', 'config/../package.json', 'config/.env', '/etc/passwd', 'engine/x.ts'])(
    'no draft is of %s',
    async (path) => {
      const sent = await post('save', { drafts: { [path]: 'x' }, bases: {} });
      expect(sent.statusCode).toBe(400);
    },
  );

  it('a file that is not there has no hash', async () => {
    expect(await ask('file', { drafts: {}, path: 'config/pages/none.yaml' })).toEqual({
      text: '',
      base: '',
    });
  });

  it('names every file, with its title and schema, and the pages of one', async () => {
    const { files, languages, figures } = await ask('open', { drafts: {} });
    expect(files).toContainEqual(expect.objectContaining({ path: PAGE, schema: 'page' }));
    expect([languages[0], figures]).toEqual(['en', ['serving']]);
    const { text } = await ask('file', { drafts: {}, path: PAGE });
    const { addresses } = await ask('pages', { drafts: {}, path: PAGE });
    expect([addresses.slice(0, 2), text]).toEqual([['/loans', '/uk/loans'], before]);
  });
});

describe('the gallery', () => {
  it('shows pages by their addresses, kinds by their examples, charts drawn', async () => {
    const { things } = await ask('gallery', { drafts: {}, language: 'en' });
    const of = (sort: string) => things.filter((thing) => thing.sort === sort);
    const page = of('page').find(({ name }) => name === 'loans');
    expect(page).toMatchObject({ address: '/loans', path: PAGE });
    expect(page?.yaml).toContain('blocks:');
    expect(of('page').every(({ address }) => !address.includes(':'))).toBe(true);
    const kinds = of('kind').map(({ name }) => name.replace(/:.*/, ''));
    expect(new Set(kinds)).toEqual(new Set(Object.keys(KINDS)));
    for (const { yaml, address, title } of of('kind')) {
      expect(yaml).toMatch(/^- kind: /);
      expect(address).toMatch(/^\/_blocks#example-\d+$/);
      expect(title).not.toBe('');
    }
    for (const { svg, path } of of('chart')) {
      expect(svg).toMatch(/^<svg xmlns/);
      expect(svg).not.toMatch(/var\(|NaN|<script/);
      expect(path).toMatch(/^config\/charts\//);
    }
    // pickers have the same drawings
    const { names } = await ask('open', { drafts: {} });
    const picked = new Set(names['charts']?.map(({ svg }) => svg));
    expect(picked).toEqual(new Set(of('chart').map(({ svg }) => svg)));
  });

  it('of drafts with mistakes is refused in both languages', async () => {
    const sent = await post('gallery', { drafts: { [PAGE]: 'title: [\n' }, language: 'uk' });
    expect(sent.statusCode).toBe(422);
    expect(sent.json()).toMatchObject({ said: SAID });
  });
});

describe('drafts', () => {
  it('are shown without being saved, and nothing runs there', async () => {
    const sent = await preview({ [PAGE]: title('Zorro') }, '/loans');
    expect(sent.statusCode).toBe(200);
    expect(sent.payload).toMatch(/<h1[^>]*>.*Zorro/);
    expect(sent.payload).not.toContain('<script');
    expect(sent.payload).toContain(`data-studio="${PAGE}#/blocks/0"`);
    const policy = String(sent.headers['content-security-policy']);
    expect(policy).toContain("script-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(onDisk(PAGE)).toBe(before);
  });

  it('a state that is no longer kept is 410', async () => {
    const url = '/_studio/preview/0123456789abcdef/serving/loans';
    expect((await studio.app.inject({ url, headers: { host: HOST } })).statusCode).toBe(410);
  });

  it('with a mistake name its file, line and field, and are neither good nor saved', async () => {
    const drafts = { [PAGE]: before.replace('call: loans/by-subject', 'call: loans/by-subjec') };
    const { state, mistakes } = await ask('check', { drafts });
    expect(state).toBeNull();
    expect(mistakes[0]).toMatchObject({ file: PAGE, line: 6, pointer: '/blocks/0/call' });
    expect(mistakes[0]!.said.en).toMatch(/^unknown call "loans\/by-subjec"/);
    const saved = await post('save', { drafts, bases: {} });
    expect([saved.statusCode, onDisk(PAGE)]).toEqual([422, before]);
    expect((await post('changes', { drafts, language: 'en', figures: 'serving' })).statusCode).toBe(
      422,
    );
  });

  it('what they change is told by page, in what goes and what comes', async () => {
    const drafts = { [PAGE]: title('Zorro') };
    const { pages } = await ask('changes', { drafts, language: 'en', figures: 'serving' });
    const page = pages.find(({ address }) => address === '/loans')!;
    expect(page.come.join('\n')).toContain('Zorro');
    expect(page.gone.join('\n')).not.toContain('Zorro');
  });

  it('are saved together, unless a file has changed on the disk meanwhile', async () => {
    const { base } = await ask('file', { drafts: {}, path: PAGE });
    const drafts = { [PAGE]: title('Saved'), 'content/locales/en/texts/new.md': 'New.\n' };
    writeFileSync(join(folders.config, 'pages/loans.yaml'), `${before}# by another\n`);
    const refused = await post('save', { drafts, bases: { [PAGE]: base } });
    expect(refused.statusCode).toBe(409);
    expect(refused.payload).toContain('by another');
    expect(onDisk(PAGE)).toContain('by another');
    writeFileSync(join(folders.config, 'pages/loans.yaml'), before);
    const alone = { [PAGE]: title('Saved') };
    await ask('save', { drafts: alone, bases: { [PAGE]: base } });
    expect(onDisk(PAGE)).toBe(title('Saved'));
    writeFileSync(join(folders.config, 'pages/loans.yaml'), before);
    studio.forget();
  });

  it('a save that was broken off is completed at the next start, which says so', async () => {
    await studio.app.close();
    const target = join(folders.config, 'pages/loans.yaml');
    const bytes = (text: string) => Buffer.from(text).toString('base64');
    mkdirSync(join(data, 'studio'), { recursive: true });
    const step = { path: PAGE, target, before: bytes(before), after: bytes(title('Late')) };
    writeFileSync(join(data, 'studio', 'journal.json'), JSON.stringify([step]));
    studio = await open();
    expect(onDisk(PAGE)).toBe(title('Late'));
    const { recovered } = await ask('open', { drafts: {} });
    expect(recovered).toMatchObject(SAID);
    writeFileSync(target, before);
    studio.forget();
  });
});

it('the document may frame its own pages, and nobody may frame it', async () => {
  const sent = await studio.app.inject({ url: '/_studio', headers: { host: HOST } });
  const policy = String(sent.headers['content-security-policy']);
  expect(policy).toContain("frame-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("script-src 'self'");
});

it('the portal that readers have knows neither the studio nor its frames', async () => {
  const { portal, current } = served;
  const site = await buildSite({ portal, current, built, parts: SERVER_PARTS, log: false });
  for (const url of [
    '/_studio',
    '/_studio/studio.js',
    '/_studio/preview/x/serving/loans',
    '/loans',
  ]) {
    const { statusCode, headers } = await site.inject({ url, headers: { accept: 'text/html' } });
    expect(statusCode).toBe(url === '/loans' ? 200 : 404);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('frame-src');
    expect(policy).toContain("frame-ancestors 'none'");
  }
  const posted = await site.inject({ method: 'POST', url: '/_studio/api/save', payload: {} });
  expect([404, 405]).toContain(posted.statusCode);
  await site.close();
});
