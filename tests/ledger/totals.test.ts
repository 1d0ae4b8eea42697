// A stored total that is not the sum of its parts is told for each measure that it concerns, and for no other.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { foldersOf } from '../overlay.ts';
import { emptyFolder, getJson, importInto, serve } from '../served.ts';

let place: ReturnType<typeof emptyFolder>;
let files: string;
beforeEach(() => {
  place = emptyFolder();
  files = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(() => {
  place.remove();
  rmSync(files, { recursive: true, force: true });
});

it('a total that differs is told by code, measure and difference', async () => {
  const path = join(files, 'a.csv');
  writeFileSync(
    path,
    [
      'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT',
      // common and special fund make the total
      '01.2024;C;2555900000;11010100;Податок;100;;10',
      '01.2024;S;2555900000;11010100;Податок;5;7;1.5',
      '01.2024;T;2555900000;11010100;Податок;105;7;11.5',
      // what was received is not what they make, the plan is
      '01.2024;C;2555900000;13010100;Збір;20;;4',
      '01.2024;S;2555900000;13010100;Збір;2;;1.25',
      '01.2024;T;2555900000;13010100;Збір;22;;6',
      '',
    ].join('\r\n'),
  );
  await importInto(place.folder, [path]);
  const served = await serve(foldersOf('product'), place.folder);
  try {
    expect(served.current.get().manifest.exceptions).toEqual({ 'parts-sum': 1 });
    expect(
      await getJson(served, '/api/ledger/exceptions?year=2024&search=parts-sum'),
    ).toMatchObject([{ code: '13010100', measure: 'done', difference: 0.75 }]);
  } finally {
    await served.stop();
  }
});
