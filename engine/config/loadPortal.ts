// Folders of YAML → Portal, or every problem that stands in the way.

import { createHash } from 'node:crypto';

import type { Messages, Portal, Text } from '../portal.ts';
import { linkDraft } from './link.ts';
import { renderMarkdown } from './markdown.ts';
import { normalizeCall } from './normalize/calls.ts';
import { normalizeForm } from './normalize/forms.ts';
import { normalizeFormat, normalizeModel } from './normalize/ledger.ts';
import { normalizeChart, normalizeDecision, normalizePage } from './normalize/pages.ts';
import { normalizeFilters, normalizeMenus, normalizeSettings } from './normalize/site.ts';
import { ConfigError, sortProblems, type Problem } from './problems.ts';
import { readDraft, type Draft, type Folders, type Shelf } from './read.ts';
import { Schemas } from './schemas.ts';

export interface Loaded {
  readonly portal: Portal | null;
  /** Errors and warnings in reading order; with an error there is no portal. */
  readonly problems: readonly Problem[];
}

export function readPortal(folders: Folders): Loaded {
  const schemas = new Schemas(folders.schemas);
  const draft = readDraft(folders, schemas);
  const problems = sortProblems([...draft.problems, ...linkDraft(draft, schemas)]);
  const failed = problems.some((problem) => problem.severity === 'error');
  return { portal: failed ? null : normalizePortal(draft, schemas), problems };
}

/** The portal of these folders. Throws ConfigError with every problem where it has mistakes. */
export function loadPortal(folders: Folders): Portal {
  const { portal, problems } = readPortal(folders);
  if (!portal) throw new ConfigError(problems.filter((problem) => problem.severity === 'error'));
  return portal;
}

function normalizePortal(draft: Draft, schemas: Schemas): Portal {
  const settings = normalizeSettings(draft.portal!.spec);
  const filters = normalizeFilters(draft.filters!.spec);
  const pages = mapShelf(draft.pages, (spec, id) => normalizePage(id, spec, settings.home));
  const portal = {
    settings,
    filters,
    pages,
    menus: normalizeMenus(draft.menus!.spec, settings, pages),
    calls: mapShelf(draft.calls, (spec, id) => normalizeCall(id, spec, filters)),
    decisions: mapShelf(draft.decisions, (spec, id) => normalizeDecision(id, spec)),
    charts: mapShelf(draft.charts, (spec, id) => normalizeChart(id, spec)),
    forms: mapShelf(draft.forms, (spec, id) =>
      normalizeForm(id, spec, draft.prohibited?.spec ?? null, settings),
    ),
    model: normalizeModel(draft.ledger!.spec),
    formats: Object.values(mapShelf(draft.imports, (spec, id) => normalizeFormat(id, spec))),
    messages: Object.fromEntries(
      settings.locales.map((locale) => [
        locale.code,
        mergeMessages((draft.messages.get(locale.code) ?? []).map((entry) => entry.spec)),
      ]),
    ),
    texts: renderTexts(draft, settings.locales),
    documents: Object.fromEntries([...draft.documents.values()].map((one) => [one.id, one.data])),
    shapes: Object.fromEntries(
      schemas.ids
        .filter((id) => id.startsWith('content/') || id === 'text.schema.json')
        .map((id) => [
          id.replace(/\.schema\.json$/, ''),
          schemas.get(id) as Readonly<Record<string, unknown>>,
        ]),
    ),
  };
  const version = createHash('sha256').update(JSON.stringify(portal)).digest('hex').slice(0, 16);
  return freeze({ ...portal, version });
}

function renderTexts(draft: Draft, locales: Portal['settings']['locales']): Record<string, Text> {
  const texts: Record<string, Record<string, string>> = {};
  for (const text of draft.texts) {
    const prefix = locales.find((locale) => locale.code === text.locale)?.prefix ?? '';
    (texts[text.id] ??= {})[text.locale] = renderMarkdown(text.markdown, prefix);
  }
  return texts;
}

function mapShelf<Spec, T>(
  shelf: Shelf<Spec>,
  turn: (spec: Spec, id: string) => T,
): Record<string, T> {
  return Object.fromEntries(
    [...shelf.entries.values()].map((entry) => [entry.id, turn(entry.spec, entry.id)]),
  );
}

/** Later messages win, key by key. */
function mergeMessages(trees: readonly Messages[]): Messages {
  return trees.reduce<Messages>((merged, tree) => mergeTwo(merged, tree), {});
}

function mergeTwo(base: Messages, over: Messages): Messages {
  const merged: Record<string, string | Messages> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] =
      typeof value === 'object' && typeof below === 'object' ? mergeTwo(below, value) : value;
  }
  return merged;
}

function freeze<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}
