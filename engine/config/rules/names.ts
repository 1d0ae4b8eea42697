// Which names there are of each sort that schemas mark, as far as it can be known: what is not known says nothing.

import type { LedgerSpec, PageSpec } from '../../../schemas/types.ts';
import type { OpenedCall } from '../opened/spec.ts';
import { type ConfigEntry, isDamaged } from '../entry.ts';
import { LOADED } from '../../state/loadedPeriods.ts';
import { inputsFor, listInputs } from './answers.ts';
import { findParamOptions } from './asks.ts';
import { asKnown, type FindNames, type Known, type NameSort, type NamePlace } from './naming.ts';
import { findOwnParameters, NAMES_OF_CALLS } from './namesOfCalls.ts';
import { knownAttributes } from './dimensions.ts';
import { joinedIn, storedIn } from './facts.ts';
import {
  pageFilters,
  pathParameters,
  listFilterQueries,
  readFilterQuery,
  type RuleContext,
} from './rule.ts';

type Fact = LedgerSpec['facts'][string];

const ledgerNames =
  (key: 'dimensions' | 'facts' | 'periods') =>
  ({ context }: NamePlace) =>
    context.config.ledger && Object.keys(context.config.ledger.spec[key]);

/** By the words of the marks. */
export const NAMES: Readonly<Record<string, NameSort>> = {
  ...NAMES_OF_CALLS,
  pages: ['unknown-page', ({ context }) => context.config.pages.known],
  otherPages: [
    'unknown-page',
    ({ context, entry }) => ({
      allowed: [...context.config.pages.known].filter((id) => id !== entry.id),
      also: [entry.id],
    }),
  ],
  linkedPages: ['unknown-page', findLinkedPages],
  memberPages: ['unknown-page', findLinkedPages],
  pathParameters: ['unknown-path-parameter', ({ entry }) => pathParameters(entry.id)],
  filters: ['unknown-filter', ({ context }) => context.config.filters && context.filterNames],
  rangeEnds: ['unknown-filter', findRangeEnds],
  queries: [
    'unknown-filter',
    ({ context, reference: { around } }) =>
      typeof around?.data['filter'] === 'string' || !context.config.filters
        ? null
        : listFilterQueries(context),
  ],
  addressNames: [
    'unknown-filter',
    ({ context }) => [
      ...listFilterQueries(context),
      ...Object.values<string>({ ...context.portal.queries }),
    ],
  ],
  options: ['unknown-option', findOptions],
  inputs: ['unknown-input', onPage((page) => listInputs(page))],
  sources: ['unknown-input', findSources],
  conditions: ['unknown-input', findConditions],
  rowInputs: ['unknown-input', onPage(findRowInputs)],
  pageFilters: ['unknown-input', onPage((page) => pageFilters(page.spec).map(({ name }) => name))],
  charts: ['unknown-chart', ({ context }) => context.config.charts.known],
  slots: ['unknown-slot', findSlots],
  decisions: ['unknown-decision', ({ context }) => context.config.decisions.known],
  tableTypes: [
    'unknown-table-type',
    ({ entry }) => (entry.spec as { codes?: readonly string[] }).codes,
  ],
  tables: [
    'unknown-table',
    ({ context }) => context.config.ledger?.spec.tables.map((each) => each.name),
  ],
  sides: ['unknown-side', findSides],
  forms: ['unknown-form', ({ context }) => context.config.forms.known],
  formats: ['unknown-format', ({ context }) => context.config.imports.known],
  ownColumns: [
    'unknown-column',
    ({ entry }) => (entry.spec as { columns: { name: string }[] }).columns.map(({ name }) => name),
  ],
  texts: ['unknown-text', ({ context }) => context.config.texts.map(({ id }) => id)],
  shapes: [
    'unknown-schema',
    ({ context }) =>
      context.schemas.ids.flatMap((id) => /^content\/(.+)\.schema\.json$/.exec(id)?.[1] ?? []),
  ],
  collections: [
    'unknown-collection',
    ({ context: { config, portal } }) =>
      config.portal && isDamaged(config.portal, 'collections')
        ? null
        : Object.keys(portal.collections ?? {}),
  ],
  series: ['unknown-series', ({ context: { config } }) => filesIn(config, 'series', config.series)],
  outlines: [
    'unknown-outlines',
    ({ context: { config } }) => filesIn(config, 'outlines', config.outlines),
  ],
  services: ['unknown-service', ({ context }) => Object.keys(context.portal.services ?? {})],
  languages: ['unknown-language', ({ context }) => context.config.portal && context.locales],
  locales: ['unknown-language', ({ context }) => context.locales],
  dimensions: ['unknown-dimension', ledgerNames('dimensions')],
  otherDimensions: [
    'unknown-dimension',
    ({ context, reference: { pointer } }) =>
      Object.keys(context.config.ledger?.spec.dimensions ?? {}).filter(
        (name) => name !== pointer.split('/')[2],
      ),
  ],
  askDimensions: ['unknown-dimension', findAskDimensions],
  // which codes there are is said by patterns, and no list of them: `codes.ts` holds them against these
  codes: ['wrong-code', () => null],
  ownCodes: ['wrong-code', () => null],
  dialects: ['unknown-dialect', ledgerNames('periods')],
  facts: ['unknown-fact', ledgerNames('facts')],
  attributes: [
    'unknown-attribute',
    ({ context, reference: { owners } }) => {
      const [{ name } = { name: '' }] = owners;
      const isKnown = name in { ...context.config.ledger?.spec.dimensions };
      return isKnown ? knownAttributes(context, name) : null;
    },
  ],
  factDimensions: ['unknown-dimension', ofFact(findFactDimensions)],
  measures: ['unknown-measure', ofFact((fact) => Object.keys(fact.measures))],
  storedMeasures: [
    'unknown-measure',
    ofFact((fact) => ({
      allowed: storedIn(fact),
      unfit: { names: Object.keys(fact.measures), code: 'computed-measure' },
    })),
  ],
  baseMeasures: [
    'unknown-measure',
    ofFact((fact) => ({
      allowed: [...storedIn(fact), ...joinedIn(fact)],
      unfit: { names: Object.keys(fact.measures), code: 'computed-measure' },
    })),
  ],
  anyMeasures: [
    'unknown-measure',
    ({ context: { config, hasProblem } }) =>
      !config.ledger || hasProblem(config.ledger.source.file, ['unknown-fact'])
        ? null
        : Object.values(config.ledger.spec.facts).flatMap(({ measures }) => Object.keys(measures)),
  ],
};

/** Of the page that gives the name; null where its filters cannot be read. */
function onPage(
  find: (page: ConfigEntry<PageSpec>, naming: NamePlace) => Iterable<string>,
): FindNames {
  return (naming) => {
    const page = naming.entry as ConfigEntry<PageSpec>;
    return isDamaged(page, 'filters') ? null : find(page, naming);
  };
}

/** Of the facts that the name belongs to: the first of them that has it not says which it could be. */
function ofFact(
  find: (fact: Fact, ledger: LedgerSpec) => Known | Iterable<string> | null,
): FindNames {
  return ({ context: { config }, reference: { name, owners } }) => {
    const spec = config.ledger?.spec;
    const named = owners.map((owner) => spec?.facts[owner.name]);
    if (!spec || named.length === 0 || named.includes(undefined)) return null;
    const known = named.map((fact) => fact && find(fact, spec));
    const lacks = ({ allowed, also = [] }: Known) => ![...allowed, ...also].includes(name);
    return known.find((each) => each && lacks(asKnown(each))) ?? known[0];
  };
}

/** What figures are asked by, fixed at or kept within: dimensions of each fact, and what the codes of these lead to. */
function findAskDimensions(naming: NamePlace): Known | Iterable<string> | null | undefined {
  const { context, entry, reference } = naming;
  const { name, place, around } = reference;
  const { dimensions = {} } = context.config.ledger?.spec ?? {};
  if (!(name in dimensions)) return ledgerNames('dimensions')(naming);
  const { byKey = false } = context.shapes[(entry.spec as OpenedCall).answer];
  // the key says whose figures are asked: rows are either keys, or not broken down by them
  const isKey = (dimension: string) => dimensions[dimension]?.kind === 'key';
  const mayBeKey = place === 'key' || (byKey && isKey(name));
  const isFixed = around?.pointer.endsWith('/where') ?? false;
  return ofFact(({ by }) => {
    const allowed = by.filter((dimension) => mayBeKey || !isKey(dimension));
    const led = isFixed ? [] : allowed.flatMap((dimension) => dimensions[dimension]?.leads ?? []);
    return { allowed, also: led };
  })(naming);
}

/** Where the fact itself names a dimension wrongly, it may be the one. */
function findFactDimensions({ by }: Fact, { dimensions }: LedgerSpec): readonly string[] | null {
  return by.every((name) => name in dimensions) ? by : null;
}

/** The page that lies in a folder may be named by the folder. */
function findLinkedPages({ context: { config } }: NamePlace): Known {
  const { known } = config.pages;
  return { allowed: known, also: [...known].map((id) => id.replace(/\/index$/, '')) };
}

function findRangeEnds({ context, reference }: NamePlace): string[] {
  const own = reference.pointer.split('/')[1] ?? '';
  return Object.keys(context.filters).filter(
    (other) => other !== own && context.filters[other]?.kind === context.filters[own]?.kind,
  );
}

/** The filter is named by itself, by its name in addresses, or by a parameter of the call. */
function findOptions({ context, part, entry, reference }: NamePlace): Known | null {
  const [{ name } = { name: '' }] = reference.owners;
  const byQuery = () =>
    Object.keys(context.filters).find(
      (key) => readFilterQuery(key, context.filters[key] ?? {}) === name,
    ) ?? '';
  const [filter, allowed] =
    part === 'calls'
      ? findParamOptions(context, entry as ConfigEntry<OpenedCall>, name)
      : optionsOfFilter(context, part === 'ledger' ? byQuery() : name);
  return allowed ? { allowed, words: { filter } } : null;
}

function optionsOfFilter(
  context: RuleContext,
  filter: string,
): [filter: string, options: string[] | undefined] {
  return [filter, context.filters[filter]?.options?.map(({ value }) => value)];
}

function findSources(naming: NamePlace): Known | Iterable<string> | null {
  return naming.part === 'calls' ? findOwnParameters(naming) : findPageInputs(naming);
}

function findPageInputs({ context, entry, reference }: NamePlace): string[] | null {
  const page = entry as ConfigEntry<PageSpec>;
  return isDamaged(page, 'filters') ? null : inputsFor(context, page, reference.name);
}

/** Conditions name what the file that has them knows. */
function findConditions(naming: NamePlace): Known | Iterable<string> | null {
  switch (naming.part) {
    case 'pages': {
      const inputs = findPageInputs(naming);
      return inputs && [...inputs, LOADED];
    }
    case 'calls':
      return findOwnParameters(naming);
    case 'filters':
      return { allowed: naming.context.filterNames, code: 'unknown-filter' };
    case 'ledger':
      return findSplits(naming);
    default:
      return null;
  }
}

/** What a measure stands on is a part of its fact. */
function findSplits({ context: { config }, reference: { pointer } }: NamePlace): Known | null {
  const { dimensions = {}, facts = {} } = config.ledger?.spec ?? {};
  const by = facts[pointer.split('/')[2] ?? '']?.by ?? [];
  const allowed = by.filter((name) => dimensions[name]?.kind === 'split');
  return by.every((name) => name in dimensions) ? { allowed, code: 'unknown-dimension' } : null;
}

function findRowInputs(page: ConfigEntry<PageSpec>, { reference }: NamePlace): string[] {
  const { around } = reference;
  const link = around?.data['page'] === undefined ? around?.outside : around;
  return ['code', ...(link?.data['member'] ? ['member'] : []), ...listInputs(page)];
}

/** Of the templates of a chart; null where one of them cannot be read, or they have none. */
function findSlots({ context: { config }, reference: { owners } }: NamePlace): Known | null {
  const names = owners.map(({ name }) => name);
  const { known, entries } = config.charts;
  if (names.some((name) => known.has(name) && !entries.has(name))) return null;
  const allowed = names.flatMap((name) => entries.get(name)?.spec.needs ?? []);
  return allowed.length === 0 ? null : { allowed, words: { chart: names.join(', ') } };
}

function findSides({ context, reference: { name, owners } }: NamePlace): Iterable<string> | null {
  const tables = owners.flatMap(
    (owner) => context.config.ledger?.spec.tables.find((table) => table.name === owner.name) ?? [],
  );
  const lacking = tables.find(({ sides }) => !(name in sides)) ?? tables[0];
  return lacking ? Object.keys(lacking.sides) : null;
}

/** What is wrong with a file of the content is said of it alone. */
function filesIn(
  { contents }: RuleContext['config'],
  folder: string,
  entries: readonly { readonly id: string }[],
): Known {
  const pattern = new RegExp(`^${folder}/(.+)\\.yaml$`);
  return {
    allowed: entries.map(({ id }) => id),
    also: contents.flatMap((name) => pattern.exec(name)?.[1] ?? []),
  };
}
