// Rules about the model of the figures: its dimensions, its facts, how their periods are given, how files name them.

import type { JoinedFromSpec, LedgerSpec } from '../../../schemas/types.ts';
import { toList } from '../normalize/given.ts';
import { listAskMeasures } from '../opened/spec.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../entry.ts';
import { each, measureProblem, FACT_RULES, joinedIn, COLUMN_WORDS } from './facts.ts';
import { readFilterQuery, type Rules } from './rule.ts';
import { here, problemAt, problemAtKey, unknownName } from '../valuePlace.ts';
import { PERIOD_KINDS } from '../../state/periodFilters.ts';
import { assertDefined } from '../../model/lookup.ts';
import { CODES_IN, OWN_CODE_RULES } from './codes.ts';
import { DIMENSION_RULES } from './dimensions.ts';
import { MARKS_IN } from './marked.ts';
import { WORD_RULES } from './members.ts';

type Ledger = ConfigEntry<LedgerSpec>;
type Fact = LedgerSpec['facts'][string];

const JOINED_RULES: Rules = {
  'Every joined measure is one that a fact with the same dimensions stores': (context, report) => {
    each(context, (entry, _, name, fact) => {
      for (const [measure, { kind, from }] of Object.entries(fact.measures)) {
        const pointer = `/facts/${name}/measures/${measure}`;
        if (!from) {
          if (kind === 'joined')
            report(problemAt(here(entry, pointer), 'missing-key', { written: 'from' }));
          continue;
        }
        if (kind !== 'joined') continue;
        for (const problem of joinedProblems(entry, `${pointer}/from`, [name, fact], from))
          report(problem);
      }
    });
  },

  'Every point of a series is of measures that stand in its own year and fact': (
    context,
    report,
  ) => {
    for (const entry of context.config.calls.entries.values()) {
      if (context.shapes[entry.spec.answer].answers(entry.spec) !== 'series') continue;
      for (const [i, ask] of (entry.spec.ask ?? []).entries()) {
        const joined = joinedOf(context.config.ledger?.spec.facts[toList(ask.fact)[0] ?? '']);
        for (const [field, written] of listAskMeasures(ask)) {
          if (!joined.includes(written)) continue;
          const key = Array.isArray(ask.measures) ? ask.measures.indexOf(written) : field;
          const place = here(entry, `/ask/${i}/measures/${key}`);
          report(problemAt(place, 'joined-in-series', { written }));
        }
      }
    }
  },
};

/** The joined measures of a fact, and those that are made of them. */
function joinedOf(fact: Fact | undefined): string[] {
  const joined = fact ? joinedIn(fact) : [];
  const made = Object.entries(fact?.measures ?? {}).filter(([, { of = [] }]) =>
    of.some((name) => joined.includes(name)),
  );
  return [...joined, ...made.map(([name]) => name)];
}

/** What is wrong with where a measure of a fact is taken from. */
function* joinedProblems(
  entry: Ledger,
  pointer: string,
  [name, fact]: readonly [string, Fact],
  from: JoinedFromSpec,
): Generator<Problem> {
  const other = entry.spec.facts[from.fact ?? name];
  if (!other) return;
  const problem = measureProblem(entry, `${pointer}/measure`, from.measure, other);
  if (problem) yield problem;
  const lacking = fact.by.find((dimension) => !other.by.includes(dimension));
  if (lacking !== undefined && entry.spec.dimensions[lacking])
    yield problemAt(here(entry, `${pointer}/fact`), 'joined-without-dimension', {
      written: from.fact ?? name,
      dimension: lacking,
    });
}

export const LEDGER_RULES: Rules = {
  ...MARKS_IN.ledger,
  ...OWN_CODE_RULES,
  ...DIMENSION_RULES,
  ...FACT_RULES,
  ...CODES_IN.ledger,
  ...JOINED_RULES,
  ...WORD_RULES,

  'Every way of giving a period says when it begins and ends': (facts, report) => {
    const { ledger: entry } = facts.config;
    for (const [name, { year, grain, from, to }] of Object.entries(entry?.spec.periods ?? {})) {
      const place = here(assertDefined(entry), `/periods/${name}`);
      const timeless = grain === 'none';
      const barred = timeless ? { year, from, to } : { from, to };
      for (const [written, value] of timeless || grain === 'year' ? Object.entries(barred) : [])
        if (value !== undefined)
          report(
            problemAtKey(here(place.entry, `${place.pointer}/${written}`), 'not-for-kind', {
              written,
              kind: `grain: ${grain as string}`,
            }),
          );
      if (!timeless && year === undefined)
        report(problemAtKey(place, 'missing-key', { written: 'year' }));
      if (typeof grain === 'string' && grain !== 'year' && !timeless && to === undefined)
        report(problemAtKey(place, 'part-without-end'));
      for (const [key, written] of grain === 'year' ? [] : Object.entries({ from, to })) {
        const kind = Object.entries(facts.filters).find(
          ([filter, own]) => readFilterQuery(filter, own) === written,
        )?.[1].kind;
        if (typeof grain === 'string' && kind && PERIOD_KINDS.includes(kind) && kind !== grain)
          report(
            problemAt(here(place.entry, `${place.pointer}/${key}`), 'part-of-other-grain', {
              written: written ?? '',
              kind,
              grain,
            }),
          );
      }
    }
  },

  'Every column that files share shows a measure or what stands beside measures': (
    context,
    report,
  ) => {
    const { ledger: entry } = context.config;
    if (!entry || context.hasProblem(entry.source.file, ['unknown-fact', 'unknown-measure']))
      return;
    const known = [
      ...COLUMN_WORDS,
      ...Object.values(entry.spec.facts).flatMap(({ measures }) => Object.keys(measures)),
      ...Object.values(entry.spec.measureSets ?? {}).flatMap((set) =>
        Array.isArray(set) ? [] : Object.keys(set),
      ),
    ];
    for (const [name, { field, of }] of Object.entries(entry.spec.files?.columns ?? {}))
      if (!known.includes(of ?? field))
        report(
          unknownName(
            here(entry, `/files/columns/${name}/${of === undefined ? 'field' : 'of'}`),
            'unknown-measure',
            { written: of ?? field, allowed: known },
          ),
        );
  },
};
