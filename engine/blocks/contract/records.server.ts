// Records that an address names, or that a call lists year by year: asked once each, whoever shows them.

import type { RecordItem } from '../../answers/answer.ts';
import { parseExactly } from '../../language/decimals.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { isObject, lookup } from '../../model/lookup.ts';
import type { Call, CallingBlock, Given, MembersAsk, Text } from '../../model/portal.ts';
import { remember } from '../../model/remember.ts';
import { askBlock } from './asked.server.ts';
import type { ChosenRecord, ExpectedRecord } from './chosen.kind.ts';
import type { PageContext } from './context.server.ts';

/** What a call says of one member: its fields by their names. */
export type RecordFields = Readonly<Record<string, RecordItem[string]>>;

/** One record; null where there is none, or it is somebody else’s. Throws ApiProblem. */
export async function askRecord(
  context: PageContext,
  {
    call,
    with: given,
    chosen,
  }: Pick<CallingBlock, 'call' | 'with'> & { readonly chosen: ChosenRecord },
  id: string,
): Promise<RecordFields | null> {
  const [item] = await askItems(context, call, { ...given, [chosen.param]: id });
  return item && isExpected(context, chosen, item) ? item : null;
}

/** Whether a record is whose it must be at this address, and what it must be. */
export function isExpected(
  context: PageContext,
  { owner, is }: ExpectedRecord,
  item: RecordFields,
): boolean {
  const own = !owner || textIn(item, owner.field) === context.read.values[owner.from];
  return own && hasFieldValues(item, is);
}

/** Whether all of these fields, read as text, have these values; true where none is asked for. */
export function hasFieldValues(
  item: RecordFields,
  is: Readonly<Record<string, string>> = {},
): boolean {
  return Object.entries(is).every(([field, value]) => textIn(item, field) === value);
}

/** Every record that a call answers to these parameters. Throws ApiProblem. */
export async function askItems(
  context: PageContext,
  id: string,
  given: Readonly<Record<string, Given>>,
): Promise<readonly RecordFields[]> {
  return (await askBlock(context, 'records', { call: id, with: given })).answer.items;
}

export interface YearlyItems {
  readonly year: string;
  readonly items: readonly RecordFields[];
}

/** Records by year, the latest first. A call that takes a year is asked once for each year that has records. */
export async function askYears(
  context: PageContext,
  { call, with: given }: Pick<CallingBlock, 'call' | 'with'>,
  param: string,
): Promise<YearlyItems[]> {
  const years = listYears(context, lookup(context.portal.calls, call), param);
  const asked = await Promise.all(
    years.map(async (year) => ({
      year,
      items: await askItems(context, call, { ...given, [param]: year }),
    })),
  );
  return asked.filter(({ items }) => items.length > 0);
}

const known = new WeakMap<Ledger, Map<string, readonly string[]>>();

/** Years of all members that the call looks through, the latest first. */
function listYears(
  { ledger }: PageContext,
  { id, members }: Call,
  param: string,
): readonly string[] {
  if (!ledger || !members) return [];
  const byCall = remember(known, ledger, () => new Map<string, readonly string[]>());
  return remember(byCall, `${id} ${param}`, () => listValues(ledger, members, param));
}

function listValues(ledger: Ledger, ask: MembersAsk, param: string): string[] {
  const names = Object.entries(ask.where).flatMap(([name, own]) =>
    own.includes(param) ? name.split('|') : [],
  );
  const values = ledger.members
    .list(ask.dimension, null)
    .flatMap((member) =>
      names.map((name) => ledger.members.attributeOf(ask.dimension, member, name) ?? ''),
    );
  return [...new Set(values)]
    .filter((value) => value !== '')
    .toSorted()
    .toReversed();
}

/** A field as text; empty where nothing is known. */
export function textIn(item: RecordFields, field: string | undefined): string {
  const value = field === undefined ? null : item[field];
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  return 'rawJSON' in value ? String(value.rawJSON) : '';
}

/** A field with a day as the language writes it; empty where there is none. */
export function dayIn(
  { formatter }: PageContext,
  item: RecordFields,
  field: string | undefined,
): string {
  const day = textIn(item, field);
  return day === '' ? '' : formatter.date(day);
}

/** What stands in a field that holds JSON, as text or not; null where it is none. */
export function jsonIn(item: RecordFields, field: string): unknown {
  const value = item[field];
  if (typeof value !== 'string') return value ?? null;
  try {
    return parseExactly(value);
  } catch {
    return null;
  }
}

/** A part of such a value, by the keys that lead to it; undefined where there is none. */
export function partIn(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), value);
}

/** What a signature says; empty where it says nothing. */
export interface SignWords {
  readonly signer: string;
  readonly position: string;
  readonly organisation: string;
  /** ISO date. */
  readonly day: string;
  readonly note: string;
  /** By which it was signed; days as ISO dates. */
  readonly certificate: Readonly<Record<'serial' | 'issuer' | 'validFrom' | 'validTo', string>>;
}

/** Null where nothing is signed. */
export function signIn(item: RecordFields, field: string | undefined): SignWords | null {
  const sign = field === undefined ? null : jsonIn(item, field);
  if (!isObject(sign)) return null;
  const own = createTexts(sign);
  const by = createTexts(isObject(sign['certificate']) ? sign['certificate'] : {});
  return {
    signer: own('signer'),
    position: own('position'),
    organisation: own('organisation'),
    day: own('signedAt').slice(0, 10),
    note: own('note'),
    certificate: {
      serial: by('serial'),
      issuer: by('issuer'),
      validFrom: by('validFrom').slice(0, 10),
      validTo: by('validTo').slice(0, 10),
    },
  };
}

/** Texts of an object by their keys; empty where there is none. */
function createTexts(value: Readonly<Record<string, unknown>>): (key: string) => string {
  return (key) => {
    const text = value[key];
    return typeof text === 'string' ? text : '';
  };
}

/** Words of a block, or a message of the portal. */
export function wordsOr(context: PageContext, text: Text | undefined, key: string): string {
  return text ? context.formatter.plain(text) : context.formatter.say(key);
}
