// Rows of dictionaries of one form: what comes twice counts once, what contradicts itself is refused, rows of one member become one; of several codes the one above all others.

import { lookup, assertDefined } from '../../model/lookup.ts';
import type { Format } from '../../model/portal.ts';
import type { ReadMember } from './members.ts';
import { problemAt } from './problem.ts';

interface Version {
  readonly row: ReadMember;
  /** All that rows of one member at one time have to say alike. */
  readonly said: string;
  readonly differing: Readonly<Record<string, NamedCodes>>;
}

/** Holds each version of a member once, however many rows tell of it. */
export class MemberRows {
  private readonly adds: boolean;
  /** Fields in which rows of one member may differ → where the levels of their codes end. */
  private readonly levels: Readonly<Record<string, readonly number[]>> | undefined;
  private readonly versions = new Map<string, Version>();

  constructor({ adds, several, columns }: Pick<Format, 'adds' | 'several' | 'columns'>) {
    this.adds = adds;
    const fields = columns.filter(
      ({ name, means }) => means === 'member' && name in (several ?? {}),
    );
    this.levels =
      several && Object.fromEntries(fields.map(({ name, of }) => [of, lookup(several, name)]));
  }

  /** Throws ImportProblem where another row says otherwise of the same member at the same time. */
  add(row: ReadMember): void {
    const { code, from, to } = row;
    const key = this.adds ? code : `${code} ${from ?? ''} ${to ?? ''}`;
    const known = this.versions.get(key);
    const version = this.versionOf(row);
    if (!known) this.versions.set(key, version);
    else if (known.said === version.said)
      this.versions.set(key, { ...known, differing: this.join(known, version) });
    else
      throw problemAt(row.place, 'other-values', {
        code,
        place: `${known.row.place.file}:${known.row.place.line}`,
      });
  }

  /** In the order in which the members came first. */
  members(): ReadMember[] {
    const versions = [...this.versions.values()];
    if (!this.levels) return versions.map(({ row }) => row);
    return [...Map.groupBy(versions, ({ row }) => row.code).values()].flatMap((own) =>
      [...Map.groupBy(own, ({ said }) => said).values()]
        .flatMap((alike) => this.joined(alike))
        .map((version) => this.memberOf(version))
        .sort(byBegin),
    );
  }

  private versionOf(row: ReadMember): Version {
    const { parent, to, title, attributes, refers } = row;
    const alike = Object.entries(attributes).filter(([name]) => !(name in (this.levels ?? {})));
    const said = JSON.stringify([parent, this.adds ? to : '', title, alike, refers]);
    const differing = Object.keys(this.levels ?? {}).flatMap((name) => {
      const value = attributes[name] ?? '';
      return value === '' ? [] : [[name, addValue(null, value, this.levelsOf(name))] as const];
    });
    return { row, said, differing: Object.fromEntries(differing) };
  }

  private join(before: Version, other: Version): Version['differing'] {
    const names = new Set([...Object.keys(before.differing), ...Object.keys(other.differing)]);
    const joined = [...names].map((name) => {
      const [a, b] = [before.differing[name], other.differing[name]];
      return [
        name,
        a && b ? joinValues(a, b, this.levelsOf(name)) : assertDefined(a ?? b),
      ] as const;
    });
    return Object.fromEntries(joined);
  }

  /** Versions that say the same: those whose times overlap or adjoin are one. */
  private joined(alike: readonly Version[]): Version[] {
    const joined: Version[] = [];
    for (const version of [...alike].sort((a, b) => byBegin(a.row, b.row))) {
      const before = joined.at(-1);
      if (!before || !adjoins(before.row, version.row)) joined.push(version);
      else {
        const to = laterEnd(before.row.to, version.row.to);
        const differing = this.join(before, version);
        joined[joined.length - 1] = { ...before, row: { ...before.row, to }, differing };
      }
    }
    return joined;
  }

  private memberOf({ row, differing }: Version): ReadMember {
    const own = Object.entries(row.attributes).filter(
      ([name]) => !(name in assertDefined(this.levels)),
    );
    const held = Object.entries(differing).flatMap(([name, values]) => {
      const value = coveringValue(values, this.levelsOf(name));
      return value === null ? [] : [[name, value] as const];
    });
    return { ...row, attributes: Object.fromEntries([...own, ...held]) };
  }

  private levelsOf(name: string): readonly number[] {
    return lookup(assertDefined(this.levels), name);
  }
}

function byBegin(a: ReadMember, b: ReadMember): number {
  return (a.from ?? '') < (b.from ?? '') ? -1 : Number((a.from ?? '') > (b.from ?? ''));
}

/** Whether one that begins later goes on where the other ends, or before. */
function adjoins({ to }: ReadMember, { from }: ReadMember): boolean {
  if (to === null || from === null) return true;
  const next = new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000);
  return from <= next.toISOString().slice(0, 10);
}

function laterEnd(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return null;
  return a > b ? a : b;
}

export interface NamedCodes {
  /** The code of the highest level so far. */
  readonly top: string;
  /** What all codes begin with. */
  readonly common: string;
}

/** `levels`: at how many characters each level of a code ends; empty: no code is above another. */
export function addValue(
  values: NamedCodes | null,
  code: string,
  levels: readonly number[],
): NamedCodes {
  const own = { top: code, common: code };
  return values ? joinValues(values, own, levels) : own;
}

/** As if all codes of both had been added to one; where both are of one level, `a` gives the code. */
export function joinValues(a: NamedCodes, b: NamedCodes, levels: readonly number[]): NamedCodes {
  const isHigher = computeLength(b.top, levels) < computeLength(a.top, levels);
  return { top: isHigher ? b.top : a.top, common: commonStart(a.common, b.common) };
}

/** Null where no code stands above all the others. */
export function coveringValue(
  { top, common }: NamedCodes,
  levels: readonly number[],
): string | null {
  return common.startsWith(top.slice(0, computeLength(top, levels))) ? top : null;
}

/** Up to where a code says something: after that, up to the last level, stand zeros. */
function computeLength(code: string, levels: readonly number[]): number {
  const end = levels.at(-1) ?? code.length;
  return levels.find((length) => /^0*$/.test(code.slice(length, end))) ?? code.length;
}

function commonStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}
