// How each sort of thing is renamed: which places mean it, what they say then, which files move.

import { findThing, type WrittenName } from '../../engine/check.ts';

export const SORTS = ['page', 'filter', 'call', 'field', 'term', 'text'] as const;
export type Sort = (typeof SORTS)[number];

export interface Wish {
  readonly sort: Sort;
  readonly from: string;
  readonly to: string;
  /** A filter has the new name in addresses and calls too. */
  readonly query?: boolean;
  /** The old address of a page leads to the new one. */
  readonly redirect?: boolean;
}

/** What is known of the portal. */
export interface NamedThings {
  readonly places: readonly WrittenName[];
  readonly home: string;
  /** The collection of terms. */
  readonly terms: string;
  /** The name that each filter has in addresses, where it is another than its own. */
  readonly queries: Readonly<Record<string, string>>;
}

/** How one thing is renamed. */
export interface Renaming {
  /** What is called as the sort says. */
  readonly known: ReadonlySet<string>;
  readonly pattern: RegExp;
  isMeant(place: WrittenName): boolean;
  /** What a text that names it says then. */
  write(text: string, place: WrittenName): string;
  /** The path of its files, with `*` for the name. */
  readonly files?: RegExp;
}

const STEP = String.raw`(?:[a-z0-9][a-z0-9-]*|\[[a-z][A-Za-z0-9]*\])`;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const CAMEL = /^[a-z][A-Za-z0-9]*$/;

export function makeRenaming(wish: Wish, naming: NamedThings): Renaming {
  return MAKERS[wish.sort](wish, naming);
}

const MAKERS: Readonly<Record<Sort, (wish: Wish, naming: NamedThings) => Renaming>> = {
  page: renamePage,
  filter: renameFilter,
  call: (wish, naming) => ({
    ...byName(wish, naming, 'calls'),
    pattern: /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/,
    files: /^(config\/calls\/)(.+)(\.yaml)$/,
  }),
  field: renameField,
  term: renameTerm,
  text: (wish, naming) => ({
    ...byName(wish, naming, 'texts'),
    pattern: SLUG,
    files: /^(content\/locales\/[^/]+\/texts\/)(.+)(\.md)$/,
  }),
};

function byName({ from, to }: Wish, { places }: NamedThings, thing: string) {
  const isOfSort = ({ of }: WrittenName) => findThing(of) === thing;
  const known = places.filter((place) => place.declares && isOfSort(place));
  return {
    known: new Set(known.map(({ name }) => name)),
    isMeant: (place: WrittenName) => place.name === from && isOfSort(place),
    write: (text: string, { place }: WrittenName) =>
      place === 'braces' ? text.replaceAll(`{${from}}`, `{${to}}`) : replaceName(text, from, to),
  };
}

/** A name may stand between a minus and a star. */
function replaceName(text: string, from: string, to: string): string {
  const [, minus = '', name, star = ''] = /^(-?)(.*?)(\*?)$/.exec(text) ?? [];
  return name === from ? minus + to + star : text;
}

function renamePage(wish: Wish, naming: NamedThings): Renaming {
  const { from, to } = wish;
  const short = (id: string) => id.replace(/\/index$/, '');
  const steps = short(from).split('/');
  /** With the parameters that the address has; the first page of all keeps its own. */
  const moveAddress = (text: string): string => {
    if (from === naming.home) return text;
    const [, slash = '', path = '', rest = ''] = /^(\/?)([^?#]*)(.*)$/.exec(text) ?? [];
    const given = path.split('/');
    const filled = short(to)
      .split('/')
      .map((step) => (step.startsWith('[') ? (given[steps.indexOf(step)] ?? step) : step));
    return slash + filled.join('/') + rest;
  };
  return {
    ...byName(wish, naming, 'pages'),
    pattern: new RegExp(`^${STEP}(?:/${STEP})*$`),
    write: (text) => {
      if (text === from) return to;
      return text === short(from) && !text.startsWith('/') ? short(to) : moveAddress(text);
    },
    files: /^(config\/pages\/)(.+)(\.yaml)$/,
  };
}

/** Sorts of names that mean a filter, unless the address of the page has a parameter of that name. */
const OF_PAGES = ['inputs', 'sources', 'conditions', 'rowInputs', 'chosen'];
/** Sorts of names that filters have in calls. */
const OF_CALLS = ['queries', 'ownParameters', 'fileParameters', 'sources', 'conditions'];

function renameFilter(wish: Wish, naming: NamedThings): Renaming {
  const { from, query = false } = wish;
  const { places, queries } = naming;
  const same = byName(wish, naming, 'filters');
  const named = queries[from] ?? from;
  const readers = (of: string, name: string, folder: string) =>
    new Set(
      places.flatMap((place) =>
        findThing(place.of) === of && place.name === name && place.reader.startsWith(folder)
          ? place.reader
          : [],
      ),
    );
  const pages = readers('filters', from, 'config/pages/');
  const calls = readers('queries', named, 'config/calls/');
  const decisions = new Set(
    places.flatMap(({ of, name, reader, pointer }) =>
      of === 'decisions' && reader.startsWith('config/calls/') && pointer.startsWith('/members/')
        ? `config/decisions/${name}.yaml`
        : [],
    ),
  );
  const isInput = ({ of, reader }: WrittenName): boolean =>
    OF_PAGES.includes(of) &&
    !/^config\/(?:calls\/|ledger)/.test(reader) &&
    !decisions.has(reader) &&
    (pages.has(reader) || !reader.includes(`[${from}]`));
  const isQuery = ({ of, name, reader, owners }: WrittenName): boolean => {
    if (!query || name !== named) return false;
    // what a page gives to all its calls is of none
    if (of === 'parameters')
      return owners.every((owner) => calls.has(`config/calls/${owner.name}.yaml`));
    return OF_CALLS.includes(of) && (calls.has(reader) || reader === 'config/ledger.yaml');
  };
  return {
    ...same,
    pattern: CAMEL,
    isMeant: (place) =>
      same.isMeant(place) || (place.name === from && isInput(place)) || isQuery(place),
    write: (text, place) => {
      const other = isQuery(place) ? { ...wish, from: named } : wish;
      return byName(other, naming, 'filters').write(text, place);
    },
  };
}

/** A field is that of a call: `reports/debts.closing`. */
function renameField(wish: Wish, naming: NamedThings): Renaming {
  const [call = '', from = ''] = wish.from.split('.');
  const own = `config/calls/${call}.yaml`;
  const { places } = naming;
  const known = places.filter(
    ({ of, declares, reader }) => of === 'fields' && declares && reader === own,
  );
  const isOfCall = ({ owners }: WrittenName) => owners.some(({ name }) => name === call);
  const asking = new Set(
    places.flatMap(({ of, name, reader }) =>
      findThing(of) === 'calls' && name === call ? reader : [],
    ),
  );
  const decisions = new Set(
    places.flatMap(({ of, name, reader }) =>
      of === 'decisions' && asking.has(reader) ? `config/decisions/${name}.yaml` : [],
    ),
  );
  return {
    known: new Set(known.map(({ name }) => `${call}.${name}`)),
    pattern: CAMEL,
    isMeant: (place) =>
      place.name === from &&
      findThing(place.of) === 'fields' &&
      (place.reader === own || isOfCall(place) || decisions.has(place.reader)),
    write: byName({ ...wish, from }, naming, 'fields').write,
  };
}

function renameTerm({ from, to }: Wish, { places, terms }: NamedThings): Renaming {
  const entries = places.filter(({ of, owners }) => of === 'entries' && owners[0]?.name === terms);
  const files = entries.find(({ place }) => place === 'file')?.file.replace(/[^/]+$/, '') ?? '';
  const known = entries.filter(({ declares }) => declares);
  return {
    known: new Set(known.map(({ name }) => name)),
    pattern: SLUG,
    isMeant: (place) => entries.includes(place) && place.name === from,
    write: (text, { place }) =>
      place === 'link'
        ? text.replace(new RegExp(`/${from}(?=$|[/?#])`), `/${to}`)
        : replaceName(text, from, to),
    files: new RegExp(`^(${files})(.+)(\\.json)$`),
  };
}
