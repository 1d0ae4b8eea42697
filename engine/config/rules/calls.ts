// Rules about calls: what they ask is in the ledger, what they take is declared.

import type { LedgerSpec } from '../../../schemas/types.ts';
import { listOf } from '../normalize/given.ts';
import { measuresOf, type OpenedAsk, type OpenedCall } from '../opened/spec.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../read.ts';
import { paramsOf } from './answers.ts';
import { ANSWERABLE_RULES } from './answerable.ts';
import { ASK_RULES, reaches } from './asks.ts';
import { fieldsOf } from './fields.ts';
import { COLUMN_WORDS } from './measures.ts';
import {
  here,
  problemAt,
  problemAtKey,
  queriesOf,
  unknownName,
  unknownNameAtKey,
  type Facts,
  type Rules,
} from './rule.ts';

export const CALL_RULES: Rules = {
  'A call that uses parameters takes some': (facts, report) => {
    for (const entry of calls(facts)) {
      const { path, ask, flat } = entry.spec;
      const used = JSON.stringify([path, ask?.map(({ where, when }) => [where, when]), flat]);
      if (entry.spec.params === undefined && /"from":|\{\w+\}/.test(used))
        report(problemAtKey(here(entry, ''), 'missing-key', { written: 'params' }));
    }
  },

  'Every parameter of a call is declared as a filter': (facts, report) => {
    for (const entry of calls(facts)) {
      const queries = queriesOf(facts);
      (entry.spec.params ?? []).forEach((param, i) => {
        const { name, filter } =
          typeof param === 'string' ? { name: param.replace(/\*$/, ''), filter: undefined } : param;
        const pointer = `/params/${i}`;
        if (filter !== undefined && !facts.filterNames.has(filter)) {
          const known = facts.filterNames;
          report(
            unknownName(here(entry, `${pointer}/filter`), 'unknown-filter', {
              written: filter,
              allowed: known,
            }),
          );
        }
        if (filter === undefined && !queries.includes(name))
          report(
            unknownName(here(entry, `${pointer}/name`), 'unknown-filter', {
              written: name,
              allowed: queries,
            }),
          );
      });
    }
  },

  'No two calls share a path': (facts, report) => {
    const taken = new Map<string, string>();
    for (const entry of calls(facts)) {
      for (const written of listOf(entry.spec.path)) {
        const path = `${entry.spec.method ?? 'get'} ${written.replace(/\{\w+\}/g, '{}')}`;
        const other = taken.get(path);
        if (other) report(problemAt(here(entry, '/path'), 'same-address', { written, other }));
        else taken.set(path, entry.source.file);
      }
    }
  },

  'Every parameter in the path of a call is one it takes': (facts, report) => {
    for (const entry of calls(facts)) {
      if (facts.isBroken(entry.source.file, '/path') || isMistyped(facts, entry)) continue;
      const taken = paramsOf(entry.spec).map((param) => param.name);
      for (const [, name = ''] of listOf(entry.spec.path)
        .join(' ')
        .matchAll(/\{(\w+)\}/g))
        if (!taken.includes(name))
          report(
            unknownName(here(entry, '/path'), 'unknown-parameter', {
              written: name,
              allowed: taken,
              words: { call: entry.id },
            }),
          );
    }
  },

  'Every call says what it asks': (facts, report) => {
    for (const entry of calls(facts)) {
      const shape = facts.shapes[entry.spec.answer];
      const wants = shape.wants(entry.spec);
      if (wants !== null && entry.spec[wants] === undefined)
        report(missingFor(entry, '/answer', wants));
      for (const [ask, pointer] of asks(entry))
        if (shape.askWants !== null && ask[shape.askWants] === undefined)
          report(missingFor(entry, pointer, shape.askWants));
    }
  },

  'Every fact, dimension and measure that a call asks is in the ledger': (facts, report) => {
    const ledger = facts.config.ledger?.spec;
    if (!ledger) return;
    for (const entry of calls(facts)) {
      for (const [ask, pointer] of asks(entry)) {
        const { byKey = false } = facts.shapes[entry.spec.answer];
        for (const problem of askProblems({ ledger, byKey }, entry, ask, pointer)) report(problem);
      }
    }
  },

  'Every value that a call takes from a parameter is one of its parameters': (facts, report) => {
    for (const entry of calls(facts)) {
      const taken = paramsOf(entry.spec).map((param) => param.name);
      if (isMistyped(facts, entry)) continue;
      const check = (name: string, pointer: string, key = false) => {
        const unknown = key ? unknownNameAtKey : unknownName;
        if (!taken.includes(name))
          report(
            unknown(here(entry, pointer), 'unknown-parameter', {
              written: name,
              allowed: taken,
              words: { call: entry.id },
            }),
          );
      };
      for (const [ask, pointer] of asks(entry)) {
        for (const key of ['where', 'within'] as const)
          for (const [dimension, given] of Object.entries(ask[key] ?? {}))
            if (typeof given === 'object')
              for (const name of listOf(given.from))
                check(name, `${pointer}/${key}/${dimension}/from`);
        for (const name of Object.keys(ask.when ?? {}))
          check(name, `${pointer}/when/${name}`, true);
        if (ask.detail) check(ask.detail.param, `${pointer}/detail/param`);
      }
      for (const [name, pointer] of facts.shapes[entry.spec.answer].takes(entry.spec))
        check(name, pointer);
    }
  },

  'Every way of giving a period is in the ledger': (facts, report) => {
    const dialects = Object.keys(facts.config.ledger?.spec.periods ?? {});
    for (const entry of facts.config.ledger ? calls(facts) : []) {
      listOf(entry.spec.period).forEach((name, i) => {
        if (!dialects.includes(name))
          report(
            unknownName(
              here(entry, `/period${typeof entry.spec.period === 'string' ? '' : `/${i}`}`),
              'unknown-dialect',
              { written: name, allowed: dialects },
            ),
          );
      });
    }
  },

  'A file name mentions only parameters': (facts, report) => {
    for (const entry of calls(facts)) {
      if (isMistyped(facts, entry) || facts.hasProblem(entry.source.file, ['unknown-parameter']))
        continue;
      const taken = paramsOf(entry.spec).map((param) => param.name);
      (entry.spec.flat ?? []).forEach(({ file }, i) => {
        for (const [, name = ''] of file.matchAll(/\{(\w+)\}/g))
          if (!taken.includes(name))
            report(
              unknownName(here(entry, `/flat/${i}/file`), 'wrong-file-name', {
                written: name,
                allowed: taken,
              }),
            );
      });
    }
  },

  'Every column of a file shows what its call answers': (facts, report) => {
    for (const entry of calls(facts)) {
      if (!facts.config.ledger || facts.isBroken(entry.source.file, '')) continue;
      const measures = measuresKnown(facts, entry.spec);
      const known = [...COLUMN_WORDS, ...measures, ...fieldsOf(entry.spec)];
      (entry.spec.flat ?? []).forEach(({ columns }, i) =>
        columns.forEach((column, k) => {
          const { field, of } =
            typeof column === 'string' ? { field: column, of: undefined } : column;
          const fields = columns.map((each) => (typeof each === 'string' ? each : each.field));
          if (fields.indexOf(field) < k)
            report(
              problemAt(here(entry, `/flat/${i}/columns/${k}`), 'repeated-item', {
                written: field,
              }),
            );
          const pointer = `/flat/${i}/columns/${k}/${of === undefined ? 'field' : 'of'}`;
          if (!known.includes(of ?? field))
            report(
              unknownName(here(entry, pointer), 'unknown-measure', {
                written: of ?? field,
                allowed: known,
              }),
            );
        }),
      );
    }
  },

  ...ASK_RULES,
  ...ANSWERABLE_RULES,
};

function missingFor(entry: ConfigEntry<OpenedCall>, pointer: string, written: string): Problem {
  return problemAt(here(entry, pointer), 'missing-for-kind', { written, kind: entry.spec.answer });
}

/** Parameters that are not there, or are misspelled, have been named: what follows is not said again. */
function isMistyped(facts: Facts, { source }: ConfigEntry<OpenedCall>): boolean {
  return facts.hasProblem(source.file, ['unknown-filter', 'missing-key']);
}

function calls(facts: Facts): ConfigEntry<OpenedCall>[] {
  return [...facts.config.calls.entries.values()];
}

function asks(entry: ConfigEntry<OpenedCall>): [OpenedAsk, string][] {
  return (entry.spec.ask ?? []).map((ask, i) => [ask, `/ask/${i}`]);
}

function* askProblems(
  { ledger, byKey }: { readonly ledger: LedgerSpec; readonly byKey: boolean },
  entry: ConfigEntry<OpenedCall>,
  ask: OpenedAsk,
  pointer: string,
) {
  const dimensions = Object.keys(ledger.dimensions);
  const facts = listOf(ask.fact);
  for (const [i, name] of facts.entries()) {
    const fact = ledger.facts[name];
    const at = `${pointer}/fact${typeof ask.fact === 'string' ? '' : `/${i}`}`;
    if (!fact)
      yield unknownName(here(entry, at), 'unknown-fact', {
        written: name,
        allowed: Object.keys(ledger.facts),
      });
    const known = Object.keys(fact?.measures ?? {});
    for (const [field, measure] of fact ? measuresOf(ask) : []) {
      const key = Array.isArray(ask.measures) ? ask.measures.indexOf(measure) : field;
      if (!known.includes(measure))
        yield unknownName(here(entry, `${pointer}/measures/${key}`), 'unknown-measure', {
          written: measure,
          allowed: known,
        });
    }
  }
  const { by } = ask;
  if (by !== undefined && !dimensions.includes(by))
    yield unknownName(here(entry, `${pointer}/by`), 'unknown-dimension', {
      written: by,
      allowed: dimensions,
    });
  else if (by !== undefined)
    for (const name of facts) {
      const fact = ledger.facts[name];
      if (!fact) continue;
      // the key says whose figures are asked: rows are either keys, or not broken down by them
      const kept = fact.by.filter(
        (dimension) => (ledger.dimensions[dimension]?.kind === 'key') === byKey,
      );
      if (byKey ? !kept.includes(by) : !reaches(ledger, kept, by, true))
        yield unknownName(here(entry, `${pointer}/by`), 'unknown-dimension', {
          written: by,
          allowed: kept,
        });
    }
  for (const name of Object.keys(ask.where ?? {}))
    if (!dimensions.includes(name))
      yield unknownNameAtKey(here(entry, `${pointer}/where/${name}`), 'unknown-dimension', {
        written: name,
        allowed: dimensions,
      });
  for (const [level, names] of Object.entries(ask.detail?.levels ?? {}))
    for (const [i, name] of listOf(names).entries())
      if (!dimensions.includes(name)) {
        const at = `${pointer}/detail/levels/${level}`;
        const place = here(entry, typeof names === 'string' ? at : `${at}/${i}`);
        yield unknownName(place, 'unknown-dimension', { written: name, allowed: dimensions });
      }
}

/** Measures of the facts that a call asks. */
function measuresKnown(facts: Facts, call: OpenedCall): string[] {
  return (call.ask ?? [])
    .flatMap((ask) => listOf(ask.fact))
    .flatMap((name) => Object.keys(facts.config.ledger?.spec.facts[name]?.measures ?? {}));
}
