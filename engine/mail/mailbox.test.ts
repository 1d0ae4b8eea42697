// The folder of messages where the disk does not take one: nothing of it stays.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { Mailbox } from './mailbox.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a message that cannot be kept leaves no part of itself behind', async () => {
  const box = await Mailbox.open(folder);
  rmSync(join(folder, 'new'), { recursive: true });
  const added = box.add('one', (id, at) => ({
    id,
    at,
    form: 'contact',
    subject: 'A',
    text: 'A',
    files: [],
  }));
  await expect(added).rejects.toMatchObject({ code: 'ENOENT' });
  expect(readdirSync(join(folder, 'tmp'))).toEqual([]);
  expect(box.known('one')).toBeNull();
});
