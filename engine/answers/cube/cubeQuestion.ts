// The parameters of a composed question → which figures, axes, measures, years and codes are asked; and what must be true of what a call says of them.

import { canonicalCode, isTotal, paddedCode } from '../../model/codes.ts';
import { first, lookup, assertDefined } from '../../model/lookup.ts';
import type { Call, CubeAsk, CubeFacts, Model } from '../../model/portal.ts';
import { fitting, fixedCodes } from '../figures.ts';
import { listOf, type Params } from '../params.ts';
import { ApiProblem } from '../problem.ts';
import { codeWords } from '../problemWords.ts';
import type { AskedCall } from '../shape.ts';
import { listFactDimensions, readAxes, type Axis } from './cubeAxes.ts';
import { nameAlike } from '../../model/call.ts';
import { toList } from '../../config/normalize/given.ts';
import type { Rules } from '../../config/rules/rule.ts';
import { here, unknownNameAtKey } from '../../config/valuePlace.ts';

export interface CubeQuestion {
  readonly rows: readonly Axis[];
  readonly columns: readonly Axis[];
  /** Those that have all of it, in order of preference. */
  readonly facts: readonly string[];
  /** Field of the answer → measure. */
  readonly fields: Readonly<Record<string, string>>;
  readonly years: readonly number[];
  /** The classification whose codes are rolled up with their signs; null where none is asked. */
  readonly by: Axis | null;
  /** Only these codes of it and what is below them; none: all. */
  readonly codes: readonly string[];
  /** Only these of those that have figures of their own; null: all together. */
  readonly keys: readonly string[] | null;
  readonly where: Readonly<Record<string, string>>;
}

/** Whether a question is composed: without any of its parameters, and of one year, the call answers its own tree. */
export function isComposed(call: Call, params: Params): boolean {
  const { rows, columns, measures, codes, keys, count, facts } = assertDefined(call.cube);
  const own = call.asks.flatMap(({ when }) => Object.keys(when));
  const deciding = facts.flatMap(({ when }) => Object.keys(when));
  const names = [rows, columns, measures, codes, keys, count, ...deciding];
  return (
    names.some((name) => !own.includes(name) && params[name] !== undefined) ||
    listOf(params[call.year]).length > 1
  );
}

/** The parameters of the call's own tree, which is of one year. */
export function plainParams(call: Call, params: Params): Params {
  return { ...params, [call.year]: first(listOf(params[call.year])) };
}

/** Throws ApiProblem where something is not to be had of these figures, with what is. */
export function readCubeQuestion({ portal, call, params }: AskedCall): CubeQuestion {
  const { model } = portal;
  const cube = assertDefined(call.cube);
  const figures = first(fitting(cube.facts, params));
  const axesOf = (name: string) => readAxes(model, figures, name, String(params[name] ?? ''));
  const [rows, columns] = [axesOf(cube.rows), axesOf(cube.columns)];
  refuseRepeated(cube, rows, columns);
  const fields = collectFields(model, figures, cube.measures, params);
  const facts = ableFacts(model, figures, cube, {
    axes: [...rows, ...columns],
    measures: Object.values(fields),
  });
  const by = [...rows, ...columns].find(({ dimension }) => dimension?.kind === 'tree') ?? null;
  const years = [...new Set(listOf(params[call.year]).map(Number))].sort((a, b) => a - b);
  if (years.length > 1 && ![...rows, ...columns].some(({ name }) => name === 'year'))
    throw new ApiProblem('invalid-parameter', {
      parameter: call.year,
      received: years.join(', '),
      allowed: [`${cube.columns}=year`, `${cube.rows}=year`],
      detail: { say: 'several-years' },
    });
  return {
    rows,
    columns,
    facts,
    fields,
    years,
    by,
    codes: listCodes(cube, by, params),
    keys: findKeys(model, cube, facts, params),
    where: fixedCodes(portal, cube.where, params),
  };
}

function refuseRepeated(
  { rows: parameter }: CubeAsk,
  rows: readonly Axis[],
  columns: readonly Axis[],
): void {
  const names = [...rows, ...columns].map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined)
    throw new ApiProblem('invalid-parameter', {
      parameter,
      received: twice,
      detail: { say: 'stands-twice', words: { received: twice } },
    });
}

/** Measures by the names of the call or by their own; those of the call where none is named. */
function collectFields(
  model: Model,
  { facts, measures }: CubeFacts,
  parameter: string,
  params: Params,
): Record<string, string> {
  const written = String(params[parameter] ?? '');
  if (written === '') return { ...measures };
  const own = facts.flatMap((fact) => Object.keys(lookup(model.facts, fact).measures));
  const known = { ...nameAlike(own), ...measures };
  const wanted = [...new Set(written.split(','))];
  const unknown = wanted.find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined)
    throw new ApiProblem('invalid-parameter', {
      parameter,
      received: unknown,
      allowed: Object.keys(known),
    });
  return Object.fromEntries(wanted.map((name) => [name, lookup(known, name)]));
}

/** The facts that have every axis and every measure. Throws ApiProblem where none has. */
function ableFacts(
  model: Model,
  { facts }: CubeFacts,
  { rows, columns, measures: measured }: CubeAsk,
  { axes, measures }: { readonly axes: readonly Axis[]; readonly measures: readonly string[] },
): string[] {
  const wanted = axes.flatMap(({ name, dimension }) => (dimension ? [name] : []));
  const able = facts.filter((fact) => {
    const has = listFactDimensions(model, fact);
    const known = lookup(model.facts, fact).measures;
    return wanted.every((name) => has.includes(name)) && measures.every((name) => name in known);
  });
  if (able.length > 0) return able;
  throw new ApiProblem('unanswered-combination', {
    parameter: [rows, columns, measured].join(', '),
    received: [...wanted, ...measures].join(', '),
    combinations: facts.map((fact) => ({
      [`${rows}, ${columns}`]: listFactDimensions(model, fact),
      [measured]: Object.keys(lookup(model.facts, fact).measures),
    })),
  });
}

function listCodes({ codes: parameter, rows }: CubeAsk, by: Axis | null, params: Params): string[] {
  const written = listOf(params[parameter]);
  if (written.length === 0) return [];
  const dimension = by?.dimension;
  if (!dimension)
    throw new ApiProblem('invalid-parameter', {
      parameter,
      received: written.join(', '),
      detail: { say: 'needs-classification', words: { rows } },
    });
  // the code of the total is that of all
  if (
    written.some(
      (text) => isTotal(dimension, text) || isTotal(dimension, paddedCode(dimension, text)),
    )
  )
    return [];
  return written.map((text) => {
    const code = canonicalCode(dimension, paddedCode(dimension, text));
    if (code === null)
      throw new ApiProblem('invalid-parameter', {
        parameter,
        received: text,
        allowed: codeWords(dimension),
      });
    return code;
  });
}

function findKeys(
  model: Model,
  { keys: parameter, facts: all }: CubeAsk,
  facts: readonly string[],
  params: Params,
): readonly string[] | null {
  const written = [...new Set(listOf(params[parameter]))];
  if (written.length === 0) return null;
  const has = (fact: string) =>
    lookup(model.facts, fact).dimensions.some(
      (name) => lookup(model.dimensions, name).kind === 'key',
    );
  if (facts.every(has)) return written;
  throw new ApiProblem('unanswered-combination', {
    parameter,
    received: written.join(', '),
    detail: { say: 'not-alone' },
    combinations: all.filter((each) => each.facts.every(has)).map(({ when }) => when),
  });
}

export const CUBE_RULES: Rules = {
  'Every dimension that a composed question fixes is one of all its facts': (
    { config },
    report,
  ) => {
    for (const entry of config.calls.entries.values())
      for (const name of (entry.spec.cube?.facts ?? []).flatMap(({ fact }) => toList(fact))) {
        const by = config.ledger?.spec.facts[name]?.by;
        for (const written of by ? Object.keys(entry.spec.cube?.where ?? {}) : [])
          if (by?.includes(written) === false)
            report(
              unknownNameAtKey(here(entry, `/cube/where/${written}`), 'unknown-dimension', {
                written,
                allowed: by,
              }),
            );
      }
  },
};
