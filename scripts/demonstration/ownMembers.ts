// The members that a demonstration ledger begins with: those that every ledger has, its own, and what it alone says of them.

import {
  assertDefined,
  buildDictionaryFormat,
  first,
  gatherShipped,
  readMember,
  readRecords,
  resolveReferences,
  type DimensionMember,
  type Portal,
  type ReadMember,
} from '../../engine/publish.ts';
import type { Demonstration } from './recipes.ts';

/** `shipped`: the folder of the dictionaries that every ledger has. */
export function ownMembers(
  portal: Portal,
  shipped: string,
  demonstration: Demonstration,
): DimensionMember[] {
  const read = [...shippedMembers(portal, shipped), ...demonstrationMembers(portal, demonstration)];
  return withKeys(resolveReferences(read, []), demonstration);
}

function shippedMembers(portal: Portal, shipped: string): ReadMember[] {
  const found = gatherShipped(shipped, portal);
  const reading = readingOf(portal);
  return found.flatMap((file) =>
    readRecords(file).flatMap((record) => readMember(file, record, reading) ?? []),
  );
}

/** Files like those that ship, in a folder that no import reads. */
function demonstrationMembers(
  portal: Portal,
  { dictionaries, schemas }: Demonstration,
): ReadMember[] {
  const reading = readingOf(portal);
  return dictionaries
    .filter(({ shipped }) => !shipped)
    .flatMap((dictionary) => {
      const format = buildDictionaryFormat(schemas, dictionary, portal);
      const { head, file: path, rows } = dictionary;
      return rows.flatMap(({ line, cells }) => {
        const fields = Object.fromEntries(head.map((name, i) => [name, cells[i]]));
        return (
          readMember({ path, format, columns: format.columns }, { line, fields }, reading) ?? []
        );
      });
    });
}

function readingOf({ model, settings }: Portal) {
  return { model, locale: first(settings.locales).code, origin: 0 };
}

/** What the file of keys says of a member stands beside what its dictionary says. */
function withKeys(
  members: readonly DimensionMember[],
  { spec, keys }: Demonstration,
): DimensionMember[] {
  if (!spec.keys) return [...members];
  const { dimension } = spec.keys;
  const said = new Map(
    keys.map(({ [dimension]: code, ...others }) => [assertDefined(code), others]),
  );
  return members.map((member) => {
    const own = member.dimension === dimension ? said.get(member.code) : undefined;
    const more = Object.entries(own ?? {}).filter(([, value]) => value !== '');
    return more.length === 0
      ? member
      : { ...member, attributes: { ...member.attributes, ...Object.fromEntries(more) } };
  });
}
