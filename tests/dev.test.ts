// The portal while it is written: it starts on mistakes and waits, shows them on every load, and names the cause where a page crashes.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { Trouble } from '../scripts/dev/problems.ts';
import { leadToStudio } from '../scripts/dev/studio.ts';
import { freePort } from '../scripts/start/address.ts';
import { copyOf, foldersOf } from './overlay.ts';
import { TEST_DATA } from './portals.ts';
import { serveDemonstration } from './served.ts';

const ROOT = join(import.meta.dirname, '..');
const { folders, remove } = copyOf(foldersOf('library'));
const page = join(folders.config, 'pages/loans.yaml');
const whole = readFileSync(page, 'utf8');
let dev: ChildProcess | undefined;
let origin = '';
let said = '';

beforeAll(async () => {
  await (await serveDemonstration('library')).stop();
  const data = join(folders.config, '../data');
  mkdirSync(data);
  symlinkSync(join(TEST_DATA, 'library/ledgers'), join(data, 'ledgers'), 'junction');
  writeFileSync(page, whole.replace('call: loans/by-subject', 'call: loans/by-subjec'));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const { config, content } = folders;
  dev = spawn('node', ['scripts/dev.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      PORTAL_CONFIG: config,
      PORTAL_CONTENT: content,
      PORTAL_DATA: data,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', (part: Buffer) => (said += part.toString()));
  await vi.waitFor(() => expect(said).toContain('developing at'), { timeout: 60_000 });
});
afterAll(() => {
  dev?.kill();
  rmSync(join(folders.config, '../data'), { recursive: true, force: true });
  remove();
});

async function troubles(): Promise<readonly Trouble[]> {
  return (await (await fetch(`${origin}/_problems`)).json()) as readonly Trouble[];
}

async function open(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(origin + path, { headers: { accept: 'text/html' } });
  return { status: response.status, html: await response.text() };
}

describe('a portal that is written', () => {
  it('starts on a mistake, waits, and says where it is on every page', async () => {
    const [trouble, ...others] = await troubles();
    expect(others).toEqual([]);
    expect(trouble).toMatchObject({ severity: 'error' });
    expect(trouble!.uk).toMatch(/^config\/pages\/loans\.yaml:6:11 .*loans\/by-subjec/);
    expect(trouble!.en).toContain('did you mean "loans/by-subject"?');
    expect(trouble!.frame).toContain('>   6 |     call: loans/by-subjec');
    const { status, html } = await open('/loans');
    expect([status, html.includes('dev/panel.ts')]).toEqual([503, true]);
    expect(said).toContain(trouble!.en);
  });

  it('serves as soon as it is mended', async () => {
    writeFileSync(page, whole);
    await vi.waitFor(async () => expect(await troubles()).toEqual([]), { timeout: 20_000 });
    const { status, html } = await open('/loans');
    expect([status, html.includes('dev/panel.ts')]).toEqual([200, true]);
    expect(html).toContain('Loans of the city');
  });

  it('has the studio beside it, to which the page of administrators leads', async () => {
    const { status, html } = await open('/_studio');
    expect([status, html.includes('/_studio/studio.js')]).toEqual([200, true]);
    const carried = '<script type="application/json" id="carried"';
    expect(leadToStudio(carried, '/admins')).toContain('<a href="/_studio">Відкрити студію');
    expect(leadToStudio(carried, '/en/admins')).toContain('<a href="/_studio">Open the studio');
    expect(leadToStudio(carried, '/loans')).toBe(carried);
  });

  it('keeps the last good version under the mistake, load after load', async () => {
    writeFileSync(page, whole.replace('actual: lent', 'actual: len'));
    await vi.waitFor(async () => expect(await troubles()).toHaveLength(1), { timeout: 20_000 });
    for (const _ of [1, 2])
      expect(await open('/loans')).toMatchObject({
        status: 200,
        html: expect.stringContaining('Loans of the city') as string,
      });
    expect(await troubles()).toHaveLength(1);
  });

  it('tells warnings too, and serves what has them', async () => {
    writeFileSync(
      page,
      whole.replace('{en: Loans of the city, uk: Видачі міста}', '{en: Lendings}'),
    );
    await vi.waitFor(
      async () => expect((await troubles()).map(({ severity }) => severity)).toEqual(['warning']),
      { timeout: 20_000 },
    );
    expect((await open('/loans')).html).toContain('Lendings');
  });
});
