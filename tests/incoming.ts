// An empty folder of ledgers and one of files to import, new for each test of a file.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach } from 'vitest';

import { emptyFolder } from './served.ts';

export interface Incoming {
  /** Where ledgers are published. */
  readonly folder: string;
  /** Where files lie before they are imported. */
  readonly files: string;
  /** Writes a file to import, and says where it lies. */
  readonly write: (name: string, content: string | Uint8Array) => string;
}

/** Filled before each test, removed after it. */
export function incoming(): Incoming {
  const place = {
    folder: '',
    files: '',
    write: (name: string, content: string | Uint8Array) => {
      const path = join(place.files, name);
      writeFileSync(path, content);
      return path;
    },
  };
  let remove = () => {};
  beforeEach(() => {
    const ledgers = emptyFolder();
    place.folder = ledgers.folder;
    place.files = mkdtempSync(join(tmpdir(), 'files-'));
    remove = ledgers.remove;
  });
  afterEach(() => {
    remove();
    rmSync(place.files, { recursive: true, force: true });
  });
  return place;
}
