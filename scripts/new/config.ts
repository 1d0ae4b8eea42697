// Starting files of pages, filters and calls, with names that the portal at hand has.

import { PLACEHOLDER, writeInLine, type checkPortal, type Folders } from '../../engine/check.ts';
import { ChoreRefused } from '../refused.ts';
import { textOf } from '../studio/drafts.ts';

export type CheckedPortal = NonNullable<ReturnType<typeof checkPortal>['portal']>;

export interface Files {
  /** Path, `config/…` and `content/…` of the portal or else of the house → text; none of them may be there. */
  readonly created: Readonly<Record<string, string>>;
  /** Path → whole text of files that are there. */
  readonly changed: Readonly<Record<string, string>>;
  /** What a person does next. */
  readonly then: string;
}

/** What is known already of the things that a starting file says, by their keys: `title`, `about` … */
export type GivenWords = Readonly<Record<string, unknown>>;

/** Throws ChoreRefused where it cannot be. */
export type Make = (
  name: string,
  portal: CheckedPortal,
  folders: Folders,
  given?: GivenWords,
) => Files;

type Words = Readonly<Record<string, string>>;

/** A text of a starting file in every language of the portal; what is not said in one stands in English. */
export function startingTexts(
  { settings }: CheckedPortal,
  words: Words & { readonly en: string },
  before = `${PLACEHOLDER} `,
): Words {
  return Object.fromEntries(
    settings.locales.map(({ code }) => [code, before + (words[code] ?? words.en)]),
  );
}

/** The same in one line of YAML; `given`: the texts that stand instead. */
function startingWords(
  portal: CheckedPortal,
  words: Words & { readonly en: string },
  given: unknown,
): string {
  return writeInLine(given ?? startingTexts(portal, words));
}

/** A page with one text, which every portal can show. */
export const pageFiles: Make = (address, portal, _, given = {}) => {
  const parameters = [...address.matchAll(/\[(\w+)\]/g)].map(
    ([, name = '']) => `${name}: ${writeInLine(describeParameter(portal, name))}`,
  );
  const text = address.replaceAll(/[[\]]/g, '').replaceAll('/', '-').toLowerCase();
  return {
    created: {
      [`config/pages/${address}.yaml`]: `${modeline('page', address.split('/').length + 1)}title: ${startingWords(portal, { uk: 'Нова сторінка', en: 'New page' }, given['title'])}
about: ${startingWords(portal, { uk: 'Одне речення про те, що показує ця сторінка', en: 'One sentence on what this page shows' }, given['about'])}
${parameters.length === 0 ? '' : `parameters: {${parameters.join(', ')}}\n`}blocks:
  - {kind: text, text: ${text}}
`,
      ...Object.fromEntries(
        Object.entries(
          given['text'] ??
            startingTexts(portal, {
              uk: 'Тут буде текст сторінки.',
              en: 'Here the text of the page will be.',
            }),
        ).map(([code, words]) => [
          `content/locales/${code}/texts/${text}.md`,
          `${String(words)}\n`,
        ]),
      ),
    },
    changed: {},
    then: `write its title and blocks; put it into config/menus.yaml; npm run dev shows it at /${address}`,
  };
};

/** What a path parameter is, as the other pages have it. */
function describeParameter(portal: CheckedPortal, parameter: string): object {
  const [described] = Object.values(portal.pages).flatMap(
    (page) => page.parameters[parameter] ?? [],
  );
  if (described) {
    const { dimension, collection } = described;
    return dimension === '' ? { collection } : { dimension };
  }
  throw new ChoreRefused({
    uk: `жодна сторінка ще не має параметра [${parameter}], тож його вимір невідомий: першу таку сторінку напишіть самі, з "parameters: {${parameter}: {dimension: …}}"`,
    en: `no page has the parameter [${parameter}] yet, so its dimension is unknown: write the first such page by hand, with "parameters: {${parameter}: {dimension: …}}"`,
  });
}

/** A choice of two at the end of `filters.yaml`. */
export const filterFiles: Make = (name, portal, folders, given = {}) => {
  if (portal.filters[name])
    throw new ChoreRefused({
      uk: `у config/filters.yaml уже є фільтр ${name}: виберіть іншу назву`,
      en: `config/filters.yaml has a filter ${name} already: choose another name`,
    });
  const file = 'config/filters.yaml';
  const {
    default: chosen = 'all',
    options = [
      { value: 'all', title: startingTexts(portal, { uk: 'Усе', en: 'Everything' }, '') },
      { value: 'part', title: startingTexts(portal, { uk: 'Частина', en: 'A part' }, '') },
    ],
  } = given as { default?: string; options?: readonly object[] };
  return {
    created: {},
    changed: {
      [file]: `${(textOf(folders, file) ?? '').trimEnd()}
${name}:
  title: ${startingWords(portal, { uk: 'Нове поле', en: 'New field' }, given['title'])}
  kind: choice
  default: ${writeInLine(chosen)}
  options:
${options.map((option) => `    - ${writeInLine(option)}\n`).join('')}`,
    },
    then: `write its title and options; a page names it under "filters: [… , ${name}]"`,
  };
};

/** The facts that a starting call can ask: those with a tree. */
export function listTreeFacts({ model }: CheckedPortal): CheckedPortal['model']['facts'][string][] {
  const isTree = (name: string) => model.dimensions[name]?.kind === 'tree';
  return Object.values(model.facts).filter(({ dimensions }) => dimensions.some(isTree));
}

/** A tree of the first fact, or of the one that is given, for a whole period of the first way that the filters can give. */
export const callFiles: Make = (id, portal, _, given = {}) => {
  const { model, filters } = portal;
  const isTree = (name: string) => model.dimensions[name]?.kind === 'tree';
  const facts = listTreeFacts(portal);
  const fact = facts.find(({ name }) => name === given['fact']) ?? facts[0];
  const tree = fact?.dimensions.find(isTree);
  const declared = (query: string) =>
    Object.values(filters).find((filter) => filter.query === query);
  const dialect = Object.values(model.dialects).find(
    (known) => known.grain.param === undefined && periodParams(known).every(declared),
  );
  if (!fact || tree === undefined || !dialect)
    throw new ChoreRefused({
      uk: 'у config/ledger.yaml немає показників із деревом або періоду, який задають фільтри: напишіть запит самі',
      en: 'config/ledger.yaml has no fact with a tree, or no period that filters can give: write the call by hand',
    });
  const params = periodParams(dialect);
  const exampleOf = (param: string) => {
    if (param === dialect.year) return model.earliest.year;
    return param === dialect.to ? 12 : 1;
  };
  const examples = params.map((param) => `${param}: ${exampleOf(param)}`);
  return {
    created: {
      [`config/calls/${id}.yaml`]: `${modeline('call', id.split('/').length + 1)}title: ${startingWords(portal, { uk: 'Нове запитання', en: 'New question' }, given['title'])}
path: /api/${id}
params: [${params.join(', ')}]
period: ${dialect.name}
ask:
  fact: ${fact.name}
  by: ${tree}
  measures: [${Object.keys(fact.measures).slice(0, 3).join(', ')}]
answer: tree
example: {${examples.join(', ')}}
`,
    },
    changed: {},
    then: `write what it asks; a block names it as "call: ${id}"; programs find it at /api/${id}`,
  };
};

function periodParams({ year, from, to }: CheckedPortal['model']['dialects'][string]): string[] {
  return [year, from, to].filter((param) => param !== undefined);
}

function modeline(schema: string, depth: number): string {
  return `# yaml-language-server: $schema=${'../'.repeat(depth)}schemas/editor/${schema}.schema.json\n`;
}
