// How much of a disk messages may take: so much in all, and never the last of what is free, which publishing needs.

import { statfs } from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;
/** Left free for everything else: so much, or a twentieth of a small disk. */
const SPARE_BYTES = 512 * MEGABYTE;
const SPARE_SHARE = 0.05;
/** What is counted is counted anew so often at most, in milliseconds, and only where it seems too much. */
const COUNT_MS = 10_000;

/** Bytes of a file system. */
export interface Disk {
  readonly free: number;
  readonly all: number;
}

export interface RoomOptions {
  /** Bytes of all messages together. */
  readonly most?: number;
  /** Null where the system does not say. */
  readonly diskOf?: (folder: string) => Promise<Disk | null>;
}

/** Messages are written one after the other. */
export class Room {
  private readonly folder: string;
  private readonly most: number;
  private readonly diskOf: (folder: string) => Promise<Disk | null>;
  private readonly count: () => Promise<number>;
  /** Never less than what is there: what was delivered since is still counted. */
  private used = 0;
  private countedAt = -Infinity;

  /** `count` tells the bytes that lie in the folder. */
  constructor(
    folder: string,
    { most = Infinity, diskOf = readDisk }: RoomOptions,
    count: () => Promise<number>,
  ) {
    this.folder = folder;
    this.most = most;
    this.diskOf = diskOf;
    this.count = count;
  }

  async recount(): Promise<void> {
    this.countedAt = performance.now();
    this.used = await this.count();
  }

  /** Runs what writes so many bytes. Throws where there is no room: `code` is `EFOLDER` for that of messages, `EDISK` for that of the disk. */
  async fill(bytes: number, write: () => Promise<void>): Promise<void> {
    const isFull = () => this.used + bytes > this.most;
    if (isFull() && performance.now() - this.countedAt > COUNT_MS) await this.recount();
    if (isFull()) throw Object.assign(new Error('no room for messages'), { code: 'EFOLDER' });
    const disk = await this.diskOf(this.folder);
    if (disk && disk.free - bytes < Math.min(SPARE_BYTES, disk.all * SPARE_SHARE))
      throw Object.assign(new Error('no room on the disk'), { code: 'EDISK' });
    await write();
    this.used += bytes;
  }
}

async function readDisk(folder: string): Promise<Disk | null> {
  return await statfs(folder).then(
    ({ bavail, blocks, bsize }) => ({ free: bavail * bsize, all: blocks * bsize }),
    () => null,
  );
}
