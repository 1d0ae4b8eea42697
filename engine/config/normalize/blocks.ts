// Blocks of a page as written → complete.

import type {
  ArticleBlockSpec,
  CalendarBlockSpec,
  CallsBlockSpec,
  ChartBlockSpec,
  CodesBlockSpec,
  FactsBlockSpec,
  FormBlockSpec,
  ListBlockSpec,
  ResultsBlockSpec,
  SheetBlockSpec,
  SitemapBlockSpec,
  TableBlockSpec,
  TabsBlockSpec,
  TextBlockSpec,
} from '../../../schemas/types.ts';
import type { Block } from '../../model/portal.ts';
import { listOf, normalizeCondition, normalizeWith } from './given.ts';

export type BlockSpec =
  | TableBlockSpec
  | ChartBlockSpec
  | TextBlockSpec
  | TabsBlockSpec
  | FactsBlockSpec
  | ArticleBlockSpec
  | ListBlockSpec
  | CodesBlockSpec
  | SheetBlockSpec
  | CalendarBlockSpec
  | SitemapBlockSpec
  | ResultsBlockSpec
  | CallsBlockSpec
  | FormBlockSpec;

/** Page-level Tab numbers given where none is written: from 100, ten for each block. */
const FIRST_BLOCK = 100;
const PER_BLOCK = 10;

export function normalizeBlock(spec: BlockSpec, i: number): Block {
  const base = {
    id: spec.id ?? `${spec.kind}-${i + 1}`,
    title: spec.title ?? null,
    tab: spec.tab ?? FIRST_BLOCK + PER_BLOCK * i,
    only: normalizeCondition(spec.only),
  };
  switch (spec.kind) {
    case 'table':
      return {
        ...base,
        kind: 'table',
        call: spec.call,
        with: normalizeWith(spec.with),
        type: spec.type?.decide ?? '',
        columns: spec.columns ?? [],
        zoom: spec.zoom ?? true,
        download: spec.download ?? true,
        link: spec.link ?? null,
      };
    case 'chart':
      return {
        ...base,
        kind: 'chart',
        call: spec.call,
        with: normalizeWith(spec.with),
        charts: typeof spec.chart === 'string' ? [spec.chart] : spec.chart,
        fields: spec.fields,
        limit: spec.limit ?? 8,
      };
    case 'text':
      return { ...base, kind: 'text', text: spec.text };
    case 'tabs':
      return { ...base, kind: 'tabs', filter: spec.filter ?? null, pages: spec.pages ?? [] };
    case 'facts':
      return {
        ...base,
        kind: 'facts',
        call: spec.call,
        with: normalizeWith(spec.with),
        actual: spec.actual,
        plan: spec.plan ?? null,
        percent: spec.percent ?? null,
        rows: spec.rows ?? [],
      };
    case 'form':
      return { ...base, kind: 'form', form: spec.form };
    default:
      return normalizeWritten(base, spec);
  }
}

type Base = Pick<Block, 'id' | 'title' | 'tab' | 'only'>;
type WrittenSpec = Exclude<
  BlockSpec,
  TableBlockSpec | ChartBlockSpec | TextBlockSpec | TabsBlockSpec | FactsBlockSpec | FormBlockSpec
>;

/** Blocks that the server writes out whole. */
function normalizeWritten(base: Base, spec: WrittenSpec): Block {
  switch (spec.kind) {
    case 'article': {
      const {
        title = '',
        text = [],
        note = '',
        status = '',
        tree = '',
        levels = '',
        details = [],
        example = '',
        sources = '',
        related = '',
      } = spec.fields;
      return {
        ...base,
        kind: 'article',
        call: spec.call,
        with: normalizeWith(spec.with),
        at: spec.at ?? '',
        fields: {
          title,
          text: listOf(text),
          note,
          status,
          tree,
          levels,
          details,
          example,
          sources,
          related,
        },
        collection: spec.collection ?? '',
      };
    }
    case 'list':
      return {
        ...base,
        kind: 'list',
        collection: spec.collection,
        letters: spec.letters ?? '',
        search: spec.search ?? '',
        numbered: spec.numbered ?? false,
      };
    case 'codes':
      return {
        ...base,
        kind: 'codes',
        call: spec.call,
        with: normalizeWith(spec.with),
        at: spec.at,
        search: spec.search ?? '',
        code: spec.code ?? '',
        figures: spec.figures ?? null,
      };
    case 'sheet':
      return {
        ...base,
        kind: 'sheet',
        call: spec.call,
        with: normalizeWith(spec.with),
        each: spec.each ?? null,
      };
    case 'calendar': {
      const {
        form,
        collection,
        typeFilter = '',
        periodFilter = '',
        periods = '',
        stages = '',
        groups = '',
        executors = '',
        event = '',
      } = spec;
      return {
        ...base,
        kind: 'calendar',
        form,
        collection,
        typeFilter,
        periodFilter,
        periods,
        stages,
        groups,
        executors,
        event,
      };
    }
    case 'sitemap':
      return { ...base, kind: 'sitemap' };
    case 'calls':
      return { ...base, kind: 'calls', query: spec.query ?? 'call', groups: spec.groups ?? {} };
    case 'results':
      return { ...base, kind: 'results', search: spec.search, limit: spec.limit ?? 20 };
  }
}
