// Takes out of built styles what the first paint does not need: paper, forced colours, what stands on no page at first. That comes in one sheet beside the document.

import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { BuildManifest } from './built.ts';

/** The sheet's name in the list of what was built. */
export const ASIDE = 'aside.css';
/** `@media not print` is how our styles name what stands on no page at first. */
const OPENS = /@media\s*(?:(?:not )?print|\(forced-colors:\s*active\))\s*\{/g;

/** A sheet without the rules that can come later, and these. */
export function partStyle(text: string): { kept: string; aside: string } {
  let [kept, aside, from] = ['', '', 0];
  for (const { 0: opening, index } of text.matchAll(OPENS)) {
    const end = endOf(text, index + opening.length);
    kept += text.slice(from, index);
    aside += text.slice(index, end);
    from = end;
  }
  return { kept: kept + text.slice(from), aside };
}

/** Behind the brace that closes what is open at `from`. */
function endOf(text: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}') depth--;
  }
  return at;
}

/** Parts all sheets of a build, and names the new one in its list. */
export async function partStyles(client: string): Promise<void> {
  let [all, inline] = ['', ''];
  for (const sheet of await sheetsOf(client)) {
    const { kept, aside } = partStyle(await readFile(join(client, sheet), 'utf8'));
    await writeFile(join(client, sheet), kept);
    all += aside;
    inline += kept;
  }
  const file = `assets/aside-${shortHash(all)}.css`;
  await writeFile(join(client, file), all);
  // what stands inline in every document is what they share: browsers keep it to unpack the next one (front/dictionary.ts)
  await writeFile(join(client, `assets/dictionary-${shortHash(inline)}.txt`), inline);
  const list = join(client, '.vite', 'manifest.json');
  const manifest = JSON.parse(await readFile(list, 'utf8')) as BuildManifest;
  await writeFile(list, JSON.stringify({ ...manifest, [ASIDE]: { file } }));
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 6);
}

/** In the order of what they are called: their files are named by their hashes alone. */
async function sheetsOf(client: string): Promise<string[]> {
  const text = await readFile(join(client, '.vite', 'sheets.json'), 'utf8');
  const sheets = Object.entries(JSON.parse(text) as Record<string, string>);
  return sheets.sort(([, a], [, b]) => (a < b ? -1 : Number(a > b))).map(([file]) => file);
}
