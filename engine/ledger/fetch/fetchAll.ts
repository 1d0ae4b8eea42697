// Fills a folder with all that a portal needs from another one, and asks again for what may be newer.

import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { hashFile } from '../publish/manifest.ts';
import { checkAnswer } from './checkAnswer.ts';
import { Absent, buildFetchUrl, download, isLeftover, Refused, ServiceAway } from './download.ts';
import { MANNERS } from './fetchRows.ts';
import {
  note,
  readJournal,
  type AskedAgain,
  type Course,
  type FetchAllOptions,
  type Missing,
  type NotHad,
} from './journal.ts';
import { fetchKeys, newestMonths } from './listings.ts';
import { exportSteps, listSteps, rowSteps, listScopeYears, type Scope, type Step } from './plan.ts';

export interface FetchedAll {
  /** Files that came now and are other than what was there. */
  readonly fetched: number;
  /** Files that were there, and asked again or not are the same. */
  readonly kept: number;
  /** What the service does not have, with its words. */
  readonly missing: readonly NotHad[];
  /** What was answered with something else, each time that it was asked for: nothing says that the service does not have it. */
  readonly failed: readonly NotHad[];
  /** Why it ended before its end; null where it did not. */
  readonly away: string | null;
}

/** After so many files it is told how long the others may take. */
const TRIAL = 20;
/** A line is told for the first files, then for each so many. */
const EACH = 100;
/** How often in all a file is asked for that is answered with something else: the others first, so that time passes. */
const ROUNDS = 3;
/** After so many such answers one after the other the service is taken to be away. */
const MOST_FAILED = 30;
const DAY = 86_400_000;

/** Fetches what is missing of the scope; with `newest` also what other years lack. Throws UnknownQuestion. */
export async function fetchAll(
  scope: Scope,
  options: FetchAllOptions,
  again: AskedAgain = 'daily',
): Promise<FetchedAll> {
  const { folder, base } = options;
  await mkdir(folder, { recursive: true });
  await note(folder, { order: { base: base.href, scope } });
  const course: Course = {
    options,
    manners: { ...MANNERS, ...options, say: sayingOnce(options.say) },
    was: await readJournal(folder),
    again,
    isRecent: (year) => again === 'newest' && (year === undefined || year >= scope.to - 1),
    done: { fetched: 0, kept: 0, bytes: 0, started: performance.now() },
    missing: [],
    failed: new Map(),
  };
  const ended = (away: string | null): FetchedAll => {
    const { done, missing, failed } = course;
    return { ...done, missing, failed: [...failed.values()], away };
  };
  try {
    await takeAll(course, scope);
    return ended(null);
  } catch (error) {
    if (!(error instanceof ServiceAway)) throw error;
    return ended(error.message);
  }
}

async function takeAll(course: Course, scope: Scope): Promise<void> {
  const { portal, plan } = course.options;
  const { missing } = course.was;
  const lists = listSteps(portal, plan);
  await takeInRounds(course, lists);
  const ordered = new Set(listScopeYears(scope));
  const others = course.again === 'newest' ? yearsIn(missing.keys()) : [];
  const years = [...new Set([...ordered, ...others])].sort((a, b) => a - b);
  const newest = scope.exports ? await newestMonths(course) : () => null;
  const keys = await fetchKeys(course, scope, years);
  const all = [
    ...exportSteps(portal, plan, { scope, years, newest }),
    ...keys.flatMap(({ key, year }) => rowSteps(portal, scope, key, year)),
  ];
  const steps = all.filter(({ file, year }) => ordered.has(year ?? scope.to) || missing.has(file));
  foretell(course, steps);
  await takeInRounds(course, steps, (nth) => tellProgress(course, nth, steps.length));
}

/** Years that names of files say. */
function yearsIn(files: Iterable<string>): number[] {
  return [...files].flatMap(
    (file) => Number(/(?<=[-_/])20\d\d(?=[-_./])/.exec(file)?.[0] ?? 0) || [],
  );
}

/** Throws ServiceAway, also where one answer after the other is something else than what was asked. */
async function takeInRounds(
  course: Course,
  steps: readonly Step[],
  tell: (nth: number) => void = () => {},
): Promise<void> {
  let left = steps;
  let inARow = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const failed: Step[] = [];
    for (const [nth, step] of left.entries()) {
      const reason = await take(course, step);
      if (reason === null) course.failed.delete(step.file);
      else course.failed.set(step.file, { file: step.file, reason });
      if (reason !== null) failed.push(step);
      inARow = reason === null ? 0 : inARow + 1;
      if (inARow === MOST_FAILED)
        throw new ServiceAway(`${MOST_FAILED} answers in a row are not what was asked: ${reason}`);
      if (round === 1) tell(nth + 1);
    }
    left = failed;
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

/** Why the answer is not what was asked; null where the file is here, or the service does not have it. Throws ServiceAway. */
async function take(course: Course, step: Step): Promise<string | null> {
  const { options, was, done } = course;
  const path = join(options.folder, ...step.file.split('/'));
  const isThere = existsSync(path);
  const absent = was.missing.get(step.file);
  if (isThere && !course.isRecent(step.year)) {
    done.kept++;
    return null;
  }
  if (!isThere && absent && !isDue(course, absent)) {
    course.missing.push({ file: step.file, reason: absent.reason });
    return null;
  }
  try {
    await askFor(course, step, { path, isThere });
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (!(error instanceof Absent)) return error.message;
    if (isThere) return `the file that was here before is kept: ${error.message}`;
    const seen = new Date().toISOString();
    await note(options.folder, { missing: step.file, reason: error.message, seen });
    course.missing.push({ file: step.file, reason: error.message });
    return null;
  }
}

function isDue({ again }: Course, { seen }: Missing): boolean {
  return again !== 'daily' || seen === undefined || Date.now() - Date.parse(seen) >= DAY;
}

/** Throws ServiceAway and Refused. */
async function askFor(
  { options, manners, was, done }: Course,
  step: Step,
  { path, isThere }: { readonly path: string; readonly isThere: boolean },
): Promise<void> {
  const { folder, say, portal, base } = options;
  await mkdir(dirname(path), { recursive: true });
  for (const name of (await readdir(dirname(path))).filter(isLeftover))
    await rm(join(dirname(path), name), { force: true });
  const known = isThere ? was.entries.get(step.file) : undefined;
  let same = false;
  const url = buildFetchUrl(base, step.address);
  const given = await download({ url, path, known }, manners, async (part) => {
    await checkAnswer(part, step, portal);
    same = isThere && (await hashFile(part)).sha256 === (await hashFile(path)).sha256;
  });
  const seen = new Date().toISOString();
  const bytes = given?.bytes ?? (await stat(path)).size;
  const { etag, modified } = given ?? known ?? { etag: null, modified: null };
  await note(folder, { file: step.file, address: step.address, bytes, etag, modified, seen });
  if (given === null || same) {
    done.kept++;
    return;
  }
  done.fetched++;
  done.bytes += bytes;
  if (done.fetched <= TRIAL) say(`fetched   ${step.file}: ${bytes} bytes`);
}

function foretell(course: Course, steps: readonly Step[]): void {
  const { options, manners } = course;
  const toAsk = steps.filter(({ file, year }) => {
    if (existsSync(join(options.folder, ...file.split('/')))) return course.isRecent(year);
    const absent = course.was.missing.get(file);
    return !absent || isDue(course, absent);
  }).length;
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
