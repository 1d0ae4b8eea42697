// What the address of a page says as one value: its filters, the unit and what amounts are shown as, the ledger, what blocks keep.

import { changeQuery, LEDGER, writeQuery } from '../addresses/query.ts';
import type { BlockBase, Page, Portal, Unit } from '../model/portal.ts';
import { namesDropped, readKept, type KeptNames, type KeptPlace, type KeptState } from './kept.ts';
import type { ReadValues } from './readFilters.ts';
import { EASY, isReadEasily } from './reading.ts';
import { readValue, writeValue, type ChosenValue } from './shownValue.ts';

/** What the reader of a page chose. */
export interface PageState {
  readonly read: ReadValues;
  /** Null: none, and each answer has its own. */
  readonly unit: Unit | null;
  /** What the address has amounts shown as, whether or not that has sense here; null: as they are. */
  readonly value: ChosenValue | null;
  /** The ledger that the address names, and whether it is there; null: that which serves. */
  readonly asked: { readonly id: string; readonly kept: boolean } | null;
  readonly kept: KeptState;
  /** Whether the page is read in easy language. */
  readonly easy: boolean;
}

/** What else than filters is read of an address. */
interface StateReader extends KeptPlace {
  /** What blocks keep, by their kind. */
  readonly parts: Readonly<Record<string, KeepingPart>>;
}

/** What a kind of block is, as far as its blocks keep something in the address of their page. */
export interface KeepingPart<Block extends BlockBase = BlockBase> {
  /** Names in the query with how each is read; null: these blocks keep none. */
  keeps?(
    this: void,
    place: KeptPlace,
    blocks: readonly Block[],
    query: URLSearchParams,
  ): KeptNames | null;
}

/** What an address says beside filters and ledger, and the names in it whose values are not taken. */
export function readState(
  { parts, ...place }: StateReader,
  { blocks, easy: version }: Pick<Page, 'blocks' | 'easy'>,
  query: URLSearchParams,
): Pick<PageState, 'unit' | 'value' | 'kept' | 'easy'> & { readonly dropped: readonly string[] } {
  const { queries, units } = place.portal.settings;
  const easy = isReadEasily(place.portal, { easy: version }, query);
  const asked = query.get(queries.unit) ?? '';
  const unit = units.find(({ value }) => String(value) === asked) ?? null;
  const { chosen: value, dropped } = readValue(place.portal, query);
  const kept: KeptState = new Map(
    [...Map.groupBy(blocks, ({ kind }) => kind)].flatMap(([kind, some]) => {
      const keeps = parts[kind]?.keeps;
      return keeps ? [[keeps, readKept(keeps(place, some, query), query)] as const] : [];
    }),
  );
  const unread = asked === '' || unit ? [] : [queries.unit];
  // where a page has no easy version it stands as it is: links may ask every page for it
  const strange = ['', EASY].includes(query.get(queries.reading) ?? '') ? [] : [queries.reading];
  const all = [...unread, ...strange, ...dropped, ...namesDropped(kept)];
  return { unit, value, kept, easy, dropped: [...new Set(all)] };
}

/** What the page of a state is written with. */
type Written = Pick<PageState, 'unit' | 'value' | 'asked' | 'easy'> & {
  readonly portal: Portal;
  readonly read: Pick<ReadValues, 'filters'>;
};

/** The query of a page as its address says it, without what blocks keep: only what is not standard, in the order of the page, the ledger last. `changes` sets names besides, or with null takes them out. */
export function writeState(
  { portal: { settings }, read, unit, value, asked, easy }: Written,
  changes: Readonly<Record<string, string | null>> = {},
): string {
  const { queries, defaultUnit } = settings;
  const { value: mode, prices } = value ? writeValue(value) : { value: '', prices: '' };
  const written = writeQuery([
    ...read.filters.map((own) => [own.filter.query, own.value, own.default] as const),
    [queries.unit, String(unit?.value ?? ''), String(defaultUnit)],
    [queries.value, mode, ''],
    [queries.prices, prices, ''],
    [queries.reading, easy ? EASY : '', ''],
  ]);
  return changeQuery(written, { ...changes, [LEDGER]: asked?.kept ? asked.id : null });
}

/** With what blocks keep behind it: the address of all that is seen. Kinds that share a name say the same of it. */
export function writeWhole(state: Written & Pick<PageState, 'kept'>): string {
  const query = new URLSearchParams(writeState(state));
  for (const [name, text] of [...state.kept.values()].flatMap(({ written }) => written))
    if (!query.getAll(name).includes(text)) query.append(name, text);
  return changeQuery(query.toString(), {});
}

/** One word for all that an address says: pages that look alike share it. */
export function buildStateKey({ read, unit, value, asked, kept, easy }: PageState): string {
  return JSON.stringify([
    read.values,
    read.replaced.map(({ filter, was }) => [filter.name, was]),
    unit?.value ?? '',
    value && writeValue(value),
    asked?.id ?? '',
    easy,
    [...kept.values()].map(({ values }) => values),
  ]);
}
