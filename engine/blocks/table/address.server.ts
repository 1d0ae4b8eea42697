// What the address says to tables beside filters: open rows, an order, words to find, the measure that a narrow screen shows.

import type { Ledger } from '../../ledger/ledger.ts';
import { lookup } from '../../model/lookup.ts';
import type { Portal } from '../../model/portal.ts';
import type { PageContext } from '../context.server.ts';
import type { OwnAddress } from '../part.server.ts';
import { BY_CODE, BY_NAME, parseOrder } from './sort.ts';
import { OPEN_ALL } from './openRows.ts';
import type { TableBlock } from './table.kind.ts';

/** What a reader chose for the tables of a page; empty: nothing. */
export interface Chosen {
  readonly open: readonly string[];
  readonly sort: string;
  readonly find: string;
  readonly measure: string;
  /** Of a table that stands on several pages. */
  readonly page: number;
  /** The code that is explained. */
  readonly code: string;
}

const NOTHING: Chosen = { open: [], sort: '', find: '', measure: '', page: 1, code: '' };

/** An address opens at most so many rows by name. */
const MOST_OPEN = 200;
const ROW_ID = /^[0-9A-Za-z._-]{1,60}$/;
const LONGEST = 80;

/** Corrects an address to fields and codes that the tables know; a wrong order or measure is given back in `dropped`. */
export function readChosen(
  portal: Portal,
  blocks: readonly TableBlock[],
  query: URLSearchParams,
  ledger: Ledger | null,
): OwnAddress<Chosen> {
  const { queries } = portal.settings;
  const fields = new Set(blocks.flatMap((block) => fieldsOfColumns(portal, block)));
  const asked = { sort: query.get(queries.sort) ?? '', measure: query.get(queries.measure) ?? '' };
  const { field } = parseOrder(asked.sort);
  const sort = [BY_NAME, BY_CODE].includes(field) || fields.has(field) ? asked.sort : '';
  const measure = fields.has(asked.measure) ? asked.measure : '';
  const find = (query.get(queries.find) ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);
  const isKnown = knownIn(portal, blocks, ledger);
  const open = readOpen(query.get(queries.open) ?? '', isKnown);
  const code = readCode(query.get(queries.code) ?? '', isKnown);
  const page = readPage(blocks, query.get(queries.page) ?? '');
  const value = { open, sort, find, measure, page, code };
  return {
    value,
    key: JSON.stringify(Object.values(value)),
    written: [
      [queries.open, open.join(',')],
      [queries.sort, sort],
      [queries.find, find],
      [queries.measure, measure],
      [queries.page, page === 1 ? '' : String(page)],
      [queries.code, code],
    ],
    dropped: [
      ...(asked.sort === sort ? [] : [{ name: queries.sort, was: asked.sort }]),
      ...(asked.measure === measure ? [] : [{ name: queries.measure, was: asked.measure }]),
    ],
  };
}

/** What was read of the address for tables; their defaults where nothing was. */
export function chosenIn({ own }: Pick<PageContext, 'own'>): Chosen {
  return (own['table'] as Chosen | undefined) ?? NOTHING;
}

/** The first where no table of the page has several, or nothing sensible is asked. */
function readPage(blocks: readonly TableBlock[], written: string): number {
  const isPaged = blocks.some(({ pageSize }) => pageSize !== undefined);
  return isPaged && /^[1-9]\d{0,4}$/.test(written) ? Number(written) : 1;
}

/** A row by its name, where somebody has its code; empty where nobody has. */
function readCode(written: string, isKnown: IsKnown): string {
  return ROW_ID.test(written) && isKnown(written) ? written : '';
}

/** Whether somebody has each code in the name of a row. */
type IsKnown = (name: string) => boolean;

function knownIn(
  { calls, model }: Portal,
  blocks: readonly TableBlock[],
  ledger: Ledger | null,
): IsKnown {
  const asks = blocks.flatMap(({ call }) => lookup(calls, call).asks);
  const dimensions = new Set(
    asks.flatMap(({ by, detail }) => [by, ...Object.values(detail?.levels ?? {})]),
  );
  return (name) =>
    name.split('.').every((code) =>
      [...dimensions].some((dimension) => {
        const total = model.dimensions[dimension]?.total?.code;
        return total === code || (ledger?.members.has(dimension, code) ?? true);
      }),
    );
}

/** Names of open rows that somebody has the codes of, each once; with a minus those that stay closed. */
function readOpen(written: string, isKnown: IsKnown): string[] {
  const names = written
    .split(',')
    .filter((name) => ROW_ID.test(name) && (name === OPEN_ALL || isKnown(name.replace(/^-/, ''))));
  return [...new Set(names)].slice(0, MOST_OPEN);
}

/** Every field that a table may have a column for, whatever the filters say. */
function fieldsOfColumns({ decisions }: Portal, { type, columns = [] }: TableBlock): string[] {
  const decided = type ? lookup(decisions, type.decide).rows : [];
  return [...columns, ...decided.flatMap(({ then }) => then.columns.map(({ field }) => field))];
}
