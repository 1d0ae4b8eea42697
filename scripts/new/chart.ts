// A chart template, bars of the greatest, and its place among the charts of a page: what nothing shows would not pass the check.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, parse, parseDocument } from 'yaml';

import { startingWords, type Make } from './config.ts';

const TEMPLATE = join(import.meta.dirname, 'chart', 'blank.json.txt');

/** Named as `page/name`. */
export const chartFiles: Make = (path, portal, { config }) => {
  const page = path.slice(0, path.lastIndexOf('/'));
  const name = path.slice(page.length + 1);
  if (!portal.pages[page]) throw new Error(`config/pages has no ${page}.yaml`);
  const file = join(config, 'pages', `${page}.yaml`);
  const title = parse(startingWords(portal, { uk: 'Нова діаграма', en: 'New chart' })) as object;
  return {
    created: {
      [join(config, 'charts', `${name}.json`)]: readFileSync(TEMPLATE, 'utf8').replace(
        '{TITLE}',
        JSON.stringify(title),
      ),
    },
    changed: { [file]: withChart(file, name) },
    then: `write its title and what it draws; readers of /${page} can choose it, npm run dev shows it there`,
  };
};

/** The text of a page whose first chart can be drawn by one more template; all else stays as it was written. */
function withChart(file: string, name: string): string {
  const text = readFileSync(file, 'utf8');
  const blocks = parseDocument(text).get('blocks');
  const charts = isSeq(blocks)
    ? blocks.items.flatMap((block) => (isMap(block) ? (block.get('chart', true) ?? []) : []))
    : [];
  const [chart] = charts;
  if (isScalar(chart) && chart.range) {
    const [start, end] = chart.range;
    return `${text.slice(0, start)}[${text.slice(start, end)}, ${name}]${text.slice(end)}`;
  }
  const last = isSeq(chart) ? chart.items.at(-1) : undefined;
  if (!isScalar(last) || !last.range)
    throw new Error(
      `${file} has no block with a chart: write one first, with a template that is there`,
    );
  const [start, end] = last.range;
  const indent = ' '.repeat(start - text.lastIndexOf('\n', start) - 3);
  const added = isSeq(chart) && chart.flow ? `, ${name}` : `\n${indent}- ${name}`;
  return text.slice(0, end) + added + text.slice(end);
}
