// Rules about the dimensions of the ledger: their codes and levels, members, attributes, and what calls ask of them.

import type { LedgerSpec, PageSpec } from '../../../schemas/types.ts';
import type { ConfigEntry } from '../entry.ts';
import { countCodeDigits } from '../../model/codes.ts';
import { codePatterns, longestCode } from './members.ts';
import type { RuleContext, Rules } from './rule.ts';
import type { Report } from '../problems.ts';
import { here, problemAt, problemAtKey } from '../valuePlace.ts';

type Ledger = ConfigEntry<LedgerSpec>;
type Dimension = LedgerSpec['dimensions'][string];

export const DIMENSION_RULES: Rules = {
  'Every level of a tree is longer than the one above it': (context, report) => {
    each(context, (entry, name, dimension) => {
      const most = longestCode(dimension);
      (dimension.levels ?? []).forEach((level, i, levels) => {
        const place = here(entry, `/dimensions/${name}/levels/${i}`);
        const before = levels[i - 1] ?? 0;
        const words = { written: String(level), before: String(before), most: String(most) };
        if (level <= before) report(problemAt(place, 'levels-not-rising', words));
        else if (most !== null && level > most) report(problemAt(place, 'level-too-long', words));
      });
    });
  },

  'Every tree says what stands above its codes': (context, report) => {
    each(context, (entry, name, dimension) => {
      const { kind, levels, parents = 'recorded' } = dimension;
      if (kind !== 'tree' || levels !== undefined) return;
      const recorded = findAttributes(context, name, dimension)?.includes('parent') ?? false;
      if (parents !== 'recorded' || !recorded)
        report(problemAtKey(here(entry, `/dimensions/${name}`), 'tree-without-parents'));
    });
  },

  'No code of a dimension is named twice, and every part has its name': (context, report) => {
    each(context, (entry, name, { members = [], parts = [], total }) => {
      const base = `/dimensions/${name}`;
      reportRepeated(
        entry,
        members.flatMap(({ code, value = code }, i) =>
          value === code ? [] : [[value, `${base}/members/${i}/value`] as const],
        ),
        report,
      );
      parts.forEach((written, i) => {
        if (written === total?.code)
          report(problemAt(here(entry, `${base}/parts/${i}`), 'repeated-item', { written }));
      });
      const codes = members.map(({ code }) => code);
      const named = parts.map((code, i): [string, string] => [code, `${base}/parts/${i}`]);
      if (total && parts.length > 0) named.push([total.code, `${base}/total/code`]);
      for (const [written, pointer] of members.length > 0 ? named : [])
        if (!codes.includes(written) && !context.isBroken(entry.source.file, base))
          report(problemAt(here(entry, pointer), 'members-untitled', { written }));
    });
  },

  'Every attribute that codes of a dimension have is to be found': (context, report) => {
    each(context, (entry, name, dimension, { dimensions }) => {
      for (const [attribute, written] of Object.entries(dimension.parsed ?? {})) {
        const [first = 1, last = 1] = Array.isArray(written) ? written : written.at;
        const most = longestCode({ ...dimension, forms: [] }) ?? Infinity;
        if (first > last || last > most)
          report(
            problemAt(here(entry, `/dimensions/${name}/parsed/${attribute}`), 'out-of-range', {
              written: `${first}–${last}`,
              wanted: Number.isFinite(most) ? `1–${most}` : '1 ≤ 2',
            }),
          );
      }
      const known = findAttributes(context, name, dimension);
      (dimension.leads ?? []).forEach((written, i) => {
        const place = here(entry, `/dimensions/${name}/leads/${i}`);
        if (dimensions[written] && known && !known.includes(written))
          report(problemAt(place, 'leads-nowhere', { written, dimension: name }));
      });
    });
  },

  'Every dimension that is named by another finds codes there': (context, report) => {
    each(context, (entry, name, dimension, { dimensions }) => {
      const { by, append = '' } = dimension.named ?? {};
      if (by === undefined) return;
      const base = `/dimensions/${name}/named`;
      const other = dimensions[by];
      if (other && !leavesCode(dimension, other, append))
        report(
          problemAt(here(entry, append === '' ? `${base}/by` : `${base}/append`), 'named-nowhere', {
            written: append,
            other: by,
            dimension: name,
          }),
        );
    });
  },

  'Every tree that calls ask by and whose codes are added up has a name for its total': (
    context,
    report,
  ) => {
    each(context, (entry, name, dimension) => {
      if (dimension.kind !== 'tree' || dimension.total || dimension.summed === false) return;
      const call = [...context.config.calls.entries.values()].find(
        ({ spec }) =>
          context.shapes[spec.answer].hierarchy && spec.ask?.some(({ by }) => by === name),
      );
      if (call)
        report(
          problemAtKey(here(entry, `/dimensions/${name}`), 'tree-without-total', { call: call.id }),
        );
    });
  },
};

/** Whether codes of the other dimension may be codes of this one with something after them; true where patterns do not tell it simply. */
function leavesCode(dimension: Dimension, other: Dimension, append: string): boolean {
  const digits = countCodeDigits({ pattern: other.code });
  if (digits === null) return true;
  const [pattern] = codePatterns(dimension);
  const left = Math.max(0, digits - append.length);
  return Array.from('0123456789').some((digit) => pattern?.test(digit.repeat(left)));
}

function reportRepeated(
  entry: Ledger,
  all: readonly (readonly [word: string, pointer: string])[],
  report: Report,
): void {
  const seen = new Set<string>();
  for (const [written, pointer] of all) {
    if (seen.has(written)) report(problemAt(here(entry, pointer), 'repeated-item', { written }));
    seen.add(written);
  }
}

function each(
  context: RuleContext,
  check: (entry: Ledger, name: string, dimension: Dimension, ledger: LedgerSpec) => void,
): void {
  const { ledger } = context.config;
  if (!ledger) return;
  const { spec } = ledger;
  for (const [name, dimension] of Object.entries(spec.dimensions))
    check(ledger, name, dimension, spec);
}

/** Attributes that codes are given; null where members come from a place that configuration does not see. */
function findAttributes(
  { config }: RuleContext,
  name: string,
  { parsed, named }: Dimension,
): string[] | null {
  const dictionaries = config.dictionaries.filter(({ dimension }) => dimension === name);
  const imported = [...config.imports.entries.values()].filter(
    ({ spec }) => spec.kind === 'members' && spec.dimension === name,
  );
  if (dictionaries.length === 0 && imported.length === 0 && !parsed) return null;
  return [
    ...Object.keys(parsed ?? {}),
    ...Object.keys(named?.set ?? {}),
    ...dictionaries.flatMap(({ head }) => head),
    ...imported.flatMap(({ spec }) => [
      ...spec.columns.flatMap(({ of = '' }) => of.split(':').at(-1) ?? []),
      ...Object.keys(spec.set ?? {}),
    ]),
  ];
}

/** Every attribute of a member that the address of a page names; those that calls ask for, where members come from nowhere that configuration sees. */
export function findReferencedAttributes(
  context: RuleContext,
  { spec }: ConfigEntry<PageSpec>,
): string[] {
  const dimensions = context.config.ledger?.spec.dimensions ?? {};
  return Object.entries(spec.parameters ?? {}).flatMap(([name, { dimension = '' }]) =>
    dimension in dimensions
      ? knownAttributes(context, dimension).map((attribute) => `${name}.${attribute}`)
      : [],
  );
}

/** Attributes that members of a dimension may have; where they come from nowhere that configuration sees, those that calls ask for. */
export function knownAttributes(context: RuleContext, dimension: string): string[] {
  const written = context.config.ledger?.spec.dimensions[dimension];
  const known = written && findAttributes(context, dimension, written);
  return [...new Set(known ?? attributesAsked(context, dimension))];
}

function attributesAsked({ config }: RuleContext, dimension: string): string[] {
  return [...config.calls.entries.values()].flatMap(({ spec: { members } }) => {
    if (members?.dimension !== dimension) return [];
    const fields = Object.values(members.fields).flatMap((field) =>
      typeof field === 'string' ? field : (field.of ?? []),
    );
    return [...Object.keys(members.set ?? {}), ...Object.keys(members.where ?? {}), ...fields];
  });
}
