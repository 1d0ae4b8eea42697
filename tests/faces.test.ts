// The letters that the portal ships: whatever its texts are written in is among them, they are few bytes, and figures stand below each other.

import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { build } from 'vite';
import { expect, it } from 'vitest';

import { cutFaces, readFaces, type Face } from '../engine/server/faces.ts';

const ROOT = join(import.meta.dirname, '..');
const MOST = 60_000;
/** Drawings rather than letters: the device has them. */
const SIGNS = new Set('←→≈✎\u{fffd}');

interface Opened {
  hasGlyphForCodePoint: (code: number) => boolean;
  layout: (
    text: string,
    features: readonly string[],
  ) => { readonly glyphs: readonly { readonly advanceWidth: number }[] };
}

const require = createRequire(import.meta.url);
// what reads letters for documents reads them here
const { create } = createRequire(require.resolve('pdfkit'))('fontkit') as {
  readonly create: (bytes: Buffer) => Opened;
};

const built = await build({
  root: join(ROOT, 'site'),
  configFile: false,
  logLevel: 'error',
  plugins: [cutFaces],
  build: { write: false, rolldownOptions: { input: join(ROOT, 'site/faces.css') } },
});
const files = new Map(
  [built]
    .flat()
    .flatMap((made) => ('output' in made ? made.output : []))
    .flatMap((made) => (made.type === 'asset' ? [[made.fileName, made.source] as const] : [])),
);
const sheets = [...files].flatMap(([name, source]) =>
  name.endsWith('.css') ? String(source) : [],
);
const faces = readFaces(sheets.join(''));
const cut = faces.map(({ file }) => Buffer.from(files.get(file.replace(/^\//, '')) ?? ''));
const opened = cut.map((bytes) => create(bytes));

/** What a text is written in, without white space and signs. */
function lettersIn(text: string): string[] {
  return [...new Set(text)].filter((letter) => /[^\p{C}\s]/u.test(letter) && !SIGNS.has(letter));
}

const texts = globSync('{config,content,engine/base/locales/{uk,en}}/**/*.{yaml,md,csv,json}', {
  cwd: ROOT,
});

it('are of two families, of few bytes together', () => {
  expect([...new Set(faces.map(({ family }) => family))]).toEqual(['Onest', 'Literata']);
  expect(cut.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(MOST);
  expect(Math.min(...cut.map(({ length }) => length))).toBeGreaterThan(1000);
});

it('have their licences beside them', () => {
  const licences = [...files].filter(([name]) => name.includes('-license'));
  expect(licences).toHaveLength(2);
  for (const [, text] of licences) expect(String(text)).toContain('SIL Open Font License');
});

it.each([...new Set(faces.map(({ family }) => family))])(
  '%s has whatever texts are written in',
  (family) => {
    expect(texts.length).toBeGreaterThan(100);
    const has = (letter: string) =>
      faces.some(
        (face, i) =>
          face.family === family &&
          face.letters.includes(letter) &&
          opened[i]?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
      );
    const missing = texts.flatMap((file) =>
      lettersIn(readFileSync(join(ROOT, file), 'utf8'))
        .filter((letter) => !has(letter))
        .map((letter) => `${file}: ${letter} U+${letter.codePointAt(0)?.toString(16)}`),
    );
    expect(missing).toEqual([]);
  },
);

it.each(faces.filter(hasFigures).map((face) => [face.family, faces.indexOf(face)] as const))(
  'figures of %s are of one width where they stand below each other',
  (_, i) => {
    const { glyphs = [] } = opened[i]?.layout('0123456789', ['tnum']) ?? {};
    expect(glyphs).toHaveLength(10);
    expect(new Set(glyphs.map(({ advanceWidth }) => advanceWidth)).size).toBe(1);
  },
);

function hasFigures({ letters }: Face): boolean {
  return letters.includes('0');
}
