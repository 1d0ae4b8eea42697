// Where what a file declares is used, and files that nothing uses.

import {
  findThing,
  listPlaces,
  readPortal,
  type Folders,
  type Kinds,
  type WrittenName,
} from '../../engine/check.ts';
import type { StudioCalls } from './contract.ts';
import { withDrafts } from './drafts.ts';

type Uses = StudioCalls['uses'];
type Unused = StudioCalls['unused'];

/** The name that the file goes by, else its path, and every place in other files that names it or what is declared in it. */
export function usesOf(
  { folders }: { readonly folders: Folders },
  { drafts, path }: Uses['takes'],
): Uses['gives'] {
  const places = listPlaces(withDrafts(folders, drafts));
  const own = places.filter(({ file, declares }) => declares && file === path);
  const called = own.filter(({ place }) => place === 'file');
  const names = called.length > 0 ? called : own;
  const found = places.filter(
    (use) => !use.declares && use.file !== path && names.some((name) => isSame(name, use)),
  );
  const uses = found.map(({ file, line, pointer }) => ({ file, line, pointer }));
  // what a fragment names is named by each page that uses it
  const once = new Map(uses.map((use) => [JSON.stringify(use), use]));
  return { name: called[0]?.name ?? path, uses: [...once.values()] };
}

/** Texts, charts, decisions, forms and schemas that the check finds unused, and pages that no other file names; a page that leads on stands for an old address, and a call answers at its own. Empty where the drafts cannot be read as a portal. */
export function unusedFiles(
  { folders, kinds }: { readonly folders: Folders; readonly kinds: Kinds },
  { drafts }: Unused['takes'],
): Unused['gives'] {
  const drafted = withDrafts(folders, drafts);
  const { portal, problems } = readPortal(drafted, kinds);
  if (!portal) return { files: [] };
  const places = listPlaces(drafted);
  const files = places.filter(({ place }) => place === 'file');
  const unused = problems.filter(({ code }) => code === 'unused');
  const lonely = files.filter(
    (own) =>
      unused.some(({ file }) => file === own.file) ||
      (own.of === 'pages' &&
        !places.some((use) =>
          use.file === own.file ? use.pointer === '/redirect' : !use.declares && isSame(own, use),
        )),
  );
  // a text has a file for each language
  const found = files.filter((own) =>
    lonely.some(({ of, name }) => own.of === of && own.name === name),
  );
  return { files: found.map(({ file }) => file).sort() };
}

/** Whether a place names what is declared at the other one. */
function isSame(declared: WrittenName, use: WrittenName): boolean {
  const owners = declared.owners.map(({ name }) => name);
  return (
    declared.name === use.name &&
    findThing(declared.of) === findThing(use.of) &&
    (owners.length === 0 ||
      use.owners.length === 0 ||
      use.owners.some(({ name }) => owners.includes(name)))
  );
}
