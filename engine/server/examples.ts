// The named examples of every kind of block, as one page: documentation, fixture and picture book (development only).

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parse } from 'yaml';

import { drawChart } from '../charts/draw.ts';
import { there } from '../model/lookup.ts';
import type { BlockView, ChartView, Portal, View, NumberStyle } from '../model/portal.ts';

const BLOCKS = fileURLToPath(new URL('../blocks', import.meta.url));

export interface Example {
  readonly kind: string;
  readonly name: string;
  /** As an editor writes it. */
  readonly block: Readonly<Record<string, unknown>>;
  readonly view: BlockView;
}

/** All examples, kind by kind. Their YAML is our own and read with its natural types. */
export function readExamples(): Example[] {
  return readdirSync(BLOCKS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: kind }) => {
      const file = join(BLOCKS, kind, `${kind}.examples.yaml`);
      const examples = parse(readFileSync(file, 'utf8'), { schema: 'core', merge: true }) as {
        name: string;
        block: Record<string, unknown>;
        view: Record<string, unknown>;
      }[];
      return examples.map(({ name, block, view }, i): Example => ({
        kind,
        name,
        block,
        view: {
          kind,
          id: `${kind}-${i + 1}`,
          tab: 100 + 10 * i,
          title: `${kind}: ${name}`,
          ...view,
        } as unknown as BlockView,
      }));
    });
}

/** The page `/_blocks`: every example under its name, charts drawn with the portal's templates. */
export async function examplesView(portal: Portal, locale: string): Promise<View> {
  const { numbers } = there(portal.settings.locales.find(({ code }) => code === locale));
  const blocks = await Promise.all(
    readExamples().map(async ({ view }, i) => {
      const placed = { ...view, id: `example-${i + 1}`, tab: 100 + 10 * i };
      return placed.kind === 'chart' && placed.state === 'ready'
        ? await drawn(portal, placed, numbers)
        : placed;
    }),
  );
  return {
    status: 200,
    page: '_blocks',
    path: '/_blocks',
    title: 'Blocks',
    subject: null,
    about: null,
    crumbs: [],
    fields: [],
    notices: [],
    blocks,
    terms: [],
    ledger: '',
    demonstration: false,
    unit: portal.settings.defaultUnit,
    scrollToTop: true,
  };
}

async function drawn(portal: Portal, view: ChartView, numbers: NumberStyle): Promise<ChartView> {
  const chart = portal.charts[view.chart];
  return chart
    ? { ...view, drawing: await drawChart(chart, view.rows, view.counted, numbers) }
    : view;
}
