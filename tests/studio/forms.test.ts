// The schemas of forms: whole, in both languages, with labels that people read, for every file that has a schema.

import { describe, expect, it } from 'vitest';

import { isObject, loadSchemas } from '../../engine/check.ts';
import { buildForm, formOf, labelOf } from '../../scripts/studio/forms.ts';
import { listFiles } from '../../scripts/studio/open.ts';
import { KINDS } from '../../site/kinds.ts';
import { foldersOf } from '../overlay.ts';

const folders = foldersOf('product');
const LANGUAGES = ['uk', 'en'] as const;

/** Every schema in a schema. */
function nodesIn(value: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

describe.each(LANGUAGES)('in %s', (language) => {
  const schemas = loadSchemas(folders);
  const forms = schemas.ids.map((id) => [id, buildForm(schemas, id, language)] as const);

  it('every reference leads to a definition of the same form', () => {
    const lost = forms.flatMap(([id, form]) => {
      const known = Object.keys(form['$defs'] as object).map((name) => `#/$defs/${name}`);
      return nodesIn(form).flatMap(({ $ref }) =>
        typeof $ref === 'string' && !known.includes($ref) ? [`${id}: ${$ref}`] : [],
      );
    });
    expect(lost).toEqual([]);
  });

  it('labels are short words of the schema, no names of types', () => {
    const labels = forms.flatMap(([, form]) =>
      nodesIn(form).flatMap(({ title, description }) =>
        typeof title === 'string' && typeof description === 'string' ? [title] : [],
      ),
    );
    expect(labels.length).toBeGreaterThan(1000);
    expect(labels.filter((label) => /^[A-Z]\w*[a-z][A-Z]\w*$/.test(label))).toEqual([]);
    expect(labels.filter((label) => label === '' || label.length > 73)).toEqual([]);
    const cyrillic = labels.filter((label) => /\p{Script=Cyrillic}/u.test(label));
    const share = cyrillic.length / labels.length;
    if (language === 'uk') expect(share).toBeGreaterThan(0.99);
    else expect(share).toBeLessThan(0.01);
  });
});

it('a block has the schema of its kind, and its names belong to what stands around', async () => {
  const path = 'config/pages/index.yaml';
  const { schema } = await formOf({ folders }, { drafts: {}, path, language: 'uk' });
  const { $defs } = schema as { $defs: Record<string, { properties: Record<string, any> }> };
  const { items } = $defs['page']!.properties['blocks'];
  expect(Object.keys(items['x-kinds'])).toEqual(items.properties.kind.enum);
  expect(items['x-kinds'].facts).toEqual({
    $ref: '#/$defs/blocks.facts',
    title: 'Рядок ключових показників',
  });
  const facts = $defs['blocks.facts']!.properties;
  expect(facts['actual']['x-pick']).toEqual({
    sorts: ['amounts', 'fields'],
    of: ['call'],
    open: false,
  });
  expect(facts['subtitle'].title).toBe('Рядок під заголовком');
});

it('a file that follows no schema is refused in both languages', async () => {
  const path = 'content/locales/uk/texts/privacy.md';
  const asked = formOf({ folders }, { drafts: {}, path, language: 'uk' });
  await expect(asked).rejects.toMatchObject({ status: 422, said: { uk: /схеми/, en: /schema/ } });
});

it.each([
  ['Title of the page.', 'Title of the page'],
  ['Name of the call: the path of its file below `config/calls`.', 'Name of the call'],
  [
    'The page whose blocks, filters and parameters this address shows to those who ask it; more.',
    'The page whose blocks',
  ],
  [
    'Whether all that is said here at such length as no label could ever have it is cut.',
    'Whether all that is said here at such length as no label could ever…',
  ],
])('%s is called %s', (help, label) => {
  expect(labelOf(help)).toBe(label);
});

it('files are listed with their titles, names with those of what is called so', async () => {
  const drafts = { 'config/charts/new-one.json': '{"title": {"uk": "Нова", "en": "New"}}' };
  const library = foldersOf('library');
  const opened = await listFiles({ folders: library, kinds: KINDS }, { drafts });
  const { files, languages, names } = opened;
  expect(languages).toEqual(['en', 'uk']);
  expect(files.find(({ path }) => path === 'config/pages/index.yaml')).toEqual({
    path: 'config/pages/index.yaml',
    schema: 'page',
    language: 'yaml',
    title: { uk: 'Вітаємо', en: 'Welcome' },
  });
  const schemaOf = (path: string) => files.find((file) => file.path === path)?.schema;
  expect(schemaOf('content/source/books/kobzar.json')).toBe('content/book');
  expect(schemaOf('content/locales/uk/messages.yaml')).toBe('messages');
  expect(schemaOf('content/locales/uk/texts/welcome.md')).toBe(null);
  expect(files.find(({ path }) => path === 'config/charts/new-one.json')?.title.en).toBe('New');
  const namesOf = (sort: string) => names[sort]?.map(({ name }) => name) ?? [];
  // those that come with the engine are there too
  expect(namesOf('charts')).toEqual(expect.arrayContaining(['bars', 'lines', 'new-one']));
  expect(namesOf('parameters:books/one')).toEqual(['book']);
  expect(namesOf('calls:flow')).toEqual(['loans/flow']);
  expect(namesOf('places:largest-share')).toContain('amount');
  const song = names['entries:books']?.find(({ name }) => name === 'forest-song');
  expect(song?.title.uk).toBe('Лісова пісня, Леся Українка');
});
