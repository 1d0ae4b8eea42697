// Takes out of the built styles what the first paint does not need, into a sheet that is loaded later.

import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ASIDE, type BuildManifest } from './built.ts';

/** `@media not print` is how our styles name what stands on no page at first. */
const LATER =
  /^@media\s*(?:(?:not )?print|\((?:forced-colors:\s*active|prefers-contrast:\s*more|prefers-reduced-motion:\s*no-preference)\))$/;
/** What only a pointer or the focus shows of an element; such a rule stands behind all others: what has to win over it does so by more than its place. */
const TOUCHED = /[\w\])]:(?:hover|active|focus-visible|focus-within)\b/;
/** What selectors say in parentheses, twice nested at most. */
const INNER = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** A sheet without the rules that can come later, and these. */
export function partStyle(text: string): { kept: string; aside: string } {
  let [kept, aside, from] = ['', '', 0];
  for (let opens = text.indexOf('{'); opens >= 0; opens = text.indexOf('{', from)) {
    const end = endOf(text, opens + 1);
    const rule = text.slice(from, end);
    if (comesLater(text.slice(from, opens).trim())) aside += rule;
    else kept += rule;
    from = end;
  }
  return { kept: kept + text.slice(from), aside };
}

function comesLater(opening: string): boolean {
  if (opening.startsWith('@')) return LATER.test(opening);
  const selectors = opening.replaceAll(INNER, '').split(',');
  return selectors.every((selector) => TOUCHED.test(selector));
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
  let all = '';
  for (const sheet of await listSheets(client)) {
    const { kept, aside } = partStyle(await readFile(join(client, sheet), 'utf8'));
    await writeFile(join(client, sheet), kept);
    all += aside;
  }
  const hash = createHash('sha256').update(all).digest('base64url').slice(0, 6);
  const file = `assets/aside-${hash}.css`;
  await writeFile(join(client, file), all);
  const list = join(client, '.vite', 'manifest.json');
  const manifest = JSON.parse(await readFile(list, 'utf8')) as BuildManifest;
  await writeFile(list, JSON.stringify({ ...manifest, [ASIDE]: { file } }));
}

/** In the order of what they are called: their files are named by their hashes alone. */
async function listSheets(client: string): Promise<string[]> {
  const text = await readFile(join(client, '.vite', 'sheets.json'), 'utf8');
  const sheets = Object.entries(JSON.parse(text) as Record<string, string>);
  return sheets.sort(([, a], [, b]) => (a < b ? -1 : Number(a > b))).map(([file]) => file);
}
