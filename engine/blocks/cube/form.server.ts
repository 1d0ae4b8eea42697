// The fields with which a reader composes a question: what each offers of these figures, and what stands chosen.

import { dimensionsOfAny, countLevels, TIMES } from '../../answers/cube/cubeAxes.ts';
import { partName, partsWords } from '../../language/periods.ts';
import { lookup } from '../../model/lookup.ts';
import type { Option } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { listDecidingParams, findMonthParams, findTopicParam } from './names.ts';
import type { CubeBlock, CubeField, CubeOption } from './cube.kind.ts';
import { measureIn, measureTitle } from './table.server.ts';
import {
  MOST_AXES,
  classificationIn,
  findParamFilter,
  hasKeys,
  lastMonth,
  readDefaultChoice,
} from './reader.server.ts';
import { listTopics, type ComposedQuestion } from './question.server.ts';
import { formatYears } from './words.server.ts';

/** The name of the list that all axes share. */
export const AXES = 'axes';

const NOTHING: Omit<CubeField, 'name' | 'label' | 'kind' | 'values'> = {
  list: '',
  said: '',
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
    label: formatter.say(`cube.by-${name}`),
    group: '',
  }));
  const dimensions = dimensionsOfAny(portal.model, question.figures).flatMap((name) => {
    const dimension = lookup(portal.model.dimensions, name);
    const group = formatter.plain(dimension.title);
    const phrase = formatter.plain(dimension.phrase ?? dimension.title);
    const levels = countLevels(dimension);
    if (levels < 2) return [{ value: name, label: phrase, group: '' }];
    const each = Array.from({ length: levels }, (_, i) => ({
      value: `${name}:${i + 1}`,
      label: i === 0 ? phrase : formatter.say('cube.level', { phrase, level: i + 1 }),
      group,
    }));
    return [...each, { value: name, label: formatter.say('cube.stored', { phrase }), group }];
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
      .map((option) => ({ value: option.value, label: sayOption(formatter, option), group: '' })),
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
      label: sayOption(formatter, option),
      group: '',
    })),
    said: options
      .filter(({ value }) => values[name]?.includes(value))
      .map(({ phrase, title }) => formatter.plain(phrase ?? title))
      .join(', '),
    values: values[name] ?? [],
  };
}

/** As a sentence has it. */
function sayOption(
  formatter: Pick<PageContext['formatter'], 'plain'>,
  { genitive, phrase, title }: Option,
): string {
  return formatter.plain(genitive ?? phrase ?? title);
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
  const options = [...named, ...others.map((name) => [name, name] as const)].map(
    ([value, measure]) => {
      const { kind } = measureIn(context, question, measure);
      return { value, label: measureTitle(context, question, { measure, kind }), group: '' };
    },
  );
  // a measure may be written by its own name too
  const chosen = (values[cube.measures] ?? []).map(
    (name) => named.find(([, measure]) => measure === name)?.[0] ?? name,
  );
  return {
    ...NOTHING,
    name: cube.measures,
    label: formatter.say('cube.measures-field'),
    kind: 'checks',
    first: named.length,
    options,
    said: options
      .filter(({ value }) => chosen.includes(value))
      .map(({ label }) => label)
      .join(', '),
    values: chosen,
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
    said: formatYears((values[call.year] ?? []).map(Number)),
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
  const [first, last] = [from, to].map((name) => Number(values[name]?.[0] ?? 0));
  return [from, to]
    .filter((name) => name !== '')
    .map((name) => ({
      ...NOTHING,
      name,
      // both are said at once
      said:
        name === to && first && last
          ? partsWords({ grain: 'month', year: 0, from: first, to: last }, formatter.locale.tag)
          : '',
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
      said: (values[cube.keys] ?? []).join(', '),
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
      said: (values[cube.codes] ?? []).join(', '),
      values: values[cube.codes] ?? [],
      suggests: `of/${dimension}`,
      help: formatter.say('cube.codes-help'),
    },
  ];
}
