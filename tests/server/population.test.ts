// Amounts per inhabitant over imported figures: divided where the number came in, and told where it did not.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { ensureBuilt } from '../../engine/server/build.ts';
import { readBuilt } from '../../engine/server/built.ts';
import { buildSite } from '../../engine/server/site.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { CODE, line, OTHER, population } from '../ledger/budgetRows.ts';
import { foldersOf } from '../overlay.ts';
import { TEST_DATA } from '../portals.ts';
import { emptyFolder, importInto, serve, type Served } from '../served.ts';

const HEADER = 'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT\r\n';
const QUERY = 'year=2023&monthTo=12';

const place = emptyFolder();
const files = mkdtempSync(join(tmpdir(), 'files-'));
let served: Served;
let site: FastifyInstance;

const write = (name: string, content: string) => {
  writeFileSync(join(files, name), content);
};
const rows = (code: string) =>
  ['C', 'T']
    .map((fund) => `12.2023;${fund};${code};11010100;Податок;1000000;0;565494.00\r\n`)
    .join('');

beforeAll(async () => {
  write('figures.csv', HEADER + rows(CODE) + rows(OTHER));
  write('population.csv', population(line(), line({ code: OTHER, population: '' })));
  await importInto(place.folder, [files]);
  served = await serve(foldersOf('product'), place.folder);
  site = await buildSite({
    portal: served.portal,
    current: served.current,
    parts: SERVER_PARTS,
    built: await readBuilt(await ensureBuilt(TEST_DATA, () => {})),
    log: false,
  });
});
afterAll(async () => {
  await site.close();
  await served.stop();
  place.remove();
  rmSync(files, { recursive: true, force: true });
});

const htmlOf = async (address: string) =>
  (await site.inject(address)).payload.replaceAll(' ', ' ').replaceAll('&nbsp;', ' ');

it('a budget whose inhabitants came in by a list is divided by them', async () => {
  const address = `/local-budget/${CODE}/local-incomes`;
  const [, table = ''] =
    /_download\/uk\/([\w-]+)\//.exec(await htmlOf(`${address}?${QUERY}`)) ?? [];
  const { payload } = await site.inject(
    `/_download/uk/${table}${address}.json?${QUERY}&value=person`,
  );
  // 565 494 hryvnias among 282 747 people
  expect(payload).toMatch(/"donePeriod":2(\.0+)?[,}]/);
  expect(await htmlOf(`${address}?${QUERY}&value=person`)).toContain(
    'Населення за карткою місцевого бюджету.',
  );
});

it('one whose inhabitants did not is shown as it is, and the page says why', async () => {
  const address = `/local-budget/${OTHER}/local-incomes`;
  expect(await htmlOf(`${address}?${QUERY}&value=person`)).toContain(
    'Не показано «на жителя»: потрібного числа не завантажено.',
  );
  expect(await htmlOf(`${address}?${QUERY}`)).toMatch(
    /<option value="person" disabled="">на жителя/,
  );
});
