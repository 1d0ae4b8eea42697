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
import { KINDS } from '../site/kinds.ts';
import { EVIDENCE, type Evidence } from '../tests/evidence.ts';
import { readStandard } from './evidence/standard.ts';
import { writeText, type VisitedPage } from './evidence/write.ts';

/** Below the folder of a language. */
const TEXT = 'texts/accessibility-checks.md';

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
  const missing = Object.values(portal.pages).filter(
    ({ id, redirect, status }) =>
      redirect === null && status === 200 && !pages.some((page) => page.id === id),
  );
  // a part of the pages says nothing of the portal
  if (missing.length > 0)
    throw new Error(
      `refused   ${EVIDENCE} lacks pages: run npm test\n${missing.map(({ path }) => `  ${path}`).join('\n')}`,
    );
  const standard = readStandard();
  for (const { code } of portal.settings.locales) {
    const file = join(folders.content, 'locales', code, TEXT);
    writeFileSync(file, writeText(standard, evidence, pages, code));
    console.log(`written   ${file}`);
  }
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
