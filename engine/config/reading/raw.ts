// What a file says as plain values, and the steps of a JSON pointer (RFC 6901) to one of them.

/** As written: scalars are strings, typed later by schema. JSON files bring their own types. */
export type Raw =
  string | number | boolean | null | readonly Raw[] | { readonly [key: string]: Raw };

/** A name as a step of a pointer. */
export function escape(name: string): string {
  return name.replace(/~/g, '~0').replace(/\//g, '~1');
}

/** The name that a step of a pointer stands for. */
export function unescape(step: string): string {
  return step.replace(/~1/g, '/').replace(/~0/g, '~');
}
