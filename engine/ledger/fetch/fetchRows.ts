// Fills a folder with the files of a public service: what is there already is not asked again, what fails is named.

import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Call, Portal } from '../../model/portal.ts';
import { checkAnswer } from './checkAnswer.ts';
import {
  Absent,
  buildFetchUrl,
  download,
  isLeftover,
  Refused,
  ServiceAway,
  type Manners,
} from './download.ts';
import { wantedFiles, type FetchQuestion, type Wanted } from './wanted.ts';

export interface FetchOptions extends Partial<Manners> {
  readonly portal: Portal;
  readonly call: Call;
  /** Where the service is, without the path of the call. */
  readonly base: URL;
  readonly folder: string;
  readonly say: (line: string) => void;
}

export interface Fetched {
  /** Names of files that were downloaded now. */
  readonly fetched: readonly string[];
  /** Names of files that were complete before. */
  readonly kept: readonly string[];
  readonly failed: readonly { readonly file: string; readonly reason: string }[];
  /** Names of files not asked for after the service was found to be away. */
  readonly left: readonly string[];
}

export const MANNERS = {
  pauseMs: 1000,
  tries: 5,
  patienceMs: 600_000,
  timeoutMs: 120_000,
} as const;

/** Throws UnknownQuestion before anything is asked; everything else is in the result. */
export async function fetchRows(question: FetchQuestion, options: FetchOptions): Promise<Fetched> {
  const { portal, call, base, folder, say } = options;
  const manners: Manners = { ...MANNERS, ...options };
  const wanted = wantedFiles(portal, call, question);
  await mkdir(folder, { recursive: true });
  for (const name of (await readdir(folder)).filter(isLeftover))
    await rm(join(folder, name), { force: true });
  const fetched: string[] = [];
  const kept: string[] = [];
  const failed: { file: string; reason: string }[] = [];
  let away = false;
  const left: string[] = [];
  for (const file of wanted) {
    const path = join(folder, file.file);
    if (existsSync(path)) kept.push(file.file);
    else if (away) left.push(file.file);
    else {
      try {
        const url = buildAddress(base, call, file);
        const given = await download({ url, path }, manners, async (part) => {
          await checkAnswer(part, { file: file.file, format: file.format.name }, portal).catch(
            (error: unknown) => {
              // a header alone is the answer of a service without such rows
              if (!(error instanceof Absent)) throw error;
            },
          );
        });
        fetched.push(file.file);
        say(`fetched   ${file.file}: ${given?.bytes ?? 0} bytes`);
      } catch (error) {
        if (!(error instanceof Refused) && !(error instanceof ServiceAway)) throw error;
        away = error instanceof ServiceAway;
        failed.push({ file: file.file, reason: error.message });
        say(`failed    ${file.file}: ${error.message}`);
      }
    }
  }
  return { fetched, kept, failed, left };
}

function buildAddress(base: URL, call: Call, { query }: Wanted): URL {
  const url = buildFetchUrl(base, call.path);
  url.search = new URLSearchParams(query).toString();
  return url;
}
