// Calls as written → complete.

import type { CallSpec, ParamSpec } from '../../../schemas/types.ts';
import type {
  Ask,
  Call,
  CallParts,
  Detail,
  Filter,
  Flat,
  FlatColumn,
  Model,
  Param,
  Portal,
} from '../../model/portal.ts';
import type { CallShape } from '../shape.ts';
import {
  listAskMeasures,
  type OpenedAsk,
  type OpenedCall,
  type OpenedFlat,
} from '../opened/spec.ts';
import { toList, normalizeCondition, normalizeWith } from './given.ts';

const NO_PARTS: CallParts = {
  members: null,
  document: null,
  each: '',
  groups: null,
  like: null,
  cube: null,
  loadDay: '',
  rowsKey: 'items',
  center: null,
  missing: null,
  formats: [],
  print: null,
  listsViolations: false,
};

export function normalizeCall(
  id: string,
  spec: OpenedCall,
  { filters, model }: Pick<Portal, 'filters' | 'model'>,
  shape: CallShape,
): Call {
  const params = (spec.params ?? []).map((param) => normalizeParam(param, filters));
  const [path = '', ...also] = toList(spec.path).map((each) => each.replace(/\{(\w+)\}/g, ':$1'));
  return {
    id,
    title: spec.title,
    note: spec.note ?? null,
    method: spec.method ?? 'get',
    exchanged: spec.exchanged ?? false,
    kept: typeof spec.kept === 'number' ? spec.kept : null,
    path,
    also,
    params,
    year: params.find((param) => filters[param.filter]?.kind === 'year')?.name ?? '',
    asks: toList(spec.ask).map((ask) => normalizeAsk(ask, model)),
    period: toList(spec.period),
    answer: spec.answer,
    flat: toList(spec.flat).map(normalizeFlat),
    ...NO_PARTS,
    ...shape.complete(spec),
    example: spec.example,
  };
}

function normalizeParam(
  spec: NonNullable<CallSpec['params']>[number],
  filters: Readonly<Record<string, Filter>>,
): Param {
  const written =
    typeof spec === 'string'
      ? { name: spec.replace(/\*$/, ''), optional: spec.endsWith('*') }
      : spec;
  const filter =
    'filter' in written && written.filter ? written.filter : filterOf(written.name, filters);
  const list = 'list' in written ? (written.list ?? false) : false;
  const standardMost = list ? MOST_LISTED : Number.MAX_SAFE_INTEGER;
  return {
    name: written.name,
    filter,
    required: !written.optional && !('default' in written),
    list,
    default:
      'default' in written && typeof written.default !== 'object'
        ? (written.default ?? null)
        : null,
    decided: 'default' in written ? readDecisionName(written.default) : '',
    most: 'most' in written && typeof written.most === 'number' ? written.most : standardMost,
    message: 'message' in written ? (written.message ?? '') : '',
  };
}

/** The default bound of a list of values. */
const MOST_LISTED = 2000;

/** The decision that a default names; empty where it names none. */
export function readDecisionName(written: ParamSpec['default']): string {
  return typeof written === 'object' && 'decide' in written ? written.decide : '';
}

/** The filter with this query name; else the name itself, which a rule then reports. */
function filterOf(query: string, filters: Readonly<Record<string, Filter>>): string {
  return Object.values(filters).find((filter) => filter.query === query)?.name ?? query;
}

function normalizeAsk(spec: OpenedAsk, model: Model): Ask {
  return {
    when: normalizeCondition(spec.when),
    facts: toList(spec.fact),
    by: spec.by ?? '',
    detail: spec.detail ? normalizeDetail(spec.detail, toList(spec.fact), model) : null,
    where: normalizeWith(spec.where),
    measures: Object.fromEntries(listAskMeasures(spec)),
    row: spec.row ?? null,
    over: spec.over ?? 'month',
    side: spec.side ?? 'source',
    without: spec.without ?? {},
    only: spec.only ?? {},
    within: normalizeWith(spec.within),
    passed: spec.passed ?? false,
    away: spec.away ?? 0,
  };
}

/** The first dimension of a level that one of the facts has, else the first. */
function normalizeDetail(
  { param, levels }: NonNullable<OpenedAsk['detail']>,
  facts: readonly string[],
  { facts: known, dimensions }: Model,
): Detail {
  const kept = facts.flatMap((name) => known[name]?.dimensions ?? []);
  const has = (wanted: string) =>
    kept.some((name) => name === wanted || dimensions[name]?.leads.includes(wanted));
  return {
    param,
    levels: Object.fromEntries(
      Object.entries(levels).map(([level, names]) => {
        const all = toList(names);
        return [level, all.find(has) ?? all[0] ?? ''];
      }),
    ),
  };
}

function normalizeFlat(spec: OpenedFlat): Flat {
  return {
    when: normalizeCondition(spec.when),
    columns: spec.columns.map(normalizeColumn),
    encoding: spec.encoding ?? 'windows-1251',
    captions: spec.captions ?? true,
    file: spec.file,
    total: spec.total ?? { code: '', name: '' },
  };
}

function normalizeColumn(spec: OpenedFlat['columns'][number]): FlatColumn {
  const written = typeof spec === 'string' ? { field: spec } : spec;
  return { field: written.field, caption: written.caption ?? '', of: written.of ?? written.field };
}
