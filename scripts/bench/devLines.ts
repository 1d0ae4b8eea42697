// How long an editor waits: the check of configuration, from saving a page to seeing it, and in the studio.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { median, type Measuring } from '../harness/lines.ts';
import { startRunning } from '../harness/portals.ts';
import { openBrowser } from './readers.ts';
import type { Bench } from './sections.ts';
import { pageFile, TABLE_PAGE, titled } from './waits.ts';

/** The check with the start of npm, as editors run it. */
export async function* checkLines({ runs }: Bench): Measuring {
  const value = median(Array.from({ length: runs }, timeCheck)) / 1000;
  yield { of: 'an editor', what: 'npm run check -- config', value, unit: 's', most: 2 };
}

export async function* saveLines(bench: Bench): Measuring {
  const value = median(await timeSaves(bench));
  yield {
    of: 'an editor',
    what: 'dev: from saving a page to seeing it',
    value,
    unit: 'ms',
    most: 500,
  };
}

function timeCheck(): number {
  const started = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', 'check', '--', 'config'], {
    stdio: 'ignore',
  });
  if (status !== 0) throw new Error('npm run check -- config does not pass');
  return performance.now() - started;
}

/** Milliseconds from writing the file of a page to its new title in the browser. */
async function timeSaves(bench: Bench): Promise<number[]> {
  return await developed(bench, async ({ base, copy, page }) => {
    await page.goto(base + TABLE_PAGE, { waitUntil: 'networkidle' });
    const file = join(copy, pageFile(TABLE_PAGE));
    const text = readFileSync(file, 'utf8');
    return await timeEach(bench, async (run) => {
      await page.waitForLoadState('networkidle');
      const title = `saved ${run}`;
      const started = performance.now();
      writeFileSync(file, titled(text, { uk: `№ ${title}`, en: title }));
      await page.getByRole('heading', { level: 1, name: title }).waitFor({ timeout: 20_000 });
      return performance.now() - started;
    });
  });
}

/** In the studio: from the choice of a file to its form, and from the last keystroke in a title to the page with it, the pause after which it is asked for included. */
export async function* studioLines(bench: Bench): Measuring {
  const { opens, shows } = await developed(bench, async ({ base, page }) => {
    await page.goto(`${base}/_studio?lang=en`);
    const search = page.getByLabel('Search files');
    const form = page.locator('.editor [role=tabpanel] .sf-fields').first();
    const choose = async (file: string) => {
      await search.fill(file);
      const started = performance.now();
      await page.locator('.files .file').first().click();
      await page.getByText(file, { exact: true }).last().waitFor();
      await form.waitFor();
      return performance.now() - started;
    };
    await search.waitFor({ timeout: 60_000 });
    const others = ['config/pages/contacts.yaml', pageFile(TABLE_PAGE)];
    const opens = await timeEach(bench, async (run) => await choose(others[run % 2] ?? ''));
    await choose(pageFile(TABLE_PAGE));
    const field = page.locator('.editor textarea[lang=uk]').first();
    const heading = page
      .frameLocator('.preview iframe:not(.unseen)')
      .getByRole('heading', { level: 1 });
    await heading.waitFor({ timeout: 60_000 });
    const shows = await timeEach(bench, async (run) => {
      await page.locator('main[aria-busy=false]').waitFor();
      const started = performance.now();
      await field.fill(`№ ${run}`);
      await heading.filter({ hasText: `№ ${run}` }).waitFor({ timeout: 20_000 });
      return performance.now() - started;
    });
    return { opens, shows };
  });
  yield {
    of: 'an editor',
    what: 'studio: from choosing a page to its form',
    value: median(opens),
    unit: 'ms',
    most: 1000,
  };
  yield {
    of: 'an editor',
    what: 'studio: from a keystroke to the page, with the pause of 250 ms',
    value: median(shows),
    unit: 'ms',
    most: 550,
  };
}

interface Developed {
  readonly base: string;
  /** The folder of the configuration and content that are written. */
  readonly copy: string;
  readonly page: Page;
}

/** Milliseconds of each run but the first: it is the first time that everything is asked. */
async function timeEach({ runs }: Bench, time: (run: number) => Promise<number>) {
  const times: number[] = [];
  for (let run = 0; run <= runs; run++) {
    const took = await time(run);
    if (run > 0) times.push(took);
  }
  return times;
}

/** What is done in a browser with a copy of the portal that is being written. */
async function developed<T>(
  { folders, data }: Bench,
  work: (developed: Developed) => Promise<T>,
): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'dev-'));
  for (const part of ['config', 'content'] as const)
    cpSync(folders[part], join(copy, part), { recursive: true });
  const dev = await startRunning({ data, written: copy });
  try {
    const page = await (await openBrowser()).newPage();
    const done = await work({ base: dev.base, copy, page });
    await page.close();
    return done;
  } finally {
    await dev.stop();
    rmSync(copy, { recursive: true, force: true });
  }
}
