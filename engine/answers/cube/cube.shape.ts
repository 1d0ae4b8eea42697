// The shape `cube`: a tree as the call asks it, or rows and columns that a reader composes.

import { PLAIN_CALL } from '../../config/shape.ts';
import { assertDefined } from '../../model/lookup.ts';
import type { BodyAnswer, TreeAnswer } from '../answer.ts';
import { sizeOfBody } from '../body.ts';
import { sizeOfFigures } from '../figures.ts';
import type { JsonSchema } from '../jsonSchema.ts';
import { ApiProblem } from '../problem.ts';
import { PLAIN_SHAPE, type Shape } from '../shape.ts';
import { TREE } from '../tree/tree.shape.ts';
import { treeRows } from '../tree/treeRows.ts';
import { askCube } from './cube.ts';
import { CUBE_RULES } from './cubeAsk.ts';
import type { CubeBody } from './cubeBody.ts';
import { writeCube } from './cubeJson.ts';
import { isComposed, plainParams } from './cubeQuestion.ts';
import { exportFile, openCubeExport } from './cubeExport.ts';
import { cubeParam, cubeSchema } from './cubeSchema.ts';

export const CUBE: Shape<TreeAnswer | BodyAnswer> = {
  ...PLAIN_CALL,
  ...PLAIN_SHAPE,
  answers: () => 'tree',
  hierarchy: true,
  wants: () => 'cube',
  askWants: 'by',
  rules: CUBE_RULES,
  describes: cubeParam,
  ask: (asked) => {
    const { call, params } = asked;
    return isComposed(call, params)
      ? askCube(asked)
      : TREE.ask({ ...asked, params: plainParams(call, params) });
  },
  writings: TREE.writings,
  writingsOfTables: ['lang'],
  write: (answer, writing, call) =>
    answer.holds === 'body'
      ? writeCube(answer.body as CubeBody, writing)
      : TREE.write(answer, writing, call),
  schema: (portal, call, place) => {
    const { $defs, ...tree } = TREE.schema(portal, call, place);
    return { anyOf: [tree as JsonSchema, cubeSchema(portal)], $defs };
  },
  tabular: {
    of: (call) => call.flat.length > 0,
    asSource: false,
    plain: false,
    rows: (answer, asked) => {
      if (answer.holds === 'body') throw new ApiProblem('unknown-form');
      return treeRows(answer, { ...asked, params: plainParams(asked.call, asked.params) });
    },
    schema: (portal, call) => assertDefined(TREE.tabular).schema(portal, call),
  },
  exports: {
    wants: isComposed,
    counts: ({ cube }, params) => params[assertDefined(cube).count] !== undefined,
    file: exportFile,
    limits: ({ cube }) => assertDefined(cube).exports,
    open: openCubeExport,
  },
  reading: (call) => TREE.reading(call),
  size: (answer) => (answer.holds === 'body' ? sizeOfBody(answer) : sizeOfFigures(answer)),
};
