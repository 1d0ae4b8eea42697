// Steps of a JSON pointer (RFC 6901), as names and as written.

/** A name as a step of a pointer. */
export function escape(name: string): string {
  return name.replace(/~/g, '~0').replace(/\//g, '~1');
}

/** The name that a step of a pointer stands for. */
export function unescape(step: string): string {
  return step.replace(/~1/g, '/').replace(/~0/g, '~');
}
