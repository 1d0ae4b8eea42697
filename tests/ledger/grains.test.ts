// Figures of days, months, quarters and years of their own, and of no time: imported, asked, shown and given away as what they are.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { shippedDimensions } from '../../engine/config/files.ts';
import { importFiles } from '../../engine/ledger/import/importFiles.ts';
import { sql } from '../../engine/ledger/sql.ts';
import { checkPortal } from '../../engine/server/check.ts';
import { buildSite } from '../../engine/server/site.ts';
import { checkDemonstration } from '../../scripts/demonstration/check.ts';
import { KINDS } from '../../site/kinds.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { drawnAtOnce } from '../marked.ts';
import { changed, foldersOf, type Changes } from '../overlay.ts';
import { portalOf } from '../portals.ts';
import { emptyFolder, getJson, serve, type Served, type Tree } from '../served.ts';
import { CASES, type GrainCase } from './grainCases.ts';

const FILTERS = `
year: {title: {en: Year, uk: Рік}, kind: year, default: latest}
month: {title: {en: Month, uk: Місяць}, kind: month, default: latest}
monthFrom: {title: {en: From month, uk: Від місяця}, kind: month, default: first, until: month}
quarter: {title: {en: Quarter, uk: Квартал}, kind: quarter, default: latest}
day: {title: {en: Day, uk: День}, kind: day, default: latest}
dayFrom: {title: {en: From day, uk: Від дня}, kind: day, default: first, until: day}
readers:`;

/** The smallest portal, with the time of a case. */
function buildChanges({ dialect, fields, column, over }: GrainCase): Changes {
  const params = ['branch*', 'readers', ...fields.map((name) => `${name}*`)].join(', ');
  const call = (path: string, ask: string, answer: string) => `
title: {en: Loans, uk: Видачі}
path: /api/${path}
params: [${params}]
period: own
ask: {fact: loans, ${ask}, where: {branch: {from: branch}, readers: {from: readers}}, measures: [expected, lent, share]}
answer: ${answer}
example: {readers: ALL}
`;
  const page = `filters: [${[...fields, 'readers'].join(', ')}]`;
  const chart = `  - {kind: chart, call: loans/over, chart: bars, fields: {value: lent}}\n`;
  return {
    'content/ledger/demonstration.yaml': null,
    'config/ledger.yaml': [
      { replace: 'upTo: {year: year, to: month, grain: month}', with: `own: ${dialect}` },
      { replace: '    rollups: [branch]', with: '    rollups: [branch]\n    accumulated: false' },
    ],
    'config/filters.yaml': [
      { replace: 'year: {title: {en: Year, uk: Рік}, kind: year, default: latest}\n', with: '' },
      {
        replace:
          'month: {title: {en: Up to month, uk: По місяць}, kind: month, default: latest}\nreaders:',
        with: FILTERS,
      },
    ],
    'config/calls/loans/by-subject.yaml': call('loans/bySubject', 'by: subject', 'tree'),
    ...(over === ''
      ? {}
      : { 'config/calls/loans/over.yaml': call('loans/over', `over: ${over}`, 'series') }),
    'config/pages/loans.yaml': [
      { replace: 'filters: [year, month, readers]', with: page },
      { replace: 'blocks:\n', with: over === '' ? 'blocks:\n' : `blocks:\n${chart}` },
    ],
    'config/pages/branch/[branchId]/loans.yaml': {
      replace: 'filters: [year, month, readers]',
      with: page,
    },
    'config/imports/catalogue.yaml':
      column === ''
        ? {
            replace: 'columns:\n  - {name: month, means: period, pattern: YYYY-MM}\n',
            with: 'timeless: true\ncolumns:\n',
          }
        : { replace: 'pattern: YYYY-MM}', with: `pattern: ${column}}` },
  };
}

/** The file of a branch: what is expected is a hundred times what was lent of the first subject. */
function buildFile({ lines }: GrainCase): string {
  const head = lines[0]?.[0] === '' ? '' : 'month,';
  const rows = lines.flatMap(([period, amounts]) =>
    [...amounts.entries()].flatMap(([i, lent]) =>
      ['A', 'K', 'T'].map((readers) => {
        const [subject, part] = [i === 0 ? '510' : '810', readers === 'A' ? lent : 0];
        const amount = readers === 'T' ? lent : part;
        return `${period && `${period},`}CEN,${readers},${subject},${amount * 100},${amount}\n`;
      }),
    ),
  );
  return `${head}branch,readers,subject,expected,lent\n${rows.join('')}`;
}

describe.each(Object.entries(CASES))('figures by %s', (grain, own) => {
  const folders = changed(foldersOf('smallest'), buildChanges(own));
  const place = emptyFolder();
  const drawn = drawnAtOnce();
  let served: Served;
  let site: FastifyInstance;

  beforeAll(async () => {
    const { problems } = checkPortal(folders, KINDS, checkDemonstration);
    expect(problems.map(({ file, line, code, words }) => [file, line, code, words])).toEqual([]);
    const files = mkdtempSync(join(tmpdir(), 'files-'));
    writeFileSync(join(files, 'loans.csv'), buildFile(own));
    const portal = portalOf(folders);
    const said: string[] = [];
    await importFiles([files], {
      portal,
      folder: place.folder,
      shipped: shippedDimensions(folders),
      say: (line) => said.push(line),
    });
    rmSync(files, { recursive: true });
    served = await serve(folders, place.folder);
    const { current } = served;
    site = await buildSite({
      portal,
      current,
      built: drawn.built,
      parts: SERVER_PARTS,
      log: false,
    });
  });
  afterAll(async () => {
    await site.close();
    await served.stop();
    drawn.remove();
    place.remove();
  });

  const asked = `branch=CEN&readers=ALL&${own.asked}`;
  const textOf = async (address: string) => {
    const { statusCode, payload } = await site.inject(address);
    expect([address, statusCode]).toEqual([address, 200]);
    const main = /<main[^]*<\/main>/.exec(payload)?.[0] ?? payload;
    return main.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  };

  it('are stored under periods of their own', async () => {
    const rows = await served.current
      .get()
      .store.ask(sql`SELECT grain, period FROM coverage WHERE key = 'CEN' ORDER BY year, period`);
    expect(rows).toHaveLength(own.lines.length);
    expect(rows.at(-1)?.join(' ')).toBe(own.stored);
  });

  it('answer the flow of all periods that are asked, and the stock at their end', async () => {
    const { items } = await getJson<Tree>(served, `/api/loans/bySubject?${asked}`);
    const { lent, expected } = items.find(({ code }) => code === '500')?.data ?? {};
    expect([lent, expected]).toEqual(own.answers);
    const [from, to] = own.bounds;
    const [row] = await served.current.get().store.ask(sql`
      SELECT SUM(m_lent), SUM(m_expected) FILTER (WHERE period = ${to})
      FROM fact_loans
      WHERE branch = 'CEN' AND readers = 'T' AND subject = '510' AND year = ${own.year}
        AND period >= ${from} AND period <= ${to}`);
    expect(row).toEqual(own.answers.map((amount) => BigInt(amount * 100)));
    const { headers } = await site.inject(`/api/loans/bySubject?${asked}`);
    const [, period] = /period=([^;]*)/.exec(String(headers['portal-about'])) ?? [];
    expect(period && decodeURIComponent(period)).toBe(own.header);
  });

  it.skipIf(own.over === '')(
    'are points of a series (skipped where there is no time)',
    async () => {
      const { items } = await getJson<Tree>(served, `/api/loans/over?${asked}`);
      expect(items.map(({ code }) => code)).toEqual(own.points);
    },
  );

  it('are said to be of their period, on pages, in files and where they are explained', async () => {
    const table = own.over === '' ? 'table-3' : 'table-4';
    const [en, uk] = own.words;
    for (const [address, words] of [
      [`/loans?${own.asked}`, en],
      [`/uk/loans?${own.asked}`, uk],
    ] as const) {
      const text = await textOf(address);
      expect(text).toContain(words);
      expect(text).not.toMatch(/accumul|наростальн|since|undefined|NaN|(?<= ): |choices\./);
      if (grain === 'year' || grain === 'none') expect(text).not.toMatch(/Januar|січ|month|місяц/i);
      if (grain === 'none') expect(text).not.toMatch(/\b(?:0|20\d\d) рік|20\d\d,/);
    }
    const file = await site.inject(`/_download/en/${table}/loans.csv?${own.asked}`);
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining(own.file),
    ]);
    const explained = await site.inject(
      `/_explain/en/${table}/loans?row=500&field=lent&${own.asked}`,
    );
    expect(explained.payload).toContain(own.made);
  });
});
