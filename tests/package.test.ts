// The engine as a package: packed, installed in an empty folder outside of the repository, a portal made there and opened in a browser.

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findBrowser, SWITCHES } from '../scripts/browser.ts';
import { statusOf } from '../scripts/harness/portals.ts';
import { freePort } from '../scripts/start/address.ts';
import { listAddresses, walkAll } from './browser/any.ts';
import { FULL } from './sample.ts';

const run = promisify(execFile);
const NODE = `node-${process.platform}-${process.arch}`;
const LONG_MS = 900_000;
/** Measured 1.8 MB and 461 MB, of which Node itself is 191: a tenth more. */
const MOST = { packed: 2_000_000, installed: 510_000_000 };

if (!FULL)
  console.log('tests/package.test.ts: half a gigabyte is installed, so it runs in test:full alone');

describe.skipIf(!FULL)('the package, where nothing else is', () => {
  const base = mkdtempSync(join(tmpdir(), 'package-'));
  const portal = join(base, 'portal');
  const own = join(portal, 'node_modules/open-budget-portal/.portal');
  const bin = join(portal, 'node_modules/.bin');
  // of the repository nothing may be found: neither its programs nor its variables
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((at) => !/node_modules/.test(at));
  const env = { PATH: [bin, ...path].join(delimiter), HOME: process.env['HOME'] };
  const npm = (...args: string[]) => run('npm', args, { cwd: portal, env, timeout: LONG_MS });
  const chore = (...args: string[]) =>
    run(join(bin, 'portal'), args, { cwd: portal, env, timeout: LONG_MS });
  let packed = '';
  let files: readonly string[] = [];

  beforeAll(async () => {
    const { stdout } = await run('npm', ['pack', '--pack-destination', base], { timeout: LONG_MS });
    packed = join(base, stdout.trim().split('\n').at(-1) ?? '');
    cpSync(join(import.meta.dirname, 'smallest'), portal, { recursive: true });
    const manifest = { name: 'other', version: '1.0.0', private: true, type: 'module' };
    writeFileSync(join(portal, 'package.json'), JSON.stringify(manifest));
    await npm('install', '--no-audit', '--no-fund', packed);
    files = listAll(own);
  }, LONG_MS);

  afterAll(() => rmSync(base, { recursive: true, force: true }));

  it('is small, and so is what it brings', () => {
    expect(statSync(packed).size).toBeLessThan(MOST.packed);
    expect(sizeOf(join(portal, 'node_modules'))).toBeLessThan(MOST.installed);
    const code = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
    expect(code).toEqual([]);
    expect(
      files.filter((file) =>
        /site\/blocks|schemas\/(?:content|blocks\/(?:calendar|codes))/.test(file),
      ),
    ).toEqual([]);
  });

  it('names its commands where there is no such', async () => {
    await expect(chore('strat')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Commands: start, build, dev'),
    });
  });

  it(
    'takes a kind of block of the portal’s own, and says whether types are fresh',
    async () => {
      // it writes the types too
      expect((await chore('new', 'block', 'motto')).stdout).toContain('created   site/kinds.ts');
      const index = join(portal, 'config/pages/index.yaml');
      appendFileSync(index, '  - {kind: motto, words: {en: Read on, uk: Читайте}}\n');
      expect((await chore('check')).stdout).toContain('passed  generated types are fresh');
      appendFileSync(join(portal, 'schemas/pages.ts'), '// of another time\n');
      await expect(chore('check')).rejects.toMatchObject({
        stdout: expect.stringContaining('passed  configuration and content'),
        stderr: expect.stringContaining('run portal types'),
      });
      await chore('types');
    },
    LONG_MS,
  );

  it.each([
    ['the Node that it brings', /^v24\./, null],
    ['the newest Node that a package brings', /^v(?:2[5-9]|[3-9]\d)\./, `${NODE}@latest`],
  ] as const)(
    'starts, and a page comes alive, with %s',
    async (_, version, brought) => {
      if (brought) await npm('install', '--no-audit', '--no-fund', brought);
      expect((await run(join(bin, 'node'), ['--version'], { env })).stdout).toMatch(version);
      const port = await freePort();
      const address = `http://127.0.0.1:${port}`;
      const child = spawn(join(bin, 'portal'), ['start'], {
        cwd: portal,
        env: { ...env, PORT: String(port) },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      try {
        while ((await statusOf(address, '/readyz')) !== 200) {
          expect(child.exitCode).toBe(null);
          await wait(200);
        }
        await look(address);
      } finally {
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
      }
    },
    LONG_MS,
  );

  it('writes nothing where it lies', () => {
    expect(listAll(own)).toEqual(files);
  });
});

/** The page of the portal's own kind, and one that comes alive. */
async function look(address: string): Promise<void> {
  const executablePath = findBrowser('shell') ?? '';
  const browser = await chromium.launch({ executablePath, args: [...SWITCHES] });
  try {
    const page = await browser.newPage();
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('response', (answer) => answer.status() >= 400 && wrong.push(answer.url()));
    await page.goto(address);
    expect(await page.locator('p.motto').textContent()).toBe('Read on');
    await page.goto(`${address}/loans`);
    await page.locator('summary').first().dispatchEvent('pointerover');
    await page.locator('.frame[data-live]').waitFor();
    expect(wrong).toEqual([]);
    // what holds of every page of every portal
    const addresses = await listAddresses(address);
    expect(addresses.length).toBeGreaterThan(1);
    await walkAll(browser, address, addresses);
  } finally {
    await browser.close();
  }
}

function listAll(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
}

/** Bytes of all files of a folder. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
