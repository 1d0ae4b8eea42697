// How formulas of templates are worked out: by walking them, for no page may make code of a text.

import { expressionInterpreter } from 'vega-interpreter';

/** To parse a specification with, so that its formulas are kept as trees. */
export const AS_TREES = { ast: true } as const;

/** To make a view with of a specification that was parsed so. */
export const INTERPRETED = { expr: expressionInterpreter } as const;
