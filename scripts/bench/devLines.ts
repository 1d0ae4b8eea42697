// How long an editor waits: the check of configuration, and from saving a page to seeing it.

import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '../start/address.ts';
import { median, type Measuring } from '../harness/lines.ts';
import { statusOf } from '../harness/portals.ts';
import { openBrowser } from './readers.ts';
import type { Bench } from './sections.ts';
import { pageFile, TABLE_PAGE, titled } from './waits.ts';

const READY_MS = 120_000;

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
  const port = await freePort();
  for (const part of ['config', 'content'] as const)
    cpSync(folders[part], join(copy, part), { recursive: true });
  const env = {
    ...process.env,
    PORT: String(port),
    PORTAL_CONFIG: join(copy, 'config'),
    PORTAL_CONTENT: join(copy, 'content'),
    PORTAL_DATA: data,
  };
  const dev = spawn('node', ['scripts/dev.ts'], { env, stdio: 'ignore' });
  try {
    const origin = `http://127.0.0.1:${port}`;
    await untilReady(origin);
    const page = await (await openBrowser()).newPage();
    await page.goto(origin + TABLE_PAGE, { waitUntil: 'networkidle' });
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
    dev.kill();
    rmSync(copy, { recursive: true, force: true });
  }
}

async function untilReady(origin: string): Promise<void> {
  const end = performance.now() + READY_MS;
  while ((await statusOf(origin, '/_problems')) !== 200) {
    if (performance.now() > end) throw new Error('npm run dev did not start');
    await wait(200);
  }
}
