// The portal as operators start it: by npm, on a port that is free, until npm is ended.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { ensureBuilt } from '../../engine/server/build.ts';
import { freePort } from '../../scripts/start/address.ts';
import { foldersOf } from '../overlay.ts';
import { TEST_DATA } from '../portals.ts';
import { serveDemonstration } from '../served.ts';

const ROOT = join(import.meta.dirname, '../..');
const data = mkdtempSync(join(tmpdir(), 'start-'));
const started = new Set<number>();
afterAll(() => {
  for (const group of started) {
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // it has ended, as it should
    }
  }
  rmSync(data, { recursive: true });
});
beforeAll(async () => {
  await (await serveDemonstration('library')).stop();
  await ensureBuilt(TEST_DATA, () => {});
  symlinkSync(join(TEST_DATA, 'site'), join(data, 'site'), 'junction');
  symlinkSync(join(TEST_DATA, 'library/ledgers'), join(data, 'ledgers'), 'junction');
});

interface Started {
  readonly npm: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

function startByNpm(port: number, folder = data, over: Record<string, string> = {}): Started {
  const { config, content } = foldersOf('library');
  const env = {
    ...process.env,
    PORT: String(port),
    PORTAL_CONFIG: config,
    PORTAL_CONTENT: content,
    PORTAL_DATA: folder,
    ...over,
  };
  // a process group of its own, as a terminal makes it
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  if (npm.pid !== undefined) started.add(npm.pid);
  let said = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise<number | null>((resolve) => npm.on('exit', resolve));
  return { npm, said: () => said, ended };
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return await new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

describe('the portal started by npm', () => {
  it.each([
    ['by itself', 'SIGTERM', (id: number) => id],
    ['from the terminal, with all that it started', 'SIGINT', (id: number) => -id],
  ] as const)('ends where npm is ended %s: %s', async (_, signal, target) => {
    const port = await freePort();
    const { npm, said, ended } = startByNpm(port);
    await vi.waitFor(() => expect(said()).toContain('serving'), { timeout: 50_000, interval: 100 });
    const server = Number(/"pid":(\d+)/.exec(said())![1]);
    expect(isAlive(server)).toBe(true);
    expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200);
    process.kill(target(npm.pid!), signal);
    await ended;
    await vi.waitFor(() => expect(isAlive(server)).toBe(false), { timeout: 12_000, interval: 50 });
    expect(await isFree(port)).toBe(true);
  });

  it('says that its port is taken, before it builds anything', async () => {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const { said, ended } = startByNpm(port, join(data, 'nothing'));
    expect(await ended).toBe(1);
    expect(said()).toContain(`Порт ${port} на 127.0.0.1 уже зайнятий`);
    expect(said()).toContain(`Port ${port} of 127.0.0.1 is taken already`);
    expect(said()).not.toMatch(/building|making|at .*\.ts:/);
    await new Promise((closed) => server.close(closed));
  });

  it('says what is wrong with its configuration, and ends', async () => {
    const none = join(data, 'none');
    mkdirSync(none);
    const { said, ended } = startByNpm(await freePort(), data, { PORTAL_CONFIG: none });
    expect(await ended).toBe(1);
    expect(said()).toMatch(/config\/ledger\.yaml:1:1[\s\S]*config\/portal\.yaml:1:1/);
    expect(said()).not.toMatch(/serving|at .*\.ts:/);
  });

  it('is not checked again after the first start', async () => {
    const kept = () => readdirSync(join(data, 'snapshots')).map((name) => statOf(name));
    const statOf = (name: string) => statSync(join(data, 'snapshots', name)).mtimeMs;
    const before = kept();
    expect(before).toHaveLength(1);
    const { npm, said, ended } = startByNpm(await freePort());
    await vi.waitFor(() => expect(said()).toContain('serving'), { timeout: 50_000, interval: 100 });
    expect(kept()).toEqual(before);
    process.kill(-npm.pid!, 'SIGTERM');
    await ended;
  });
});
