// The shape `cube`: a tree as the call asks it, or rows and columns that a reader composes.

import { assertDefined } from '../../model/lookup.ts';
import type { CubeAnswer, TreeAnswer } from '../answer.ts';
import type { JsonSchema } from '../jsonSchema.ts';
import { ApiProblem } from '../problem.ts';
import type { Shape } from '../shape.ts';
import { TREE } from '../tree/tree.shape.ts';
import { treeRows } from '../tree/treeJson.ts';
import { askCube } from './cube.ts';
import { CUBE_RULES, isComposed, plainParams } from './cubeQuestion.ts';
import { writeCube } from './cubeJson.ts';
import { exportFile, openCubeExport } from './cubeExport.ts';
import { cubeParam, cubeSchema } from './cubeSchema.ts';

export const CUBE: Shape<TreeAnswer | CubeAnswer> = {
  answers: () => 'tree',
  hierarchy: true,
  wants: () => 'cube',
  askWants: () => 'by',
  rules: CUBE_RULES,
  describes: cubeParam,
  ask: (asked) => {
    const { call, params } = asked;
    return isComposed(call, params)
      ? askCube(asked)
      : TREE.ask({ ...asked, params: plainParams(call, params) });
  },
  writings: () => ({ plain: ['depth', 'node', 'lang'], tables: ['lang'] }),
  write: (answer, writing, call) =>
    answer.holds === 'cells' ? writeCube(answer, writing) : TREE.write(answer, writing, call),
  schema: (portal, call, place) => {
    const { $defs, ...tree } = TREE.schema(portal, call, place);
    return { anyOf: [tree as JsonSchema, cubeSchema(portal)], $defs };
  },
  tabular: {
    of: (call) => call.flat.length > 0,
    rows: (answer, asked) => {
      if (answer.holds === 'cells') throw new ApiProblem('unknown-form');
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
  reading: () => ({ at: 'items' }),
};
