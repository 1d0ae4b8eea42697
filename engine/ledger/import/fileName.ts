// Names of files by a format's documented pattern: named groups filled in.

import type { Format, Grain } from '../../model/portal.ts';

/** The documented name of a file; `values` by the pattern's named groups. Groups without a value stay empty. */
export function writeFileName(format: Format, values: Readonly<Record<string, string>>): string {
  const pattern = (format.fileName?.pattern ?? '').replace(/^\^/, '');
  return pattern
    .replace(/\(\?<(\w+)>(?:[^()]|\([^()]*\))*\)/g, (_, name: string) => values[name] ?? '')
    .replaceAll('\\.', '.')
    .replace(/\$$/, '');
}

/** The documented name of a file for people: in braces, what stands in each place. */
export function describeFileName(format: Format): string {
  const names = [...(format.fileName?.pattern ?? '').matchAll(/\(\?<(\w+)>/g)];
  return writeFileName(
    format,
    Object.fromEntries(names.map(([, name = '']) => [name, `{${name}}`])),
  );
}

/** How the pattern writes a grain, or an empty text where it has no word for it. */
export function writtenGrain(format: Format, grain: Grain): string {
  return (
    Object.entries(format.fileName?.grain ?? {}).find(([, named]) => named === grain)?.[0] ?? ''
  );
}
