// Collects the names of a portal by sort, also from files with mistakes, for completion in editors.

import { toList } from '../normalize/given.ts';
import { findReferences, type Reference } from '../../schema/references.ts';
import { type OpenedConfig, listCallParams } from '../opened/spec.ts';
import type { ConfigCollection } from '../entry.ts';
import type { Schemas } from '../schemas.ts';
import type { Vocabularies } from '../kind.ts';
import type { AnswerName } from '../checkWords.ts';
import { listAnsweredFields } from '../rules/fields.ts';
import { pathParameters } from '../rules/rule.ts';
import { LOADED } from '../../state/loadedPeriods.ts';
import { joinMessages, readNamed } from '../words.ts';

type Title = Readonly<Record<string, unknown>>;

interface Titled {
  readonly title?: Title;
}

type Lists = Readonly<Record<string, readonly string[]>>;

export interface PortalNames {
  /** Lists by the word that `x-names` uses in schemas. A list is empty where its file cannot be read. */
  readonly lists: Lists;
  /** The title behind a name, in every language. */
  readonly titles: Readonly<Record<string, Readonly<Record<string, Title>>>>;
  /** What each call takes and answers; calls that cannot be read are left out. */
  readonly calls: Readonly<Record<string, CallNames>>;
  /** The values of inputs that have no others. */
  readonly options: Lists;
}

interface CallNames {
  readonly answers: AnswerName;
  readonly lists: Lists;
  /** Those of its parameters. */
  readonly options: Lists;
}

/** Collects the names of a configuration that may have mistakes. */
export function collectPortalNames(
  config: OpenedConfig,
  schemas: Schemas,
  shapes: Vocabularies['shapes'],
): PortalNames {
  const filters = listOptions(config);
  const calls = Object.fromEntries(
    [...config.calls.entries.values()].map(({ id, spec }): [string, CallNames] => {
      const shape = shapes[spec.answer];
      const fields = shape.fields?.(spec, config.ledger?.spec) ?? listAnsweredFields(spec);
      const params = listCallParams(spec);
      const parameters = params.map(({ name }) => name);
      const options = Object.fromEntries(
        params.flatMap(({ name, filter }) => {
          const values = filters.get(filter ?? name);
          return values ? [[name, values] as const] : [];
        }),
      );
      const lists = sorted({ fields, parameters });
      return [id, { answers: shape.answers(spec), lists, options }];
    }),
  );
  // an unreadable call may take any parameter
  const whole = config.calls.entries.size === config.calls.known.size;
  const ofCalls = (what: string) =>
    whole ? Object.values(calls).flatMap((call) => call.lists[what] ?? []) : [];
  const declared = findDeclared(config, schemas);
  const site = namesOfSite(config, declared);
  const { inputs, dimensions } = site;
  const parameters = ofCalls('parameters');
  const lists = sorted({
    ...site,
    parameters,
    fields: ofCalls('fields'),
    sources: unlessEmpty([...inputs, ...findReferencedAttributes(config)], parameters),
    conditions: unlessEmpty(
      ['page', LOADED, ...listAttributes(config), ...findReferencedAttributes(config)],
      inputs,
      parameters,
      dimensions,
    ),
    shapes: schemas.ids.flatMap((id) => /^content\/(.+)\.schema\.json$/.exec(id)?.[1] ?? []),
  });
  // a name that attributes, dimensions or parameters of another filter have too may be given any value
  const renamed = [...config.calls.entries.values()].flatMap(({ spec }) =>
    listCallParams(spec).flatMap(({ name, filter = name }) => (filter === name ? [] : [name])),
  );
  const others = new Set([...listAttributes(config), ...dimensions, ...renamed]);
  const options = [...filters].filter(([name]) => !others.has(name));
  return { lists, titles: buildTitles(config), calls, options: Object.fromEntries(options) };
}

/** The values of each filter that has a list of them, by its name and by the one that it has in addresses. */
function listOptions({ filters }: OpenedConfig): ReadonlyMap<string, readonly string[]> {
  const all = Object.entries(filters?.spec ?? {}).flatMap(([name, { query = name, options }]) => {
    const values = options?.flatMap(({ value, also = [] }) => [value, ...also]) ?? null;
    return [...new Set([name, query])].map((key) => [key, values] as const);
  });
  return new Map(
    [...Map.groupBy(all, ([key]) => key)].flatMap(([key, found]) =>
      found.some(([, values]) => values === null)
        ? []
        : [[key, [...new Set(found.flatMap(([, values]) => values ?? []))]] as const],
    ),
  );
}

/** Names for one kind of block: only calls whose answer it can show. */
export function namesFor(
  names: PortalNames,
  shows: readonly AnswerName[] | undefined,
): PortalNames {
  if (!shows) return names;
  const shown = Object.entries(names.calls).filter(([, { answers }]) => shows.includes(answers));
  const mayBeShown = (id: string) => !names.calls[id] || shows.includes(names.calls[id].answers);
  const calls = (names.lists['calls'] ?? []).filter(mayBeShown);
  return { ...names, lists: { ...names.lists, calls }, calls: Object.fromEntries(shown) };
}

function buildTitles({
  calls,
  charts,
  pages,
  filters,
  messages,
  portal,
}: OpenedConfig): PortalNames['titles'] {
  const ofFiles = ({ entries }: ConfigCollection<Titled>) =>
    Object.fromEntries([...entries].map(([id, { spec }]) => [id, spec.title ?? {}]));
  const said = portal ? joinMessages(messages, portal.spec.locales) : {};
  const ofKeys = (all: Readonly<Record<string, Titled>> = {}) =>
    Object.fromEntries(Object.entries(all).map(([name, spec]) => [name, spec.title ?? {}]));
  return {
    calls: ofFiles(calls),
    anyCalls: ofFiles(calls),
    charts: Object.fromEntries(
      [...charts.entries].map(([id, { spec }]) => [
        id,
        spec.title ?? readNamed(said, 'chart.names', id),
      ]),
    ),
    pages: ofFiles(pages),
    filters: ofKeys(filters?.spec),
    inputs: ofKeys(filters?.spec),
    sources: ofKeys(filters?.spec),
    collections: ofKeys(portal?.spec.collections),
  };
}

/** Attributes that calls answer about members, of one dimension or of all. */
function listAttributes({ calls }: OpenedConfig, dimension?: string): string[] {
  return [...calls.entries.values()].flatMap(({ spec: { members } }) =>
    members === undefined || (dimension !== undefined && members.dimension !== dimension)
      ? []
      : [
          ...Object.keys(members.where ?? {}).flatMap((name) => name.split('|')),
          ...Object.values(members.fields).flatMap((field) =>
            toList(typeof field === 'string' ? field : field.of),
          ),
        ],
  );
}

/** Attributes of the members that stand in addresses of pages. */
function findReferencedAttributes(config: OpenedConfig): string[] {
  return [...config.pages.entries.values()].flatMap(({ spec }) =>
    Object.entries(spec.parameters ?? {}).flatMap(([name, { dimension }]) =>
      dimension === undefined
        ? []
        : listAttributes(config, dimension).map((attribute) => `${name}.${attribute}`),
    ),
  );
}

/** What files say is called so, by the words of the marks. */
function findDeclared(
  { portal, filters, ledger }: OpenedConfig,
  schemas: Schemas,
): ReadonlyMap<string, readonly Reference[]> {
  const found = Object.entries({ portal, filters, ledger }).flatMap(([name, entry]) =>
    entry ? findReferences(schemas, `${name}.schema.json`, entry.spec) : [],
  );
  return Map.groupBy(
    found.filter(({ declares }) => declares),
    ({ of }) => of,
  );
}

function namesOfSite(config: OpenedConfig, declared: ReadonlyMap<string, readonly Reference[]>) {
  const own: Lists = Object.fromEntries(
    // those of each filter alone stand at a place
    [...declared].flatMap(([of, references]) =>
      of === 'options' ? [] : [[of, references.map(({ name }) => name)]],
    ),
  );
  const pages = [...config.pages.known];
  const { filters = [], dimensions = [] } = own;
  return {
    ...own,
    dimensions,
    pages,
    inputs: filters.length === 0 ? [] : [...filters, ...pages.flatMap(pathParameters)],
    calls: [...config.calls.known],
    // whatever they answer, also where a kind of block shows some answers only
    anyCalls: [...config.calls.known],
    charts: [...config.charts.known],
    fragments: config.fragments,
    decisions: [...config.decisions.known],
    forms: [...config.forms.known],
    formats: [...config.imports.known],
    texts: config.texts.map(({ id }) => id),
  };
}

/** All lists in one; none where a list is empty, as its file could not be read. */
function unlessEmpty(...lists: readonly (readonly string[])[]): readonly string[] {
  return lists.some((list) => list.length === 0) ? [] : lists.flat();
}

/** Each name once. */
function sorted(lists: Lists): Lists {
  return Object.fromEntries(
    Object.entries(lists).map(([what, names]) => [what, [...new Set(names)].sort()]),
  );
}
