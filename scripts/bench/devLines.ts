// How long an editor waits: the check of configuration, and from saving a page to seeing it.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
async function timeSaves({ folders, data, runs }: Bench): Promise<number[]> {
  const copy = mkdtempSync(join(tmpdir(), 'dev-'));
  for (const part of ['config', 'content'] as const)
    cpSync(folders[part], join(copy, part), { recursive: true });
  const dev = await startRunning({ data, written: copy });
  try {
    const page = await (await openBrowser()).newPage();
    await page.goto(dev.base + TABLE_PAGE, { waitUntil: 'networkidle' });
    const file = join(copy, pageFile(TABLE_PAGE));
    const text = readFileSync(file, 'utf8');
    const times: number[] = [];
    // the first one is not counted: it is the first time that everything is asked
    for (let run = 0; run <= runs; run++) {
      const title = `saved ${run}`;
      const started = performance.now();
      writeFileSync(file, titled(text, { uk: `№ ${title}`, en: title }));
      await page.getByRole('heading', { level: 1, name: title }).waitFor({ timeout: 20_000 });
      if (run > 0) times.push(performance.now() - started);
      await page.waitForLoadState('networkidle');
    }
    await page.close();
    return times;
  } finally {
    await dev.stop();
    rmSync(copy, { recursive: true, force: true });
  }
}
