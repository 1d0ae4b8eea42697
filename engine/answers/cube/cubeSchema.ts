// What a composed answer is, as JSON Schema, and how its parameters are told to others.

import { lookup, assertDefined } from '../../model/lookup.ts';
import type { Call, CubeAsk, Dimension, Portal, Text } from '../../model/portal.ts';
import {
  AMOUNT_OR_NULL,
  COVERAGE,
  listSchema,
  nameKey,
  NOTES,
  objectSchema,
  recordSchema,
  TEXT,
  WHOLE_NUMBER,
  type JsonSchema,
} from '../jsonSchema.ts';
import type { ParamWords } from '../shape.ts';
import { dimensionsOfAny, countLevels, TIMES, type Time } from './cubeAxes.ts';

const AXIS: JsonSchema = {
  title: 'CubeAxis',
  ...objectSchema(
    {
      name: TEXT,
      level: {
        type: 'integer',
        minimum: 1,
        description: 'Counted from the roots. Left out: codes as they are stored.',
      },
      title: TEXT,
    },
    ['name'],
  ),
};
const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
const SIZE = recordSchema({ rows: COUNT, columns: COUNT, measures: COUNT, cells: COUNT });
const MOST = recordSchema({ rows: WHOLE_NUMBER, cells: WHOLE_NUMBER, seconds: WHOLE_NUMBER });
const PERIOD: JsonSchema = {
  title: 'CubePeriod',
  description: 'Months of a year that figures are of, both inclusive, and what they are sums of.',
  ...objectSchema(
    { year: WHOLE_NUMBER, from: WHOLE_NUMBER, to: WHOLE_NUMBER, coverage: COVERAGE },
    ['year', 'from', 'to'],
  ),
};
const DATA: JsonSchema = {
  type: 'array',
  description: 'For each column, in their order, its measures; null is unknown.',
  items: { type: 'object', additionalProperties: AMOUNT_OR_NULL },
};

/** Rows with cells, beside what stands in rows and columns. */
export function cubeSchema(portal: Portal): JsonSchema {
  const members = listSchema(memberSchema(portal));
  return objectSchema(
    {
      rows: listSchema(AXIS),
      columns: listSchema(AXIS),
      measures: listSchema({
        title: 'CubeMeasure',
        ...recordSchema({
          field: TEXT,
          measure: TEXT,
          kind: { enum: ['stock', 'flow', 'percent', 'difference', 'joined'] },
          title: TEXT,
        }),
      }),
      columnItems: listSchema(recordSchema({ id: TEXT, members })),
      items: listSchema(recordSchema({ id: TEXT, members, data: DATA })),
      total: DATA,
      size: SIZE,
      most: MOST,
      periods: listSchema(PERIOD),
      notes: NOTES,
      coverage: COVERAGE,
    },
    ['rows', 'columns', 'measures', 'columnItems', 'items', 'size', 'most', 'periods'],
  );
}

function memberSchema({ settings }: Portal): JsonSchema {
  const [, ...others] = settings.locales;
  const names = Object.fromEntries(others.map(({ code }) => [nameKey(code), TEXT]));
  return {
    title: 'CubeMember',
    ...objectSchema(
      {
        axis: TEXT,
        code: TEXT,
        codeName: TEXT,
        ...names,
        level: COUNT,
        rest: {
          const: true,
          description: 'It has only what is not broken down among those below it.',
        },
      },
      ['axis', 'code', 'codeName', 'level'],
    ),
  };
}

/** Null for a parameter that its filter tells enough of. */
export function cubeParam(portal: Portal, call: Call, name: string): ParamWords | null {
  const cube = assertDefined(call.cube);
  const { mostCells, mostRows, mostSeconds } = cube;
  if (name === cube.rows || name === cube.columns) return axesParam(portal, cube, name);
  if (name === cube.measures) return measuresParam(portal, cube);
  if (name === cube.count)
    return {
      values: [],
      schema: { type: 'string', enum: ['true'] },
      description: `Only the size of the composed answer, without its rows. At most ${mostCells} cells, ${mostRows} rows and ${mostSeconds} seconds are given; past that the answer is a problem with status 422. At a form that is a file: the size of the file, which has no such limits.`,
    };
  if (name === cube.codes)
    return {
      values: [],
      schema: { type: 'string', maxLength: 60 },
      description:
        'Codes of the first classification of the question: only these, with all below them.',
    };
  return null;
}

function axesParam(portal: Portal, cube: CubeAsk, name: string): ParamWords {
  const { dimensions } = portal.model;
  const all = [...new Set(cube.facts.flatMap((facts) => dimensionsOfAny(portal.model, facts)))];
  const forms = all.map((dimension) => {
    const levels = countLevels(lookup(dimensions, dimension));
    return levels > 1 ? `${dimension}(?::[1-${levels}])?` : dimension;
  });
  const axis = `(?:${[...TIMES, ...forms].join('|')})`;
  const of = new Map(
    cube.facts.flatMap(({ facts }) =>
      facts.map((fact) => [fact, dimensionsOfAny(portal.model, { facts: [fact] }).join(', ')]),
    ),
  );
  const told = [...of].map(([fact, names]) => `${fact}: ${names}`).join('; ');
  const place = name === cube.rows ? 'rows' : 'columns';
  return {
    values: [
      ...TIMES.map((time) => ({ value: time, title: titleOfTime(portal, time) })),
      ...all.map((dimension) => buildValue(lookup(dimensions, dimension))),
    ],
    schema: { type: 'string', maxLength: 400, pattern: `^${axis}(?:,${axis})*$` },
    description: `What stands in the ${place} of a composed answer: dimensions, each with its level after a colon (without one: the codes as they are stored), or ${TIMES.join(', ')}; several are separated by commas, or the parameter is repeated. Dimensions by figures: ${told}.`,
  };
}

function buildValue(dimension: Dimension): ParamWords['values'][number] {
  const levels = countLevels(dimension);
  const value = levels > 1 ? `${dimension.name}:1–${levels}` : dimension.name;
  return { value, title: dimension.title };
}

/** As the portal calls the field in which such a value is chosen. */
export function titleOfTime({ filters }: Portal, time: Time): Text {
  return Object.values(filters).find(({ kind }) => kind === time)?.title ?? {};
}

function measuresParam(portal: Portal, { facts }: CubeAsk): ParamWords {
  const named = facts.flatMap((each) =>
    each.facts.flatMap((fact) => {
      const { measures } = lookup(portal.model.facts, fact);
      const own = Object.entries(measures).map(([name, { title }]) => [name, title] as const);
      const given = Object.entries(each.measures).flatMap(([field, name]) => {
        const known = measures[name];
        return known ? [[field, known.title] as const] : [];
      });
      return [...given, ...own];
    }),
  );
  // the first that has a name says what it means
  const titles = new Map(named.reverse());
  const names = [...titles.keys()].reverse();
  const measure = `(?:${names.join('|')})`;
  return {
    values: names.map((value) => ({ value, title: titles.get(value) ?? {} })),
    schema: { type: 'string', maxLength: 400, pattern: `^${measure}(?:,${measure})*$` },
    description:
      'Measures of a composed answer, separated by commas. Left out: those that the call answers by itself.',
  };
}
