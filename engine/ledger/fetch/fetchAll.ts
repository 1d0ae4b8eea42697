// Fills a folder with all that a portal needs from another one, and asks again for what may be newer.

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { lookup } from '../../model/lookup.ts';
import type { FetchPlan, Format, Portal } from '../../model/portal.ts';
import { exportForms } from '../import/exportForms.ts';
import { recognise } from '../import/recognise.ts';
import { hashFile } from '../publish/manifest.ts';
import { download, isLeftover, Refused, ServiceAway, type Manners } from './download.ts';
import { note, readJournal, type Remembered } from './journal.ts';
import {
  exportSteps,
  listSteps,
  rowSteps,
  yearsOf,
  type Month,
  type Scope,
  type Step,
} from './plan.ts';
import { MANNERS } from './fetchRows.ts';
import { UnknownQuestion } from './wanted.ts';

export interface FetchAllOptions extends Partial<Manners> {
  readonly portal: Portal;
  readonly plan: FetchPlan;
  readonly base: URL;
  readonly folder: string;
  readonly say: (line: string) => void;
}

export interface FetchedAll {
  /** Files that came now and are other than what was there. */
  readonly fetched: number;
  /** Files that were there, and asked again or not are the same. */
  readonly kept: number;
  /** What the service does not have: file and its words. */
  readonly missing: readonly { readonly file: string; readonly reason: string }[];
  /** Why it ended before its end; null where it did not. */
  readonly away: string | null;
}

/** After so many files it is told how long the others may take. */
const TRIAL = 20;
/** A line is told for the first files, then for each so many. */
const EACH = 100;
const HEAD = 16_384;
/** A file of the portal’s own that holds a header alone is no form of export. */
const NO_ROWS = 'the service has no such rows';

/** One run. */
interface Course {
  readonly options: FetchAllOptions;
  readonly manners: Manners;
  readonly formats: readonly Format[];
  readonly was: Remembered;
  /** Whether a file that is there is asked for again. */
  readonly again: (step: Step) => boolean;
  readonly done: { fetched: number; kept: number; bytes: number; started: number };
  readonly missing: { file: string; reason: string }[];
}

/**
 * Asks for what the scope says and is not there; with `newest`, again for lists and for what is of the last two years.
 * Throws UnknownQuestion before files are asked for where a group is named that the service does not have.
 */
export async function fetchAll(
  scope: Scope,
  options: FetchAllOptions,
  newest: boolean,
): Promise<FetchedAll> {
  const { portal, plan, base, folder } = options;
  await mkdir(folder, { recursive: true });
  await note(folder, { order: { base: base.href, scope } });
  const course: Course = {
    options,
    manners: { ...MANNERS, ...options, say: sayingOnce(options.say) },
    formats: [...portal.formats, ...exportForms(portal).formats],
    was: await readJournal(folder),
    again: ({ year }) => newest && (year === undefined || year >= scope.to - 1),
    done: { fetched: 0, kept: 0, bytes: 0, started: performance.now() },
    missing: [],
  };
  try {
    for (const step of listSteps(portal, plan)) await take(course, step);
    const exports = exportSteps(portal, plan, scope, await lastMonth(course));
    const keys = await keysOf(course, scope, newest);
    const steps = [
      ...exports,
      ...keys.flatMap(({ key, year }) => rowSteps(portal, scope, key, year)),
    ];
    foretell(course, steps);
    for (const [nth, step] of steps.entries()) {
      await take(course, step);
      tellProgress(course, nth + 1, steps.length);
    }
    return { ...course.done, missing: course.missing, away: null };
  } catch (error) {
    if (!(error instanceof ServiceAway)) throw error;
    return { ...course.done, missing: course.missing, away: error.message };
  }
}

/** That figures are invented is told once and not for each file. */
function sayingOnce(say: (line: string) => void): (line: string) => void {
  const told = new Set<string>();
  return (line) => {
    const kind = /^invented /.exec(line)?.[0];
    if (kind !== undefined && told.has(kind)) return;
    told.add(kind ?? '');
    say(line);
  };
}

/** Throws ServiceAway; what the service refuses is remembered as missing. */
async function take(course: Course, step: Step): Promise<void> {
  const { options, manners, was, done } = course;
  const { folder, say } = options;
  const path = join(folder, ...step.file.split('/'));
  const isThere = existsSync(path);
  const asksAgain = course.again(step);
  const reason = was.missing.get(step.file);
  if (!asksAgain && isThere) return void done.kept++;
  if (!asksAgain && reason !== undefined)
    return void course.missing.push({ file: step.file, reason });
  await mkdir(dirname(path), { recursive: true });
  for (const name of (await readdir(dirname(path))).filter(isLeftover))
    await rm(join(dirname(path), name), { force: true });
  const known = isThere ? was.entries.get(step.file) : undefined;
  let same = false;
  try {
    const url = urlOf(options.base, step.address);
    const given = await download({ url, path, known }, manners, async (part) => {
      await checkAnswer(course, step, part);
      same = isThere && (await hashFile(part)).sha256 === (await hashFile(path)).sha256;
    });
    const seen = new Date().toISOString();
    const bytes = given?.bytes ?? (await stat(path)).size;
    const { etag, modified } = given ?? known ?? { etag: null, modified: null };
    await note(folder, { file: step.file, address: step.address, bytes, etag, modified, seen });
    if (given === null || same) return void done.kept++;
    done.fetched++;
    done.bytes += bytes;
    if (done.fetched <= TRIAL) say(`fetched   ${step.file}: ${bytes} bytes`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await note(folder, { missing: step.file, reason: error.message });
    course.missing.push({ file: step.file, reason: error.message });
  }
}

/** Of a list its brackets, of rows and exports their form and the end of the last line. Throws Refused. */
async function checkAnswer({ formats }: Course, step: Step, part: string): Promise<void> {
  const file = await open(part, 'r');
  const { size } = await file.stat();
  const read = async (length: number, at: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, Math.max(0, at));
    return buffer.subarray(0, bytesRead);
  };
  const head = await read(HEAD, 0);
  const end = (await read(16, size - 16).finally(() => file.close())).toString('latin1');
  if (step.kind === 'list') {
    if (/^[^[{]*[[{]/.test(head.toString('latin1')) && /[\]}]\s*$/.test(end)) return;
    throw new Refused('the answer is no JSON, or was cut off');
  }
  const name = step.file.split('/').at(-1) ?? '';
  const known = formats.filter(
    (format) => step.format === undefined || format.name === step.format,
  );
  const found = recognise(known, name, head);
  if ('reason' in found) throw new Refused(`the answer is in no form of ${name}: ${found.reason}`);
  const { headerLines } = found.format;
  if (step.kind === 'export' && linesIn(head) <= headerLines) throw new Refused(NO_ROWS);
  if (!end.endsWith('\n'))
    throw new Refused('the last line has no line end: the answer looks cut off');
}

function linesIn(bytes: Buffer): number {
  return bytes
    .toString('latin1')
    .split('\n')
    .filter((line) => line !== '').length;
}

/** Keys of every group and year; a group's keys are asked for once a year. Throws UnknownQuestion. */
async function keysOf(
  course: Course,
  scope: Scope,
  newest: boolean,
): Promise<{ key: string; year: number }[]> {
  const { portal, plan, folder } = course.options;
  if (scope.groups?.length === 0) return [];
  const there = codesIn(
    portal,
    plan.groups,
    await answer(course, lookup(portal.calls, plan.groups).path),
  );
  const unknown = (scope.groups ?? []).find((group) => !there.includes(group));
  if (unknown !== undefined)
    throw new UnknownQuestion(`the service has no group "${unknown}"; it has ${there.join(', ')}`);
  const found: { key: string; year: number }[] = [];
  const { path } = lookup(portal.calls, plan.keys.call);
  for (const year of yearsOf(scope))
    for (const group of scope.groups ?? there) {
      const isFresh = !newest || year < scope.to - 1;
      let keys = isFresh ? course.was.keys.get(`${group}/${year}`) : undefined;
      if (!keys) {
        const query = new URLSearchParams({
          [plan.keys.by]: String(Number(group)),
          year: String(year),
        });
        keys = codesIn(portal, plan.keys.call, await answer(course, `${path}?${query.toString()}`));
        await note(folder, { group, year, keys });
      }
      found.push(...keys.map((key) => ({ key, year })));
    }
  return found;
}

/** Codes of an answer of members, under the name that the call gives them. */
function codesIn({ calls }: Portal, id: string, rows: readonly unknown[]): string[] {
  const fields = lookup(calls, id).members?.fields ?? {};
  const field = Object.entries(fields).find(([, { of }]) => of[0] === 'code')?.[0] ?? 'code';
  const codes = rows.map((row) => (row as Readonly<Record<string, unknown>>)[field]);
  return [...new Set(codes.filter((code) => typeof code === 'string'))];
}

/** The last month for which the service has figures; of this year all twelve where it does not say. */
async function lastMonth(course: Course): Promise<Month> {
  const { portal, plan } = course.options;
  const rows = await answer(course, lookup(portal.calls, plan.last.call).path);
  const months = rows.flatMap((row) => {
    const text = (row as Readonly<Record<string, unknown>>)[plan.last.field];
    const found = /^(?<year>\d{4})-(?<month>\d{2})$/.exec(typeof text === 'string' ? text : '');
    return found ? [found[0]] : [];
  });
  const newest = months.sort().at(-1);
  if (newest === undefined) return { year: new Date().getFullYear(), month: 12 };
  return { year: Number(newest.slice(0, 4)), month: Number(newest.slice(5)) };
}

/** The rows of a small JSON answer that is not kept; none where the service does not have it. Throws ServiceAway. */
async function answer(course: Course, address: string): Promise<readonly unknown[]> {
  const aside = await mkdtemp(join(tmpdir(), 'fetch-'));
  try {
    const path = join(aside, 'answer.json');
    const url = urlOf(course.options.base, address);
    await download({ url, path }, course.manners, async () => {});
    const read = JSON.parse(await readFile(path, 'utf8')) as unknown;
    return Array.isArray(read) ? (read as unknown[]) : [];
  } catch (error) {
    if (error instanceof Refused || error instanceof SyntaxError) return [];
    throw error;
  } finally {
    await rm(aside, { recursive: true });
  }
}

function urlOf(base: URL, address: string): URL {
  return new URL(`${base.pathname.replace(/\/$/, '')}${address}`, base);
}

function foretell({ options, manners, was }: Course, steps: readonly Step[]): void {
  const toAsk = steps.filter(
    ({ file }) => !existsSync(join(options.folder, ...file.split('/'))) && !was.missing.has(file),
  ).length;
  const minutes = (toAsk * manners.pauseMs) / 60_000;
  options.say(
    `planned   ${steps.length} files, ${steps.length - toAsk} there before; with a pause of ${manners.pauseMs} ms at least ${minutes.toFixed(0)} minutes`,
  );
}

function tellProgress({ options, done }: Course, nth: number, all: number): void {
  if (done.fetched !== TRIAL && nth % EACH !== 0) return;
  if (done.fetched === 0) return;
  const left = all - nth;
  const seconds = ((performance.now() - done.started) / 1000 / done.fetched) * left;
  const megabytes = ((done.bytes / done.fetched) * left) / 1e6;
  options.say(
    `${String(nth).padStart(6)} of ${all}; still about ${Math.ceil(seconds / 60)} minutes and ${megabytes.toFixed(0)} MB`,
  );
}
