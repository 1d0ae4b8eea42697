// The picture book: every example of every block is valid by its schema and renders on the server in both languages.

import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { loadSchemas } from '../../engine/config/kept.ts';
import type { ExampleView, FrameShell, Portal, View } from '../../engine/model/portal.ts';
import { renderView } from '../../engine/routing/render.server.tsx';
import { checkPortal } from '../../engine/server/check.ts';
import { renderBlocks } from '../../engine/page/renderBlocks.server.ts';
import { renderWritten } from '../../site/entry-server.tsx';
import { asWritten, examplesView, readExamples } from '../../engine/server/examples.ts';
import { buildShell } from '../../engine/server/shell.ts';
import { LocaleFormatter } from '../../engine/language/localeFormatter.ts';
import { foldersOf } from '../overlay.ts';
import { KINDS, ROOMS } from '../../site/kinds.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { PARTS } from '../../site/parts.tsx';
import type { ChartView } from '../../engine/blocks/chart/chart.kind.ts';

const examples = readExamples(ROOMS);
const schemas = loadSchemas(foldersOf('product'));
let portal: Portal;
let view: View;
beforeAll(async () => {
  portal = checkPortal(foldersOf('product'), KINDS).portal!;
  const formatter = new LocaleFormatter(portal, portal.settings.locales[0]!, () => {});
  const written = await examplesView(portal, portal.settings.locales[0]!, SERVER_PARTS, examples);
  const context = { formatter, parts: SERVER_PARTS };
  view = { ...written, ...(await renderBlocks(written.blocks, context, '', renderWritten)) };
});

/** A drawing by itself or in a place that is hidden, and where drawings end. */
const HIDDEN_OR_NOT = /(?:aria-hidden="true">)?<svg\b[^>]*>|<\/svg>/g;

const shellIn = (code: string): FrameShell =>
  buildShell(
    portal,
    new LocaleFormatter(
      portal,
      portal.settings.locales.find((locale) => locale.code === code)!,
      () => {},
    ),
  );

describe('an example', () => {
  it.each(examples.map((example, i) => [`${example.kind}: ${example.name}`, i] as const))(
    'is what an editor may write: %s',
    (_, i) => {
      expect(
        schemas.validate(`blocks/${examples[i]!.kind}.schema.json`, examples[i]!.block),
      ).toEqual([]);
    },
  );

  it.each(examples.map((example) => [`${example.kind}: ${example.name}`, example.block] as const))(
    'stands beside its block as it can be copied into a page: %s',
    (_, block) => {
      const written = asWritten(block);
      expect(parse(written)).toEqual([block]);
      expect(written).not.toMatch(/<<|[&*]a\d|view:/);
      expect(view.blocks.map((shown) => (shown as ExampleView).yaml)).toContain(written);
    },
  );

  it.each(['uk', 'en'])('renders on the server in %s', async (code) => {
    const html = await renderView(
      PARTS,
      shellIn(code),
      view,
      code === 'uk' ? '/_blocks' : '/en/_blocks',
    );
    for (const block of view.blocks) expect(html).toContain(`id="${block.id}"`);
    expect(html).toContain('<code>- kind: table\n  call: things/by-subject\n');
    expect(html.match(/<table/g)!.length).toBeGreaterThanOrEqual(3);
    expect(html).not.toContain('style=');
  });

  it('of a chart has a drawing hidden from assistive technology, and the same numbers as a table', async () => {
    const charts = view.blocks.filter((block) => block.kind === 'chart');
    const html = await renderView(PARTS, shellIn('uk'), { ...view, blocks: charts }, '/_blocks');
    const ready = charts.filter((block) => (block as ChartView).state === 'ready');
    const hidden = html.match(/<div class="drawing"[^>]*><div aria-hidden="true">/g) ?? [];
    expect(hidden.length).toBe(ready.length);
    expect((html.match(/<svg class="plot-area"/g) ?? []).length).toBeGreaterThanOrEqual(
      ready.length,
    );
    expect(html).toContain('1 000,50');
  });

  it('a drawing is hidden beside words that say the same, or its points are explored', async () => {
    const html = await renderView(PARTS, shellIn('uk'), view, '/_blocks');
    const explored = /<div class="drawing"[^>]* data-explore=[\s\S]*?<p class="readout"/g;
    expect(html.match(explored)?.length).toBeGreaterThan(5);
    let depth = 0;
    const heard: string[] = [];
    for (const [tag] of html.replaceAll(explored, '').matchAll(HIDDEN_OR_NOT)) {
      if (tag !== '</svg>' && depth === 0 && !tag.includes('aria-hidden="true"')) heard.push(tag);
      depth += tag === '</svg>' ? -1 : 1;
    }
    expect(heard).toEqual([]);
  });

  it('of a table tells a screen reader level, place and state of every row', async () => {
    const tables = view.blocks.filter((block) => block.kind === 'table');
    const html = await renderView(PARTS, shellIn('uk'), { ...view, blocks: tables }, '/_blocks');
    const trees = html.match(/<table[^>]* role="treegrid".*?<\/table>/gs) ?? [];
    expect(trees.length).toBeGreaterThan(0);
    const bodies = trees.map((tree) => tree.slice(tree.indexOf('<tbody>')));
    const rows = bodies.flatMap((body) => body.match(/<tr[^>]*>/g) ?? []);
    for (const row of rows)
      expect(row).toMatch(/aria-level="\d" aria-posinset="\d+" aria-setsize="\d+"/);
    expect(rows.filter((row) => row.includes('aria-expanded')).length).toBeGreaterThan(0);
  });
});
