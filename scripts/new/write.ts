// Puts starting files into a portal that is in order, and takes them back where it would not be in order with them.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

import { checkPortal, foldersFrom, formatProblem, type Problem } from '../../engine/check.ts';
import { chartFiles } from './chart.ts';
import { callFiles, filterFiles, pageFiles, type Files } from './config.ts';
import { entryFiles, sectionFiles, termFiles } from './entry.ts';
import { answerFiles, blockFiles } from './room.ts';
import { pathOf } from '../studio/drafts.ts';
import { checkDemonstration } from '../demonstration/check.ts';
import { refreshTypes } from '../types/refresh.ts';
import { KINDS } from '../own.ts';

const MAKERS = {
  page: pageFiles,
  filter: filterFiles,
  call: callFiles,
  chart: chartFiles,
  entry: entryFiles,
  section: sectionFiles,
  term: termFiles,
  block: blockFiles,
  answer: answerFiles,
};
const folders = foldersFrom(process.env);

/** Throws with what is wrong and what to do. */
export async function writeNew(kind: keyof typeof MAKERS, name: string): Promise<void> {
  const { portal, problems } = checkPortal(folders, KINDS, checkDemonstration);
  if (!portal)
    throw new Error(
      `the configuration has mistakes, mend them first (npm run check):\n${formatProblems(problems)}`,
    );
  const files = placed(MAKERS[kind](name, portal, folders));
  put(files, beside(problems).length);
  for (const file of Object.keys(files.created)) console.log(`created   ${relative('', file)}`);
  for (const file of Object.keys(files.changed)) console.log(`changed   ${relative('', file)}`);
  await refreshTypes(folders.config);
  console.log(`next      ${files.then}`);
}

/** The same files by where they lie. */
function placed(files: Files): Files {
  const place = (texts: Files['created']) =>
    Object.fromEntries(
      Object.entries(texts).map(([file, text]) => [
        /^(?:config|content)\//.test(file) ? pathOf(folders, file) : resolve(file),
        text,
      ]),
    );
  return { ...files, created: place(files.created), changed: place(files.changed) };
}

/** What is wrong besides words that are still to be written. */
function beside(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ code }) => code !== 'placeholder');
}

/** Nothing is overwritten, and nothing stays that the check would not let pass. */
function put({ created, changed }: Files, warnings: number): void {
  for (const file of Object.keys(created))
    if (existsSync(file))
      throw new Error(
        `${relative('', file)} is there already: choose another name, or remove it first`,
      );
  const old = Object.entries(changed).map(([file]) => [file, readFileSync(file, 'utf8')] as const);
  const made = Object.keys(created).map(
    (file) => mkdirSync(dirname(file), { recursive: true }) ?? file,
  );
  for (const [file, text] of Object.entries({ ...created, ...changed })) writeFileSync(file, text);
  const { portal, problems } = checkPortal(folders, KINDS, checkDemonstration);
  const own = beside(problems);
  if (portal && own.length <= warnings) return;
  for (const path of made) rmSync(path, { recursive: true, force: true });
  for (const [file, text] of old) writeFileSync(file, text);
  throw new Error(`it would not pass the check:\n${formatProblems(own)}`);
}

function formatProblems(problems: readonly Problem[]): string {
  return problems.map((problem) => formatProblem(problem, 'en')).join('\n');
}
