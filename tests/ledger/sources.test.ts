// The files of an import are kept with its ledger, and a ledger is made anew from them.

import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { shippedDimensions } from '../../engine/config/files.ts';
import { importFiles, type ImportOptions } from '../../engine/ledger/import/importFiles.ts';
import { rebuildLedger } from '../../engine/ledger/import/rebuild.ts';
import { readCurrent } from '../../engine/ledger/publish/manifest.ts';
import { factTable } from '../../engine/ledger/model/tables.ts';
import { lookup } from '../../engine/model/lookup.ts';
import { incoming } from '../incoming.ts';
import { foldersOf } from '../overlay.ts';
import { portalOf } from '../portals.ts';

const place = incoming();
const said: string[] = [];
const NAME = 'local_2555900000_INCOMES_2023_month.csv';

function options(more: Partial<ImportOptions> = {}): ImportOptions {
  said.length = 0;
  return {
    portal: portalOf('product'),
    folder: place.folder,
    shipped: shippedDimensions(foldersOf('product')),
    say: (line) => void said.push(line),
    ...more,
  };
}

/** The revenue of a budget in a month. */
function revenue(done: string, month = '01'): string {
  const head = 'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT';
  return `${[head, `${month}.2023;C;2555900000;11010100;Податок;500;500;${done}`].join('\r\n')}\r\n`;
}

function write(folder: string, name: string, content: string | Uint8Array): string {
  mkdirSync(join(place.files, folder), { recursive: true });
  return place.write(join(folder, name), content);
}

const kept = () => readdirSync(join(place.folder, 'sources'));
const textsKept = () =>
  kept().map((name) => gunzipSync(readFileSync(join(place.folder, 'sources', name))).toString());
const folders = () =>
  readdirSync(place.folder).filter((name) => /^[0-9a-f]{16}$|^building/.test(name));

/** Two imports: the second replaces a month of the first, and has two files of one name, of which one is an archive. */
async function importTwice(): Promise<string> {
  await importFiles([write('a', NAME, revenue('100'))], options());
  const { id } = await importFiles(
    [
      write('b', NAME, revenue('90')),
      write('c', `${NAME}.gz`, gzipSync(revenue('200', '02'))),
      write('c', 'notes.txt', 'nothing of a form'),
    ],
    options(),
  );
  return id;
}

describe('the files of an import', () => {
  it('are kept, packed and each once, and make the same ledger again', async () => {
    const id = await importTwice();
    expect(textsKept().sort()).toEqual(
      [revenue('100'), revenue('90'), revenue('200', '02')].sort(),
    );
    for (const name of folders())
      if (name !== id) rmSync(join(place.folder, name), { recursive: true });
    rmSync(join(place.folder, id, 'ledger.duckdb'));
    rmSync(place.files, { recursive: true });
    const again = await rebuildLedger(undefined, options());
    expect(again.id).toBe(id);
    expect(folders()).toEqual([id]);
    expect(said.filter((line) => line.startsWith('published'))).toEqual([`published ${id}`]);
    // once more: it has its files still
    expect((await rebuildLedger(id, options())).id).toBe(id);
  });

  it('fill another model, when imports into the old one are refused', async () => {
    const id = await importTwice();
    const { model, ...portal } = portalOf('product');
    const fact = lookup(model.facts, 'local-incomes');
    const done = lookup(fact.measures, 'done');
    const measures = { ...fact.measures, extra: { ...done, name: 'extra' } };
    const changed = {
      ...portal,
      model: { ...model, facts: { ...model.facts, [fact.name]: { ...fact, measures } } },
    };
    const file = write('d', NAME, revenue('80'));
    await expect(importFiles([file], options({ portal: changed }))).rejects.toThrow(
      'npm run ledger -- rebuild',
    );
    const made = await rebuildLedger(undefined, options({ portal: changed }));
    expect(made.id).not.toBe(id);
    expect(await readCurrent(place.folder)).toBe(made.id);
    const name = factTable(fact.name);
    expect(made.tables[name]?.totals['done']).toBe('290.00');
    expect((await importFiles([file], options({ portal: changed }))).tables[name]?.rows).toBe(2);
  });

  it('go with the last ledger that was made from them', async () => {
    const id = await importTwice();
    expect(kept()).toHaveLength(3);
    writeFileSync(join(place.folder, 'sources', 'left.gz.77'), 'of an import that was killed');
    const file = write('d', NAME, revenue('7'));
    await importFiles([file], options());
    expect(kept()).toHaveLength(4);
    for (const name of ['CURRENT', 'SERVED', ...folders()])
      rmSync(join(place.folder, name), { recursive: true });
    const fresh = await importFiles([file], options());
    expect(fresh.id).not.toBe(id);
    expect(textsKept()).toEqual([revenue('7')]);
  });

  it('are not kept where that is not wanted, and a ledger without them says so', async () => {
    const file = write('a', NAME, revenue('100'));
    const { id } = await importFiles([file], options({ keeps: false }));
    expect(existsSync(join(place.folder, 'sources'))).toBe(false);
    await expect(rebuildLedger(id, options())).rejects.toThrow(
      /не зберігаються[^]*are not kept with it/,
    );
    await importFiles([write('b', NAME, revenue('90', '02'))], options());
    expect(said.join('\n')).toContain('sources   not kept');
    await expect(rebuildLedger(undefined, options())).rejects.toThrow('are not kept with it');
    expect(existsSync(join(place.folder, 'sources'))).toBe(false);
  });

  it('that are damaged are named, and mended by an import', async () => {
    const id = await importTwice();
    const [name] = kept();
    const path = join(place.folder, 'sources', name!);
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.subarray(0, bytes.length - 9));
    await expect(rebuildLedger(undefined, options())).rejects.toThrow(
      new RegExp(`^${NAME}.*пошкоджено[^]*damaged`),
    );
    expect(await readCurrent(place.folder)).toBe(id);
    expect(folders().some((folder) => folder.startsWith('building'))).toBe(false);
    await importTwice();
    expect((await rebuildLedger(id, options())).id).toBe(id);
  });
});

describe('what is not there', () => {
  const run = promisify(execFile);
  const asked = [
    ['verify', 'f'.repeat(16)],
    ['verify', '../../etc'],
    ['rollback', 'f'.repeat(16)],
    ['rollback', 'nothing'],
    ['rebuild', 'f'.repeat(16)],
    ['rebuild', '..'],
  ] as const;

  it.each(asked)('%s %s is said in a sentence of both languages', async (command, id) => {
    await importFiles([write('a', NAME, revenue('100'))], options());
    const env = { ...process.env, PORTAL_DATA: dirname(place.folder) };
    const ended = await run(process.execPath, ['scripts/ledger.ts', command, id], { env }).catch(
      (error: unknown) => error as { readonly code: number; readonly stderr: string },
    );
    const { stderr } = ended;
    expect('code' in ended && ended.code).toBe(1);
    expect(stderr).toContain('такого набору показників тут немає');
    expect(stderr).toContain('there is no such ledger here');
    expect(stderr).not.toMatch(/ENOENT|\/tmp\//);
  });
});
