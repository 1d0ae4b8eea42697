// Pages, decisions and charts as written → complete.

import type { DecisionSpec, PageSpec } from '../../../schemas/types.ts';
import { decide, type Inputs } from '../../state/decide.ts';
import { lookup } from '../../model/lookup.ts';
import type {
  BlockBase,
  Column,
  Decision,
  DecisionRow,
  FilterList,
  Finding,
  Page,
  PageFilter,
} from '../../model/portal.ts';
import { fillDefaults, type SchemaSet } from '../../schema/fill.ts';
import type { BlockSpec, Kinds } from '../kind.ts';
import { arrangeBlocks, normalizeBlock, tabOfChoices, openFinding } from './blocks.ts';
import { normalizeCondition, normalizeWith } from './given.ts';

/** The address of a page file, without locale: `a/[b]/index` → `/a/:b`. */
export function buildPagePath(id: string, home: string): string {
  if (id === home) return '/';
  const steps = id.split('/').map((step) => step.replace(/^\[(.+)\]$/, ':$1'));
  if (steps.at(-1) === 'index') steps.pop();
  return `/${steps.join('/')}`;
}

/** What pages are completed with. */
export interface PagesAround {
  readonly home: string;
  readonly kinds: Kinds;
  readonly decisions: Readonly<Record<string, Decision>>;
  readonly schemas: SchemaSet;
}

export function normalizePage(
  id: string,
  spec: PageSpec,
  { home, kinds, decisions, schemas }: PagesAround,
): Page {
  const { heads, blocks } = normalizeBlocks(spec.blocks, { kinds, decisions, schemas });
  return {
    id,
    name: spec.name ?? id,
    path: buildPagePath(id, home),
    title: spec.title ?? {},
    about: spec.about ?? null,
    heading: spec.heading ? normalizeHeading(spec.heading, schemas) : null,
    wide: spec.wide ?? false,
    parameters: Object.fromEntries(
      Object.entries(spec.parameters ?? {}).map(([name, parameter]) => [
        name,
        { dimension: parameter.dimension ?? '', collection: parameter.collection ?? '' },
      ]),
    ),
    missing: spec.missing ?? null,
    otherwise: normalizeOtherwise(spec.otherwise ?? {}, decisions),
    subject: spec.subject ?? null,
    redirect: spec.redirect ?? null,
    sameAs: spec.sameAs ?? null,
    choicesTab: tabOfChoices(heads),
    filters: (spec.filters ?? []).map((filter, i) =>
      normalizeFilter(filter, tabOfChoices(heads) + 1 + i, schemas),
    ),
    loaded: spec.loaded?.decide ?? null,
    blocks,
    easy: normalizeBlocks(spec.easy, { kinds, decisions, schemas }).blocks,
    scrollToTop: spec.scroll !== 'keep',
    status: spec.status ?? 200,
  };
}

/** Blocks in the order in which they stand, and how many of them are the head of the page. */
function normalizeBlocks(
  spec: PageSpec['blocks'],
  { kinds, decisions, schemas }: Omit<PagesAround, 'home'>,
): { readonly heads: number; readonly blocks: readonly BlockBase[] } {
  const { heads, arranged } = arrangeBlocks((spec ?? []) as readonly BlockSpec[], kinds);
  const around = { heads, count: arranged.length, decisions, schemas };
  const blocks = arranged.map(({ block, written }, place) =>
    normalizeBlock(block, { place, written, ...around }, kinds),
  );
  return { heads, blocks };
}

/** A page that is another address of one has everything of that but what it says itself. */
export function wholePage(
  spec: PageSpec,
  pages: ReadonlyMap<string, { spec: PageSpec }>,
): PageSpec {
  const other = spec.sameAs === undefined ? undefined : pages.get(spec.sameAs);
  return other ? { ...other.spec, ...spec } : spec;
}

function normalizeOtherwise(
  spec: NonNullable<PageSpec['otherwise']>,
  decisions: PagesAround['decisions'],
): Page['otherwise'] {
  return Object.fromEntries(
    Object.entries(spec).map(([name, written]) => [
      name,
      decide(lookup(decisions, written.decide), written.with as Inputs)?.value ?? '',
    ]),
  );
}

function normalizeHeading(
  spec: NonNullable<PageSpec['heading']>,
  schemas: SchemaSet,
): Page['heading'] {
  const finding = fillDefaults(schemas, 'finding.schema.json', openFinding(spec.finding));
  return { call: spec.call, with: normalizeWith(spec.with), finding: finding as Finding };
}

function normalizeFilter(
  spec: NonNullable<PageSpec['filters']>[number],
  tab: number,
  schemas: SchemaSet,
): PageFilter {
  const written = typeof spec === 'string' ? { filter: spec } : spec;
  return {
    name: written.filter,
    tab,
    // limits stand as numbers by now
    list: written.list
      ? (fillDefaults(schemas, 'filter-list.schema.json', written.list) as FilterList)
      : null,
    options: written.options ?? [],
    default: typeof written.default === 'string' ? written.default : '',
  };
}

export function normalizeDecision(name: string, spec: DecisionSpec): Decision {
  return {
    name,
    title: spec.title,
    gives: spec.gives,
    rows: spec.rows.map((row) => ({
      when: normalizeCondition(row.when),
      then: normalizeThen(row.then),
    })),
  };
}

function normalizeThen(spec: DecisionSpec['rows'][number]['then']): DecisionRow['then'] {
  const none = { value: '', values: [], columns: [], fields: {}, table: '', side: '', opens: '' };
  if (typeof spec === 'string') return { ...none, value: spec, values: [spec] };
  if (Array.isArray(spec)) return { ...none, values: spec };
  const columns = (spec.columns ?? []).map((column, i): Column => {
    const written = typeof column === 'string' ? { field: column } : column;
    return {
      field: written.field,
      title: written.title ?? null,
      kind: written.kind ?? 'amount',
      importance: written.importance ?? i + 1,
    };
  });
  return {
    ...none,
    value: spec.type ?? '',
    columns,
    fields: spec.fields ?? {},
    table: spec.table ?? '',
    side: spec.side ?? '',
    opens: spec.opens ?? '',
  };
}
