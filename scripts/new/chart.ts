// A chart template, bars of the greatest, and its place among the charts of a page: what nothing shows would not pass the check.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';

import { ChoreRefused } from '../refused.ts';
import { textOf } from '../studio/drafts.ts';
import { startingTexts, type Make } from './config.ts';

const TEMPLATE = join(import.meta.dirname, 'chart', 'blank.json.txt');

/** Named as `page/name`. */
export const chartFiles: Make = (path, portal, folders, given = {}) => {
  const page = path.slice(0, path.lastIndexOf('/'));
  const name = path.slice(page.length + 1);
  if (!portal.pages[page])
    throw new ChoreRefused({
      uk: `у config/pages немає ${page}.yaml`,
      en: `config/pages has no ${page}.yaml`,
    });
  const title = given['title'] ?? startingTexts(portal, { uk: 'Нова діаграма', en: 'New chart' });
  const template = readFileSync(TEMPLATE, 'utf8').replace('{TITLE}', () => JSON.stringify(title));
  const file = `config/pages/${page}.yaml`;
  const isAny = () => true;
  return {
    created: { [`config/charts/${name}.json`]: template },
    changed: { [file]: withChart(file, textOf(folders, file) ?? '', name, isAny) },
    then: `write its title and what it draws; readers of /${page} can choose it, npm run dev shows it there`,
  };
};

/** The text of a page whose first chart of these can be drawn by one more template; all else stays as it was written. */
export function withChart(
  file: string,
  text: string,
  name: string,
  isMeant: (drawn: readonly unknown[]) => boolean,
): string {
  const blocks = parseDocument(text).get('blocks');
  const charts = isSeq(blocks)
    ? blocks.items.flatMap((block) => (isMap(block) ? (block.get('chart', true) ?? []) : []))
    : [];
  const chart = charts.find((found) => {
    const drawn = isSeq(found) ? found.items : [found];
    return isMeant(drawn.flatMap((each) => (isScalar(each) ? [each.value] : [])));
  });
  if (isScalar(chart) && chart.range) {
    const [start, end] = chart.range;
    return `${text.slice(0, start)}[${text.slice(start, end)}, ${name}]${text.slice(end)}`;
  }
  const last = isSeq(chart) ? chart.items.at(-1) : undefined;
  if (!isScalar(last) || !last.range)
    throw new ChoreRefused({
      uk: `у ${file} немає блоку з діаграмою: спершу додайте його з наявним шаблоном`,
      en: `${file} has no block with a chart: write one first, with a template that is there`,
    });
  const [start, end] = last.range;
  const indent = ' '.repeat(start - text.lastIndexOf('\n', start) - 3);
  const added = isSeq(chart) && chart.flow ? `, ${name}` : `\n${indent}- ${name}`;
  return text.slice(0, end) + added + text.slice(end);
}
