// The fields with which a reader composes a question: what each offers of these figures, and what stands chosen.

import { dimensionsOfAny, countLevels, TIMES } from '../../answers/cube/cubeAxes.ts';
import { partName } from '../../language/periods.ts';
import { lookup } from '../../model/lookup.ts';
import type { PageContext } from '../contract/context.server.ts';
import { listDecidingParams, findMonthParams, findTopicParam } from './names.ts';
import type { CubeBlock, CubeField, CubeOption } from './cube.kind.ts';
import { axisTitle, measureIn } from './table.server.ts';
import {
  MOST_AXES,
  classificationIn,
  findParamFilter,
  hasKeys,
  lastMonth,
  readDefaultChoice,
} from './reader.server.ts';
import { listTopics, type ComposedQuestion } from './question.server.ts';

/** The name of the list that all axes share. */
export const AXES = 'axes';

const NOTHING: Omit<CubeField, 'name' | 'label' | 'kind' | 'values'> = {
  list: '',
  standard: '',
  first: 0,
  resets: false,
  options: [],
  suggests: '',
  help: '',
};

/** Fields in the order of the form; those that the call or its figures have no parameter for are left out. */
export function buildCubeFields(
  context: PageContext,
  block: CubeBlock,
  question: ComposedQuestion,
): CubeField[] {
  const { call, cube } = question;
  return [
    ...(!block.topic ? [topicField(context, question)] : []),
    ...listDecidingParams(call).map((name) => choiceField(context, question, name)),
    ...axisFields(context, question, cube.rows),
    ...axisFields(context, question, cube.columns),
    measuresField(context, question),
    yearsField(context, question),
    ...monthFields(context, question),
    ...keysField(context, question),
    ...codesField(context, question),
  ];
}

/** All that can stand on an axis: time, then each dimension with its levels. */
export function axisOptions(
  { formatter, portal }: PageContext,
  question: ComposedQuestion,
): CubeOption[] {
  const times = TIMES.map((name) => ({
    value: name,
    label: axisTitle({ formatter }, { name, level: null, title: null }),
    group: '',
  }));
  const dimensions = dimensionsOfAny(portal.model, question.figures).flatMap((name) => {
    const dimension = lookup(portal.model.dimensions, name);
    const title = formatter.plain(dimension.title);
    const levels = countLevels(dimension);
    if (levels < 2) return [{ value: name, label: title, group: '' }];
    const each = Array.from({ length: levels }, (_, i) => ({
      value: `${name}:${i + 1}`,
      label: formatter.say('cube.level', { title, level: i + 1, of: levels }),
      group: title,
    }));
    return [...each, { value: name, label: formatter.say('cube.stored', { title }), group: title }];
  });
  return [...times, ...dimensions];
}

function topicField(
  { formatter, portal }: PageContext,
  { call, topic }: ComposedQuestion,
): CubeField {
  const name = findTopicParam(call);
  const { options } = findParamFilter(portal, call, name);
  const taken = listTopics(portal, call);
  return {
    ...NOTHING,
    name,
    label: formatter.say('cube.topic'),
    kind: 'select',
    resets: true,
    options: options
      .filter(({ value }) => taken.includes(value))
      .map(({ value, title }) => ({ value, label: formatter.plain(title), group: '' })),
    values: [topic],
  };
}

function choiceField(
  { formatter, portal }: PageContext,
  { call, values }: ComposedQuestion,
  name: string,
): CubeField {
  const { title, options } = findParamFilter(portal, call, name);
  return {
    ...NOTHING,
    name,
    label: formatter.plain(title),
    kind: 'select',
    standard: readDefaultChoice(portal, call, name),
    options: options.map((option) => ({
      value: option.value,
      label: formatter.plain(option.title),
      group: '',
    })),
    values: values[name] ?? [],
  };
}

function axisFields(
  { formatter }: PageContext,
  { values, cube }: ComposedQuestion,
  name: string,
): CubeField[] {
  const place = name === cube.rows ? 'rows' : 'columns';
  return Array.from({ length: MOST_AXES }, (_, i) => ({
    ...NOTHING,
    name,
    label: formatter.say(i === 0 ? `cube.${place}-field` : `cube.${place}-more`),
    kind: 'select' as const,
    list: AXES,
    values: [values[name]?.[i] ?? ''],
  }));
}

function measuresField(context: PageContext, question: ComposedQuestion): CubeField {
  const { formatter, portal } = context;
  const { figures, values, cube } = question;
  const named = Object.entries(figures.measures);
  const own = figures.facts.flatMap((fact) =>
    Object.keys(lookup(portal.model.facts, fact).measures),
  );
  const others = [...new Set(own)].filter((name) => !named.some(([, measure]) => measure === name));
  return {
    ...NOTHING,
    name: cube.measures,
    label: formatter.say('cube.measures-field'),
    kind: 'checks',
    first: named.length,
    options: [...named, ...others.map((name) => [name, name] as const)].map(([value, measure]) => {
      const { title, kind } = measureIn(context, question, measure);
      return {
        value,
        label: formatter.plain(title) + (kind === 'percent' ? ', %' : ''),
        group: '',
      };
    }),
    // a measure may be written by its own name too
    values: (values[cube.measures] ?? []).map(
      (name) => named.find(([, measure]) => measure === name)?.[0] ?? name,
    ),
  };
}

function yearsField(
  { formatter }: PageContext,
  { call, loaded, values }: ComposedQuestion,
): CubeField {
  return {
    ...NOTHING,
    name: call.year,
    label: formatter.say('cube.years-field'),
    kind: 'checks',
    options: loaded
      .filter(({ whole }) => whole)
      .map(({ year, months }) => {
        const last = Math.max(0, ...months);
        const label =
          months.length === 0 || last === 12
            ? String(year)
            : formatter.say('cube.part-year', {
                year,
                month: partName('month', last, formatter.locale.tag),
              });
        return { value: String(year), label, group: '' };
      })
      .reverse(),
    values: values[call.year] ?? [],
  };
}

function monthFields(
  { formatter, portal }: PageContext,
  { call, values, loaded }: ComposedQuestion,
): CubeField[] {
  const { from, to } = findMonthParams(portal, call);
  if (loaded.every(({ months }) => months.length === 0)) return [];
  const options = Array.from({ length: 12 }, (_, i) => ({
    value: String(i + 1),
    label: partName('month', i + 1, formatter.locale.tag),
    group: '',
  }));
  return [from, to]
    .filter((name) => name !== '')
    .map((name) => ({
      ...NOTHING,
      name,
      label: formatter.plain(findParamFilter(portal, call, name).title),
      kind: 'select',
      options,
      values: values[name] ?? [],
      standard:
        name === from ? '1' : String(lastMonth(loaded, (values[call.year] ?? []).map(Number))),
    }));
}

function keysField(
  context: PageContext,
  { call, cube, figures, values }: ComposedQuestion,
): CubeField[] {
  if (cube.keys === '') return [];
  const { portal, formatter } = context;
  const filter = findParamFilter(portal, call, cube.keys);
  if (!hasKeys(portal, figures, filter)) return [];
  return [
    {
      ...NOTHING,
      name: cube.keys,
      label: formatter.plain(lookup(portal.model.dimensions, filter.dimension).title),
      kind: 'codes',
      values: values[cube.keys] ?? [],
      suggests: `of/${filter.dimension}`,
      help: formatter.say('cube.keys-help'),
    },
  ];
}

function codesField(context: PageContext, { cube, values }: ComposedQuestion): CubeField[] {
  if (cube.codes === '') return [];
  const { portal, formatter } = context;
  const dimension = classificationIn(portal, {
    rows: values[cube.rows] ?? [],
    columns: values[cube.columns] ?? [],
  });
  if (dimension === null) return [];
  const { title } = lookup(portal.model.dimensions, dimension);
  return [
    {
      ...NOTHING,
      name: cube.codes,
      label: formatter.say('cube.codes-field', { dimension: formatter.plain(title) }),
      kind: 'codes',
      values: values[cube.codes] ?? [],
      suggests: `of/${dimension}`,
      help: formatter.say('cube.codes-help'),
    },
  ];
}
