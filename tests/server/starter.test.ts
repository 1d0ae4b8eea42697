// What runs in every document before it is touched, as it is built: by itself, and nothing of what the page comes alive with.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, expect, it } from 'vitest';

import { assertDefined } from '../../engine/model/lookup.ts';
import { ensureBuilt } from '../../engine/server/build.ts';
import type { BuildManifest } from '../../engine/server/built.ts';
import { TEST_DATA } from '../portals.ts';

let manifest: BuildManifest;
const textOf = new Map<string, string>();
beforeAll(async () => {
  const client = join(await ensureBuilt(TEST_DATA, () => {}), 'client');
  const read = (file: string) => readFileSync(join(client, file), 'utf8');
  manifest = JSON.parse(read('.vite/manifest.json')) as BuildManifest;
  for (const { file } of Object.values(manifest))
    if (file.endsWith('.js')) textOf.set(file, read(file));
});

const starter = () => assertDefined(manifest['entry-client.ts']);
/** Scripts that a script imports before it runs: `import(…)` is not among them. */
const imported = (text: string) => [
  ...text.matchAll(/(?:^|[;}\n])\s*(?:import|export)(?:[^;('"`]*?from)?\s*["'](\.[^"']+)["']/g),
];

it('imports nothing', () => {
  expect(starter().imports ?? []).toEqual([]);
  expect(imported(assertDefined(textOf.get(starter().file)))).toEqual([]);
  // of a script that does import something it is seen
  expect(imported(assertDefined(textOf.get(assertDefined(manifest['alive.ts']).file)))).not.toEqual(
    [],
  );
});

it('holds no React', () => {
  const REACT = /react\.(?:transitional\.)?element|react\.context|__REACT|useState|hydrateRoot/;
  expect(textOf.get(starter().file)).not.toMatch(REACT);
  expect([...textOf.values()].some((text) => REACT.test(text))).toBe(true);
});

it('knows the way to what the page comes alive with', () => {
  const { file } = assertDefined(manifest['alive.ts']);
  expect(textOf.get(starter().file)).toContain(file.slice(file.lastIndexOf('/') + 1));
});
