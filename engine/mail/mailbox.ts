// Messages on disk, maildir style: written aside, synced, renamed into `new`; after delivery only a receipt stays in `cur`.

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { syncPath, writeDurably } from '../disk.ts';
import { Room, type RoomOptions } from './room.ts';

/** A message as it lies on disk: complete, so that what is delivered later does not depend on the configuration of then. */
export interface MailMessage {
  /** Also the left side of its Message-ID: the same however often it is tried. */
  readonly id: string;
  /** ISO time at which it was accepted. */
  readonly at: string;
  readonly form: string;
  readonly subject: string;
  readonly text: string;
  /** Content in base64. */
  readonly files: readonly {
    readonly name: string;
    readonly type: string;
    readonly content: string;
  }[];
}

export type State = 'waiting' | 'delivered' | 'refused';

/** What may be told of a message: nothing of what it says. */
export interface Listed {
  readonly id: string;
  readonly state: State;
  readonly at: string;
  readonly bytes: number;
}

const FOLDERS = { waiting: 'new', delivered: 'cur', refused: 'refused' } as const;
/** Nothing that holds a message is as short as a receipt. */
const RECEIPT_BYTES = 64;
const NAME = /^(\d{13})\.([0-9a-f]{16})\.([0-9a-f]{32})$/;

export class Mailbox {
  private readonly folder: string;
  /** Hash of a sender's key → id of the message it brought. */
  private readonly keys = new Map<string, string>();
  /** The message that is being written. */
  private last: Promise<unknown> = Promise.resolve();
  private readonly room: Room;

  private constructor(folder: string, room: RoomOptions) {
    this.folder = folder;
    this.room = new Room(folder, room, async () => await this.bytes());
  }

  /** Opens or makes the folder; what an earlier process left half done is cleared away unless `clear` is false: then another process may be at it. */
  static async open(folder: string, clear = true, room: RoomOptions = {}): Promise<Mailbox> {
    const box = new Mailbox(folder, room);
    for (const name of ['tmp', ...Object.values(FOLDERS)])
      await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
    if (clear) {
      for (const name of await readdir(join(folder, 'tmp'))) await rm(join(folder, 'tmp', name));
      for (const name of await box.names('delivered'))
        if ((await stat(join(folder, 'cur', name))).size > RECEIPT_BYTES) await box.strip(name);
    }
    for (const state of Object.keys(FOLDERS) as State[])
      for (const name of await box.names(state))
        box.keys.set(buildParts(name).key, buildParts(name).id);
    await box.room.recount();
    return box;
  }

  /** The message that a key brought; null where it is a new one. */
  known(key: string): string | null {
    return this.keys.get(buildHash(key)) ?? null;
  }

  /** Returns the id of a message once it is on disk, one after the other. The same key is the same message. Throws where there is no room. */
  async add(key: string, write: (id: string, at: string) => MailMessage): Promise<string> {
    const hash = buildHash(key);
    const adding = this.last.then(
      async () => this.keys.get(hash) ?? (await this.store(hash, write)),
    );
    this.last = adding.catch(() => {});
    return await adding;
  }

  /** Names of messages that wait, the oldest first. */
  async waiting(): Promise<string[]> {
    return await this.names('waiting');
  }

  async read(name: string, state: 'waiting' | 'refused' = 'waiting'): Promise<MailMessage> {
    return JSON.parse(
      await readFile(join(this.folder, FOLDERS[state], name), 'utf8'),
    ) as MailMessage;
  }

  /** Every message that is not delivered. */
  async undelivered(): Promise<MailMessage[]> {
    const letters: MailMessage[] = [];
    for (const state of ['refused', 'waiting'] as const)
      for (const name of await this.names(state)) letters.push(await this.read(name, state));
    return letters;
  }

  /** It is delivered: what it said goes, that it was stays. May be asked again where it failed half way. */
  async delivered(name: string): Promise<void> {
    await this.move(name, 'new', 'cur').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await this.strip(name);
  }

  /** Nobody takes it: it waits for an operator. */
  async refuse(name: string): Promise<void> {
    await this.move(name, 'new', 'refused');
  }

  /** Refused messages wait again, and whoever delivers forgets its delays. Returns how many were refused. */
  async retry(): Promise<number> {
    const names = await this.names('refused');
    for (const name of names) await this.move(name, 'refused', 'new');
    await writeFile(join(this.folder, 'wake'), '', { mode: 0o600 });
    await utimes(join(this.folder, 'wake'), new Date(), new Date());
    return names.length;
  }

  /** When an operator last asked to try again. */
  async wokenAt(): Promise<number> {
    return await stat(join(this.folder, 'wake')).then(
      (found) => found.mtimeMs,
      () => 0,
    );
  }

  async list(): Promise<Listed[]> {
    const all: Listed[] = [];
    for (const state of Object.keys(FOLDERS) as State[]) {
      for (const name of await this.names(state)) {
        const { at, id } = buildParts(name);
        const found = await stat(join(this.folder, FOLDERS[state], name)).catch(() => null);
        if (found) all.push({ id, state, at: new Date(at).toISOString(), bytes: found.size });
      }
    }
    return all.sort((a, b) => (a.at < b.at ? -1 : 1));
  }

  /** Removes what was accepted before a moment, of one state. Returns how many. */
  async purge(state: State, before: number): Promise<number> {
    const old = (await this.names(state)).filter((name) => buildParts(name).at < before);
    for (const name of old) await rm(join(this.folder, FOLDERS[state], name), { force: true });
    return old.length;
  }

  private async store(
    hash: string,
    write: (id: string, at: string) => MailMessage,
  ): Promise<string> {
    // the same at whichever portal the same message is sent again
    const id = hash.slice(0, 16);
    const now = Date.now();
    const name = `${now}.${id}.${hash}`;
    const text = JSON.stringify(write(id, new Date(now).toISOString()));
    await this.room.fill(Buffer.byteLength(text), async () => await this.put(name, text, 'new'));
    this.keys.set(hash, id);
    return id;
  }

  private async strip(name: string): Promise<void> {
    await this.put(name, JSON.stringify({ delivered: new Date().toISOString() }), 'cur');
  }

  /** Written beside, synced, renamed, and the folder synced: after that no failing power takes it away. */
  private async put(name: string, text: string, to: string): Promise<void> {
    const aside = join(this.folder, 'tmp', name);
    try {
      await writeDurably(aside, text, 0o600);
      await rename(aside, join(this.folder, to, name));
    } catch (error) {
      // on a full disk it would keep its room, and words that nobody was told are kept, until the next start
      await rm(aside, { force: true }).catch(() => {});
      throw error;
    }
    await syncPath(join(this.folder, to));
  }

  private async move(name: string, from: string, to: string): Promise<void> {
    await rename(join(this.folder, from, name), join(this.folder, to, name));
    await syncPath(join(this.folder, to));
    await syncPath(join(this.folder, from));
  }

  /** What lies in the folder. Of receipts it is enough to know how many there are. */
  private async bytes(): Promise<number> {
    let sum = RECEIPT_BYTES * (await this.names('delivered')).length;
    for (const state of ['waiting', 'refused'] as const)
      for (const name of await this.names(state)) {
        const found = await stat(join(this.folder, FOLDERS[state], name)).catch(() => null);
        sum += found?.size ?? 0;
      }
    return sum;
  }

  private async names(state: State): Promise<string[]> {
    return (await readdir(join(this.folder, FOLDERS[state])))
      .filter((name) => NAME.test(name))
      .sort();
  }
}

/** The id of the message that a name stands for. */
export function idIn(name: string): string {
  return buildParts(name).id;
}

/** What the name of a kept message says; `at` is a time in milliseconds. Throws where it is no such name. */
function buildParts(name: string): {
  readonly at: number;
  readonly id: string;
  readonly key: string;
} {
  const [, time, id, key] = NAME.exec(name) ?? [];
  if (id === undefined || key === undefined) throw new Error(`no message is called ${name}`);
  return { at: Number(time), id, key };
}

function buildHash(key: string): string {
  return createHash('sha256').update(key.toLowerCase()).digest('hex').slice(0, 32);
}
