// A tree whose codes say nothing of what stands above them: its dictionary names the parents in a column.

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { shippedDimensions } from '../../engine/config/files.ts';
import { importFiles } from '../../engine/ledger/import/importFiles.ts';
import { checkPortal } from '../../engine/server/check.ts';
import { checkDemonstration } from '../../scripts/demonstration/check.ts';
import { KINDS } from '../../site/kinds.ts';
import { changed, foldersOf } from '../overlay.ts';
import { portalOf } from '../portals.ts';
import { emptyFolder, getJson, serve, type Served, type Tree } from '../served.ts';

const SUBJECTS = `subject;en;uk;parent
science;Science;Наука;
algebra;Algebra;Алгебра;maths
maths;Mathematics;Математика;science
`;
const folders = changed(foldersOf('smallest'), {
  'content/ledger/demonstration.yaml': null,
  'config/ledger.yaml': [
    { replace: 'code: "^[0-9]{3}$"\n    levels: [1, 2, 3]', with: 'code: "^[a-z]+$"' },
  ],
  'content/ledger/dimensions/subject.csv': SUBJECTS,
});
const place = emptyFolder();
let served: Served;

beforeAll(async () => {
  const { problems } = checkPortal(folders, KINDS, checkDemonstration);
  expect(problems.map(({ file, line, code }) => [file, line, code])).toEqual([]);
  const root = mkdtempSync(join(tmpdir(), 'files-'));
  // dictionaries are read from the disk
  const shipped = join(root, 'dimensions');
  cpSync(shippedDimensions(folders), shipped, { recursive: true });
  writeFileSync(join(shipped, 'subject.csv'), SUBJECTS);
  const lines = ['A', 'K', 'T'].map((part) => `2024-01,CEN,${part},algebra,100,40\n`);
  const file = join(root, 'loans.csv');
  writeFileSync(file, `month,branch,readers,subject,expected,lent\n${lines.join('')}`);
  const portal = portalOf(folders);
  await importFiles([file], { portal, folder: place.folder, shipped, say: () => {} });
  rmSync(root, { recursive: true });
  served = await serve(folders, place.folder);
});
afterAll(async () => {
  await served.stop();
  place.remove();
});

it('adds up what stands under the parents on record', async () => {
  const { items } = await getJson<Tree>(
    served,
    '/api/loans/bySubject?branch=CEN&readers=ALL&year=2024&month=1',
  );
  const [science] = items.filter(({ level }) => level === 1);
  const [maths] = science?.children ?? [];
  const chain = [science, maths, maths?.children?.[0]];
  expect(chain.map((item) => [item?.code, item?.codeName, item?.data['lent']])).toEqual([
    ['science', 'Science', 40],
    ['maths', 'Mathematics', 40],
    ['algebra', 'Algebra', 40],
  ]);
});
