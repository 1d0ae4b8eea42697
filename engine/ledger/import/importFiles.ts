// One import: recognise, read and check every file, build a new ledger beside the old one, publish it once.

import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import type { DuckDBConnection } from '@duckdb/node-api';

import type { Portal } from '../../model/portal.ts';
import { buildTables, dropRepeats, findConflicts, finishTables } from '../publish/build.ts';
import { LEDGER_FILE, readCurrent, readManifest, type Manifest } from '../publish/manifest.ts';
import { attach, buildLedger, shapeOf } from '../publish/publish.ts';
import { listBreaches } from '../publish/rules.ts';
import { createShared, readMembers } from '../publish/write.ts';
import { decode, ImportProblem } from './decode.ts';
import { readDelimited, rejoin } from './delimited.ts';
import { FigureReader } from './figures.ts';
import { gatherFiles, type Found } from './gather.ts';
import {
  readMember,
  recordsOf,
  resolveReferences,
  type DimensionMember,
  type ReadMember,
} from './members.ts';
import { createStageTable, Stager, Wordings } from './stage.ts';

export interface ImportOptions {
  readonly portal: Portal;
  readonly folder: string;
  /** Dictionaries that ship with the portal: every ledger has them. */
  readonly shipped: string;
  readonly say: (line: string) => void;
}

export class ImportRefused extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ImportRefused';
    this.problems = problems;
  }
}

/** Throws ImportRefused with every problem by file and line; then nothing is published. */
export async function importFiles(
  paths: readonly string[],
  options: ImportOptions,
): Promise<Manifest> {
  const { portal, folder, say } = options;
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0)
    throw new ImportRefused(missing.map((path) => `${path}: there is no such file or folder`));
  const { found, aside } = refuseProblems(() => gatherFiles(paths, portal.formats));
  for (const { path, reason } of aside) say(`skipped   ${path}: ${reason}`);
  if (found.length === 0) throw new ImportRefused(['none of the files is in a declared form']);
  const earlier = await earlierLedger(folder, portal);
  const manifest = await buildLedger(folder, portal.model, 'imported', async (db) => {
    if (earlier) await attach(db, resolve(folder, earlier, LEDGER_FILE), 'earlier', 'READ_ONLY');
    await createShared(db);
    const breaches = await fill(db, found, options, earlier !== null);
    if (earlier) await db.run('DETACH earlier');
    return breaches;
  });
  say(`published ${manifest.id}`);
  return manifest;
}

async function fill(
  db: DuckDBConnection,
  found: readonly Found[],
  options: ImportOptions,
  earlier: boolean,
): Promise<Record<string, number>> {
  const { portal, say } = options;
  const locale = portal.settings.locales[0]!.code;
  const wordings = new Wordings(
    earlier
      ? ((
          await db.runAndReadAll('SELECT id, words FROM earlier.wording ORDER BY id')
        ).getRowsJS() as [number, string][])
      : [],
  );
  const members = await gatherMembers(db, found, options, locale, earlier);
  const staged = await stageFigures(db, found, portal, wordings, say);
  await refuseConflicts(db, found, portal, staged, say);
  const files = found.map((one) => ({
    name: basename(one.path),
    format: one.format.name,
    dimensions: one.columns
      .filter((column) => column.means === 'dimension')
      .map((column) => column.of),
  }));
  say('building  tables');
  await buildTables(db, {
    model: portal.model,
    staged,
    files,
    members,
    wordings,
    earlier: earlier ? 'earlier' : null,
    locale,
  });
  const all = await readMembers(db, portal.model);
  await finishTables(db, portal.model, all);
  const breaches = await listBreaches(db, portal.model, all);
  const listed = Object.values(portal.calls).find((call) => call.listsViolations);
  for (const [rule, n] of Object.entries(breaches))
    say(
      `breaches  ${rule}: ${n} (kept as the source has them${listed ? `, listed at ${listed.path}` : ''})`,
    );
  return breaches;
}

async function gatherMembers(
  db: DuckDBConnection,
  found: readonly Found[],
  options: ImportOptions,
  locale: string,
  earlier: boolean,
): Promise<DimensionMember[]> {
  const { portal, say, shipped } = options;
  const base = existsSync(shipped) ? gatherFiles([shipped], portal.formats).found : [];
  const read = (one: Found, origin: number) => readFile(one, portal, locale, origin, say);
  const known = earlier ? await earlierMembers(db) : [];
  const own = base.flatMap((one) => read(one, 0));
  const incoming = found
    .filter((one) => one.format.kind === 'members')
    .flatMap((one) => read(one, 1));
  const replaced = new Set(incoming.map((one) => `${one.dimension} ${one.code}`));
  const kept = known.filter((one) => !replaced.has(`${one.dimension} ${one.code}`));
  return [...resolveReferences(own, []), ...kept, ...resolveReferences(incoming, kept)];
}

async function earlierMembers(db: DuckDBConnection): Promise<DimensionMember[]> {
  const rows = (
    await db.runAndReadAll(
      'SELECT dimension, code, parent, valid_from::VARCHAR, valid_to::VARCHAR, title, attributes FROM earlier.member WHERE origin = 1 ORDER BY seq',
    )
  ).getRowsJS();
  return rows.map(([dimension, code, parent, from, to, title, attributes]) => ({
    dimension: String(dimension),
    code: String(code),
    parent: parent as string | null,
    from: from as string | null,
    to: to as string | null,
    title: JSON.parse(String(title)) as Record<string, string>,
    attributes: JSON.parse(String(attributes)) as Record<string, string>,
    origin: 1,
  }));
}

function readFile(
  one: Found,
  portal: Portal,
  locale: string,
  origin: number,
  say: (line: string) => void,
): ReadMember[] {
  return refuseProblems(() => {
    const records = recordsOf(one);
    const members = records.map((record) =>
      readMember(one.path, one.format, one.columns, portal.model, record, locale, origin),
    );
    const taken = members.filter((member) => member !== null);
    const left = members.length - taken.length;
    if (origin > 0)
      say(
        `read      ${one.path}: ${one.format.name}, ${taken.length} names${left > 0 ? `, ${left} left out: their code is none of ${one.format.dimension}` : ''}`,
      );
    return taken;
  });
}

async function stageFigures(
  db: DuckDBConnection,
  found: readonly Found[],
  portal: Portal,
  wordings: Wordings,
  say: (line: string) => void,
): Promise<string[]> {
  const staged = new Set<string>();
  const problems: string[] = [];
  for (const [i, one] of found.entries()) {
    if (one.format.kind !== 'figures') continue;
    const fact = portal.model.facts[one.format.fact]!;
    if (!staged.has(fact.name)) await db.run(createStageTable(portal.model, fact));
    staged.add(fact.name);
    const started = performance.now();
    const stager = await Stager.open(db, portal.model, fact, i);
    let skipped = 0;
    try {
      const result = stageOne(one, portal, wordings, stager);
      problems.push(...result.problems);
      skipped = result.skipped;
    } finally {
      stager.close();
    }
    const seconds = Math.max(0.001, (performance.now() - started) / 1000);
    say(
      `read      ${one.path}: ${one.format.name}, ${stager.rows} rows, ${Math.round(stager.rows / seconds)} rows/s${skipped > 0 ? `, lines left aside by its form: ${skipped}` : ''}`,
    );
  }
  if (problems.length > 0) throw new ImportRefused(problems);
  return [...staged];
}

const SHOWN = 10;

/** What was wrong with a file, and how many of its lines its form leaves aside. */
interface Staged {
  readonly problems: readonly string[];
  readonly skipped: number;
}

function stageOne(one: Found, portal: Portal, wordings: Wordings, stager: Stager): Staged {
  const problems: string[] = [];
  let skipped = 0;
  try {
    if (one.bytes.at(-1) !== 0x0a)
      throw new ImportProblem(
        one.path,
        countLines(one.bytes),
        'the last line has no line end: the file looks cut off',
      );
    const reader = new FigureReader(
      one.path,
      one.format,
      one.columns,
      one.said,
      portal.model,
      wordings,
    );
    const all = readDelimited(
      one.path,
      decode(one.path, one.bytes, one.format.encoding),
      one.format.separator,
    );
    const rows = one.format.rejoin ? rejoin(all, one.columns.length) : all;
    let header = one.format.headerLines;
    for (const rec of rows) {
      if (header-- > 0) continue;
      try {
        for (const row of reader.read(rec)) stager.add(row);
      } catch (error) {
        problems.push(sayProblem(error));
        if (problems.length >= SHOWN) break;
      }
    }
    skipped = reader.skipped;
  } catch (error) {
    problems.push(sayProblem(error));
  }
  return { problems, skipped };
}

async function refuseConflicts(
  db: DuckDBConnection,
  found: readonly Found[],
  portal: Portal,
  staged: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const problems: string[] = [];
  for (const name of staged) {
    for (const { files } of await findConflicts(db, portal.model.facts[name]!)) {
      const [first, second] = files as [(typeof files)[number], (typeof files)[number]];
      problems.push(
        `${found[second.file]!.path}:${second.line}: the same key has other figures at ${found[first.file]!.path}:${first.line}`,
      );
    }
  }
  if (problems.length > 0) throw new ImportRefused(problems);
  for (const name of staged) {
    const repeated = await dropRepeats(db, portal.model.facts[name]!);
    if (repeated > 0)
      say(`repeated  ${name}: ${repeated} rows came twice with equal figures and count once`);
  }
}

/** The imported ledger that now serves: demonstration figures are never mixed with imported ones. */
async function earlierLedger(folder: string, portal: Portal): Promise<string | null> {
  const id = await readCurrent(folder).catch(() => null);
  const manifest = id === null ? null : await readManifest(folder, id).catch(() => null);
  if (!manifest || manifest.kind !== 'imported') return null;
  if (manifest.model !== shapeOf(portal.model))
    throw new ImportRefused([
      `the published ledger ${manifest.id} was made by another config/ledger.yaml; roll back or import everything into an empty folder`,
    ]);
  return join(manifest.id);
}

function refuseProblems<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof ImportProblem) throw new ImportRefused([sayProblem(error)]);
    throw error;
  }
}

function sayProblem(error: unknown): string {
  if (!(error instanceof ImportProblem)) throw error;
  return `${error.file}:${error.line}: ${error.message}`;
}

function countLines(bytes: Buffer): number {
  let lines = 1;
  for (const byte of bytes) if (byte === 0x0a) lines++;
  return lines;
}
