// Rules about calls: what they ask is in the ledger, what they take is declared.

import type { LedgerSpec } from '../../../schemas/types.ts';
import { toList } from '../normalize/given.ts';
import { listAskMeasures, type OpenedAsk, type OpenedCall } from '../opened/spec.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../read.ts';
import { listCallParams } from './answers.ts';
import { ANSWERABLE_RULES } from './answerable.ts';
import { ASK_RULES, reaches } from './asks.ts';
import { listAnsweredFields } from './fields.ts';
import { COLUMN_WORDS } from './measures.ts';
import {
  here,
  problemAt,
  problemAtKey,
  listFilterQueries,
  unknownName,
  unknownNameAtKey,
  type RuleContext,
  type Rules,
} from './rule.ts';

export const CALL_RULES: Rules = {
  'A call that uses parameters takes some': (context, report) => {
    for (const entry of calls(context)) {
      const { path, ask, flat } = entry.spec;
      const used = JSON.stringify([path, ask?.map(({ where, when }) => [where, when]), flat]);
      if (entry.spec.params === undefined && /"from":|\{\w+\}/.test(used))
        report(problemAtKey(here(entry, ''), 'missing-key', { written: 'params' }));
    }
  },

  'Every parameter of a call is declared as a filter': (context, report) => {
    for (const entry of calls(context)) {
      const queries = listFilterQueries(context);
      (entry.spec.params ?? []).forEach((param, i) => {
        const { name, filter } =
          typeof param === 'string' ? { name: param.replace(/\*$/, ''), filter: undefined } : param;
        const pointer = `/params/${i}`;
        if (filter !== undefined && !context.filterNames.has(filter)) {
          const known = context.filterNames;
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

  'No two calls share a path': (context, report) => {
    const taken = new Map<string, string>();
    for (const entry of calls(context)) {
      for (const written of toList(entry.spec.path)) {
        const path = `${entry.spec.method ?? 'get'} ${written.replace(/\{\w+\}/g, '{}')}`;
        const other = taken.get(path);
        if (other) report(problemAt(here(entry, '/path'), 'same-address', { written, other }));
        else taken.set(path, entry.source.file);
      }
    }
  },

  'Every parameter in the path of a call is one it takes': (context, report) => {
    for (const entry of calls(context)) {
      if (context.isBroken(entry.source.file, '/path') || isMistyped(context, entry)) continue;
      const taken = listCallParams(entry.spec).map((param) => param.name);
      const path = toList(entry.spec.path).join(' ');
      for (const [, written = ''] of path.matchAll(/\{(\w+)\}/g)) {
        const about = { written, allowed: taken, words: { call: entry.id } };
        if (!taken.includes(written))
          report(unknownName(here(entry, '/path'), 'unknown-parameter', about));
      }
    }
  },

  'Every call says what it asks': (context, report) => {
    for (const entry of calls(context)) {
      const shape = context.shapes[entry.spec.answer];
      const wants = shape.wants(entry.spec);
      if (wants !== null && entry.spec[wants] === undefined)
        report(missingFor(entry, '/answer', wants));
      for (const [ask, pointer] of asks(entry))
        if (shape.askWants !== null && ask[shape.askWants] === undefined)
          report(missingFor(entry, pointer, shape.askWants));
    }
  },

  'Every fact, dimension and measure that a call asks is in the ledger': (context, report) => {
    const ledger = context.config.ledger?.spec;
    if (!ledger) return;
    for (const entry of calls(context)) {
      for (const [ask, pointer] of asks(entry)) {
        const { byKey = false } = context.shapes[entry.spec.answer];
        for (const problem of askProblems({ ledger, byKey }, entry, ask, pointer)) report(problem);
      }
    }
  },

  'Every value that a call takes from a parameter is one of its parameters': (context, report) => {
    for (const entry of calls(context)) {
      const taken = listCallParams(entry.spec).map((param) => param.name);
      if (isMistyped(context, entry)) continue;
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
              for (const name of toList(given.from))
                check(name, `${pointer}/${key}/${dimension}/from`);
        for (const name of Object.keys(ask.when ?? {}))
          check(name, `${pointer}/when/${name}`, true);
        if (ask.detail) check(ask.detail.param, `${pointer}/detail/param`);
      }
      for (const [name, pointer] of context.shapes[entry.spec.answer].takes(entry.spec))
        check(name, pointer);
    }
  },

  'Every way of giving a period is in the ledger': (context, report) => {
    const dialects = Object.keys(context.config.ledger?.spec.periods ?? {});
    for (const entry of context.config.ledger ? calls(context) : []) {
      toList(entry.spec.period).forEach((name, i) => {
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

  'A file name mentions only parameters': (context, report) => {
    for (const entry of calls(context)) {
      if (
        isMistyped(context, entry) ||
        context.hasProblem(entry.source.file, ['unknown-parameter'])
      )
        continue;
      const taken = listCallParams(entry.spec).map((param) => param.name);
      (entry.spec.flat ?? []).forEach(({ file }, i) => {
        const strange = /[^\w.{}-]/u.exec(file)?.[0];
        if (strange !== undefined)
          report(
            problemAt(here(entry, `/flat/${i}/file`), 'sign-in-file-name', { written: strange }),
          );
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

  'Every column of a file shows what its call answers': (context, report) => {
    for (const entry of calls(context)) {
      if (!context.config.ledger || context.isBroken(entry.source.file, '')) continue;
      const measures = measuresKnown(context, entry.spec);
      const known = [...COLUMN_WORDS, ...measures, ...listAnsweredFields(entry.spec)];
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
function isMistyped(context: RuleContext, { source }: ConfigEntry<OpenedCall>): boolean {
  return context.hasProblem(source.file, ['unknown-filter', 'missing-key']);
}

function calls(context: RuleContext): ConfigEntry<OpenedCall>[] {
  return [...context.config.calls.entries.values()];
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
  const facts = toList(ask.fact);
  for (const [i, name] of facts.entries()) {
    const fact = ledger.facts[name];
    const at = `${pointer}/fact${typeof ask.fact === 'string' ? '' : `/${i}`}`;
    if (!fact)
      yield unknownName(here(entry, at), 'unknown-fact', {
        written: name,
        allowed: Object.keys(ledger.facts),
      });
    const known = Object.keys(fact?.measures ?? {});
    for (const [field, measure] of fact ? listAskMeasures(ask) : []) {
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
    for (const [i, name] of toList(names).entries())
      if (!dimensions.includes(name)) {
        const at = `${pointer}/detail/levels/${level}${typeof names === 'string' ? '' : `/${i}`}`;
        const place = here(entry, at);
        yield unknownName(place, 'unknown-dimension', { written: name, allowed: dimensions });
      }
}

/** Measures of the facts that a call asks. */
function measuresKnown(context: RuleContext, call: OpenedCall): string[] {
  const facts = (call.ask ?? []).flatMap((ask) => toList(ask.fact));
  const { ledger } = context.config;
  return facts.flatMap((name) => Object.keys(ledger?.spec.facts[name]?.measures ?? {}));
}
