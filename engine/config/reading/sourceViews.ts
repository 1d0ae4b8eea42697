// Sources seen otherwise: one whose values have moved tells where the short form is written, and a part of one is a source too.

import { lookup } from '../../model/lookup.ts';
import { remember } from '../../model/remember.ts';
import type { Source } from '../yaml.ts';
import type { Raw } from './raw.ts';

/** JSON pointer in the long form → JSON pointer as written. */
export type Moved = Map<string, string>;

export function moveSource(source: Source, moved: Moved): Source {
  const written = (pointer: string): string => {
    for (let path = pointer; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
      const place = moved.get(path);
      if (place !== undefined) return place + pointer.slice(path.length);
    }
    return pointer;
  };
  return {
    file: source.file,
    data: source.data,
    at: (pointer) => source.at(written(pointer)),
    keyAt: (pointer) => source.keyAt(written(pointer)),
    isPlain: (pointer) => source.isPlain(written(pointer)),
  };
}

const seen = new WeakMap<Source, Map<string, Source>>();

/** The same source, seen from one of its values. */
export function below(source: Source, pointer: string): Source {
  const views = remember(seen, source, () => new Map());
  return remember(views, pointer, () => viewFrom(source, pointer));
}

function viewFrom(source: Source, pointer: string): Source {
  const data = pointer
    .split('/')
    .slice(1)
    .reduce((value, step) => lookup(value as Readonly<Record<string, Raw>>, step), source.data);
  return {
    file: source.file,
    data,
    at: (inner) => source.at(pointer + inner),
    keyAt: (inner) => source.keyAt(pointer + inner),
    isPlain: (inner) => source.isPlain(pointer + inner),
  };
}
