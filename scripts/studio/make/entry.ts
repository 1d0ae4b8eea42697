// Makers of entries of collections: a term, and a section with its texts and a table.

import { entryFiles, entryShape } from '../../new/entry.ts';
import type { CheckedPortal, GivenWords } from '../../new/config.ts';
import type { EntryShape } from '../../new/sample.ts';
import { NAMES } from '../../new/names.ts';
import type { MakerAnswers, Bilingual } from '../contract.ts';
import {
  answer,
  answerName,
  answerTable,
  answerWords,
  draftsOf,
  saidOf,
  type MakerChoice,
  type MakerFiles,
  type StudioMaker,
  type MakerPlace,
  type MakerQuestion,
} from './maker.ts';
import { readYearTable } from './table.ts';

const ID: MakerQuestion = {
  key: 'id',
  title: {
    uk: 'Назва в адресі (якщо порожньо, з англійської назви)',
    en: 'Name in the address (left empty: from the English title)',
  },
  sort: 'name',
  pattern: NAMES.term,
  optional: true,
};

export const term: StudioMaker = {
  name: 'term',
  title: { uk: 'Термін', en: 'Term' },
  about: {
    uk: 'Слово з поясненням, яке позначають у текстах.',
    en: 'A word with an explanation, marked in texts.',
  },
  questions: (portal) => questionsOf(portal, portal.settings.terms),
  make: (answers, place) => makeEntry(answers, place, place.portal.settings.terms ?? ''),
};

export const section: StudioMaker = {
  name: 'section',
  title: { uk: 'Розділ', en: 'Section' },
  about: {
    uk: 'Розділ із текстом і таблицею, вставленою з електронної таблиці.',
    en: 'A section with a text and a table pasted from a spreadsheet.',
  },
  questions(portal) {
    const found = findSections(portal);
    if (!found) return null;
    return [
      ...(questionsOf(portal, found.name) ?? []),
      ...wordsIn(found.shapes, ['text']),
      {
        key: 'table',
        title: { uk: 'Таблиця', en: 'Table' },
        about: {
          uk: 'Стовпець із назвами рядків (другий – іншою мовою), далі стовпці з роками в заголовку.',
          en: 'A column with titles of rows (a second one in the other language), then columns headed by years.',
        },
        sort: 'table',
        optional: true,
      },
      {
        key: 'unit',
        title: { uk: 'Одиниця виміру в таблиці', en: 'Unit of the table' },
        sort: 'choice',
        choices: listObjects(portal, (_, key) => key === 'unit'),
        optional: true,
      },
      sourceQuestion(portal),
    ];
  },
  make: (answers, place) => makeEntry(answers, place, findSections(place.portal)?.name ?? ''),
};

/** The first collection whose entries have tables of their own, with the schemas of what their page reads. */
function findSections(
  portal: CheckedPortal,
): { readonly name: string; readonly shapes: readonly EntryShape[] } | null {
  for (const [name, { page = '' }] of Object.entries(portal.settings.collections)) {
    const blocks = portal.pages[page]?.blocks ?? [];
    const shapes = blocks.flatMap((block) => {
      const { call = '' } = block as { call?: string };
      const { schema = '' } = portal.calls[call]?.document ?? {};
      const shape = portal.shapes[`content/${schema}`];
      if (!shape) return [];
      const { items = shape } = shape as { readonly items?: EntryShape };
      return [items];
    });
    if (shapes.some((shape) => 'years' in propertiesOf(shape))) return { name, shapes };
  }
  return null;
}

function propertiesOf(shape: EntryShape): Readonly<Record<string, EntryShape>> {
  return (shape['properties'] ?? {}) as Readonly<Record<string, EntryShape>>;
}

/** What an entry has to say: its words and where they are from. */
function questionsOf(portal: CheckedPortal, name: string | undefined): MakerQuestion[] | null {
  const collection = portal.settings.collections[name ?? ''];
  if (!collection) return null;
  const shape = entryShape(collection, portal);
  const required = (shape['required'] ?? []) as readonly string[];
  const words = wordsIn([shape], required);
  return [...words, ID, ...(required.includes('source') ? [sourceQuestion(portal)] : [])];
}

/** Questions for the texts among these keys, in the words of their schemas. */
function wordsIn(shapes: readonly EntryShape[], keys: readonly string[]): MakerQuestion[] {
  return keys.flatMap((key) => {
    const shape = shapes.map((each) => propertiesOf(each)[key]).find((found) => found);
    const [text] = (shape?.['allOf'] ?? []) as readonly { $ref?: string }[];
    if (!shape || !text?.$ref?.endsWith('text.schema.json')) return [];
    const [uk = key, en = uk] = String(shape['markdownDescription'] ?? key).split('\n\n');
    const title = { uk: uk.replace(/\.$/, ''), en: en.replace(/\.$/, '') };
    return [{ key, title, sort: key === 'text' ? 'long' : 'words', start: title }];
  });
}

function sourceQuestion(portal: CheckedPortal): MakerQuestion {
  return {
    key: 'source',
    title: { uk: 'Звідки взято', en: 'Where it comes from' },
    sort: 'choice',
    choices: listObjects(portal, (value) => typeof value['link'] === 'string'),
    optional: true,
  };
}

/** Objects of the content that are said in words, each once, the commonest first; its name is its JSON. */
function listObjects(
  { documents }: CheckedPortal,
  isMeant: (value: Readonly<Record<string, unknown>>, key: string) => boolean,
): MakerChoice[] {
  const counts = new Map<string, number>();
  const visit = (value: unknown, key: string): void => {
    if (value === null || typeof value !== 'object') return;
    if (!Array.isArray(value) && isMeant(value as EntryShape, key)) {
      const name = JSON.stringify(value);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    for (const [inner, part] of Object.entries(value))
      visit(part, Array.isArray(value) ? key : inner);
  };
  visit(documents, '');
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name]) => {
      const { link: _, ...words } = JSON.parse(name) as Record<string, string>;
      return { name, title: saidOf(words, name) };
    });
}

const NOTE: Bilingual = {
  uk: 'Значення наведено за вказаним джерелом.',
  en: 'The values are those of the source named here.',
};

function makeEntry(
  answers: MakerAnswers,
  { portal, folders }: MakerPlace,
  name: string,
): MakerFiles {
  const collection = portal.settings.collections[name];
  const words = Object.keys(answers).flatMap((key) => /^(.+)_[a-z]+$/.exec(key)?.[1] ?? []);
  const { name: title = '' } = collection ?? {};
  const id = answerName(answers, 'id', title, NAMES.term);
  const given: Record<string, unknown> = {};
  for (const key of words) given[key] = answerWords(answers, key, portal) ?? given[key];
  for (const key of ['source', 'unit']) {
    const chosen = answer(answers, key);
    if (chosen !== '') given[key] = JSON.parse(chosen);
  }
  if (given['source']) given['sources'] = [given['source']];
  const table = answerTable(answers, 'table');
  if (table.length > 0)
    Object.assign(given, readYearTable(table, portal), {
      demonstration: false,
      note: Object.fromEntries(
        portal.settings.locales.map(({ code }) => [code, (NOTE as GivenWords)[code] ?? NOTE.en]),
      ),
    });
  const files = entryFiles(`${name}/${id}`, portal, folders, given);
  const [open = ''] = [...Object.keys(files.created), ...Object.keys(files.changed)];
  return { drafts: draftsOf(files, folders), open };
}
