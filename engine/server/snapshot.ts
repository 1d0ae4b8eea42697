// A portal as it was checked, kept below the data: it is read anew only where a byte of it, or of what reads it, has changed.

import { createHash, hash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

import { readOnce, type Folders } from '../config/files.ts';
import type { Kinds } from '../config/kind.ts';
import type { Loaded } from '../config/loadPortal.ts';
import { freeze } from '../model/frozen.ts';
import { loadSources } from './sources.ts';
import { isOver } from '../language/days.ts';
import type { Portal } from '../model/portal.ts';
import type { CheckFigures } from './check.ts';

/** How much was looked at: everything but drawings of charts, or those too. */
export type Looked = 'read' | 'checked';

/** Where a portal lies, what its pages are made of, and the folder of data. */
export interface SnapshotOf {
  readonly folders: Folders;
  readonly kinds: Kinds;
  readonly data: string;
}

/** So many stay in the folder. */
const KEPT = 6;
/** Of the first line: hexadecimal digits of two hashes, a blank between them. */
const HEAD = 64 + 1 + 64;

export class Snapshot {
  /** The folders, whose files are read once: the key is of what the portal is made from. */
  readonly folders: Folders;
  private readonly folder: string;
  private readonly key: string;

  constructor({ folders, kinds, data }: SnapshotOf) {
    this.folders = { ...folders, files: readOnce(folders.files) };
    this.folder = join(data, 'snapshots');
    this.key = buildKey(this.folders, kinds);
  }

  /** What was kept of the same bytes; null where nothing was, or what was kept is not whole. */
  find(looked: Looked): Loaded | null {
    if (!loadSources().settled) return null;
    const key = this.keyOf(looked);
    try {
      const bytes = readFileSync(join(this.folder, `${key}.json`));
      const body = bytes.subarray(HEAD + 1);
      // nothing is read of a body before it has been held against its hash
      if (bytes.toString('latin1', 0, HEAD + 1) !== buildHead(key, body)) return null;
      const { portal, problems } = JSON.parse(body.toString()) as Loaded;
      return { portal: freeze(portal), problems };
    } catch {
      return null;
    }
  }

  /** Keeps what was made of the folders, and gives it back. A folder that cannot be written keeps nothing. */
  keep(looked: Looked, loaded: Loaded): Loaded {
    if (!loadSources().settled) return loaded;
    const key = this.keyOf(looked);
    const body = Buffer.from(JSON.stringify({ portal: loaded.portal, problems: loaded.problems }));
    const path = join(this.folder, `${key}.json`);
    const beside = `${path}.${process.pid}.${threadId}`;
    try {
      mkdirSync(this.folder, { recursive: true });
      writeFileSync(beside, Buffer.concat([Buffer.from(buildHead(key, body)), body]));
      renameSync(beside, path);
      this.forgetOld();
    } catch {
      // it is made anew the next time
    }
    return loaded;
  }

  private keyOf(looked: Looked): string {
    return hash('sha256', `${this.key} ${looked}`);
  }

  private forgetOld(): void {
    const byAge = readdirSync(this.folder)
      .map((name) => join(this.folder, name))
      .map((path) => ({ path, at: statSync(path).mtimeMs }))
      .sort((a, b) => b.at - a.at);
    for (const { path } of byAge.slice(KEPT)) rmSync(path, { force: true });
  }
}

function buildHead(key: string, body: Uint8Array): string {
  return `${key} ${hash('sha256', body)}\n`;
}

/** Of every byte that the portal and what is wrong with it are made from: its files, the schemas, the engine with its kinds of block, what runs it. */
function buildKey({ config, content, schemas, own, files }: Folders, kinds: Kinds): string {
  const all = createHash('sha256');
  const { hash: sources } = loadSources();
  all.update(JSON.stringify([sources, process.version, Object.keys(kinds)]));
  for (const folder of [config, content, schemas, own]) {
    for (const name of files.list(folder)) {
      const bytes = files.read(join(folder, name)) ?? new Uint8Array();
      all.update(`\n${name.length} ${name} ${bytes.length}\n`).update(bytes);
    }
    all.update('\n\n');
  }
  return all.digest('hex');
}

/** The portal. Throws ConfigError with every problem where the folders have mistakes. */
export async function keptPortal(of: SnapshotOf): Promise<Portal> {
  const snapshot = new Snapshot(of);
  const kept = snapshot.find('checked')?.portal ?? snapshot.find('read')?.portal;
  if (kept) return kept;
  const { loadPortal } = await import('./loadPortal.ts');
  const portal = loadPortal(snapshot.folders, of.kinds);
  snapshot.keep('read', { portal, problems: [] });
  return portal;
}

/** Everything that can be found wrong before the portal is served: `checkPortal`, once for the same files. What checks figures is loaded where it is needed. */
export async function keptCheck(
  of: SnapshotOf,
  loadCheck: () => Promise<CheckFigures | undefined> = async () => undefined,
): Promise<Loaded> {
  const snapshot = new Snapshot(of);
  const kept = snapshot.find('checked');
  if (kept && !hasLapsed(kept)) return kept;
  const { checkPortal } = await import('./check.ts');
  return snapshot.keep('checked', checkPortal(snapshot.folders, of.kinds, await loadCheck()));
}

/** Of all that can be wrong this alone becomes so by itself. */
function hasLapsed({ portal, problems }: Loaded): boolean {
  const { expires } = portal?.settings.security ?? {};
  return (
    expires !== undefined && isOver(expires) && !problems.some(({ code }) => code === 'day-over')
  );
}
