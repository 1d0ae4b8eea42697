// TypeScript of complete data, from what json-schema-to-typescript writes of their schemas: names of their own, and nothing that can be changed.

/** Parts of TypeScript in which nothing is renamed. */
const COMMENT_OR_TEXT = /\/\*[^]*?\*\/|'(?:[^'\\]|\\.)*'/g;

/** `ThingSpec` is as written, `ThingComplete` is complete; all in it is readonly. */
export function writeComplete(written: string): string {
  const kept: string[] = [];
  const code = written.replaceAll(COMMENT_OR_TEXT, (part) => `@${kept.push(part) - 1}@`);
  const keyed = code.replaceAll(/^( +)(?=(?:[\w$-]+|@\d+@|\[k: string\])\??: )/gm, '$1readonly ');
  return freezeArrays(renameTypes(keyed)).replaceAll(/@(\d+)@/g, (_, i) => kept[Number(i)] ?? '');
}

function renameTypes(code: string): string {
  return code.replaceAll(
    /\b(?!Schemas\b)([A-Z]\w*?)(?:Spec)?(\d*)\b(?=[\s;[|)}])/g,
    '$1Complete$2',
  );
}

/** `T[]` → `readonly T[]`: json-schema-to-typescript knows no such arrays. */
function freezeArrays(code: string): string {
  let frozen = code;
  for (let at = frozen.indexOf('[]'); at >= 0; at = frozen.indexOf('[]', at)) {
    const start = findStart(frozen, at);
    const item = frozen.slice(start, at);
    const more = frozen.startsWith('[][]', at);
    const array = more ? `(readonly ${item}[])` : `readonly ${item}[]`;
    frozen = frozen.slice(0, start) + array + frozen.slice(at + 2);
    at = start + array.length;
  }
  return frozen;
}

/** Where the type begins that ends here: a name, or what stands in brackets. */
function findStart(code: string, end: number): number {
  let [at, depth] = [end - 1, 0];
  for (; at > 0; at -= 1) {
    if (/[)}]/.test(code[at] ?? '')) depth += 1;
    if (/[({]/.test(code[at] ?? '')) depth -= 1;
    if (depth === 0 && !/\w/.test(code[at - 1] ?? '')) break;
  }
  return at;
}
