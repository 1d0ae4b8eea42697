// The room of a new shape of answer: the folder `answer` copied with the name put in.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Files, Make } from './config.ts';

/** A whole room that answers one number; where the shape is named, it is called blank. */
const TEMPLATE = join(import.meta.dirname, 'answer');

export const answerFiles: Make = (shape, _, { root }): Files => {
  const Shape = shape.slice(0, 1).toUpperCase() + shape.slice(1);
  const SHAPE = shape.toUpperCase();
  const named = (text: string) =>
    text.replaceAll('blank', shape).replaceAll('Blank', Shape).replaceAll('BLANK', SHAPE);
  const room = join(root, 'engine', 'answers', shape);
  return {
    created: Object.fromEntries(
      readdirSync(TEMPLATE).map((name): [file: string, text: string] => [
        join(room, named(name).slice(0, -'.txt'.length)),
        named(readFileSync(join(TEMPLATE, name), 'utf8')),
      ]),
    ),
    changed: {},
    then: `enter ${shape}: ${SHAPE} in the list of engine/answers/shapes.ts (from ./${shape}/${shape}.shape.ts); then npm run types. All that it is lies in engine/answers/${shape}; a call says "answer: ${shape}"`,
  };
};
