// Members that a filter offers: how each is called, which a text means, which are like it.

import { shortenNames } from '../../answers/shortNames.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { fillNames } from '../../language/fillNames.ts';
import { plainWords } from '../../language/text.ts';
import { canonicalCode, paddedCode } from '../../model/codes.ts';
import { lookup } from '../../model/lookup.ts';
import type { Filter, Portal, Words } from '../../model/portal.ts';
import type { PageState } from '../../state/pageState.ts';

/** What members are called with. */
export interface Naming {
  readonly formatter: LocaleFormatter;
  /** Null where none serves. */
  readonly ledger: Ledger | null;
}

/** A member to choose, as lists have it. */
export interface Choice {
  readonly value: string;
  readonly title: string;
}

/** A code of zeros stands for no member. */
const NOBODY = /^0{2,8}$/;

/** Codes of the members in force in the latest year, in their order, each once. */
export function choosableMembers({ ledger }: Pick<Naming, 'ledger'>, dimension: string): string[] {
  if (!ledger) return [];
  const codes = ledger.members.list(dimension, latestYear(ledger)).map(({ code }) => code);
  return [...new Set(codes)].filter((code) => !NOBODY.test(code)).sort();
}

/** A member by its code and name; a code that is a word says nothing beside the name. */
export function memberLabel(naming: Naming, dimension: string, code: string): string {
  const { formatter, ledger } = naming;
  const title = titleOf(naming, dimension, code);
  return labelOf(
    code,
    title ? formatter.plain(shortenNames({ portal: formatter.portal, ledger }, title)) : '',
  );
}

function titleOf({ ledger }: Pick<Naming, 'ledger'>, dimension: string, code: string) {
  return ledger?.members.title(dimension, code, latestYear(ledger)) ?? null;
}

function labelOf(code: string, name: string): string {
  const parts = /\d/.test(code) || name === '' ? [code, name] : [name];
  return parts.join(' ').trim();
}

/** Words in which the name of a filter in braces stands for the member that is chosen in it. */
export function fillChosen(
  { portal, read, ...naming }: Naming & Pick<PageState, 'read'> & { readonly portal: Portal },
  words: Words,
): Words {
  const { formatter, ledger } = naming;
  const named = read.filters.map(({ filter: { name, dimension }, value }) => {
    const own = portal.model.dimensions[dimension];
    const code = own && canonicalCode(own, paddedCode(own, value));
    const title = code ? ledger?.members.title(dimension, code, latestYear(ledger)) : null;
    return [name, title ? plainWords(formatter.words(title)) : value];
  });
  const fill = (text: string) => fillNames(text, Object.fromEntries(named));
  return typeof words === 'string' ? fill(words) : { ...words, words: fill(words.words) };
}

/** The code that a text means: a code that somebody has, a name, or both as lists have them; null where nobody is called so. */
export function findMemberCode(
  portal: Portal,
  ledger: Ledger,
  { dimension }: Pick<Filter, 'dimension'>,
  text: string,
): string | null {
  const own = lookup(portal.model.dimensions, dimension);
  const { members } = ledger;
  const codes = members.codes(dimension);
  const code = canonicalCode(own, text) ?? canonicalCode(own, paddedCode(own, text));
  // a split has its parts in the model, and where no dictionary is loaded nobody knows
  if (code !== null && (codes.length === 0 || members.has(dimension, code) || own.kind === 'split'))
    return code;
  const wanted = comparable(text);
  const [first = ''] = wanted.split(' ');
  const named = codes.find((known) => {
    const title = titleOf({ ledger }, dimension, known) ?? {};
    const short = shortenNames({ portal, ledger }, title);
    return [...Object.values(title), ...Object.values(short)].some((name) => {
      const own = comparable(name);
      return own === wanted || (known === first && `${known} ${own}` === wanted);
    });
  });
  return named ?? null;
}

/** Members whose code or name has a text in it: those that begin with it first. */
export function membersLike(
  naming: Naming,
  dimension: string,
  { text, most }: { readonly text: string; readonly most: number },
): Choice[] {
  const wanted = comparable(text);
  const suiting = choosableMembers(naming, dimension).flatMap((value) => {
    const title = memberLabel(naming, dimension, value);
    const full = titleOf(naming, dimension, value);
    const labels = full ? [title, labelOf(value, naming.formatter.plain(full))] : [title];
    const places = labels.map((label) => placeIn(comparable(label), wanted));
    const found = places.filter((place) => place >= 0);
    return found.length === 0 ? [] : [{ choice: { value, title }, place: Math.min(...found) }];
  });
  return suiting
    .sort((a, b) => a.place - b.place)
    .slice(0, most)
    .map(({ choice }) => choice);
}

/** 0 at the start, 1 at the start of a word, 2 elsewhere, -1 nowhere. */
function placeIn(text: string, wanted: string): number {
  if (text.startsWith(wanted)) return 0;
  if (text.includes(` ${wanted}`)) return 1;
  return text.includes(wanted) ? 2 : -1;
}

/** Without case, marks of quotation and doubled spaces. */
function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’ʼ«»"“”„]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** 0 where none serves. */
export function latestYear(ledger: Pick<Ledger, 'latest'> | null): number {
  return Math.max(0, ...(ledger?.latest ?? []).map(({ year }) => year));
}
