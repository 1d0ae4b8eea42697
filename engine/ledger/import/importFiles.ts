// One import: recognise, read and check every file, build a new ledger beside the old one, publish it once.

import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import type { DuckDBConnection } from '@duckdb/node-api';

import { at, first, lookup } from '../../model/lookup.ts';
import { alone, newestWhole } from '../publish/switch.ts';
import { buildTables } from '../publish/build.ts';
import { finishTables } from '../publish/coverage.ts';
import { isMarkedName, MARKED_PREFIX } from '../marked.ts';
import {
  LEDGER_FILE,
  listLedgers,
  readCurrent,
  readManifest,
  type FigureMark,
  type Manifest,
} from '../publish/manifest.ts';
import { attach, buildLedger, hashModelTables } from '../publish/publish.ts';
import { findViolations } from '../publish/rules.ts';
import { keepSources } from '../publish/sources.ts';
import { findDamage } from '../publish/whole.ts';
import { createShared, readMembers } from '../publish/write.ts';
import { sql } from '../sql.ts';
import { readRows, run } from '../stores/duckdb.ts';
import { exportForms } from './exportForms.ts';
import { filesBelow, gatherFiles, type Found } from './gather.ts';
import { ImportProblem, formatReasonAt, formatImportProblem } from './problem.ts';
import { findGaps, dropRepeats, findConflicts } from './repeats.ts';
import { gatherMembers, type DictionaryOptions } from './readDictionaries.ts';
import { SourceLabels } from './stage.ts';
import { stageFigures } from './stageFigures.ts';
import { wrongTotals } from './totals.ts';
import { textIn } from '../../language/text.ts';
import type { Format, Portal } from '../../model/portal.ts';
import { describeFileName } from './fileName.ts';

export interface ImportOptions extends DictionaryOptions {
  readonly folder: string;
  /** Whether the files are kept with the ledger; left out: they are. */
  readonly keeps?: boolean;
  /** Of figures that are invented: they never stand in for those of a source. Left out: they are a source's own. */
  readonly mark?: FigureMark;
}

export class ImportRefused extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ImportRefused';
    this.problems = problems;
  }
}

/** Throws ImportRefused with every problem by file and line, and another error where somebody else imports; then nothing is published. */
export async function importFiles(
  paths: readonly string[],
  options: ImportOptions,
): Promise<Manifest> {
  return await alone(options.folder, async () => await importAlone(paths, options));
}

async function importAlone(paths: readonly string[], options: ImportOptions): Promise<Manifest> {
  const { portal, folder, say, mark = null } = options;
  const serving = mark && (await readServing(folder));
  if (serving && !serving.mark) {
    say(`skipped   ${paths.join(', ')}: ${serving.id} has the figures of a source`);
    return serving;
  }
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0)
    throw new ImportRefused(missing.map((path) => formatReasonAt(path, { code: 'not-there' })));
  const marked = paths.flatMap(filesBelow).filter((path) => isMarkedName(basename(path)));
  if (marked.length > 0) throw new ImportRefused(marked.map(formatMarkedFile));
  try {
    const { found, aside, problems } = gatherFiles(paths, {
      model: portal.model,
      formats: [...portal.formats, ...exportForms(portal).formats],
    });
    for (const { path, reason } of aside) say(`skipped   ${path}: ${reason}`);
    if (problems.length > 0) throw new ImportRefused(problems);
    if (found.length === 0)
      throw new ImportRefused([formatReasonAt(paths.join(', '), { code: 'no-forms' })]);
    const earlier = await earlierLedger(options);
    const manifest = await buildLedger(folder, portal.model, mark, async (db, building) => {
      if (earlier !== null)
        await attach(db, resolve(folder, earlier, LEDGER_FILE), 'earlier', sql`READ_ONLY`);
      await createShared(db);
      const violations = await fill(db, found, options, earlier !== null);
      if (earlier !== null) await run(db, sql`DETACH earlier`);
      const added = { earlier, paths: found.map(({ path }) => path) };
      // made anew from its files a ledger would say nothing of being invented
      const keeps = (options.keeps ?? true) && !mark;
      if (keeps && !(await keepSources(folder, building, added)))
        say(`sources   not kept: the ledger that this import adds to has none (${earlier})`);
      return violations;
    });
    say(`published ${manifest.id}`);
    return manifest;
  } catch (error) {
    if (error instanceof ImportProblem) throw new ImportRefused([formatImportProblem(error)]);
    throw error;
  }
}

/** Invented figures never become real ones by being read again. */
function formatMarkedFile(path: string): string {
  return formatReasonAt(path, { code: 'marked', values: { prefix: MARKED_PREFIX } });
}

/** Fills a new ledger; returns how many integrity violations there are, by rule. */
async function fill(
  db: DuckDBConnection,
  found: readonly Found[],
  options: ImportOptions,
  earlier: boolean,
): Promise<Record<string, number>> {
  const { portal, say } = options;
  const { model } = portal;
  const labels = new SourceLabels(earlier ? await earlierLabels(db) : []);
  // nothing is told to be read before all of it is found to be right
  const read: string[] = [];
  const holding = { ...options, say: (line: string) => void read.push(line) };
  const { members, problems: wrong } = await gatherMembers(db, found, holding, earlier);
  const { staged, problems } = await stageFigures(db, found, { ...holding, model, labels });
  if (wrong.length + problems.length > 0) throw new ImportRefused([...wrong, ...problems]);
  const repeated = await refuseConflicts(db, found, options, staged);
  const totals = await wrongTotals(db, { model, members, staged, files: found });
  if (totals.length > 0) throw new ImportRefused(totals);
  for (const line of [...read, ...repeated, 'building  tables']) say(line);
  await buildTables(db, {
    model,
    staged,
    files: found.map(({ path, format, columns }) => ({
      name: basename(path),
      format: format.name,
      dimensions: columns.flatMap(({ means, of }) => (means === 'dimension' ? [of] : [])),
    })),
    members,
    labels,
    earlier: earlier ? 'earlier' : null,
    locale: first(portal.settings.locales).code,
  });
  const all = await readMembers(db, model);
  await finishTables(db, model, all);
  const violations = await findViolations({ db, model, members: all });
  const listed = Object.values(portal.calls).find((call) => call.lists === 'exceptions');
  const where = listed ? `, listed at ${listed.path}` : '';
  for (const [rule, count] of Object.entries(violations))
    say(`breaches  ${rule}: ${count} (kept as the source has them${where})`);
  return violations;
}

async function earlierLabels(db: DuckDBConnection): Promise<[number, string][]> {
  const rows = await readRows(db, sql`SELECT id, words FROM earlier.wording ORDER BY id`);
  return rows as [number, string][];
}

async function refuseConflicts(
  db: DuckDBConnection,
  found: readonly Found[],
  { portal }: ImportOptions,
  staged: readonly string[],
): Promise<readonly string[]> {
  const facts = staged.map((name) => lookup(portal.model.facts, name));
  const problems: string[] = [];
  for (const fact of facts) {
    problems.push(...(await findGaps(db, { model: portal.model, fact, files: found })));
    for (const { files } of await findConflicts(db, fact)) {
      const [one, other] = [at(files, 0), at(files, 1)];
      const place = `${at(found, one.file).path}:${one.line}`;
      const file = at(found, other.file).path;
      problems.push(
        formatImportProblem(new ImportProblem(file, other.line, 'other-figures', { place })),
      );
    }
  }
  if (problems.length > 0) throw new ImportRefused(problems);
  const repeats: string[] = [];
  for (const fact of facts) {
    const repeated = await dropRepeats(db, fact);
    if (repeated > 0)
      repeats.push(
        `repeated  ${fact.name}: ${repeated} rows came twice with equal figures and count once`,
      );
  }
  return repeats;
}

/** The manifest of the ledger that now serves; null where there is none, or it cannot be read. */
async function readServing(folder: string): Promise<Manifest | null> {
  const current = await readCurrent(folder).catch(() => null);
  return current === null ? null : await readManifest(folder, current).catch(() => null);
}

/** The imported ledger that now serves: marked figures are never mixed with imported ones. */
async function earlierLedger({ folder, portal, say }: ImportOptions): Promise<string | null> {
  const current = await readCurrent(folder).catch(() => null);
  const manifest = await readServing(folder);
  if (manifest?.mark) return null;
  if (manifest && manifest.model !== hashModelTables(portal.model))
    throw new ImportRefused([
      `the published ledger ${manifest.id} was made by another config/ledger.yaml; make it anew (npm run ledger -- rebuild), roll back, or import everything into an empty folder`,
    ]);
  const damage = manifest ? await findDamage(folder, manifest.id) : 'it cannot be read';
  if (damage === null) return manifest?.id ?? null;
  return await refuseEarlier(folder, current, damage, say);
}

/** What was imported before is not to be lost unseen: where an earlier ledger is whole it is served again first. */
async function refuseEarlier(
  folder: string,
  current: string | null,
  damage: string,
  say: ImportOptions['say'],
): Promise<null> {
  const imported = (await listLedgers(folder)).filter(({ mark }) => !mark);
  const others = imported.map(({ id }) => id).filter((id) => id !== current);
  const whole = await newestWhole(folder, others);
  if (whole !== null)
    throw new ImportRefused([
      `the published ledger is damaged (${current ?? 'none is named'}: ${damage}): serve ${whole} again (npm run ledger -- rollback ${whole}), then import what came after it`,
    ]);
  if (current !== null)
    say(
      `begun     a ledger of its own: ${current} is damaged (${damage}), and none before it is whole`,
    );
  return null;
}

/** The answer to `import --help`, in lines. */
export function importHelp(portal: Pick<Portal, 'calls' | 'model' | 'formats'>): string {
  const exported = exportForms(portal);
  const known = [...portal.formats, ...exported.formats].filter(({ kind }) => kind !== 'ignored');
  return [
    'usage: npm run ledger -- import PATH [PATH …]',
    '',
    'Reads files and folders, also .gz, recognises each by its content, checks all of them, and publishes once.',
    'A file that is nearly of a form is refused by name and line, and nothing is published; what resembles none is skipped.',
    '',
    'forms of figures',
    ...known.filter(({ kind }) => kind === 'figures').map(readLine),
    '',
    'forms of names',
    ...known.filter(({ kind }) => kind === 'members').map(readLine),
    '',
    'files of this portal that cannot be imported: their rows are derived from others',
    ...[...new Set(exported.derived)].map((file) => `  ${file}`),
  ].join('\n');
}

function readLine(format: Format): string {
  const name = format.fileName ? `, named like ${describeFileName(format)}` : '';
  return `  ${format.name}: ${textIn(format.title, 'en')}${name}`;
}
