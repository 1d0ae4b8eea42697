// A source whose values have moved: asked for a place in the long form, it tells where the short form is written.

import type { Source } from '../yaml.ts';

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
