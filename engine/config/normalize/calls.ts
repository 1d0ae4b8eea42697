// Calls as written → complete.

import type { CallSpec, MembersSpec } from '../../../schemas/types.ts';
import type {
  Ask,
  Call,
  Filter,
  Flat,
  FlatColumn,
  MemberField,
  MembersAsk,
  Param,
} from '../../model/portal.ts';
import { measuresOf, type OpenedAsk, type OpenedCall, type OpenedFlat } from '../opened/spec.ts';
import { listOf, normalizeCondition, normalizeWith } from './given.ts';

export function normalizeCall(
  id: string,
  spec: OpenedCall,
  filters: Readonly<Record<string, Filter>>,
): Call {
  const params = (spec.params ?? []).map((param) => normalizeParam(param, filters));
  return {
    id,
    title: spec.title,
    note: spec.note ?? null,
    method: spec.method ?? 'get',
    path: spec.path.replace(/\{(\w+)\}/g, ':$1'),
    params,
    year: params.find((param) => filters[param.filter]?.kind === 'year')?.name ?? '',
    asks: listOf(spec.ask).map(normalizeAsk),
    period: listOf(spec.period),
    answer: spec.answer,
    flat: listOf(spec.flat).map(normalizeFlat),
    members: spec.members ? normalizeMembers(spec.members) : null,
    document: spec.document
      ? {
          text: spec.document.text ?? '',
          file: spec.document.file ?? '',
          folder: spec.document.folder ?? '',
          fields: spec.document.fields ?? [],
          schema: spec.document.schema ?? '',
        }
      : null,
    each: spec.each ?? '',
    center: spec.center ?? null,
    formats: (spec.formats ?? []).map((one) => ({
      when: normalizeCondition(one.when),
      format: one.format,
    })),
    print: spec.print
      ? {
          param: spec.print.param,
          values: spec.print.values,
          body: spec.print.body,
          sign: spec.print.sign ?? '',
          cancelled: spec.print.cancelled ?? '',
        }
      : null,
    example: spec.example,
  };
}

function normalizeMembers(spec: MembersSpec): MembersAsk {
  const field = (one: MembersSpec['fields'][string]): MemberField =>
    typeof one === 'string' ? { of: one, as: one === 'number' ? 'number' : 'text' } : one;
  return {
    dimension: spec.dimension,
    where: spec.where ?? {},
    any: spec.any ?? '',
    set: spec.set ?? {},
    search: spec.search ?? null,
    under: spec.under ?? null,
    valid: spec.valid ?? null,
    fields: Object.fromEntries(
      Object.entries(spec.fields).map(([name, one]) => [name, field(one)]),
    ),
    as: spec.as ?? 'list',
    by: spec.by ?? '',
    sort: spec.sort ?? [],
    page: spec.page ?? null,
    limit: spec.limit ?? Number.MAX_SAFE_INTEGER,
    withoutZeros: spec.withoutZeros ?? false,
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
  return {
    name: written.name,
    filter,
    required: !written.optional && !('default' in written),
    list: 'list' in written ? (written.list ?? false) : false,
    default: 'default' in written ? (written.default ?? null) : null,
  };
}

/** The filter with this query name; the name itself where there is none, for the link step to find. */
function filterOf(query: string, filters: Readonly<Record<string, Filter>>): string {
  return Object.values(filters).find((filter) => filter.query === query)?.name ?? query;
}

function normalizeAsk(spec: OpenedAsk): Ask {
  return {
    when: normalizeCondition(spec.when),
    facts: listOf(spec.fact),
    by: spec.by ?? '',
    detail: spec.detail ?? null,
    where: normalizeWith(spec.where),
    measures: Object.fromEntries(measuresOf(spec)),
    row: spec.row ?? null,
    over: spec.over ?? 'month',
    side: spec.side ?? 'source',
    without: spec.without ?? {},
    only: spec.only ?? {},
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
