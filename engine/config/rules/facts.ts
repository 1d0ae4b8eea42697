// Rules about the facts of the ledger and what is made of them: measures, rollups, sums of other facts, rules, tables of periods.

import type { LedgerSpec, ImportSpec } from '../../../schemas/types.ts';
import { PERIOD_FORMS } from '../../model/calendar.ts';
import type { Grain } from '../../model/portal.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../entry.ts';
import type { RuleContext, Rules } from './rule.ts';
import { here, problemAt, problemAtKey, unknownName } from '../valuePlace.ts';

type Ledger = ConfigEntry<LedgerSpec>;
type Fact = LedgerSpec['facts'][string];

export const FACT_RULES: Rules = {
  'Every rollup of a fact is by a key that it has': (context, report) => {
    each(context, (entry, spec, name, fact) => {
      const strange = fact.by.filter((dimension) => !spec.dimensions[dimension]);
      (fact.rollups ?? []).forEach((written, i) => {
        const place = here(entry, `/facts/${name}/rollups/${i}`);
        const kind = spec.dimensions[written]?.kind;
        const led = fact.by.flatMap((dimension) => {
          const key = spec.dimensions[dimension];
          return key?.kind === 'key' ? (key.leads ?? []) : [];
        });
        if (led.includes(written)) return;
        if (!fact.by.includes(written)) {
          if (strange.length === 0)
            report(
              unknownName(place, 'unknown-dimension', { written, allowed: [...fact.by, ...led] }),
            );
        } else if (kind !== undefined && kind !== 'key')
          report(problemAt(place, 'not-for-kind', { written: 'rollups', kind }));
      });
    });
  },

  'Every computed measure says of what': (context, report) => {
    each(context, (entry, _, name, fact) => {
      const stored = storedIn(fact);
      const known = [...stored, ...joinedIn(fact)];
      for (const [measure, spec] of Object.entries(fact.measures)) {
        const { of } = spec;
        const pointer = `/facts/${name}/measures/${measure}`;
        const computed = !known.includes(measure);
        if (computed && !of)
          report(problemAtKey(here(entry, pointer), 'measure-of', { written: measure }));
        of?.forEach((written, i) => {
          if (computed && known.includes(written) && of.indexOf(written) < i)
            report(problemAt(here(entry, `${pointer}/of/${i}`), 'repeated-item', { written }));
        });
      }
    });
  },

  'Every sum of other facts has what it sums up': (context, report) => {
    each(context, (entry, spec, name, fact) =>
      (fact.derive ?? []).forEach((part, i) => {
        const base = `/facts/${name}/derive/${i}`;
        const other = spec.facts[part.fact];
        if (part.fact === name)
          return report(
            problemAt(here(entry, `${base}/fact`), 'derived-from-itself', { written: name }),
          );
        if (!other) return;
        const key = findKeyDimension(spec, other);
        const listed = context.isBroken(entry.source.file, `/facts/${part.fact}/rollups`);
        if (key !== undefined && !listed && !fact.by.includes(key) && !other.rollups?.includes(key))
          report(
            problemAt(here(entry, `${base}/fact`), 'rollup-missing', {
              dimension: key,
              fact: part.fact,
            }),
          );
      }),
    );
  },

  'What a rule of the ledger compares is there': (context, report) => {
    const { ledger: entry } = context.config;
    if (!entry) return;
    const { spec } = entry;
    (spec.rules ?? []).forEach((rule, i) => {
      for (const problem of ruleProblems(entry, rule, `/rules/${i}`)) report(problem);
    });
  },

  'Every fact that is added up accumulates as what it is made of': (context, report) => {
    each(context, (entry, spec, name, { derive = [], accumulated = true }) => {
      derive.forEach(({ fact: written }, i) => {
        const other = spec.facts[written];
        if (other && (other.accumulated ?? true) !== accumulated)
          report(
            problemAt(here(entry, `/facts/${name}/derive/${i}/fact`), 'accumulated-otherwise', {
              written,
            }),
          );
      });
    });
  },
};

function* ruleProblems(
  entry: Ledger,
  rule: NonNullable<LedgerSpec['rules']>[number],
  base: string,
): Generator<Problem> {
  const { facts } = entry.spec;
  const keys = rule.terms.flatMap(({ fact }) => {
    const known = facts[fact];
    return (known && findKeyDimension(entry.spec, known)) ?? [];
  });
  for (const [k, term] of rule.terms.entries()) {
    const pointer = `${base}/terms/${k}`;
    const fact = facts[term.fact];
    if (!fact) continue;
    const [key] = keys;
    if (!rule.together && key !== undefined && findKeyDimension(entry.spec, fact) !== key)
      yield problemAt(here(entry, `${pointer}/fact`), 'rule-keys', {
        written: term.fact,
        dimension: key,
      });
  }
}

/** The dimension whose codes are separate questions. */
export function findKeyDimension({ dimensions }: LedgerSpec, { by }: Fact): string | undefined {
  return by.find((name) => dimensions[name]?.kind === 'key');
}

/** A measure that the fact has not, or does not store. */
export function measureProblem(
  entry: Ledger,
  pointer: string,
  written: string,
  fact: Fact,
): Problem | null {
  const stored = storedIn(fact);
  if (stored.includes(written)) return null;
  const code = written in fact.measures ? 'computed-measure' : 'unknown-measure';
  return unknownName(here(entry, pointer), code, { written, allowed: stored });
}

/** Every fact of the ledger. */
export function each(
  context: RuleContext,
  check: (entry: Ledger, spec: LedgerSpec, name: string, fact: Fact) => void,
): void {
  const { ledger } = context.config;
  for (const [name, fact] of Object.entries(ledger?.spec.facts ?? {}))
    if (ledger) check(ledger, ledger.spec, name, fact);
}

/** Names of the measures that are stored. */
export function storedIn(fact: Fact): string[] {
  return Object.entries(fact.measures)
    .filter(([, { kind }]) => kind === 'stock' || kind === 'flow')
    .map(([name]) => name);
}

/** Names of the measures that stand in another year or fact. */
export function joinedIn(fact: Fact): string[] {
  return Object.entries(fact.measures)
    .filter(([, { kind }]) => kind === 'joined')
    .map(([name]) => name);
}

/** What a column of a file can show besides measures and fields of the answer. */
export const COLUMN_WORDS = ['code', 'name', 'part', 'period', 'row'];

/** The grains of all that fills these facts; null where something fills one of them that configuration does not see. */
export function keptGrains(context: RuleContext, names: readonly string[]): Grain[] | null {
  const found = [...new Set(names)].map((name) => findGrains(context, name, []));
  if (found.length === 0 || found.includes(null)) return null;
  return [...new Set(found.flatMap((grains) => grains ?? []))];
}

function findGrains(context: RuleContext, name: string, above: readonly string[]): Grain[] | null {
  const fact = context.config.ledger?.spec.facts[name];
  if (!fact || above.includes(name)) return null;
  if (fact.derive) {
    const parts = fact.derive.map((part) => findGrains(context, part.fact, [...above, name]));
    return parts.includes(null) ? null : parts.flatMap((grains) => grains ?? []);
  }
  const imports = [...context.config.imports.entries.values()].filter(
    ({ spec }) => spec.fact === name,
  );
  return imports.length === 0 ? null : imports.flatMap(({ spec }) => grainsIn(spec));
}

/** What an import brings: what its columns state, else what the name of the file says, else months. */
function grainsIn({ columns, fileName, timeless }: ImportSpec): Grain[] {
  if (timeless) return ['none'];
  if (columns.some(({ year }) => year !== undefined)) return ['year'];
  const column = columns.find(({ means }) => means === 'period');
  const stated = PERIOD_FORMS[column?.pattern ?? ''] ?? null;
  if (stated) return [stated];
  const named = Object.values(fileName?.grain ?? {});
  return named.length > 0 ? named : ['month'];
}
