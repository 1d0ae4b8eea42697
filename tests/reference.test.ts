// The reference: what it shows is read as it stands there, and files are held against a whole portal.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';

import { schemaFinder } from '../engine/config/places.ts';
import { loadSchemas } from '../engine/config/kept.ts';
import { formatProblem } from '../engine/config/problems.ts';
import { validateSource } from '../engine/config/validate.ts';
import { parseSource } from '../engine/config/yaml.ts';
import { isObject } from '../engine/model/lookup.ts';
import { checkPortal } from '../engine/server/check.ts';
import { checkDemonstration } from '../scripts/demonstration/check.ts';
import { readReferenceWords } from '../scripts/types/reference.ts';
import { KINDS } from '../site/kinds.ts';
import { changed, foldersOf } from './overlay.ts';

const REFERENCE = join(import.meta.dirname, '../docs/reference');
const { places: PLACES } = readReferenceWords();
const SMALLEST = foldersOf('smallest');
const SCHEMAS = loadSchemas(SMALLEST);

/** What a `*` of a place stands for in the smallest portal, example by example. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  page: ['loans'],
  import: ['catalogue'],
  call: ['loans/by-subject', 'branches'],
  decision: ['columns'],
  chart: ['bars'],
  titles: ['uk'],
  messages: ['en'],
  endings: ['en'],
  vocabulary: ['en'],
  phrases: ['subject'],
  outlines: ['branch'],
};

const pages = readdirSync(REFERENCE, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.md') && !name.endsWith('.uk.md') && name !== 'index.md',
);
const examples = pages.flatMap((page) =>
  examplesIn(readFileSync(join(REFERENCE, page), 'utf8')).map(
    ([section, text]) => [page.slice(0, -'.md'.length), section, text] as const,
  ),
);

it('every page has an example', () => {
  const shown = new Set(examples.map(([page]) => `${page}.md`));
  expect(pages.filter((page) => !shown.has(page))).toEqual([]);
});

const parts = examples.filter(([page]) => !(page in PLACES));

it.each(parts)('an example of %s %s is as its schema wants it', (page, section, text) => {
  const id = [page, section, `content/${section}`].find((each) =>
    SCHEMAS.ids.includes(`${each}.schema.json`),
  );
  const written = page.startsWith('blocks/') ? text.replace(/^- /, '  ') : text;
  const file = written.startsWith('{\n') ? 'example.json' : 'example.yaml';
  const { source, problems } = parseSource(file, Buffer.from(written));
  const said = source ? validateSource(source, SCHEMAS, `${id}.schema.json`).problems : problems;
  expect(said).toEqual([]);
});

it('the examples of files make a whole portal together', () => {
  const files = Object.entries(PLACES).flatMap(([page, place]) =>
    examples
      .filter(([of]) => of === page)
      .map(([, , text], i) => [place.replace('*', NAMES[page]?.[i] ?? 'example'), text] as const),
  );
  const find = schemaFinder(SMALLEST);
  expect(new Set(files.map(([file]) => find(file)))).toEqual(new Set(Object.keys(PLACES)));
  const contact =
    'title: {en: Write to us, uk: Напишіть нам}\nblocks: [{kind: form, form: example}]\n';
  const whole = { ...Object.fromEntries(files), 'config/pages/contact.yaml': contact };
  const { problems } = checkPortal(changed(SMALLEST, whole), KINDS, checkDemonstration);
  expect(problems.map((problem) => formatProblem(problem, 'en'))).toEqual([]);
});

const MODEL = readFileSync(join(import.meta.dirname, '../docs/model.md'), 'utf8');

it.each(examplesIn(MODEL))('%s of the model fits into a whole one', (_, text) => {
  const file = join(SMALLEST.config, 'ledger.yaml');
  const model = mergeDeep(parse(readFileSync(file, 'utf8')), parse(text));
  const whole = changed(SMALLEST, { 'config/ledger.yaml': stringify(model) });
  const { problems } = checkPortal(whole, KINDS, checkDemonstration);
  expect(problems.map((problem) => formatProblem(problem, 'en'))).toEqual([]);
});

/** Maps within maps are put together; anything else is what is said last. */
function mergeDeep(all: unknown, part: unknown): unknown {
  if (!isObject(all) || !isObject(part)) return part;
  const merged = Object.entries(part).map(([key, value]) => [key, mergeDeep(all[key], value)]);
  return { ...all, ...Object.fromEntries(merged) };
}

/** Fenced texts with the headings above them. */
function examplesIn(text: string): [section: string, text: string][] {
  let section = '';
  return [...text.matchAll(/^## (.+)$|^```\w+\n([^]*?)\n^```/gm)].flatMap(([, title, shown]) => {
    section = title ?? section;
    return shown === undefined ? [] : [[section, shown]];
  });
}
