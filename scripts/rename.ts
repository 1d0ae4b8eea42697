// `npm run rename`: gives a page, filter, call, field, term or text another name, in every place that names it. Exit codes: 0 done, 1 refused, 2 wrong usage.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { foldersFrom } from '../engine/chores.ts';
import { KINDS } from './own.ts';
import { ChoreRefused } from './refused.ts';
import { redirectingFile, rename } from './rename/rename.ts';
import { SORTS, type Sort, type Wish } from './rename/things.ts';

const USAGE = [
  'usage: npm run rename -- page|filter|call|field|term|text OLD NEW',
  '         [--redirect]  page: its old address leads to the new one',
  '         [--query]     filter: it has the new name in addresses and calls too',
  '       a field is written with its call: reports/debts.closing',
].join('\n');

const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith('--'));
const [sort, from, to, ...more] = words.filter((word) => !word.startsWith('--'));
const isKnown = SORTS.includes(sort as Sort) && from !== undefined && to !== undefined;
const allowed: Readonly<Record<string, string>> = { page: '--redirect', filter: '--query' };
if (!isKnown || more.length > 0 || options.some((option) => option !== allowed[sort ?? ''])) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const chosen = { query: options.includes('--query'), redirect: options.includes('--redirect') };
  write({ sort: sort as Sort, from, to, ...chosen });
}

function write(wish: Wish): void {
  const folders = foldersFrom(process.env);
  try {
    const renamed = rename(folders, wish, KINDS);
    for (const [file, text] of renamed) {
      const [part = '', ...steps] = file.split('/');
      const path = join(part === 'config' ? folders.config : folders.content, ...steps);
      if (text === null) rmSync(path);
      else {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
      console.log(`${text === null ? 'gone     ' : 'written  '} ${file}`);
    }
    if (wish.sort === 'page' && !wish.redirect) offerRedirect(wish);
    console.log('now: npm run types');
  } catch (error) {
    if (!(error instanceof ChoreRefused)) throw error;
    console.error(`refused   ${error.message}`);
    process.exitCode = 1;
  }
}

function offerRedirect({ from, to }: Wish): void {
  const file = `config/pages/${from}.yaml`;
  console.log(`the old address leads nowhere now; to lead on from it, write ${file}:`);
  console.log(redirectingFile(file, to).replaceAll(/^(?=.)/gm, '  '));
}
