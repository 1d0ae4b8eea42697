// Letters that the portal ships: read from the rules of a style sheet, and cut down to the letters that are wanted.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

import subset from 'subset-font';
import type { Plugin } from 'vite';

/** What a rule `@font-face` of a file says. */
export interface Face {
  /** The whole rule, and what stands in its `url()`. */
  readonly rule: string;
  readonly file: string;
  readonly family: string;
  /** Least and most weight: two equal ones where it has one. */
  readonly weights: readonly [least: number, most: number];
  /** All that its `unicode-range` names. */
  readonly letters: string;
}

const RULE = /@font-face\s*\{[^}]*\}/g;
const FILE = /url\(\s*['"]?([^'")]+\.woff2)/;

/** Those of a style sheet that name a file in WOFF2, in its order. */
export function readFaces(style: string): Face[] {
  return [...style.matchAll(RULE)].flatMap(([rule]) => {
    const file = FILE.exec(rule)?.[1];
    if (file === undefined) return [];
    const [least = 400, most = least] = (readValue(rule, 'font-weight').match(/\d+/g) ?? []).map(
      Number,
    );
    const family = readValue(rule, 'font-family').replaceAll(/['"]/g, '').trim();
    return [{ rule, file, family, weights: [least, most], letters: readLetters(rule) } as const];
  });
}

function readValue(rule: string, name: string): string {
  return new RegExp(`${name}:([^;}]*)`).exec(rule)?.[1] ?? '';
}

function readLetters(rule: string): string {
  const ranges = readValue(rule, 'unicode-range').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi);
  return [...ranges]
    .flatMap(([, from = '', to = from]) => {
      const start = parseInt(from, 16);
      return Array.from({ length: parseInt(to, 16) - start + 1 }, (_, i) => start + i);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** What is kept of how letters stand together: pairs, marks over letters, figures of one width. */
const KEPT = ['kern', 'mark', 'ccmp', 'tnum'];

/** WOFF2 with these letters, for these weights; throws where the bytes are no letters with weights. */
async function cutFace(
  bytes: Buffer,
  letters: string,
  [least, most]: Face['weights'],
): Promise<Buffer> {
  return await subset(bytes, letters, {
    targetFormat: 'woff2',
    keepFeatures: KEPT,
    noHinting: true,
    variationAxes: { wght: least === most ? least : { min: least, max: most } },
  });
}

/** In builds for browsers the files that style sheets name are cut down to what each rule says; while a portal is written its pages have them whole. */
export const cutFaces: Plugin = {
  name: 'cut-faces',
  enforce: 'pre',
  async transform(code, id) {
    if (!id.endsWith('.css')) return null;
    let made = code;
    for (const { rule, file, weights, letters } of readFaces(code)) {
      const path = createRequire(id).resolve(file);
      const [name = ''] = basename(path).split('-');
      const emit = (called: string, source: Buffer) =>
        this.emitFile({ type: 'asset', name: called, source });
      const cut = emit(`${name}.woff2`, await cutFace(readFileSync(path), letters, weights));
      // the licence asks to stand beside the letters
      emit(`${name}-license.txt`, readFileSync(join(dirname(path), '../LICENSE')));
      made = made.replace(rule, rule.replace(file, `__VITE_ASSET__${cut}__`));
    }
    return { code: made, map: null };
  },
};

/** Writes rules with their letters in themselves, for a text that stands without our files: those of the faces that have any of its letters. `client` is the folder of the build whose style it is. */
export function embedFaces(style: string, client: string): (text: string) => string {
  const faces = readFaces(style).map(({ rule, file, letters }) => {
    const bytes = readFileSync(join(client, file)).toString('base64');
    return { letters, written: rule.replace(file, `data:font/woff2;base64,${bytes}`) };
  });
  return (text) => {
    const used = new Set(text);
    return faces
      .filter(({ letters }) => [...letters].some((letter) => used.has(letter)))
      .map(({ written }) => written)
      .join('');
  };
}
