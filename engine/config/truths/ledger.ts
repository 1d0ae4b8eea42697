// Truths about the model of the figures.

import type { LedgerSpec } from '../../../schemas/types.ts';
import type { ConfigEntry } from '../read.ts';
import { findLookAlike } from '../suggest.ts';
import {
  compilePattern,
  here,
  problemAt,
  problemAtKey,
  queriesOf,
  unknownName,
  type Facts,
  type Truths,
} from './truth.ts';

export const LEDGER_TRUTHS: Truths = {
  'Every dimension of a fact is in the ledger': (facts, say) => {
    each(facts, (entry, spec) => {
      for (const [name, fact] of Object.entries(spec.facts)) {
        fact.by.forEach((dimension, i) => {
          if (!spec.dimensions[dimension])
            say(
              unknownName(here(entry, `/facts/${name}/by/${i}`), 'unknown-dimension', {
                written: dimension,
                allowed: Object.keys(spec.dimensions),
              }),
            );
        });
        (fact.rollups ?? []).forEach((dimension, i) => {
          if (!fact.by.includes(dimension))
            say(
              unknownName(here(entry, `/facts/${name}/rollups/${i}`), 'unknown-dimension', {
                written: dimension,
                allowed: fact.by,
              }),
            );
        });
      }
    });
  },

  'Every computed measure says of what': (facts, say) => {
    each(facts, (entry, spec) => {
      for (const [name, fact] of Object.entries(spec.facts)) {
        for (const [measure, one] of Object.entries(fact.measures)) {
          const pointer = `/facts/${name}/measures/${measure}`;
          const computed = one.kind === 'percent' || one.kind === 'difference';
          if (computed && !one.of)
            say(problemAt(here(entry, pointer), 'measure-of', { written: measure }));
          if (!computed && one.of)
            say(
              problemAtKey(here(entry, `${pointer}/of`), 'not-for-kind', {
                written: 'of',
                kind: one.kind,
              }),
            );
          one.of?.forEach((of, i) => {
            const stored = Object.entries(fact.measures)
              .filter(([, other]) => other.kind === 'stock' || other.kind === 'flow')
              .map(([key]) => key);
            if (!stored.includes(of))
              say(
                unknownName(here(entry, `${pointer}/of/${i}`), 'unknown-measure', {
                  written: of,
                  allowed: stored,
                }),
              );
          });
        }
      }
    });
  },

  'Every measure of a set is one of some fact': (facts, say) => {
    each(facts, (entry, spec) => {
      const known = Object.values(spec.facts).flatMap((fact) => Object.keys(fact.measures));
      for (const [name, set] of Object.entries(spec.measureSets ?? {}))
        for (const [key, measure] of Object.entries(set))
          if (!known.includes(measure))
            say(
              unknownName(here(entry, `/measureSets/${name}/${key}`), 'unknown-measure', {
                written: measure,
                allowed: known,
              }),
            );
    });
  },

  'Every code in the ledger has the form of its dimension': (facts, say) => {
    each(facts, (entry, spec) => {
      for (const [name, dimension] of Object.entries(spec.dimensions)) {
        const base = `/dimensions/${name}`;
        const pattern = compilePattern(entry, `${base}/code`, dimension.code, say);
        (dimension.forms ?? []).forEach((form, i) =>
          compilePattern(entry, `${base}/forms/${i}/pattern`, form.pattern, say),
        );
        const check = (code: string, pointer: string, key: boolean) => {
          if (!pattern || pattern.test(code)) return;
          const look = findLookAlike(code);
          const words = { written: code, dimension: name, wanted: dimension.code };
          if (look)
            return say({
              ...problemAt(here(entry, pointer), 'look-alike', { written: code, ...look }),
              ...(key ? entry.source.keyAt(pointer) : {}),
            });
          say(
            key
              ? problemAtKey(here(entry, pointer), 'wrong-code', words)
              : problemAt(here(entry, pointer), 'wrong-code', words),
          );
        };
        for (const [from, to] of Object.entries(dimension.aliases ?? {})) {
          check(from, `${base}/aliases/${from}`, true);
          check(to, `${base}/aliases/${from}`, false);
        }
        for (const code of Object.keys(dimension.weights ?? {}))
          check(code, `${base}/weights/${code}`, true);
        (dimension.parts ?? []).forEach((code, i) => {
          check(code, `${base}/parts/${i}`, false);
          if (code === dimension.total?.code)
            say(problemAt(here(entry, `${base}/parts/${i}`), 'repeated-item', { written: code }));
        });
        (dimension.members ?? []).forEach((member, i) =>
          check(member.code, `${base}/members/${i}/code`, false),
        );
      }
    });
  },

  'Every dimension has what its kind needs': (facts, say) => {
    each(facts, (entry, spec) => {
      for (const [name, dimension] of Object.entries(spec.dimensions)) {
        const needs = { tree: ['levels'], split: ['parts', 'total'], key: [] }[dimension.kind];
        const strange = {
          tree: ['parts'],
          split: ['levels', 'weights'],
          key: ['levels', 'weights', 'parts'],
        }[dimension.kind];
        for (const key of needs)
          if (!(key in dimension))
            say(
              problemAt(here(entry, `/dimensions/${name}`), 'missing-for-kind', {
                written: key,
                kind: dimension.kind,
              }),
            );
        for (const key of strange)
          if (key in dimension)
            say(
              problemAtKey(here(entry, `/dimensions/${name}/${key}`), 'not-for-kind', {
                written: key,
                kind: dimension.kind,
              }),
            );
      }
    });
  },

  'Every table of periods and every rule names facts and measures of the ledger': (facts, say) => {
    each(facts, (entry, spec) => {
      const known = Object.keys(spec.facts);
      spec.tables.forEach((table, i) => {
        for (const [side, fact] of Object.entries(table.sides))
          if (!known.includes(fact))
            say(
              unknownName(here(entry, `/tables/${i}/sides/${side}`), 'unknown-fact', {
                written: fact,
                allowed: known,
              }),
            );
      });
      (spec.rules ?? []).forEach((rule, i) =>
        rule.terms.forEach((term, k) => {
          const fact = spec.facts[term.fact];
          if (!fact)
            say(
              unknownName(here(entry, `/rules/${i}/terms/${k}/fact`), 'unknown-fact', {
                written: term.fact,
                allowed: known,
              }),
            );
          else if (!fact.measures[term.measure])
            say(
              unknownName(here(entry, `/rules/${i}/terms/${k}/measure`), 'unknown-measure', {
                written: term.measure,
                allowed: Object.keys(fact.measures),
              }),
            );
        }),
      );
    });
  },

  'Every parameter of a period is declared as a filter': (facts, say) => {
    each(facts, (entry, spec) => {
      const queries = queriesOf(facts);
      for (const [name, dialect] of Object.entries(spec.periods)) {
        const named = [
          ['year', dialect.year],
          ['from', dialect.from],
          ['to', dialect.to],
          ['grain/param', typeof dialect.grain === 'object' ? dialect.grain.param : undefined],
        ] as const;
        for (const [key, param] of named)
          if (param !== undefined && !queries.includes(param))
            say(
              unknownName(here(entry, `/periods/${name}/${key}`), 'unknown-filter', {
                written: param,
                allowed: queries,
              }),
            );
      }
    });
  },
};

function each(
  facts: Facts,
  check: (entry: ConfigEntry<LedgerSpec>, spec: LedgerSpec) => void,
): void {
  if (facts.config.ledger) check(facts.config.ledger, facts.config.ledger.spec);
}
