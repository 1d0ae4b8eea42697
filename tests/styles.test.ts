// A page carries the styles of its own kinds of block: no kind leans on a rule that only another one brings.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { KINDS } from '../site/kinds.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(path, 'utf8');

const NOW = /from\s*'(\.[^']+)'|import\s+'(\.[^']+)'/g;
const LATER = /from\s*'(\.[^']+)'|import\s*\(?\s*'(\.[^']+)'/g;

/** A file and all that it imports of ours, styles too. */
function reached(path: string, imports: RegExp, into = new Set<string>()): Set<string> {
  if (into.has(path) || !existsSync(path)) return into;
  into.add(path);
  if (path.endsWith('.css')) return into;
  for (const [, from, alone = ''] of valuesOf(read(path)).matchAll(imports))
    reached(join(dirname(path), from ?? alone), imports, into);
  return into;
}

/** Without what is only a type: it brings nothing. */
function valuesOf(text: string): string {
  return text.replace(/^(?:import|export) type [^;]*;/gm, '');
}

function classesIn(text: string): string[] {
  return [...text.replace(/\/\*[^]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)/g)].flatMap(
    ([, name]) => name ?? [],
  );
}

const styles = (files: Iterable<string>) =>
  new Set(
    [...files].filter((path) => path.endsWith('.css')).flatMap((path) => classesIn(read(path))),
  );

const everywhere = styles(
  globSync('{engine,site}/**/*.css', { cwd: ROOT }).map((path) => join(ROOT, path)),
);
const frame = styles([
  ...reached(join(ROOT, 'engine/shell/Frame.server.tsx'), NOW),
  ...reached(join(ROOT, 'engine/page/PageView.tsx'), NOW),
  ...reached(join(ROOT, 'engine/blocks/contract/Block.tsx'), NOW),
  ...reached(join(ROOT, 'site/entry-client.ts'), NOW),
  // the entry names it as the portal's own
  join(ROOT, 'site/theme.css'),
]);

it('nothing lies on a grey slab: hairlines part what does not belong together', () => {
  const slabs = globSync('{engine,site}/**/*.css', { cwd: ROOT }).flatMap((path) =>
    [...read(join(ROOT, path)).matchAll(/([^{}]+)\{[^{}]*background: var\(--ground\)/g)].map(
      ([, selector = '']) => selector.replace(/\/\*[^]*?\*\//g, '').trim(),
    ),
  );
  // what is pointed at, what is written for machines, the track of a bar
  expect(slabs.filter((selector) => !/:hover| pre$| svg$/.test(selector))).toEqual([]);
});

/** Heads, titles and blocks: what the distances of a page are made of. */
const SPACED = /(?:^|[\s,>~+])(?:\.block(?:-[a-z]+)?|\.page-head|\.about|\.choices|\.subtitle|h2)$/;

it('heads, titles and blocks stand 12, 24 or 48 points apart', () => {
  const found = globSync('{engine,site}/**/*.css', { cwd: ROOT }).flatMap((path) =>
    [
      ...read(join(ROOT, path))
        .replace(/\/\*[^]*?\*\//g, '')
        .matchAll(/([^{}]+)\{([^{}]*)\}/g),
    ]
      .filter(([, selector = '']) => SPACED.test(selector.trim()))
      .flatMap(([, selector = '', body = '']) =>
        listVertical(body).map((distance) => `${selector.trim()}: ${distance}`),
      ),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((rule) => !/: (?:0|0\.75rem|1\.5rem|3rem)$/.test(rule))).toEqual([]);
});

/** Margins above and below that a rule gives. */
function listVertical(body: string): string[] {
  return [...body.matchAll(/(?:^|[\s;])margin(-top|-bottom|-block)?:\s*([^;]+);/g)].flatMap(
    ([, side = '', value = '']) => {
      const sides = value.trim().split(/\s+/);
      return side === '' ? [sides[0] ?? '', sides[2] ?? sides[0] ?? ''] : sides;
    },
  );
}

describe('the styles of a kind of block', () => {
  it.each(Object.keys(KINDS))('%s has every rule that it names', (kind) => {
    const [room] = globSync(`{engine,site}/blocks/*/${kind}.kind.ts`, { cwd: ROOT });
    expect(room).toBeDefined();
    const folder = join(ROOT, room ?? '', '..');
    const component = `${kind[0]?.toUpperCase()}${kind.slice(1)}.tsx`;
    const own = styles(reached(join(folder, component), LATER));
    const drawn = [component, component.replace('.tsx', '.server.tsx')].flatMap((name) => [
      ...reached(join(folder, name), LATER),
    ]);
    const named = drawn
      .filter((path) => path.startsWith(folder) && path.endsWith('.tsx'))
      .flatMap((path) => [...read(path).matchAll(/className="([^"]+)"/g)])
      .flatMap(([, names = '']) => names.split(' '));
    const lacking = named.filter(
      (name) => everywhere.has(name) && !own.has(name) && !frame.has(name),
    );
    expect([...new Set(lacking)]).toEqual([]);
  });
});
