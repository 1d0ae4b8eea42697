// Walks over anything that has children: one search, one order.

interface Branch<T> {
  readonly children: readonly T[];
}

/** The first that suits, parents before their children; null where none does. */
export function findBranch<T extends Branch<T>>(
  branches: readonly T[],
  suits: (branch: T) => boolean,
): T | null {
  for (const branch of branches) {
    const found = suits(branch) ? branch : findBranch(branch.children, suits);
    if (found) return found;
  }
  return null;
}

/** All of them, each parent before its children. */
export function flattenBranches<T extends Branch<T>>(branches: readonly T[]): T[] {
  const all: T[] = [];
  const add = (branch: T): void => {
    all.push(branch);
    branch.children.forEach(add);
  };
  branches.forEach(add);
  return all;
}

/** All of them, whatever their level, in the order of their codes. */
export function inCodeOrder<T extends Branch<T>>(
  branches: readonly T[],
  codeOf: (branch: T) => string,
): T[] {
  return flattenBranches(branches).sort((a, b) => compareCodes(codeOf(a), codeOf(b)));
}

/** As they are written, letter by letter. */
export function compareCodes(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
