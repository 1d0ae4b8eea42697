// What a run of fetching works with, and what was fetched, remembered beside it: a line of JSON for each thing, so that nothing is lost when it is broken off.

import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FetchPlan, Portal } from '../../model/portal.ts';
import type { Manners, Validators } from './download.ts';
import type { Scope } from './plan.ts';

/** Begins with a point: an import leaves it aside. */
export const JOURNAL = '.fetched.jsonl';

/** Where from and how much: the last that was asked. */
export interface Order {
  readonly base: string;
  readonly scope: Scope;
}

export interface FetchedFile extends Validators {
  readonly file: string;
  /** Path and query that it was asked by. */
  readonly address: string;
  readonly bytes: number;
  /** When it was last seen to be what the service has, in ISO 8601. */
  readonly seen: string;
}

/** What the service does not have, with its words. */
export interface Missing {
  readonly missing: string;
  readonly reason: string;
  /** When it said so, in ISO 8601; earlier journals do not tell. */
  readonly seen?: string;
}

/** The keys of a group in a year. */
export interface Keys {
  readonly group: string;
  readonly year: number;
  readonly keys: readonly string[];
}

type Line = { readonly order: Order } | FetchedFile | Missing | Keys;

export interface Remembered {
  readonly order: Order | null;
  readonly entries: ReadonlyMap<string, FetchedFile>;
  readonly missing: ReadonlyMap<string, Missing>;
  /** By group and year, `group/year`. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
}

export interface FetchAllOptions extends Partial<Manners> {
  readonly portal: Portal;
  readonly plan: FetchPlan;
  readonly base: URL;
  readonly folder: string;
  readonly say: (line: string) => void;
}

/** What is asked for that was asked before: what is missing once a day; what is missing at once; that, the lists and the last two years. */
export type AskedAgain = 'daily' | 'missing' | 'newest';

/** A file, or the address of a list that is not kept, and why it is not here. */
export interface NotHad {
  readonly file: string;
  readonly reason: string;
}

/** One run. */
export interface Course {
  readonly options: FetchAllOptions;
  readonly manners: Manners;
  readonly was: Remembered;
  readonly again: AskedAgain;
  /** Whether what is there of a year is asked for again; also of what has none. */
  readonly isRecent: (year: number | undefined) => boolean;
  readonly done: { fetched: number; kept: number; bytes: number; started: number };
  readonly missing: NotHad[];
  readonly failed: Map<string, NotHad>;
}

/** Later lines win; one that was cut off is passed over. */
export async function readJournal(folder: string): Promise<Remembered> {
  const text = await readFile(join(folder, JOURNAL), 'utf8').catch(() => '');
  let order: Order | null = null;
  const entries = new Map<string, FetchedFile>();
  const missing = new Map<string, Missing>();
  const keys = new Map<string, readonly string[]>();
  for (const line of text.split('\n').map(parse)) {
    if (!line) continue;
    if ('order' in line) order = line.order;
    else if ('missing' in line) missing.set(line.missing, line);
    else if ('group' in line) keys.set(`${line.group}/${line.year}`, line.keys);
    else {
      entries.set(line.file, line);
      missing.delete(line.file);
    }
  }
  return { order, entries, missing, keys };
}

/** Appends one line to the journal of a folder. */
export async function note(folder: string, line: Line): Promise<void> {
  await appendFile(join(folder, JOURNAL), `${JSON.stringify(line)}\n`);
}

function parse(line: string): Line | null {
  try {
    const read = JSON.parse(line) as unknown;
    return typeof read === 'object' && read !== null ? (read as Line) : null;
  } catch {
    return null;
  }
}
