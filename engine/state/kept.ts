// What blocks keep in the address of their page beside its filters: a name, how what is written is read, and how it is written again.

import { assertDefined } from '../model/lookup.ts';
import type { BlockBase, Portal } from '../model/portal.ts';
import { wholeNumber } from './filterValue.ts';

/** What a text in an address comes to. */
export interface Parsed<Value> {
  readonly value: Value;
  /** Whether something of it is not taken, so that the reader is told. */
  readonly isWrong: boolean;
}

/** Something that blocks keep under one name of the query. */
export interface KeptName<Value> {
  readonly query: string;
  /** What may stand there; left out: more than can be listed. */
  readonly values?: readonly string[];
  /** Whether several are the name several times; else they stand in one text. */
  readonly repeats?: true;
  /** What holds where the address says nothing. */
  readonly standard: Value;
  /** All texts of the name in their order. */
  parse(texts: readonly string[]): Parsed<Value>;
  /** The texts of a value; none for what holds anyway. */
  write(value: Value): readonly string[];
}

export type KeptNames = Readonly<Record<string, KeptName<unknown>>>;

/** The state of blocks that keep these names; what only some of them keep may be left out. */
export type KeptValues<Names> = {
  readonly [Key in keyof Names]: NonNullable<Names[Key]> extends KeptName<infer Value>
    ? Value
    : never;
};

/** What names are read with. */
export interface KeptPlace {
  readonly portal: Portal;
  /** Whether somebody has a code; true where no ledger says. */
  readonly isMember: (dimension: string, code: string) => boolean;
}

/** What the blocks of one kind on a page keep together; null: nothing. `query` decides which names there are where one of them chooses others. */
export type Keeping<Names extends KeptNames | null, Block extends BlockBase = never> = (
  place: KeptPlace,
  blocks: readonly Block[],
  query: URLSearchParams,
) => Names;

/** What an address says to the blocks of one kind. */
export interface ReadKept {
  readonly values: KeptValues<KeptNames> | null;
  /** Names that it takes, and of these the ones of which something was not taken. */
  readonly names: readonly string[];
  readonly dropped: readonly string[];
  readonly written: readonly (readonly [name: string, text: string])[];
}

/** What an address says to all blocks of its page. */
export type KeptState = ReadonlyMap<Keeping<KeptNames | null>, ReadKept>;

/** What the blocks of one kind on a page read of its address. */
export function readKept(names: KeptNames | null, query: URLSearchParams): ReadKept {
  const read = Object.entries(names ?? {}).map(([key, name]) => {
    const texts = query.getAll(name.query);
    const { value, isWrong } =
      texts.length > 0 ? name.parse(texts) : { value: name.standard, isWrong: false };
    return { key, name, value, isWrong };
  });
  return {
    values: names && Object.fromEntries(read.map(({ key, value }) => [key, value])),
    names: read.map(({ name }) => name.query),
    dropped: read.flatMap(({ name, isWrong }) => (isWrong ? name.query : [])),
    written: read.flatMap(({ name, value }) =>
      name.write(value).map((text) => [name.query, text] as const),
    ),
  };
}

/** The state of blocks by the names that their kind keeps; null where they keep nothing. */
type KeptBy<Names> = Names extends KeptNames ? KeptValues<Names> : null;

/** What the address says to the blocks of a kind. Throws where its page has none of them. */
export function keptIn<Names extends KeptNames | null, Block extends BlockBase>(
  { kept }: { readonly kept: KeptState },
  keeps: Keeping<Names, Block>,
): KeptBy<Names> {
  // the map holds values of many types: those below a key were read by the names that it gives
  return assertDefined(kept.get(keeps)).values as KeptBy<Names>;
}

/** Names of which something is not taken. Of a name that several kinds take nothing is said: what one of them does not know another does. */
export function namesDropped(kept: KeptState): string[] {
  const read = [...kept.values()];
  const isShared = (name: string) => read.filter(({ names }) => names.includes(name)).length > 1;
  return read.flatMap(({ dropped }) => dropped).filter((name) => !isShared(name));
}

/** One text, the first that is written, of which `parse` makes null where it is not taken. */
export function keptText<Value extends string | number>(
  query: string,
  standard: Value,
  parse: (text: string) => Value | null,
): KeptName<Value> {
  return {
    query,
    standard,
    parse: ([text = '']) => {
      const value = text.trim() === '' ? standard : parse(text);
      return { value: value ?? standard, isWrong: value === null };
    },
    write: (value) => (value === standard ? [] : [String(value)]),
  };
}

/** One of some values; else none. */
export function keptChoice(query: string, values: readonly string[]): KeptName<string> {
  const parse = (text: string) => (values.includes(text) ? text : null);
  return { ...keptText(query, '', parse), values };
}

/** A whole number from 1 up to the largest. */
export function keptNumber(query: string, standard: number, most: number): KeptName<number> {
  return keptText(query, standard, (text) => {
    const number = wholeNumber(text);
    return number !== null && number >= 1 && number <= most ? number : null;
  });
}

/** Several texts separated by commas, each once, so many at most. */
export function keptList(
  query: string,
  most: number,
  isTaken: (text: string) => boolean,
): KeptName<readonly string[]> {
  return {
    query,
    standard: [],
    parse: ([text = '']) => {
      const asked = new Set(text.split(',').filter((each) => each !== ''));
      const value = [...asked].filter(isTaken).slice(0, most);
      return { value, isWrong: value.length < asked.size };
    },
    write: (value) => (value.length === 0 ? [] : [value.join(',')]),
  };
}

/** All texts that stand under a name, as they are read; what is wrong with them is told by who reads on. */
export function keptTexts<Value extends string | null>(
  query: string,
  parse: (texts: readonly string[]) => readonly Value[],
): KeptName<readonly Value[]> {
  return {
    query,
    repeats: true,
    standard: [],
    parse: (texts) => ({ value: parse(texts), isWrong: false }),
    write: (value) => value.flatMap((text) => (text === '' ? [] : (text ?? []))),
  };
}
