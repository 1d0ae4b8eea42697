// What the first start makes side by side: one that fails lets the other come to its end, and nothing is left half made.

import { spawn } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { ledgersFolder, readCurrent } from '../../engine/ledger/publish/manifest.ts';
import { ensureBuilt } from '../../engine/server/build.ts';
import { listPackages } from '../../scripts/build/packages.ts';
import { freePort } from '../../scripts/start/address.ts';
import { foldersOf } from '../overlay.ts';
import { TEST_DATA } from '../portals.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'building-'));
});
afterEach(() => rmSync(data, { recursive: true }));

/** Runs a script over the folder until it ends; what it said on both ways, and with what code it ended. */
async function run(
  script: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number | null; readonly said: string }> {
  const { config, content } = foldersOf('library');
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../scripts', script)], {
    env: {
      ...process.env,
      PORTAL_CONFIG: config,
      PORTAL_CONTENT: content,
      PORTAL_DATA: data,
      ...more,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += part.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said: stripVTControlCharacters(said) };
}

it('a site that cannot be built ends the start with its sentence, and the figures are whole', async () => {
  writeFileSync(join(data, 'site'), '');
  const { code, said } = await run('start.ts', { PORT: String(await freePort()) });
  expect(code).toBe(1);
  expect(said).toContain('refused   Build failed');
  expect(said).toContain('The portal could not be built: the reason stands above.');
  expect(said).not.toContain('buildApart.ts:');
  const ledgers = ledgersFolder(data);
  expect(await readCurrent(ledgers)).toMatch(/^[0-9a-f]{16}$/);
  expect(readdirSync(ledgers).filter((name) => name.startsWith('building-'))).toEqual([]);
}, 120_000);

it('what is wrong with the site and what is wrong with the figures are both told', async () => {
  for (const name of ['site', 'ledgers']) writeFileSync(join(data, name), '');
  const { code, said } = await run('build.ts');
  expect(code).toBe(1);
  expect(said).toContain('refused   Build failed');
  expect(said).toMatch(/refused {3}EEXIST.*ledgers/);
}, 120_000);

it('no figures are made where a server elsewhere holds them', async () => {
  await ensureBuilt(TEST_DATA, () => {});
  symlinkSync(join(TEST_DATA, 'site'), join(data, 'site'), 'junction');
  const { code, said } = await run('build.ts', { PORTAL_LEDGER: 'http://127.0.0.1:1/ledger' });
  expect(code).toBe(0);
  const [, built = ''] = /built {5}(.+), ledgers in/.exec(said) ?? [];
  expect(readdirSync(built)).toContain('sbom.cdx.json');
  expect(readdirSync(data)).not.toContain('ledgers');
}, 120_000);

interface BillOfMaterials {
  readonly bomFormat: string;
  readonly components: readonly {
    readonly purl: string;
    readonly hashes: readonly unknown[];
    readonly properties: readonly { readonly name: string }[];
  }[];
}

interface Locked {
  readonly packages: Readonly<Record<string, { readonly version: string; readonly dev?: true }>>;
}

it('beside a build stands what it is made with: every package of the lock file, those for development marked', async () => {
  await listPackages(data);
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
  const { bomFormat, components } = read(join(data, 'sbom.cdx.json')) as BillOfMaterials;
  expect(bomFormat).toBe('CycloneDX');
  const { packages } = read(join(import.meta.dirname, '../../package-lock.json')) as Locked;
  const places = Object.entries(packages).flatMap(([path, { version, dev = false }]) => {
    const name = path.split('node_modules/').at(-1)!;
    return path === '' ? [] : [{ purl: `pkg:npm/${name.replace('@', '%40')}@${version}`, dev }];
  });
  // a version that lies in several places is listed once, by the one that is found first
  const twice = new Set(
    [...Map.groupBy(places, ({ purl }) => purl).values()]
      .filter((same) => new Set(same.map(({ dev }) => dev)).size > 1)
      .map(([first]) => first!.purl),
  );
  const locked = places.map(({ purl, dev }) => `${purl} ${dev || twice.has(purl)}`);
  const listed = components.map(({ purl, properties }) => {
    const isForDevelopment = properties.some(({ name }) => name === 'cdx:npm:package:development');
    return `${purl.split('?')[0]} ${isForDevelopment}`;
  });
  expect(locked.length).toBeGreaterThan(100);
  expect([...new Set(listed)].sort()).toEqual([...new Set(locked)].sort());
  expect(components.filter(({ hashes }) => hashes.length === 0)).toEqual([]);
});
