// What a service says that it has, in small lists that are not kept: keys of groups by year, newest months of figures.

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { lookup } from '../../model/lookup.ts';
import type { Portal } from '../../model/portal.ts';
import { buildFetchUrl, download, Refused } from './download.ts';
import { note, type Course } from './journal.ts';
import type { Month, Scope } from './plan.ts';
import { UnknownQuestion } from './wanted.ts';

/** How often a small list is asked for before it has failed. */
const TRIES = 3;

type Row = Readonly<Record<string, unknown>>;

/** Keys of every group and year; a group's keys are asked for once a year. What cannot be had has failed. Throws UnknownQuestion. */
export async function fetchKeys(
  course: Course,
  { groups }: Scope,
  years: readonly number[],
): Promise<{ key: string; year: number }[]> {
  const { portal, plan, folder } = course.options;
  if (groups?.length === 0) return [];
  const rows = await listed(course, lookup(portal.calls, plan.groups).path);
  const known = codesIn(portal, plan.groups, rows ?? []);
  const unknown = rows && (groups ?? []).find((group) => !known.includes(group));
  if (typeof unknown === 'string')
    throw new UnknownQuestion(`the service has no group "${unknown}"; it has ${known.join(', ')}`);
  const found: { key: string; year: number }[] = [];
  const { path } = lookup(portal.calls, plan.keys.call);
  for (const year of years)
    for (const group of groups ?? known) {
      let keys = course.isRecent(year) ? [] : (course.was.keys.get(`${group}/${year}`) ?? []);
      if (keys.length === 0) {
        const by = { [plan.keys.by]: String(Number(group)), year: String(year) };
        const query = new URLSearchParams(by).toString();
        keys = codesIn(portal, plan.keys.call, (await listed(course, `${path}?${query}`)) ?? []);
        if (keys.length > 0) await note(folder, { group, year, keys });
      }
      found.push(...keys.map((key) => ({ key, year })));
    }
  return found;
}

/** Codes of an answer of members, under the name that the call gives them. */
function codesIn({ calls }: Portal, id: string, rows: readonly Row[]): string[] {
  const fields = lookup(calls, id).members?.fields ?? {};
  const field = Object.entries(fields).find(([, { of }]) => of[0] === 'code')?.[0] ?? 'code';
  const codes = rows.map((row) => row[field]);
  return [...new Set(codes.filter((code) => typeof code === 'string'))];
}

/** The newest month of each fact, by the tables that are listed; without a list, the end of last year. */
export async function newestMonths(
  course: Course,
): Promise<(fact: string | undefined) => Month | null> {
  const { portal, plan } = course.options;
  const { field } = plan.last;
  const rows = await listed(course, lookup(portal.calls, plan.last.call).path);
  const newestIn = (own: readonly Row[]) =>
    own
      .flatMap((row) => /^\d{4}-\d{2}$/.exec(String(row[field]))?.[0] ?? [])
      .sort()
      .at(-1);
  const all = newestIn(rows ?? []);
  return (fact) => {
    const names = portal.model.tables
      .filter(({ sides }) =>
        Object.entries(sides).some(
          ([side, facts]) => field.startsWith(side) && facts.some((name) => name === fact),
        ),
      )
      .map(({ name }) => name);
    const own = (rows ?? []).filter((row) =>
      Object.values(row).some((cell) => names.includes(String(cell))),
    );
    const isListed = own.length > 0;
    const text = isListed ? newestIn(own) : all;
    if (text !== undefined)
      return { year: Number(text.slice(0, 4)), month: Number(text.slice(5)), isListed };
    return isListed ? null : { year: new Date().getFullYear() - 1, month: 12, isListed };
  };
}

/** The rows of a small JSON answer; null where it cannot be had, which is a failure. Throws ServiceAway. */
async function listed(course: Course, address: string): Promise<readonly Row[] | null> {
  let reason = '';
  for (let tried = 0; tried < TRIES; tried++)
    try {
      return await answer(course, address);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      reason = error.message;
    }
  course.failed.set(address, { file: address, reason });
  return null;
}

async function answer({ options, manners }: Course, address: string): Promise<readonly Row[]> {
  const aside = await mkdtemp(join(tmpdir(), 'fetch-'));
  const path = join(aside, 'answer.json');
  let rows: readonly Row[] = [];
  try {
    await download({ url: buildFetchUrl(options.base, address), path }, manners, async (part) => {
      rows = rowsIn(await readFile(part, 'utf8'));
    });
    return rows;
  } finally {
    await rm(aside, { recursive: true });
  }
}

/** Throws Refused where it is no list of objects. */
function rowsIn(text: string): readonly Row[] {
  try {
    const read = JSON.parse(text) as unknown;
    if (Array.isArray(read) && read.every((row) => typeof row === 'object' && row !== null))
      return read as Row[];
  } catch {
    // told below
  }
  throw new Refused('the answer is no list in JSON, or was cut off');
}
