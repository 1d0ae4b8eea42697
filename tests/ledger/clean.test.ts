// An import leaves nothing of the demonstration in: no member of any dimension is one that only the demonstration has.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readDictionaries } from '../../engine/config/dictionaries.ts';
import { foldersOf } from '../overlay.ts';
import { emptyFolder, importInto, serve, serveDemonstration, type Served } from '../served.ts';

const FILE =
  'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT\r\n' +
  '01.2023;C;2555900000;11010100;Податок;100;;10\r\n01.2023;T;2555900000;11010100;Податок;100;0;10\r\n';

const place = emptyFolder();
const files = mkdtempSync(join(tmpdir(), 'files-'));
let demonstration: Served;
let imported: Served;
beforeAll(async () => {
  demonstration = await serveDemonstration();
  writeFileSync(join(files, 'a.csv'), FILE);
  await importInto(place.folder, [files]);
  imported = await serve(foldersOf('product'), place.folder);
});
afterAll(async () => {
  await demonstration.stop();
  await imported.stop();
  place.remove();
  rmSync(files, { recursive: true, force: true });
});

const codesOf = (served: Served, dimension: string) =>
  served.current.get().members.codes(dimension);
/** Members that are called after those of another dimension are what these make them. */
const dimensions = () =>
  Object.values(demonstration.portal.model.dimensions)
    .filter(({ named }) => !named)
    .map(({ name }) => name);

describe('an imported ledger', () => {
  it('has no member of any dimension that only the demonstration has', () => {
    const shipped = readDictionaries(demonstration.folders, []).filter((each) => each.shipped);
    const found: string[] = [];
    let invented = 0;
    for (const dimension of dimensions()) {
      const everywhere = new Set(
        shipped
          .filter((each) => each.dimension === dimension)
          .flatMap((each) => each.rows.map(({ cells }) => cells[0])),
      );
      const own = codesOf(demonstration, dimension).filter((code) => !everywhere.has(code));
      invented += own.length;
      const there = new Set(codesOf(imported, dimension));
      found.push(...own.filter((code) => there.has(code)).map((code) => `${dimension} ${code}`));
    }
    expect(found).toEqual([]);
    expect(invented).toBeGreaterThan(1000);
  });

  it.each(['project', 'recipient', 'agency', 'passport', 'document'])(
    'has not one %s, for none was imported',
    (dimension) => {
      expect(codesOf(demonstration, dimension)).not.toEqual([]);
      expect(codesOf(imported, dimension)).toEqual([]);
    },
  );

  it('says nothing of budgets that the demonstration invents of them', () => {
    const { members } = imported.current.get();
    const budgets = members.list('budget', null);
    expect(budgets.length).toBeGreaterThan(100);
    expect(budgets.flatMap(({ attributes }) => Object.keys(attributes))).toEqual([]);
    // no name says of itself that it is invented
    expect(budgets.filter(({ title }) => /вигадан/.test(title['uk'] ?? ''))).toEqual([]);
  });

  it('keeps regions and the names of classifications', () => {
    expect(codesOf(imported, 'region')).toHaveLength(27);
    for (const dimension of ['income', 'functional', 'economic', 'program-state', 'program-local'])
      expect(codesOf(imported, dimension).length, dimension).toBeGreaterThan(50);
  });
});
