// Starting files of pages, filters and calls, with names that the portal at hand has.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PLACEHOLDER, type checkPortal } from '../../engine/check.ts';

export type CheckedPortal = NonNullable<ReturnType<typeof checkPortal>['portal']>;

export interface Places {
  readonly root: string;
  readonly config: string;
  readonly content: string;
}

export interface Files {
  /** Path → text; none of them may be there. */
  readonly created: Readonly<Record<string, string>>;
  /** Path → whole text of files that are there. */
  readonly changed: Readonly<Record<string, string>>;
  /** What a person does next. */
  readonly then: string;
}

export type Make = (name: string, portal: CheckedPortal, places: Places) => Files;

/** A text of a starting file in every language of the portal; what is not said in one stands in English. */
export function startingWords(
  { settings }: CheckedPortal,
  words: Readonly<Record<string, string>> & { readonly en: string },
  before = `${PLACEHOLDER} `,
): string {
  const texts = settings.locales.map(({ code }) => {
    const text = before + (words[code] ?? words.en);
    // inside braces a comma begins a new key
    return `${code}: ${text.includes(',') ? JSON.stringify(text) : text}`;
  });
  return `{${texts.join(', ')}}`;
}

/** A page with one text, which every portal can show. */
export const pageFiles: Make = (address, portal, { config, content }) => {
  const parameters = [...address.matchAll(/\[(\w+)\]/g)].map(
    ([, name = '']) => `${name}: {dimension: ${dimensionOf(portal, name)}}`,
  );
  const text = address.replaceAll(/[[\]]/g, '').replaceAll('/', '-').toLowerCase();
  return {
    created: {
      [join(config, 'pages', `${address}.yaml`)]:
        `${modeline('page', address.split('/').length + 1)}title: ${startingWords(portal, { uk: 'Нова сторінка', en: 'New page' })}
about: ${startingWords(portal, { uk: 'Одне речення про те, що показує ця сторінка', en: 'One sentence on what this page shows' })}
${parameters.length === 0 ? '' : `parameters: {${parameters.join(', ')}}\n`}blocks:
  - {kind: text, text: ${text}}
`,
      ...Object.fromEntries(
        portal.settings.locales.map(({ code }) => [
          join(content, 'locales', code, 'texts', `${text}.md`),
          `${PLACEHOLDER} ${code === 'uk' ? 'Тут буде текст сторінки.' : 'Here the text of the page will be.'}\n`,
        ]),
      ),
    },
    changed: {},
    then: `write its title and blocks; put it into config/menus.yaml; npm run dev shows it at /${address}`,
  };
};

/** What a path parameter is, as the other pages have it. */
function dimensionOf(portal: CheckedPortal, parameter: string): string {
  const [described] = Object.values(portal.pages).flatMap(
    (page) => page.parameters[parameter] ?? [],
  );
  if (described) return described.dimension;
  throw new Error(
    `no page has the parameter [${parameter}] yet, so its dimension is unknown: write the first such page by hand, with "parameters: {${parameter}: {dimension: …}}"`,
  );
}

/** A choice of two at the end of `filters.yaml`. */
export const filterFiles: Make = (name, portal, { config }) => {
  if (portal.filters[name])
    throw new Error(`config/filters.yaml has a filter ${name} already: choose another name`);
  const file = join(config, 'filters.yaml');
  return {
    created: {},
    changed: {
      [file]: `${readFileSync(file, 'utf8').trimEnd()}
${name}:
  title: ${startingWords(portal, { uk: 'Нове поле', en: 'New field' })}
  kind: choice
  default: all
  options:
    - {value: all, title: ${startingWords(portal, { uk: 'Усе', en: 'Everything' }, '')}}
    - {value: part, title: ${startingWords(portal, { uk: 'Частина', en: 'A part' }, '')}}
`,
    },
    then: `write its title and options; a page names it under "filters: [… , ${name}]"`,
  };
};

/** A tree of the first fact, for a whole period of the first way that the filters can give. */
export const callFiles: Make = (id, portal, { config }) => {
  const { model, filters } = portal;
  const isTree = (name: string) => model.dimensions[name]?.kind === 'tree';
  const fact = Object.values(model.facts).find(({ dimensions }) => dimensions.some(isTree));
  const tree = fact?.dimensions.find(isTree);
  const declared = (query: string) =>
    Object.values(filters).find((filter) => filter.query === query);
  const dialect = Object.values(model.dialects).find(
    (known) => known.grain.param === undefined && periodParams(known).every(declared),
  );
  if (!fact || tree === undefined || !dialect)
    throw new Error(
      'config/ledger.yaml has no fact with a tree, or no period that filters can give: write the call by hand',
    );
  const params = periodParams(dialect);
  const exampleOf = (param: string) => {
    if (param === dialect.year) return model.earliest.year;
    return param === dialect.to ? 12 : 1;
  };
  const examples = params.map((param) => `${param}: ${exampleOf(param)}`);
  return {
    created: {
      [join(config, 'calls', `${id}.yaml`)]:
        `${modeline('call', id.split('/').length + 1)}title: ${startingWords(portal, { uk: 'Нове запитання', en: 'New question' })}
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
