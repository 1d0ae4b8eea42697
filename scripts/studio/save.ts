// Saves drafts to the disk: all or none, also where the power fails in between.

import { hash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

import type { Folders } from '../../engine/check.ts';
import { refreshTypes } from '../types/refresh.ts';
import type { Bilingual, StudioCalls } from './contract.ts';
import { pathOf } from './drafts.ts';
import { filePatch } from './patch.ts';
import { StudioRefusal } from './refusal.ts';

type Save = StudioCalls['save'];

/** A file that changed on the disk after its draft was begun. */
export interface ChangedFile {
  readonly path: string;
  /** The hash of the disk now; empty where the file is gone. */
  readonly base: string;
  /** From the disk as it is now to the draft. */
  readonly patch: string;
}

/** What became of a save that was broken off. */
export interface RecoveredSave {
  readonly outcome: 'completed' | 'undone';
  readonly files: readonly string[];
  readonly said: Bilingual;
}

/** One file of a save. Bytes are written in base64; null: no file. */
interface Step {
  readonly path: string;
  /** Where it lies. */
  readonly target: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Kinds of files that are edited; no part of a path is hidden or leads upwards. */
const PATH = /^(?:config|content)(?:\/[^./\\\0][^/\\\0]*)+\.(?:yaml|json|md|csv)$/;

/**
 * Writes all drafts. `data` is the folder of data, where the save is kept until it is done.
 * Throws StudioRefusal: 400 for a path outside configuration and content; 409 where a file changed on the disk, with `{files: ChangedFile[]}`; 422 where the disk refuses, and then all files are as they were.
 */
export async function saveDrafts(
  { folders, data }: { readonly folders: Folders; readonly data: string },
  { drafts, bases }: Save['takes'],
): Promise<Save['gives']> {
  const steps = Object.entries(drafts).map(([path, text]): Step => {
    const target = findTarget(folders, path);
    return { path, target, before: readBytes(target), after: text === null ? null : encode(text) };
  });
  const differing = steps.filter(({ before, after }) => before !== after);
  const changed = differing.flatMap(({ path, before, after }): ChangedFile[] => {
    const base = before === null ? '' : hash('sha256', Buffer.from(before, 'base64'));
    if (base === (bases[path] ?? '')) return [];
    return [{ path, base, patch: filePatch(path, decode(before), decode(after)) }];
  });
  if (changed.length > 0) throw new StudioRefusal(409, CHANGED, { files: changed });
  if (differing.length > 0) writeAll(data, differing);
  await refreshTypes(folders.config);
  return { saved: Object.keys(drafts) };
}

/** Completes a save that was broken off; where a file has been changed by others since, undoes it. Null where there is none. */
export function recoverSave(data: string): RecoveredSave | null {
  const journal = journalIn(data);
  const written = readBytes(journal);
  if (written === null) return null;
  const steps = JSON.parse(decode(written) ?? '') as readonly Step[];
  const isOurs = (step: Step) => [step.before, step.after].includes(readBytes(step.target));
  const outcome = steps.every(isOurs) ? 'completed' : 'undone';
  for (const step of steps.filter(isOurs))
    putBytes(step.target, outcome === 'completed' ? step.after : step.before);
  removeFile(journal);
  return { outcome, files: steps.map(({ path }) => path), said: RECOVERED[outcome] };
}

/** What is to be written is on the disk as a whole before the first file changes. */
function writeAll(data: string, steps: readonly Step[]): void {
  const journal = journalIn(data);
  const done: Step[] = [];
  try {
    putBytes(journal, encode(JSON.stringify(steps)));
    for (const step of steps) {
      done.push(step);
      putBytes(step.target, step.after);
    }
  } catch (error) {
    for (const { target, before } of done)
      if (readBytes(target) !== before) putBytes(target, before);
    removeFile(journal);
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new StudioRefusal(422, {
      uk: `Диск не прийняв файлів (${code}): нічого не змінено.`,
      en: `The disk refused the files (${code}): nothing has changed.`,
    });
  }
  removeFile(journal);
}

function journalIn(data: string): string {
  return join(data, 'studio', 'journal.json');
}

/** Where a file really lies, links followed. Throws StudioRefusal where that is outside its folder. */
function findTarget(folders: Folders, path: string): string {
  const root = realpathSync(path.startsWith('config/') ? folders.config : folders.content);
  const target = PATH.test(path) ? realPath(pathOf(folders, path)) : '';
  if (target.startsWith(root + sep)) return target;
  throw new StudioRefusal(400, {
    uk: `Файл ${path} лежить не в теках налаштувань і вмісту, тож його не можна змінити.`,
    en: `The file ${path} lies outside the folders of configuration and content and cannot be changed.`,
  });
}

/** Of what is not there yet: below the nearest folder that is. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return join(realPath(dirname(path)), basename(path));
  }
}

/** Puts a file in its place at once, with the rights of what was there; null takes it away. */
function putBytes(target: string, bytes: string | null): void {
  if (bytes === null) return removeFile(target);
  mkdirSync(dirname(target), { recursive: true });
  const written = join(dirname(target), `.${basename(target)}.studio`);
  const { mode = 0o666 } = statSync(target, { throwIfNoEntry: false }) ?? {};
  try {
    writeFileSync(written, Buffer.from(bytes, 'base64'), { flush: true, mode });
    renameSync(written, target);
  } catch (error) {
    rmSync(written, { force: true });
    throw error;
  }
  syncFolder(target);
}

function removeFile(path: string): void {
  if (!existsSync(path)) return;
  rmSync(path);
  syncFolder(path);
}

function syncFolder(path: string): void {
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

function readBytes(path: string): string | null {
  try {
    return readFileSync(path, 'base64');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function encode(text: string): string {
  return Buffer.from(text).toString('base64');
}

function decode(bytes: string | null): string | null {
  return bytes === null ? null : Buffer.from(bytes, 'base64').toString();
}

const CHANGED: Bilingual = {
  uk: 'Тим часом файли змінилися на диску: перегляньте відмінності й вирішіть, що лишити.',
  en: 'Meanwhile files have changed on the disk: look at the differences and decide what stays.',
};

const RECOVERED: Readonly<Record<RecoveredSave['outcome'], Bilingual>> = {
  completed: {
    uk: 'Минулого разу збереження перервалося; тепер його завершено.',
    en: 'The last save was broken off; it has been completed now.',
  },
  undone: {
    uk: 'Минулого разу збереження перервалося, а файли відтоді змінив хтось інший: збереження скасовано.',
    en: 'The last save was broken off, and others have changed the files since: it has been undone.',
  },
};
