// Codes that several rows name for one member → the one that stands above all the others; memory is that of one code.

export interface NamedCodes {
  /** The code of the highest level so far. */
  readonly top: string;
  /** What all codes begin with. */
  readonly common: string;
}

/** `levels`: at how many characters each level of a code ends; empty: no code is above another. */
export function addValue(
  values: NamedCodes | null,
  code: string,
  levels: readonly number[],
): NamedCodes {
  const own = { top: code, common: code };
  return values ? joinValues(values, own, levels) : own;
}

/** As if all codes of both had been added to one; where both are of one level, `a` gives the code. */
export function joinValues(a: NamedCodes, b: NamedCodes, levels: readonly number[]): NamedCodes {
  const isHigher = computeLength(b.top, levels) < computeLength(a.top, levels);
  return { top: isHigher ? b.top : a.top, common: commonStart(a.common, b.common) };
}

/** Null where no code stands above all the others. */
export function coveringValue(
  { top, common }: NamedCodes,
  levels: readonly number[],
): string | null {
  return common.startsWith(top.slice(0, computeLength(top, levels))) ? top : null;
}

/** Up to where a code says something: after that, up to the last level, stand zeros. */
function computeLength(code: string, levels: readonly number[]): number {
  const end = levels.at(-1) ?? code.length;
  return levels.find((length) => /^0*$/.test(code.slice(length, end))) ?? code.length;
}

function commonStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}
