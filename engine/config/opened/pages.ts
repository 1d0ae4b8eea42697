// Pages that give parameters to all their calls, or take them from their address → pages whose blocks each give their own.

import type { FilterListSpec, GivenSpec, PageSpec } from '../../../schemas/types.ts';
import { partAt } from '../../addresses/parts.ts';
import { isObject } from '../../model/lookup.ts';
import type { Problem, Report } from '../problems.ts';
import { BLOCK_LISTS, type ConfigCollection, type ConfigEntry } from '../entry.ts';
import { here, problemAtKey, unknownNameAtKey } from '../valuePlace.ts';
import { escape } from '../reading/raw.ts';
import { moveSource, type Moved } from '../reading/sourceViews.ts';
import { listCallParams, type OpenedCall, type OpenedFilters } from './spec.ts';

type Given = Readonly<Record<string, GivenSpec>>;

/** What pages are opened with. */
interface Around {
  readonly calls: ConfigCollection<OpenedCall>;
  readonly filters: OpenedFilters;
}

/** Gives parameters of the page, and the member of its address, to blocks whose calls take them; what a block gives itself wins. */
export function openPage(
  entry: ConfigEntry<PageSpec>,
  { calls, filters }: Around,
  report: Report,
): ConfigEntry<PageSpec> {
  const { with: shared = {}, ...rest } = entry.spec;
  const { heading, filters: fields = [] } = rest;
  const lists = BLOCK_LISTS.flatMap((key) => (rest[key] ? [[key, rest[key]] as const] : []));
  const blocks = lists.flatMap(([, list]) => list);
  if (Object.keys(shared).length === 0 && blocks.length === 0 && !heading) return entry;
  const addressed = Object.entries(entry.spec.parameters ?? {});
  const used = new Set<string>();
  const inputs = collectInputs(entry.spec);
  const moved: Moved = new Map();
  const fill = <Asking extends object>(asking: Asking, pointer: string): Asking => {
    const taken = takenBy(calls, findCall(asking));
    const own = (partAt(asking, 'with') ?? {}) as Given;
    const given: Record<string, GivenSpec> = {};
    const give = (name: string, value: GivenSpec, from: string) => {
      given[name] = value;
      moved.set(`${pointer}/with/${escape(name)}`, from);
    };
    for (const [name, value] of Object.entries(shared)) {
      if (!taken.some((param) => param.name === name) || name in own) continue;
      used.add(name);
      give(name, value, `/with/${escape(name)}`);
    }
    for (const { name, filter = name, optional, default: preset } of taken) {
      // what may be left out is given by name
      if ((optional && preset === undefined) || name in own || name in shared || inputs.has(name))
        continue;
      const dimension = findDimension(filters, filter);
      const same = addressed.filter(([, of]) => of.dimension === dimension);
      const [[from] = []] = same;
      if (dimension !== null && from !== undefined && same.length === 1)
        give(name, { from }, `/parameters/${escape(from)}`);
    }
    return Object.keys(given).length > 0 ? { ...asking, with: { ...given, ...own } } : asking;
  };
  const filled = {
    ...(heading ? { heading: fill(heading, '/heading') } : {}),
    ...(rest.filters ? { filters: fields.map((field, i) => fillLike(field, i, fill)) } : {}),
    ...Object.fromEntries(lists.map((list) => fillBlocks(list, fill))),
  };
  const likes = fields.flatMap((field) => findLike(field) ?? []);
  const asking = [heading ?? [], likes, blocks, blocks.flatMap(listSentences)].flat().map(findCall);
  const asked = [...new Set(asking.filter((call) => call !== null))];
  if (asked.every((call) => calls.entries.has(call)))
    for (const name of Object.keys(shared))
      if (!used.has(name)) report(unusedAt(entry, name, asked, calls));
  return {
    ...entry,
    source: moveSource(entry.source, moved),
    spec: { ...rest, ...filled },
  };
}

type Fill = <Asking extends object>(asking: Asking, pointer: string) => Asking;

function fillBlocks(
  [key, blocks]: readonly [key: string, blocks: readonly object[]],
  fill: Fill,
): [string, object[]] {
  return [key, blocks.map((block, i) => fillBlock(block, `/${key}/${i}`, fill))];
}

function fillBlock(block: object, pointer: string, fill: Fill): object {
  const sentences = listSentences(block).map((sentence, k) =>
    fill(sentence, `${pointer}/sentences/${k}`),
  );
  return { ...fill(block, pointer), ...(sentences.length > 0 ? { sentences } : {}) };
}

type Field = NonNullable<PageSpec['filters']>[number];
type Like = NonNullable<FilterListSpec['like']>;

/** What names those that are like the first of a filter's list. */
function findLike(field: Field): Like | undefined {
  return typeof field === 'string' ? undefined : field.list?.like;
}

function fillLike(field: Field, place: number, fill: (like: Like, pointer: string) => Like): Field {
  if (typeof field === 'string' || !field.list?.like) return field;
  const like = fill(field.list.like, `/filters/${place}/list/like`);
  return { ...field, list: { ...field.list, like } };
}

/** Sentences of a block, each of which may ask a call of its own. */
function listSentences(block: object): readonly object[] {
  const sentences = partAt(block, 'sentences');
  return Array.isArray(sentences) ? (sentences as readonly object[]).filter(isObject) : [];
}

function findCall(asking: object): string | null {
  const call = partAt(asking, 'call');
  return typeof call === 'string' ? call : null;
}

/** A section may be named by its folder, as in menus: its page is the folder's index. */
export function openRedirect(
  entry: ConfigEntry<PageSpec>,
  known: ReadonlySet<string>,
): ConfigEntry<PageSpec> {
  const { redirect } = entry.spec;
  if (redirect === undefined || known.has(redirect) || !known.has(`${redirect}/index`))
    return entry;
  return { ...entry, spec: { ...entry.spec, redirect: `${redirect}/index` } };
}

/** Either no call of the page takes the parameter, or every block that asks one gives its own. */
function unusedAt(
  entry: ConfigEntry<PageSpec>,
  name: string,
  asked: readonly string[],
  calls: ConfigCollection<OpenedCall>,
): Problem {
  const taken = asked.flatMap((call) => takenBy(calls, call).map((param) => param.name));
  const pointer = `/with/${escape(name)}`;
  if (taken.includes(name))
    return problemAtKey(here(entry, pointer), 'shared-by-none', { written: name });
  const call = asked.join(', ');
  return unknownNameAtKey(here(entry, pointer), 'unknown-parameter', {
    written: name,
    allowed: taken,
    words: { call },
  });
}

/** What a page has by the name of a parameter already. */
function collectInputs({ filters = [], parameters = {} }: PageSpec): ReadonlySet<string> {
  const own = filters.map((field) => (typeof field === 'string' ? field : field.filter));
  return new Set([...own, ...Object.keys(parameters)]);
}

/** The dimension whose members a filter takes, by its name or its query name. */
function findDimension(filters: OpenedFilters, name: string): string | null {
  const found = Object.entries(filters).find(([own, { query = own }]) => query === name);
  const { kind, dimension = null } = filters[name] ?? found?.[1] ?? {};
  return kind === 'member' ? dimension : null;
}

function takenBy(calls: ConfigCollection<OpenedCall>, call: string | null) {
  return listCallParams(calls.entries.get(call ?? '')?.spec ?? {});
}
