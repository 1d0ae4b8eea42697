// `npm run evidence`: writes what the latest run of browser tests proves of the portal's accessibility, in every language.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  foldersFrom,
  listFailureReasons,
  loadPortal,
  matchAddress,
  type Portal,
} from '../engine/chores.ts';
import { KINDS } from './own.ts';
import { EVIDENCE, type Evidence } from '../tests/evidence.ts';
import { readStandard } from './evidence/standard.ts';
import { writeTexts, type VisitedPage } from './evidence/write.ts';

try {
  await writeAll();
} catch (error) {
  for (const reason of await listFailureReasons(error)) console.error(reason);
  process.exitCode = 1;
}

async function writeAll(): Promise<void> {
  const evidence = readEvidence();
  const folders = foldersFrom(process.env);
  const portal = await loadPortal(folders, KINDS);
  const pages = await listVisited(portal, evidence);
  if (pages.length === 0) throw new Error(`refused   ${EVIDENCE} has no page of this portal`);
  const { locales } = portal.settings;
  const shown = Object.values(portal.pages).filter(
    ({ redirect, status }) => redirect === null && status === 200,
  ).length;
  const visits = pages.flatMap((page) => Object.keys(page.visits));
  const visited = { pages, shown, isWhole: visits.length === shown * locales.length };
  const standard = readStandard();
  for (const { code } of locales)
    for (const [name, text] of Object.entries(writeTexts(standard, evidence, visited, code))) {
      const file = join(folders.content, 'locales', code, 'texts', `${name}.md`);
      writeFileSync(file, text);
      console.log(`written   ${file}`);
    }
  console.log(`visited   ${pages.length} of ${shown} pages, on ${evidence.day}`);
}

/** Throws where no tests of pages were run. */
function readEvidence(): Evidence {
  try {
    return JSON.parse(readFileSync(EVIDENCE, 'utf8')) as Evidence;
  } catch {
    throw new Error(`refused   there is no ${EVIDENCE}: run npm test, or npm run test:full`);
  }
}

/** The pages of the portal that were visited, in its order. */
async function listVisited(portal: Portal, { pages }: Evidence): Promise<VisitedPage[]> {
  const visited = new Map<string, VisitedPage>();
  for (const [address, steps] of Object.entries(pages)) {
    const { page, locale, path } = await matchAddress(portal, address);
    if (page === null) continue;
    const { id, title } = page;
    const before = visited.get(id)?.visits ?? {};
    const isFixed = Object.keys(page.parameters).length === 0;
    visited.set(id, { id, path, isFixed, title, visits: { ...before, [locale.code]: steps } });
  }
  return Object.keys(portal.pages).flatMap((id) => visited.get(id) ?? []);
}
