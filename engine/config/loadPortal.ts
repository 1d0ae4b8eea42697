// Loads a portal from its folders, or returns all problems.

import { join } from 'node:path';
import { createHash } from 'node:crypto';

import { isObject, assertDefined } from '../model/lookup.ts';
import { readSource, loadSchemas } from './kept.ts';
import { makeProblem, START, type Problem, ConfigError, sortProblems } from './problems.ts';
import type { Folders } from './files.ts';
import type {
  CallComplete,
  ChartComplete,
  LedgerComplete,
  OutlinesComplete,
  PhrasesComplete,
  SeriesComplete,
} from '../../schemas/complete.ts';
import type { EndingsSpec } from '../../schemas/types.ts';
import { freeze } from '../model/frozen.ts';
import { withTitles } from '../language/titles.ts';
import type { Portal, Prose } from '../model/portal.ts';
import { fillDefaults } from '../schema/fill.ts';
import { linkConfig } from './link.ts';
import { readMarkdown } from './markdown.ts';
import { joinMessages, readNamed, readTitles } from './words.ts';
import {
  normalizeForm,
  normalizeFilters,
  normalizeMenus,
  normalizeSettings,
  normalizeSeries,
} from './normalize/site.ts';
import {
  normalizeDecision,
  normalizePage,
  wholePage,
  type PagesAround,
} from './normalize/pages.ts';
import { deriveCall } from './derived/calls.ts';
import { buildDictionaryFormat, buildFormat, deriveModel } from './derived/ledger.ts';
import { openConfig } from './opened/open.ts';
import type { OpenedConfig, OpenedLocale } from './opened/spec.ts';
import { leaveWhatFollows, putNamesTogether } from './sameNames.ts';
import { readConfig } from './read.ts';
import type { ConfigCollection } from './entry.ts';
import type { Schemas } from './schemas.ts';
import type { Vocabularies } from './kind.ts';

/** Of files as this engine reads them; `npm run migrate` rewrites those of an older one. */
export const CONFIG_VERSION = 3;
/** Of files that do not say which it is. */
const FIRST = 1;
const FILE = 'config/portal.yaml';

/** What is wrong with the version that `portal.yaml` says; null where it is the one that is read, or the file cannot be. */
function findVersionProblem({ config, files }: Folders): Problem | null {
  const bytes = files.read(join(config, 'portal.yaml'));
  const source = bytes && readSource(FILE, bytes).source;
  if (!source || !isObject(source.data)) return null;
  const written = source.data['version'] ?? String(FIRST);
  const version = Number(written);
  if (!Number.isInteger(version) || version === CONFIG_VERSION) return null;
  const at = 'version' in source.data ? source.at('/version') : START;
  const words = { written: String(version), wanted: String(CONFIG_VERSION) };
  return makeProblem(
    { file: FILE, at },
    version < CONFIG_VERSION ? 'older-version' : 'newer-version',
    words,
  );
}

export interface Loaded {
  readonly portal: Portal | null;
  /** Errors and warnings in the order of files and lines. After an error there is no portal. */
  readonly problems: readonly Problem[];
}

export function readPortal(folders: Folders, vocabularies: Vocabularies): Loaded {
  const otherwise = findVersionProblem(folders);
  if (otherwise) return { portal: null, problems: [otherwise] };
  const schemas = loadSchemas(folders);
  const config = openConfig(readConfig(folders, schemas), schemas);
  const found = [...config.problems, ...linkConfig(config, schemas, vocabularies)];
  const problems = sortProblems(putNamesTogether(leaveWhatFollows(found)));
  const failed = problems.some((problem) => problem.severity === 'error');
  return { portal: failed ? null : normalizePortal(config, schemas, vocabularies), problems };
}

/** The portal of files that their schemas admit, before any rule that looks across files is asked; null where it cannot be made. For whoever looks at what is being written while it is checked. */
export function readUnjudged(folders: Folders, vocabularies: Vocabularies): Portal | null {
  if (findVersionProblem(folders)) return null;
  const schemas = loadSchemas(folders);
  const config = openConfig(readConfig(folders, schemas), schemas);
  if (config.problems.some((problem) => problem.severity === 'error')) return null;
  try {
    return normalizePortal(config, schemas, vocabularies);
  } catch {
    // a rule will say what is wrong
    return null;
  }
}

/** The portal of these folders. Throws ConfigError with every problem where it has mistakes. */
export function loadPortal(folders: Folders, vocabularies: Vocabularies): Portal {
  const { portal, problems } = readPortal(folders, vocabularies);
  if (!portal) throw new ConfigError(problems.filter((problem) => problem.severity === 'error'));
  return portal;
}

function normalizePortal(
  config: OpenedConfig,
  schemas: Schemas,
  { kinds }: Pick<Vocabularies, 'kinds'>,
): Portal {
  const complete = (schema: string, spec: object): unknown =>
    fillDefaults(schemas, `${schema}.schema.json`, spec);
  const { spec } = assertDefined(config.portal);
  const words = normalizeWords(config, spec.locales);
  const settings = normalizeSettings(spec, readNamed(words.messages, 'chart', 'invented'));
  const filters = normalizeFilters(assertDefined(config.filters).spec);
  const decisions = mapCollection(config.decisions, (spec, id) => normalizeDecision(id, spec));
  const pages = buildPages(config, { home: settings.home, kinds, decisions, schemas });
  const titles = readTitles({ config, locales: settings.locales.map(({ code }) => code) });
  const model = deriveModel(
    complete('ledger', assertDefined(config.ledger).spec) as LedgerComplete,
    config.dictionaries,
    titles,
  );
  const portal = {
    settings,
    filters,
    pages,
    redirects: config.redirects?.spec ?? {},
    menus: normalizeMenus(assertDefined(config.menus).spec, settings, pages),
    calls: mapCollection(config.calls, (spec, id) =>
      deriveCall(id, complete('call', spec) as CallComplete, { filters, model }),
    ),
    decisions,
    charts: mapCollection(config.charts, (spec, id) => ({
      name: id,
      title: readNamed(words.messages, 'chart.names', id),
      ...(complete('chart', spec) as ChartComplete),
    })),
    forms: mapCollection(config.forms, (spec, id) =>
      normalizeForm(id, spec, config.prohibited?.spec ?? null),
    ),
    model,
    formats: buildFormats(config, schemas, { model, settings }),
    ...normalizeValues(config, complete),
    ...words,
    texts: readTexts(config, settings),
    documents: Object.fromEntries([...config.documents.values()].map(({ id, data }) => [id, data])),
    shapes: Object.fromEntries(
      schemas.ids
        .filter((id) => id.startsWith('content/') || id === 'text.schema.json')
        .map((id) => [
          id.replace(/\.schema\.json$/, ''),
          schemas.get(id) as Readonly<Record<string, unknown>>,
        ]),
    ),
  };
  const whole = withTitles(portal, titles);
  const version = createHash('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, 16);
  return freeze({ ...whole, version });
}

/** The forms of imported files, and those of dictionaries that ship with the portal. */
function buildFormats(
  { imports, dictionaries }: OpenedConfig,
  schemas: Schemas,
  portal: Pick<Portal, 'model' | 'settings'>,
): Portal['formats'] {
  return [
    ...Object.values(mapCollection(imports, (spec, id) => buildFormat(schemas, id, spec))),
    ...dictionaries
      .filter(({ shipped }) => shipped)
      .map((dictionary) => buildDictionaryFormat(schemas, dictionary, portal)),
  ];
}

/** What members are called and look like, and what amounts are reckoned by. */
function normalizeValues(
  { phrases, series, outlines }: OpenedConfig,
  complete: (schema: string, spec: object) => unknown,
): Pick<Portal, 'phrases' | 'series' | 'outlines'> {
  return {
    phrases: Object.fromEntries(
      phrases.map(({ id, spec }) => [id, complete('phrases', spec) as PhrasesComplete]),
    ),
    series: Object.fromEntries(
      series.map(({ id, spec }) => [
        id,
        normalizeSeries(complete('series', spec) as SeriesComplete),
      ]),
    ),
    outlines: Object.fromEntries(
      outlines.map(({ id, spec }) => [id, complete('outlines', spec) as OutlinesComplete]),
    ),
  };
}

/** What each language has of its own but for its prose and its titles. */
function normalizeWords(
  { messages, endings: files }: OpenedConfig,
  locales: readonly OpenedLocale[],
): Pick<Portal, 'messages' | 'spelling' | 'searchWords'> {
  const byLanguage = <T>(turn: (spec: EndingsSpec) => T) =>
    Object.fromEntries(files.map(({ id, spec }) => [id, turn(spec)]));
  return {
    messages: joinMessages(messages, locales),
    spelling: byLanguage(({ endings, same = {}, foreign = {}, changing = [], nominative }) => ({
      endings,
      same,
      foreign,
      changing,
      ...(nominative && { nominative }),
    })),
    searchWords: byLanguage(({ asides = [], adjectives = [], synonyms = {}, romanised }) => ({
      asides,
      adjectives,
      synonyms,
      romanised: { first: {}, letters: {}, ...romanised },
    })),
  };
}

function buildPages(config: OpenedConfig, around: PagesAround): Portal['pages'] {
  const { entries } = config.pages;
  return mapCollection(config.pages, (spec, id) =>
    normalizePage(id, wholePage(spec, entries), around),
  );
}

function readTexts(config: OpenedConfig, { release }: Portal['settings']): Portal['texts'] {
  const texts: Record<string, Record<string, readonly Prose[]>> = {};
  for (const { id, locale, markdown } of config.texts)
    (texts[id] ??= {})[locale] = readMarkdown(
      release === undefined ? markdown : markdown.replaceAll('{release}', release),
    );
  return texts;
}

function mapCollection<Spec, T>(
  collection: ConfigCollection<Spec>,
  turn: (spec: Spec, id: string) => T,
): Record<string, T> {
  return Object.fromEntries(
    [...collection.entries.values()].map((entry) => [entry.id, turn(entry.spec, entry.id)]),
  );
}
