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

/** A page with one text, which every portal can show. */
export const pageFiles: Make = (address, portal, { config, content }) => {
  const parameters = [...address.matchAll(/\[(\w+)\]/g)].map(
    ([, name = '']) => `${name}: {dimension: ${dimensionOf(portal, name)}}`,
  );
  const text = address.replaceAll(/[[\]]/g, '').replaceAll('/', '-').toLowerCase();
  return {
    created: {
      [join(config, 'pages', `${address}.yaml`)]:
        `${modeline('page', address.split('/').length + 1)}title: {uk: ${PLACEHOLDER} Нова сторінка, en: ${PLACEHOLDER} New page}
about:
  uk: ${PLACEHOLDER} Одне речення про те, що показує ця сторінка.
  en: ${PLACEHOLDER} One sentence on what this page shows.
${parameters.length === 0 ? '' : `parameters: {${parameters.join(', ')}}\n`}blocks:
  - {kind: text, text: ${text}}
`,
      [join(content, 'texts', 'uk', `${text}.md`)]: `${PLACEHOLDER} Тут буде текст сторінки.\n`,
      [join(content, 'texts', 'en', `${text}.md`)]:
        `${PLACEHOLDER} Here the text of the page will be.\n`,
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
  title: {uk: ${PLACEHOLDER} Нове поле, en: ${PLACEHOLDER} New field}
  kind: choice
  default: all
  options:
    - {value: all, title: {uk: Усе, en: Everything}}
    - {value: part, title: {uk: Частина, en: A part}}
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
    (known) => known.grain.param === null && periodParams(known).every(declared),
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
        `${modeline('call', id.split('/').length + 1)}title: {uk: ${PLACEHOLDER} Нове запитання, en: ${PLACEHOLDER} New question}
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
  return [year, from, to].filter((param) => param !== null);
}

function modeline(schema: string, depth: number): string {
  return `# yaml-language-server: $schema=${'../'.repeat(depth)}schemas/editor/${schema}.schema.json\n`;
}
