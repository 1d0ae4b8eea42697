// The gallery: what a portal is made of, each with what draws it and its text.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

import { shippedDimensions, type Folders, type Kinds } from '../../engine/check.ts';
import { exampling } from '../../engine/chores.ts';
import type { CheckedPortal } from '../new/config.ts';
import type { GalleryThing, Bilingual, StudioCalls } from './contract.ts';
import { textOf, withDrafts } from './drafts.ts';
import { saidOf } from './make/maker.ts';
import { portalOf } from './portal.ts';

interface ShownIn {
  readonly folders: Folders;
  readonly kinds: Kinds;
  /** Where the portal's own kinds lie. */
  readonly rooms: string;
}

const THEME = join(import.meta.dirname, '..', '..', 'site', 'theme.css');

/** Pages, examples of kinds, charts. A page whose parameters cannot be filled in has no address. 422: the drafts have mistakes. */
export async function gallery(
  { folders, kinds, rooms }: ShownIn,
  { drafts, language }: StudioCalls['gallery']['takes'],
): Promise<StudioCalls['gallery']['gives']> {
  const over = withDrafts(folders, drafts);
  const portal = portalOf(over, kinds);
  const { asWritten, readExamples, drawSample, readPalette } = await exampling();
  const color = readPalette(readFileSync(THEME, 'utf8'));
  const { locales } = portal.settings;
  const numbers = (locales.find(({ code }) => code === language) ?? locales[0])?.numbers;
  const examples = readExamples(rooms).map(({ kind, name, block }, i) => ({
    ...of('kind', `${kind}: ${name}`, kindTitle(folders, kind)[language]),
    address: `/_blocks#example-${i + 1}`,
    yaml: asWritten(block),
  }));
  const pages = Object.values(portal.pages).flatMap((page) => {
    if (page.redirect !== null) return [];
    const path = `config/pages/${page.id}.yaml`;
    const thing = of('page', page.id, saidOf(page.title, page.id)[language]);
    const address = sampleAddress(page, portal, over);
    return [{ ...thing, address, path, yaml: textOf(over, path) ?? '' }];
  });
  const charts = Object.values(portal.charts).map((chart) => {
    const path = `config/charts/${chart.name}.json`;
    const thing = of('chart', chart.name, saidOf(chart.title, chart.name)[language]);
    const svg = numbers ? drawSample(chart, numbers, color) : '';
    return { ...thing, svg, path, yaml: textOf(over, path) ?? '' };
  });
  return { things: [...pages, ...examples, ...charts] };
}

function of(sort: GalleryThing['sort'], name: string, title: string): GalleryThing {
  return { sort, name, title, address: '', svg: '', yaml: '', path: '' };
}

/** What a kind is, in the words of its schema. */
function kindTitle({ schemas }: Folders, kind: string): Bilingual {
  const text = readFileSync(join(schemas, 'blocks', `${kind}.schema.yaml`), 'utf8');
  const { description, 'x-uk': uk } = parse(text) as { description: string; 'x-uk': string };
  return { uk, en: description };
}

/** The address of a page with the first entries or codes that its parameters can name; empty where none is known. */
function sampleAddress(
  { path, parameters }: CheckedPortal['pages'][string],
  portal: CheckedPortal,
  folders: Folders,
): string {
  const names = Object.entries(parameters).map(([name, { dimension, collection }]) => {
    const value =
      collection === '' ? firstCode(dimension, folders) : firstEntry(collection, portal);
    return [name, value] as const;
  });
  if (names.some(([, value]) => value === '')) return '';
  return names.reduce((address, [name, value]) => address.replace(`:${name}`, value), path);
}

function firstEntry(name: string, { settings, calls, documents }: CheckedPortal): string {
  const { call = '', at = '', key = '' } = settings.collections[name] ?? {};
  const { folder = '', file = '' } = calls[call]?.document ?? {};
  const [path = ''] = Object.keys(documents).filter((each) => each.startsWith(`${folder}/`));
  if (folder !== '') return path.slice(folder.length + 1);
  const steps = [...at.split('.').filter((step) => step !== ''), 0, key];
  const entry = steps.reduce<unknown>(
    (value, step) => (value as Readonly<Record<string, unknown>> | undefined)?.[step],
    documents[file.replace(/\.json$/, '')],
  );
  return typeof entry === 'string' ? entry : '';
}

function firstCode(dimension: string, folders: Folders): string {
  const bytes = folders.files.read(join(shippedDimensions(folders), `${dimension}.csv`));
  const [, line = ''] = new TextDecoder().decode(bytes ?? new Uint8Array()).split('\n');
  return line.slice(0, Math.max(0, line.indexOf(';')));
}
