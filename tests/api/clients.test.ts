// Programs that ask: those in docs/analyst.md, each where its interpreter is there, and clients that are written for a portal.

import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { writeClient } from '../../engine/server/apiClient.ts';
import type * as Contracts from '../../schemas/addresses.ts';
import { portalOf } from '../portals.ts';
import { serveDemonstration, type Served } from '../served.ts';

const BASE = 'http://127.0.0.1:8080';
const TITLE = '## Ten lines that work';

const text = readFileSync(join(import.meta.dirname, '../../docs/analyst.md'), 'utf8');
const section = text.slice(text.indexOf(TITLE), text.indexOf('\n## ', text.indexOf(TITLE) + 1));
const programs = [...section.matchAll(/^```(\w+)\n# (.*)\n([^]*?)^```$/gm)].map(
  ([, language = '', title = '', code = '']) => ({ language, title, code }),
);

const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

interface Interpreter {
  readonly command: string | undefined;
  readonly why: string;
  readonly args: (code: string) => string[];
}

/** What runs a program, or why nothing does. */
function interpreterOf(language: string, code: string): Interpreter {
  switch (language) {
    case 'python': {
      const needs = code.includes('import pandas') ? 'pandas' : 'json';
      return {
        command: ['python3', '/usr/bin/python3'].find((name) =>
          works(name, '-c', `import ${needs}`),
        ),
        why: `no Python with ${needs} is here`,
        args: (text) => ['-c', text],
      };
    }
    case 'r': {
      const needs = code.includes('jsonlite::') ? 'jsonlite' : 'stats';
      return {
        command: ['Rscript'].find((name) => works(name, '-e', `library(${needs})`)),
        why: `no R with ${needs} is here`,
        args: (text) => ['-e', text],
      };
    }
    default:
      return {
        command: works('curl', '--version') ? 'sh' : undefined,
        why: 'curl is not here',
        args: (text) => ['-e', '-c', text],
      };
  }
}

const NATIONAL = {
  budgetType: 'NATIONAL',
  fundType: 'TOTAL',
  year: 2025,
  monthFrom: 1,
  monthTo: 12,
} as const;

/** Of the library: a right program, and wrong ones in it. */
const USES = `import { checked, openPortal, type Row } from './client.js';
export async function tell(base: string): Promise<string> {
  const { ask } = openPortal(base, { lang: 'en' });
  const loans = await ask('loans/by-subject', { year: 2024, readers: 'CHILD', branch: checked('branch', 'CEN') });
  const books = await ask('books/all');
  if (!loans.ok) return loans.problem.detail;
  const total: Row<'loans/by-subject'> | undefined = loans.body.items[0];
  const titles = books.ok ? books.body.map(({ title }) => title?.en).join(', ') : '';
  return \`\${total?.codeName}: \${total?.data.lent}; \${titles}\`;
}
export async function wrong(ask: ReturnType<typeof openPortal>['ask']): Promise<void> {
  // @ts-expect-error readers that nobody counts
  await ask('loans/by-subject', { year: 2024, readers: 'PUPIL' });
  // @ts-expect-error a year before the library
  await ask('loans/by-subject', { year: 2019, readers: 'ALL' });
  // @ts-expect-error a code that nobody has looked at
  await ask('loans/by-subject', { year: 2024, readers: 'ALL', branch: 'CEN' });
  // @ts-expect-error a book is asked by its name
  await ask('books/one');
}
`;

describe('programs for analysts', () => {
  let served: Served;
  let base = '';
  const folder = mkdtempSync(join(tmpdir(), 'clients-'));
  beforeAll(async () => {
    served = await serveDemonstration();
    base = await served.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are there for both families in each language and for the OpenAPI document, ten lines or a few more', () => {
    expect(programs.map(({ language }) => language)).toEqual([
      'python',
      'r',
      'sh',
      'python',
      'r',
      'sh',
      'python',
      'r',
    ]);
    for (const { code } of programs) expect(code.trim().split('\n').length).toBeLessThanOrEqual(11);
  });

  for (const { language, title, code } of programs) {
    const { command, why, args } = interpreterOf(language, code);
    const name = command === undefined ? `${title} (skipped: ${why})` : title;
    it.skipIf(command === undefined)(
      `run: ${name}`,
      async () => {
        const said = await new Promise<string>((resolve, reject) => {
          const options = {
            cwd: folder,
            encoding: 'utf8',
            env: { ...process.env, LC_ALL: 'C.UTF-8' },
          } as const;
          execFile(command!, args(code.replaceAll(BASE, base)), options, (error, out, err) => {
            if (error) reject(new Error(`${err}\n${out}`));
            else resolve(out);
          });
        });
        expect(said.trim().split('\n').length).toBeGreaterThan(2);
      },
      60_000,
    );
  }
});

/** Writes a client, and gives what a program has of it. */
async function clientOf(which: 'product' | 'library', folder: string): Promise<typeof Contracts> {
  for (const [name, text] of Object.entries(await writeClient(portalOf(which))))
    writeFileSync(join(folder, name), text);
  return (await import(join(folder, 'client.js'))) as typeof Contracts;
}

describe('a client that is written for a portal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  let served: Served;
  let client: typeof Contracts;
  let base = '';
  beforeAll(async () => {
    served = await serveDemonstration();
    base = await served.app.listen({ port: 0, host: '127.0.0.1' });
    client = await clientOf('product', folder);
  });
  afterAll(async () => {
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('needs nothing, and what runs of it is small', () => {
    const text = readFileSync(join(folder, 'client.js'), 'utf8');
    expect(text).not.toMatch(/^import |import\(|require\(/m);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(40_000);
  });

  it('asks by path, query, list and body, and marks invented figures', async () => {
    const { ask } = client.openPortal(base, { lang: 'en' });
    const budget = client.checked('budget', '2600000000');
    const about = await ask('local-budgets/about', { code: budget, year: 2025 });
    expect(about).toMatchObject({ ok: true, isDemonstration: true, body: { budgetCode: budget } });
    const said = { chapter: 'functional', ...NATIONAL } as const;
    const tree = await ask('reports/expenses', said);
    if (!tree.ok) throw new Error(tree.problem.detail);
    expect(tree.body.items[1]).toMatchObject({ level: 1, codeNameEn: expect.any(String) });
    const list = await ask('local-budgets/about-compare', { budgetCode: [budget, budget] });
    expect(list.ok && list.body.map(({ budgetCode }) => budgetCode)).toEqual([budget]);
    expect(await ask('public/ping')).toMatchObject({ ok: true, body: 'pong' });
    const rows = await ask('public/general-data', { budgetItem: 'INCOMES', year: 2025 });
    expect(rows.ok && rows.body.length).toBeGreaterThan(0);
  });

  it('goes through the pages of a long answer', async () => {
    const { pages } = client.openPortal(base);
    const ids: string[] = [];
    let total = 0;
    for await (const page of pages('agency/table', { agencyState: 'excluded', pageSize: 8 })) {
      if (!page.ok) throw new Error(page.problem.detail);
      total = page.body.totalElements;
      ids.push(...page.body.elements.map(({ id }) => id));
    }
    expect(total).toBeGreaterThan(8);
    expect(new Set(ids).size).toBe(total);
  });

  it('gives problems as values, with their codes', async () => {
    const { ask } = client.openPortal(base, { lang: 'en' });
    const answer = await ask('local-budgets/about', { code: '123' as never });
    expect(answer).toMatchObject({ ok: false, problem: { status: 404, code: 'unknown-code' } });
    const gone = await ask('periods/loaded', { ledger: '0000000000000000' });
    expect(gone).toMatchObject({ ok: false, problem: { status: 410, code: 'ledger-gone' } });
  });

  it('looks at codes, years and days before it takes them', () => {
    const { checked } = client;
    expect(checked('month', 12)).toBe(12);
    expect(() => checked('month', 13)).toThrow(RangeError);
    expect(() => checked('year', 2025.5)).toThrow(RangeError);
    expect(() => checked('budget', 'Kyiv')).toThrow(RangeError);
    expect(() => checked('day', '2025-06')).toThrow(RangeError);
  });
});

describe('a client before a server that is not well', () => {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  let listen: RequestListener = () => {};
  const server = createServer((request, response) => listen(request, response));
  let client: typeof Contracts;
  let base = '';
  beforeAll(async () => {
    client = await clientOf('product', folder);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });

  it('waits as it is told and asks again', async () => {
    let asked = 0;
    listen = (_, response) => {
      if (++asked < 3) response.writeHead(503, { 'retry-after': '0' }).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
    };
    const { ask } = client.openPortal(base);
    expect(await ask('periods/loaded')).toEqual({ ok: true, body: [], isDemonstration: false });
    expect(asked).toBe(3);
  });

  it('gives up after the retries that it has, and tells who answered', async () => {
    listen = (_, response) => void response.writeHead(503, { 'retry-after': '0' }).end('<h1>');
    const answer = await client.openPortal(base, { retries: 1 }).ask('periods/loaded');
    const problem = { code: 'unreadable', status: 503, detail: '<h1>' };
    expect(answer).toMatchObject({ ok: false, problem });
    listen = (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('');
    const page = await client.openPortal(base).ask('periods/loaded');
    expect(page).toMatchObject({ ok: false, problem: { code: 'unreadable', status: 200 } });
  });

  it('stops waiting when its signal ends', async () => {
    const ending = new AbortController();
    listen = (_, response) => {
      response
        .writeHead(503, { 'retry-after': '600' })
        .end(() => ending.abort(new Error('enough')));
    };
    const { ask } = client.openPortal(base);
    await expect(ask('periods/loaded', {}, { signal: ending.signal })).rejects.toThrow('enough');
  });
});

describe('the client of another portal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'library-client-'));
  let served: Served;
  beforeAll(async () => {
    served = await serveDemonstration('library');
    await clientOf('library', folder);
    writeFileSync(join(folder, 'uses.mts'), USES);
  });
  afterAll(async () => {
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('lets right uses through and no wrong one', () => {
    const tsc = join(import.meta.dirname, '../../node_modules/.bin/tsc');
    const strict = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
    const { stdout, status } = spawnSync(tsc, [...strict, 'uses.mts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  it('reads its figures and its documents', async () => {
    const base = await served.app.listen({ port: 0, host: '127.0.0.1' });
    const run = `import { tell } from './uses.mts'; console.log(await tell('${base}'));`;
    const args = ['--input-type=module', '-e', run];
    const said = await new Promise<string>((resolve, reject) => {
      execFile(process.execPath, args, { cwd: folder, encoding: 'utf8' }, (error, out) => {
        if (error) reject(error);
        else resolve(out);
      });
    });
    expect(said).toMatch(/^All subjects: [\d.]+; .*Kobzar/);
  });
});
