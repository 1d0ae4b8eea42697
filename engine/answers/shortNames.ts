// What members are called on pages where their dimension says how their full names are shortened.

import { toNominative } from '../language/nominative.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Members } from '../ledger/model/members.ts';
import { mapValues } from '../model/lookup.ts';
import type { Portal } from '../model/portal.ts';
import { remember } from '../model/remember.ts';

type Names = Readonly<Record<string, string>>;

/** What names are shortened for; without a ledger none is. */
export interface Shortening {
  readonly portal: Portal;
  readonly ledger: Ledger | null;
}

interface ShortName {
  readonly short: string;
  /** Where another full name has the same short one. */
  readonly apart: string;
}

const NAME = '{name}';
const known = new WeakMap<Members, ReadonlyMap<string, string>>();

/** The names of a member as pages have them; those that nothing shortens as they are. Records and files have the full ones. */
export function shortenNames(of: Shortening, names: Names): Names {
  return mapValues(names, (name) => shortenName(of, name));
}

/** The same for the name in one language, as records have it. */
export function shortenName({ portal, ledger }: Shortening, name: string): string {
  if (!ledger) return name;
  const { members } = ledger;
  return remember(known, members, () => readShortNames(portal, members)).get(name) ?? name;
}

/** Full name → short one, over all dimensions that have short names. */
function readShortNames(portal: Portal, members: Members): ReadonlyMap<string, string> {
  const found = new Map<string, ShortName>();
  for (const { name, shortNames } of Object.values(portal.model.dimensions)) {
    if (shortNames.length === 0) continue;
    for (const code of members.codes(name))
      for (const version of members.versions(name, code))
        for (const [locale, full] of Object.entries(members.titleOf(name, version))) {
          const short = found.has(full) ? null : fitName(portal, shortNames, locale, full);
          if (short) found.set(full, short);
        }
  }
  const bearers = Map.groupBy(found.values(), ({ short }) => short);
  return new Map(
    [...found].map(([full, { short, apart }]) => [
      full,
      (bearers.get(short)?.length ?? 0) > 1 ? apart : short,
    ]),
  );
}

/** By the first pattern that a name fits; null where it fits none, or what it would be alone is not certain. */
function fitName(
  portal: Portal,
  patterns: Portal['model']['dimensions'][string]['shortNames'],
  locale: string,
  full: string,
): ShortName | null {
  for (const { full: pattern, short, apart } of patterns) {
    const written = takeName(full, pattern[locale] ?? NAME);
    const endings = portal.spelling[locale]?.nominative;
    const name = written && endings ? toNominative(written, endings) : written;
    const own = short[locale];
    if (!name || own === undefined) continue;
    return {
      short: own.replace(NAME, name),
      apart: (apart?.[locale] ?? own).replace(NAME, name),
    };
  }
  return null;
}

/** What stands for the name in a pattern; null where the pattern does not fit. */
function takeName(full: string, pattern: string): string | null {
  const [before = '', after = ''] = pattern.split(NAME);
  const fits =
    full.startsWith(before) && full.endsWith(after) && full.length > before.length + after.length;
  return fits ? full.slice(before.length, full.length - after.length) : null;
}
