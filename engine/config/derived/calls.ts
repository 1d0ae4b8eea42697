// What complete calls have that depends on its place or on what stands beside it.

import type {
  AskComplete,
  CallComplete,
  CubeComplete,
  DetailComplete,
  FlatComplete,
  GroupsComplete,
  GroupsSideComplete,
  MemberFieldsComplete,
  MembersComplete,
  RowComplete,
  TotalRowComplete,
} from '../../../schemas/complete.ts';
import type { ParamSpec } from '../../../schemas/types.ts';
import { nameAlike } from '../../model/call.ts';
import { isList, mapValues } from '../../model/lookup.ts';
import type {
  Ask,
  Call,
  CubeAsk,
  Detail,
  Flat,
  GroupsAsk,
  MemberFields,
  MembersAsk,
  Model,
  Param,
  Portal,
} from '../../model/portal.ts';

const NO_DOCUMENT = { text: '', file: '', folder: '', fields: [], fileField: '', schema: '' };
const NO_PRINT = { body: '', sections: '', title: '', sign: '', cancelled: '' };

/** The most values of a list where a call does not say it. */
const MOST_LISTED = 2000;

export function deriveCall(
  id: string,
  spec: CallComplete,
  { filters, model }: Pick<Portal, 'filters' | 'model'>,
): Call {
  const { path: paths, ask = [], flat = [], period = [], formats, ...more } = spec;
  const { members, document, print, cube, groups, ...rest } = more;
  const params = spec.params.map((param) => deriveParam(param, filters));
  const [path = '', ...also] = paths.map((each) => each.replace(/\{(\w+)\}/g, ':$1'));
  return {
    ...rest,
    id,
    path,
    also,
    params,
    year: params.find((param) => filters[param.filter]?.kind === 'year')?.name ?? '',
    asks: ask.map((each) => deriveAsk(each as OpenedAskComplete, model)),
    period,
    flat: flat.map((each) => deriveFlat(each as OpenedFlatComplete)),
    formats: formats.map((format) => ({ when: {}, ...format })),
    ...(members && { members: deriveMembers(members) }),
    ...(document && { document: { ...NO_DOCUMENT, ...document } }),
    ...(print && { print: { ...NO_PRINT, ...print } }),
    ...(cube && { cube: deriveCube(cube) }),
    ...(groups && { groups: deriveGroups(groups) }),
  };
}

function deriveParam(spec: CallComplete['params'][number], filters: Portal['filters']): Param {
  const star = typeof spec === 'string' && spec.endsWith('*');
  const written =
    typeof spec === 'string'
      ? { name: spec.replace(/\*$/, ''), optional: star, list: false, message: '' }
      : spec;
  const {
    name,
    list,
    message,
    optional,
    default: preset,
    most,
    filter,
  } = {
    default: undefined,
    most: undefined,
    filter: undefined,
    ...written,
  };
  return {
    name,
    // a rule reports a name that no filter has
    filter: filter ?? Object.values(filters).find(({ query }) => query === name)?.name ?? name,
    required: !optional && preset === undefined,
    list,
    ...(typeof preset === 'object' ? { decided: preset.decide } : {}),
    ...(typeof preset === 'string' || typeof preset === 'number' ? { default: preset } : {}),
    most: most ?? (list ? MOST_LISTED : Number.MAX_SAFE_INTEGER),
    message,
  };
}

/** The decision that a default names; empty where it names none. */
export function readDecisionName(written: ParamSpec['default']): string {
  return typeof written === 'object' && 'decide' in written ? written.decide : '';
}

/** With all that stands above it. */
type OpenedAskComplete = Omit<AskComplete, 'row'> &
  Required<Pick<AskComplete, 'fact' | 'measures'>> & { readonly row?: RowComplete };

function deriveAsk(spec: OpenedAskComplete, model: Model): Ask {
  const { fact: facts, detail, measures, by = '', ...rest } = spec;
  return {
    when: {},
    by,
    ofKeys:
      model.dimensions[by]?.kind === 'key' &&
      facts.some((name) => model.facts[name]?.dimensions.includes(by)),
    away: 0,
    ...rest,
    facts,
    measures: nameMeasures(measures as NamedMeasures),
    ...(detail && { detail: deriveDetail(detail, facts, model) }),
  };
}

type NamedMeasures = readonly string[] | Readonly<Record<string, string>>;

/** Field → measure; in a list each has its own name. */
function nameMeasures(measures: NamedMeasures): Readonly<Record<string, string>> {
  return isList(measures) ? nameAlike(measures) : measures;
}

/** The first dimension of a level that one of the facts has, else the first. */
function deriveDetail(
  { param, levels }: DetailComplete,
  facts: readonly string[],
  { facts: known, dimensions }: Model,
): Detail {
  const kept = facts.flatMap((name) => known[name]?.dimensions ?? []);
  const has = (wanted: string) =>
    kept.some((name) => name === wanted || dimensions[name]?.leads.includes(wanted));
  return { param, levels: mapValues(levels, (all) => all.find(has) ?? all[0] ?? '') };
}

type OpenedFlatComplete = Omit<FlatComplete, 'total'> &
  Required<Pick<FlatComplete, 'columns' | 'file'>> & { readonly total?: TotalRowComplete };

function deriveFlat({ columns, ...spec }: OpenedFlatComplete): Flat {
  return {
    when: {},
    ...spec,
    columns: columns.map((column) =>
      typeof column === 'string'
        ? { field: column, caption: '', of: column }
        : { of: column.field, ...column },
    ),
  };
}

export function deriveMembers({ during, ...spec }: MembersComplete): MembersAsk {
  return {
    limit: Number.MAX_SAFE_INTEGER,
    under: [],
    sort: [],
    ...spec,
    fields: deriveFields(spec.fields),
    ...(during && { during: { month: '', from: '', to: '', ...during } }),
  };
}

function deriveFields(fields: MemberFieldsComplete): MemberFields {
  return mapValues(fields, (written) => {
    const field = typeof written === 'string' ? { of: [written], as: undefined } : written;
    const { of = [], as, fields: inner = {}, ...rest } = { fields: undefined, ...field };
    return {
      ...rest,
      of,
      as: as ?? (of[0] === 'number' ? 'number' : 'text'),
      fields: deriveFields(inner),
    };
  });
}

function deriveCube({ facts, ...spec }: CubeComplete): CubeAsk {
  return {
    codes: '',
    keys: '',
    count: '',
    ...spec,
    facts: facts.map(({ fact, measures, ...rest }) => ({
      when: {},
      ...rest,
      facts: fact,
      measures: nameMeasures(measures),
    })),
  };
}

function deriveGroups({ passed, ...spec }: GroupsComplete): GroupsAsk {
  const sideOf = ({ fact: facts, only }: GroupsSideComplete) => ({ facts, only });
  return {
    without: [],
    ...spec,
    ...(passed && { passed: { received: sideOf(passed.received), paid: sideOf(passed.paid) } }),
  };
}
