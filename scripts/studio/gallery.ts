// The gallery: what a portal is made of, each with what draws it and its text.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

import { remember, type Folders, type Portal } from '../../engine/check.ts';
import { exampling } from '../../engine/chores.ts';
import { findAddress, first } from '../../engine/serve.ts';
import { ROOMS, siteFile } from '../own.ts';
import type { GalleryThing, Bilingual, StudioCalls } from './contract.ts';
import { textOf, withDrafts } from './drafts.ts';
import { saidOf } from './make/maker.ts';
import { sound } from './portal.ts';
import type { Workshop } from './workshop.ts';

/** Pages, examples of kinds, charts. A page that shows nothing by itself has no address. 422: the drafts have mistakes. */
export async function gallery(
  workshop: Workshop,
  { drafts, language }: StudioCalls['gallery']['takes'],
): Promise<StudioCalls['gallery']['gives']> {
  const { folders } = workshop.options;
  const over = withDrafts(folders, drafts);
  const portal = sound(workshop.open(drafts).portal);
  const { asWritten, readExamples } = await exampling();
  const ledger = await workshop.ledger('serving', portal);
  const examples = readExamples(ROOMS).map(({ kind, name, block }, i) => ({
    ...of('kind', `${kind}: ${name}`, kindTitle(folders, kind)[language]),
    address: `/_blocks#example-${i + 1}`,
    yaml: asWritten(block),
  }));
  const pages: GalleryThing[] = [];
  for (const page of Object.values(portal.pages)) {
    if (page.redirect !== null) continue;
    const path = `config/pages/${page.id}.yaml`;
    const thing = of('page', page.id, saidOf(page.title, page.id)[language]);
    const address = (await findAddress(portal, ledger, page)) ?? '';
    pages.push({ ...thing, address, path, yaml: textOf(over, path) ?? '' });
  }
  const drawings = await drawCharts(portal);
  const charts = Object.values(portal.charts).map((chart) => {
    const path = `config/charts/${chart.name}.json`;
    const thing = of('chart', chart.name, saidOf(chart.title, chart.name)[language]);
    return { ...thing, svg: drawings[chart.name] ?? '', path, yaml: textOf(over, path) ?? '' };
  });
  return { things: [...pages, ...examples, ...charts] };
}

const drawn = new Map<string, string>();

/** Every template drawn with rows as all charts have them: name → SVG, empty for one that cannot be drawn. */
export async function drawCharts(portal: Portal): Promise<Readonly<Record<string, string>>> {
  const { drawSample, readPalette } = await exampling();
  const color = readPalette(readFileSync(siteFile('theme.css'), 'utf8'));
  const { numbers } = first(portal.settings.locales);
  return Object.fromEntries(
    Object.values(portal.charts).map((chart) => [
      chart.name,
      remember(drawn, JSON.stringify(chart), () => {
        try {
          return drawSample(chart, numbers, color);
        } catch {
          // the check says what is wrong with it
          return '';
        }
      }),
    ]),
  );
}

function of(sort: GalleryThing['sort'], name: string, title: string): GalleryThing {
  return { sort, name, title, address: '', svg: '', yaml: '', path: '' };
}

/** What a kind is, in the words of its schema. */
function kindTitle({ schemas, own }: Folders, kind: string): Bilingual {
  const file = `blocks/${kind}.schema.yaml`;
  const folder = existsSync(join(own, file)) ? own : schemas;
  const text = readFileSync(join(folder, file), 'utf8');
  const { description, 'x-uk': uk } = parse(text) as { description: string; 'x-uk': string };
  return { uk, en: description };
}
