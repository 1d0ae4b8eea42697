// What comes in by a door: a chore loads only what it uses, and what starts a server loads no tool of development.

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..');
const data = mkdtempSync(join(tmpdir(), 'doors-'));
afterAll(() => rmSync(data, { recursive: true }));

/** Says at the end which packages were loaded, and which rooms of the engine. */
const LISTEN = `import { registerHooks } from 'node:module';
const loaded = new Set();
registerHooks({
  load(url, context, next) {
    const [, name] = /.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)\\//.exec(url) ?? /(engine\\/[^/]+)\\//.exec(url) ?? [];
    if (name) loaded.add(name);
    return next(url, context);
  },
});
process.on('exit', () => console.log('loaded ' + [...loaded].sort().join(' ')));`;

async function loadedBy(...args: string[]): Promise<string[]> {
  const listen = `data:text/javascript,${encodeURIComponent(LISTEN)}`;
  const { stdout } = await run(process.execPath, ['--import', listen, ...args], {
    cwd: ROOT,
    env: { ...process.env, PORTAL_DATA: data },
  });
  return /^loaded (.*)$/m.exec(stdout)![1]!.split(' ');
}

const imported = (door: string) =>
  loadedBy('--input-type=module', '-e', `await import('${ROOT}/engine/${door}.ts')`);

const HEAVY =
  /^(vega|@duckdb|@clickhouse|fastify|pdfkit|nodemailer|json-schema-to-typescript|vite)/;

describe('a chore', () => {
  it('on messages loads no package at all', async () => {
    const loaded = await loadedBy('scripts/messages.ts', 'list');
    expect(loaded.filter((name) => !name.startsWith('engine/'))).toEqual([]);
    expect(loaded).toContain('engine/mail');
  });

  it('that lists ledgers opens none', async () => {
    const loaded = await loadedBy('scripts/ledger.ts', 'list');
    expect(loaded.filter((name) => HEAVY.test(name))).toEqual([]);
  });

  it('that finds no ledgers to list says so', async () => {
    const { stdout } = await run(process.execPath, ['scripts/ledger.ts', 'list'], {
      cwd: ROOT,
      env: { ...process.env, PORTAL_DATA: data },
    });
    expect(stdout).toMatch(/^none {6}.*ledgers/);
  });
});

describe('a door', () => {
  it('for chores is light until a chore asks', async () => {
    expect((await imported('chores')).filter((name) => HEAVY.test(name))).toEqual([]);
  });

  it('for a server brings no client of a ClickHouse until one is named', async () => {
    const named = await loadedBy(
      '--input-type=module',
      '-e',
      `const { clickhouseSource } = await import('${ROOT}/engine/serve.ts');
       await (await clickhouseSource('clickhouse://127.0.0.1:1/x')).close();`,
    );
    expect(named).toContain('@clickhouse/client');
    expect(await imported('serve')).not.toContain('@clickhouse/client');
  });

  it('for configuration brings neither a ledger nor a server', async () => {
    const loaded = await imported('check');
    expect(loaded).toContain('ajv');
    expect(
      loaded.filter((name) => /^(@duckdb|@clickhouse|fastify|pdfkit|nodemailer|vite)/.test(name)),
    ).toEqual([]);
  });

  it.each([
    ['serve', 'fastify'],
    ['check', 'vega'],
  ])('loads nothing that only development needs: %s', async (door, needed) => {
    const loaded = await imported(door);
    expect(loaded).toContain(needed);
    expect(
      loaded.filter((name) =>
        /^(json-schema-to-typescript|react-vega|prettier|typescript|vitest|fast-check|vite)$/.test(
          name,
        ),
      ),
    ).toEqual([]);
  });
});
