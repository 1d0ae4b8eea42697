// Ledgers are kept, gone back to and gone forth to in the order in which they served, not in that in which they were made.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  alone,
  removeOld,
  byService,
  SERVED,
  serveNew,
} from '../../engine/ledger/publish/switch.ts';
import { CURRENT, LEDGER_FILE, MANIFEST } from '../../engine/ledger/publish/manifest.ts';
import { rollBack } from '../../engine/ledger/publish/upkeep.ts';
import { emptyFolder } from '../served.ts';

let folder: string;
let remove: () => void;
beforeEach(() => {
  ({ folder, remove } = emptyFolder());
  mkdirSync(folder, { recursive: true });
});
afterEach(() => remove());

const idOf = (letter: string) => letter.repeat(16);

/** A ledger on the shelf, made in the year; it is not read as tables here. */
function make(letter: string, year: number): string {
  const id = idOf(letter);
  mkdirSync(join(folder, id));
  writeFileSync(join(folder, id, LEDGER_FILE), letter);
  const sha256 = createHash('sha256').update(letter).digest('hex');
  const file = { name: LEDGER_FILE, bytes: 1, sha256 };
  const created = `${year}-01-01T00:00:00.000Z`;
  const manifest = { id, created, model: '', tables: {}, file, exceptions: {} };
  writeFileSync(join(folder, id, MANIFEST), JSON.stringify(manifest));
  return id;
}

async function publish(letter: string, year: number): Promise<void> {
  await serveNew(folder, make(letter, year));
}

const served = () => readFileSync(join(folder, CURRENT), 'utf8').trim().charAt(0);
const shelf = () =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, MANIFEST)))
    .map((id) => id.charAt(0))
    .join('');
const back = async () => (await rollBack(folder, { way: 'back' })).charAt(0);
const forth = async () => (await rollBack(folder, { way: 'forth' })).charAt(0);

describe('going back', () => {
  beforeEach(async () => {
    // made in another order than they served in
    await publish('a', 2023);
    await publish('b', 2021);
    await publish('c', 2022);
  });

  it('follows the order of service, step by step, and forth again', async () => {
    expect([await back(), await back()]).toEqual(['b', 'a']);
    await expect(back()).rejects.toThrow('there is no earlier ledger');
    expect([await forth(), await forth()]).toEqual(['b', 'c']);
    await expect(forth()).rejects.toThrow('there is no ledger that was gone back from');
    expect(served()).toBe('c');
  });

  it('to the ledger that is named keeps the order', async () => {
    expect(await rollBack(folder, { way: 'back', id: idOf('a') })).toBe(idOf('a'));
    expect([await forth(), await forth(), await back()]).toEqual(['b', 'c', 'b']);
  });

  it('cannot be followed by going forth where another one was published since', async () => {
    expect(await back()).toBe('b');
    await publish('d', 2020);
    await expect(forth()).rejects.toThrow('there is no ledger that was gone back from');
    expect([await back(), await back()]).toEqual(['b', 'a']);
  });

  it('leaves out what is damaged or gone', async () => {
    writeFileSync(join(folder, idOf('b'), LEDGER_FILE), 'x');
    expect(await back()).toBe('a');
    expect(await forth()).toBe('c');
    rmSync(join(folder, idOf('a')), { recursive: true });
    await expect(back()).rejects.toThrow('every earlier ledger is damaged');
    expect(served()).toBe('c');
  });

  it('refuses a name that is on no shelf, or damaged', async () => {
    const named = async (letter: string) =>
      await rollBack(folder, { way: 'back', id: idOf(letter) });
    await expect(named('f')).rejects.toThrow('there is no such ledger here');
    await expect(named('c')).rejects.toThrow(`there is no other ledger ${idOf('c')}`);
    writeFileSync(join(folder, idOf('b'), LEDGER_FILE), 'x');
    await expect(named('b')).rejects.toThrow(`ledger ${idOf('b')} is damaged`);
  });

  it('to one that never served makes it the newest of the order', async () => {
    make('e', 2019);
    await rollBack(folder, { way: 'back', id: idOf('e') });
    expect(await back()).toBe('c');
  });

  it('waits for nobody: while somebody publishes it is refused', async () => {
    await alone(folder, async () => {
      await expect(back()).rejects.toThrow('another import, or a rollback, is at work');
    });
    expect(served()).toBe('c');
    expect(await back()).toBe('b');
  });
});

describe('a history', () => {
  it.each([
    ['not there', () => rmSync(join(folder, SERVED))],
    ['cut', () => writeFileSync(join(folder, SERVED), '{"served":["aa')],
    [
      'of other things',
      () => writeFileSync(join(folder, SERVED), '{"served":["../../etc"],"now":0}'),
    ],
  ])('that is %s is that of their making', async (_, befall) => {
    await publish('a', 2023);
    await publish('b', 2021);
    await publish('c', 2024);
    befall();
    expect([await back(), await back()]).toEqual(['a', 'b']);
  });

  it('gives way to CURRENT where that was switched by hand', async () => {
    await publish('a', 2021);
    await publish('b', 2022);
    writeFileSync(join(folder, CURRENT), `${idOf('a')}\n`);
    expect(await forth()).toBe('b');
  });

  it('remembers fifty services', async () => {
    for (let i = 0; i < 60; i++) await serveNew(folder, i.toString(16).padStart(16, '0'));
    const { served: all } = JSON.parse(readFileSync(join(folder, SERVED), 'utf8')) as {
      served: string[];
    };
    expect(all).toHaveLength(50);
    expect(all.at(-1)).toBe((59).toString(16).padStart(16, '0'));
  });
});

describe('the shelf', () => {
  it('keeps the one that serves, however old it is, and those that served last', async () => {
    await publish('a', 2020);
    await publish('b', 2021);
    await publish('c', 2022);
    await rollBack(folder, { way: 'back', id: idOf('a') });
    await publish('d', 2019);
    expect((await byService(folder)).map((id) => id.charAt(0)).join('')).toBe('acb');
    expect(await removeOld(folder, 1)).toEqual([idOf('c'), idOf('b')]);
    expect(shelf()).toBe('ad');
    expect(served()).toBe('d');
  });

  it('keeps the first whole one where those that served last are damaged', async () => {
    await publish('a', 2020);
    await publish('b', 2021);
    await publish('c', 2022);
    writeFileSync(join(folder, idOf('b'), LEDGER_FILE), 'x');
    expect(await removeOld(folder, 1)).toEqual([]);
    expect(shelf()).toBe('abc');
  });
});
