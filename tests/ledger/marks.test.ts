// A file that leaves the demonstration comes back only without its mark, and is then a file like any other.

import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { foldersOf } from '../overlay.ts';
import { emptyFolder, importInto, serve, serveDemonstration, type Served } from '../served.ts';

const EXPORTS = [
  '/api/reports/income/details/CSV?budgetType=NATIONAL&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12',
  '/api/reports/expenses/program/CSV?budgetType=NATIONAL&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12',
];

let source: Served;
const place = emptyFolder();
const files = mkdtempSync(join(tmpdir(), 'files-'));
beforeAll(async () => {
  source = await serveDemonstration();
});
afterAll(async () => {
  await source.stop();
  place.remove();
  rmSync(files, { recursive: true });
});

const nameOf = (headers: Readonly<Record<string, unknown>>) =>
  String(headers['content-disposition']).replace('attachment; filename=', '');

it('an export of the demonstration is refused; with the mark taken off it is imported, and exported byte for byte', async () => {
  const exported = await Promise.all(
    EXPORTS.map(async (url) => {
      const { headers, rawPayload } = await source.app.inject(url);
      writeFileSync(join(files, nameOf(headers)), rawPayload);
      return { url, name: nameOf(headers), bytes: rawPayload };
    }),
  );
  await expect(importInto(place.folder, [files])).rejects.toThrow(/DEMO-EXP[\s\S]*DEMO-INC/);
  for (const { name } of exported) {
    expect(name).toMatch(/^DEMO-/);
    renameSync(join(files, name), join(files, name.replace('DEMO-', '')));
  }
  await importInto(place.folder, [files]);
  const copy = await serve(foldersOf('product'), place.folder);
  try {
    for (const { url, name, bytes } of exported) {
      const { headers, rawPayload } = await copy.app.inject(url);
      expect(headers).not.toHaveProperty('x-demonstration');
      expect(nameOf(headers)).toBe(name.replace('DEMO-', ''));
      expect(rawPayload.equals(bytes), url).toBe(true);
    }
  } finally {
    await copy.stop();
  }
});
