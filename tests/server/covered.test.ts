// A sum of a part of the members: pages say beside it what it is a sum of, and never show it as the whole.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { AnswerCache } from '../../engine/api/answerCache.ts';
import { matchAddress } from '../../engine/addresses/routes.ts';
import type { ChartView } from '../../engine/blocks/chart/chart.kind.ts';
import type { FactsView } from '../../engine/blocks/facts/facts.kind.ts';
import type { TableView } from '../../engine/blocks/table/table.kind.ts';
import { putOver, type Folders } from '../../engine/config/files.ts';
import { LocaleFormatter } from '../../engine/language/localeFormatter.ts';
import type { View } from '../../engine/model/portal.ts';
import { buildView, prepareView, type Prepared } from '../../engine/page/page.server.ts';
import { renderView } from '../../engine/routing/render.server.tsx';
import { buildShell } from '../../engine/server/shell.ts';
import { downloadFile } from '../../engine/server/downloadFile.ts';
import { headFor } from '../../engine/server/structured.ts';
import { renderWritten } from '../../site/entry-server.tsx';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { PARTS } from '../../site/parts.tsx';
import { foldersOf } from '../overlay.ts';
import { emptyFolder, importInto, serve, type Served } from '../served.ts';

/** The library with a second kind of chart that draws parts of a whole, and a chart of years. */
function withCharts(): Folders {
  const folders = foldersOf('library');
  const read = (path: string) =>
    new TextDecoder().decode(folders.files.read(join(folders.config, path)) ?? undefined);
  const bars = JSON.parse(read('charts/bars.json')) as object;
  const years = '  - {kind: chart, call: loans/by-year, chart: bars, fields: {value: lent}}\n';
  const page = `${read('pages/loans.yaml').replace('chart: bars', 'chart: [areas, bars]')}${years}`;
  const call = read('calls/loans/by-subject.yaml')
    .replace('bySubject', 'byYear')
    .replace('by: subject', 'over: year')
    .replace('[expected, lent, share]', '[lent]')
    .replace('answer: tree', 'answer: series')
    .replace(/flat:[^]*example/, 'example');
  const over = {
    'calls/loans/by-year.yaml': call,
    'charts/areas.json': JSON.stringify({ ...bars, parts: true }),
    'pages/loans.yaml': page,
  };
  return {
    ...folders,
    files: putOver(
      folders.files,
      new Map(
        Object.entries(over).map(([path, text]) => [join(folders.config, path), Buffer.from(text)]),
      ),
    ),
  };
}

const rowsOf = (branch: string, year = 2023) =>
  [`${year}-01`, `${year}-02`]
    .flatMap((month) =>
      ['T', 'A', 'K'].flatMap((readers) =>
        ['100', '200'].map((subject) => `${month},${branch},${readers},${subject},100,40\n`),
      ),
    )
    .join('');

const ALL = ['CEN', 'RIV', 'HIL'];

/** The page of all branches over a ledger that has figures of some. */
class City {
  private readonly place = emptyFolder();
  private served: Served | null = null;

  async open(...rows: readonly string[]): Promise<void> {
    const files = mkdtempSync(join(tmpdir(), 'files-'));
    const text = `month,branch,readers,subject,expected,lent\n${rows.join('')}`;
    writeFileSync(join(files, 'loans.csv'), text);
    await importInto(this.place.folder, [files], 'library');
    rmSync(files, { recursive: true });
    this.served = await serve(withCharts(), this.place.folder);
  }

  async prepare(address: string): Promise<Prepared> {
    const { portal, current } = this.served!;
    const matched = matchAddress(portal, address);
    return await prepareView(
      {
        answerCache: new AnswerCache(portal, current),
        formatter: new LocaleFormatter(portal, matched.locale, () => {}),
        parts: SERVER_PARTS,
      },
      { ...matched, page: matched.page! },
      new URLSearchParams(),
    );
  }

  async view(address = '/loans'): Promise<View> {
    return await buildView(await this.prepare(address), renderWritten);
  }

  async html(address: string): Promise<string> {
    const { context } = await this.prepare(address);
    const shell = buildShell(context.portal, context.formatter);
    return await renderView(PARTS, shell, await this.view(address), address);
  }

  async close(): Promise<void> {
    await this.served?.stop();
    this.place.remove();
  }
}

const blocksOf = (view: View) => {
  const [facts, chart, table] = view.blocks;
  return { facts: facts as FactsView, chart: chart as ChartView, table: table as TableView };
};

describe('a sum of one branch of three', () => {
  const city = new City();
  beforeAll(() => city.open(rowsOf('CEN')));
  afterAll(() => city.close());

  it('says beside the figures of every block what it is a sum of, and that it is not the whole', async () => {
    const { facts, chart, table } = blocksOf(await city.view());
    for (const { coverage } of [facts, chart, table]) {
      expect(coverage?.whole).toBe(false);
      expect(coverage?.words).toMatch(/1\D+3/);
    }
    for (const [address, part] of [
      ['/loans', 'of 3'],
      ['/uk/loans', 'з 3'],
    ] as const)
      expect((await city.html(address)).split(part).length - 1).toBeGreaterThanOrEqual(3);
  });

  it('is drawn as no whole: no shares, no chart of parts, no total in the sentence', async () => {
    const { chart } = blocksOf(await city.view());
    expect(chart.rows.map(({ share }) => share)).toEqual(['', '']);
    expect(chart.charts.map(({ name }) => name)).toEqual(['bars']);
    expect(chart.chart).toBe('bars');
    expect(chart.sentence).not.toContain('%');
    expect(chart.sentence).not.toContain('160');
    expect(await city.html('/loans')).not.toContain('Share, %');
  });

  it('has no course in time: what is loaded stands in its place, and how much of all it is', async () => {
    const years = (await city.view()).blocks[3] as ChartView;
    expect(years).toMatchObject({ state: 'empty', rows: [], drawing: '' });
    expect(years.few?.words).toMatch(/1\D+3/);
    expect(years.few?.links).toHaveLength(1);
    expect(await city.html('/loans')).toContain('class="few-loaded"');
  });

  it('is said in the first lines of its download', async () => {
    const { context } = await city.prepare('/loans');
    const block = context.page.blocks.find(({ kind }) => kind === 'table')!;
    const made = await SERVER_PARTS.table.download!(context, block);
    const { words } = blocksOf(await city.view()).table.coverage!;
    const csv = await downloadFile(context, made, 'csv');
    const first = csv.body
      .toString()
      .split('\r\n')
      .filter((line) => line.startsWith('# '));
    expect(first.join('\n')).toContain(words);
    const json = await downloadFile(context, made, 'json');
    expect(JSON.parse(json.body.toString())).toMatchObject({ about: [words] });
  });

  it('is told to machines as what it is', async () => {
    const prepared = await city.prepare('/loans');
    const head = headFor(prepared.context, await city.view(), 'https://portal.example');
    expect(head).toMatch(/"description":"[^"]*1 of 3/);
  });
});

describe('a sum of all branches', () => {
  const city = new City();
  beforeAll(() => city.open(...ALL.map((branch) => rowsOf(branch))));
  afterAll(() => city.close());

  it('says nothing of that, and is drawn with its shares', async () => {
    const { facts, chart } = blocksOf(await city.view());
    expect(facts.coverage).toBeNull();
    expect(chart.rows.map(({ share }) => share)).toEqual(['50.0', '50.0']);
    expect(chart.charts.map(({ name }) => name)).toEqual(['areas', 'bars']);
    expect(chart.sentence).toContain('%');
  });

  it('is not said of one branch alone', async () => {
    const view = await city.view('/branch/CEN/loans');
    for (const block of view.blocks) expect('coverage' in block && block.coverage).toBeFalsy();
  });
});

describe('a series in which years are sums of other branches', () => {
  const city = new City();
  const figures = [
    ...ALL.map((branch) => rowsOf(branch, 2022)),
    ...ALL.map((branch) => rowsOf(branch, 2023)),
    rowsOf('CEN', 2024),
  ];
  beforeAll(() => city.open(...figures));
  afterAll(() => city.close());

  it('draws years that are whole, each with its months, and says which is not and why', async () => {
    const series = (await city.view()).blocks[3] as ChartView;
    expect(series.rows.map(({ label }) => label)).toEqual(['2022', '2023']);
    expect(series.subtitle).toMatch(/January–February 2022–2023/);
    expect(series.coverage?.whole).toBe(false);
    expect(series.coverage?.words).toMatch(/2022, .*2023: 3 of 3.*2024: 1 of 3/);
  });
});
