// Truths about calls: what they ask is in the ledger, what they take is declared, what they show as an example fits.

import type { LedgerSpec } from '../../../schemas/types.ts';
import { listOf } from '../normalize/given.ts';
import { measuresOf, type OpenedAsk, type OpenedCall } from '../opened/spec.ts';
import type { Problem } from '../problems.ts';
import type { Entry } from '../read.ts';
import { fieldsOf, paramsOf } from './answers.ts';
import { problemAt, problemAtKey, queryOf, unknownName, type Facts, type Truths } from './truth.ts';

export const CALL_TRUTHS: Truths = {
  'Every parameter of a call is declared as a filter': (facts, say) => {
    for (const entry of calls(facts)) {
      const queries = Object.entries(facts.filters).map(([name, filter]) => queryOf(name, filter));
      (entry.spec.params ?? []).forEach((param, i) => {
        const name = typeof param === 'string' ? param.replace(/\*$/, '') : param.name;
        const filter = typeof param === 'string' ? undefined : param.filter;
        const pointer = `/params/${i}${typeof param === 'string' ? '' : filter ? '/filter' : '/name'}`;
        if (filter !== undefined && !facts.filters[filter])
          say(unknownName(entry, pointer, 'unknown-filter', filter, Object.keys(facts.filters)));
        if (filter === undefined && !queries.includes(name))
          say(unknownName(entry, pointer, 'unknown-filter', name, queries));
      });
    }
  },

  'No two calls share a path': (facts, say) => {
    const taken = new Map<string, string>();
    for (const entry of calls(facts)) {
      const path = `${entry.spec.method ?? 'get'} ${entry.spec.path.replace(/\{\w+\}/g, '{}')}`;
      const other = taken.get(path);
      if (other)
        say(problemAt(entry, '/path', 'same-address', { written: entry.spec.path, other }));
      else taken.set(path, entry.source.file);
    }
  },

  'Every parameter in the path of a call is one it takes': (facts, say) => {
    for (const entry of calls(facts)) {
      const taken = paramsOf(entry.spec).map((param) => param.name);
      for (const [, name] of entry.spec.path.matchAll(/\{(\w+)\}/g))
        if (!taken.includes(name!))
          say(unknownName(entry, '/path', 'unknown-parameter', name!, taken, { call: entry.id }));
    }
  },

  'Every call says what it asks': (facts, say) => {
    for (const entry of calls(facts)) {
      const shape = facts.shapes[entry.spec.answer];
      const wants = shape.wants(entry.spec);
      if (wants !== null && entry.spec[wants] === undefined)
        say(missingFor(entry, '/answer', wants));
      for (const [ask, pointer] of asks(entry))
        if (shape.askWants !== null && ask[shape.askWants] === undefined)
          say(missingFor(entry, pointer, shape.askWants));
    }
  },

  'Every fact, dimension and measure that a call asks is in the ledger': (facts, say) => {
    const ledger = facts.config.ledger?.spec;
    for (const entry of ledger ? calls(facts) : []) {
      for (const [ask, pointer] of asks(entry))
        for (const problem of askProblems(ledger!, entry, ask, pointer)) say(problem);
    }
  },

  'Every value that a call takes from a parameter is one of its parameters': (facts, say) => {
    for (const entry of calls(facts)) {
      const taken = paramsOf(entry.spec).map((param) => param.name);
      if (facts.hasProblem(entry.source.file, ['unknown-filter'])) continue;
      const check = (name: string, pointer: string, key = false) => {
        if (!taken.includes(name))
          say({
            ...unknownName(entry, pointer, 'unknown-parameter', name, taken, { call: entry.id }),
            ...(key ? entry.source.keyAt(pointer) : {}),
          });
      };
      for (const [ask, pointer] of asks(entry)) {
        for (const [dimension, given] of Object.entries(ask.where ?? {}))
          if (typeof given === 'object')
            for (const name of listOf(given.from))
              check(name, `${pointer}/where/${dimension}/from`);
        for (const name of Object.keys(ask.when ?? {}))
          check(name, `${pointer}/when/${name}`, true);
        if (ask.detail) check(ask.detail.param, `${pointer}/detail/param`);
      }
      for (const [name, pointer] of facts.shapes[entry.spec.answer].takes(entry.spec))
        check(name, pointer);
    }
  },

  'Every way of giving a period is in the ledger': (facts, say) => {
    const dialects = Object.keys(facts.config.ledger?.spec.periods ?? {});
    for (const entry of facts.config.ledger ? calls(facts) : []) {
      listOf(entry.spec.period).forEach((name, i) => {
        if (!dialects.includes(name))
          say(
            unknownName(
              entry,
              `/period${typeof entry.spec.period === 'string' ? '' : `/${i}`}`,
              'unknown-dialect',
              name,
              dialects,
            ),
          );
      });
    }
  },

  'A file name mentions only parameters': (facts, say) => {
    for (const entry of calls(facts)) {
      if (facts.hasProblem(entry.source.file, ['unknown-filter'])) continue;
      const taken = paramsOf(entry.spec).map((param) => param.name);
      const answered = fieldsOf(entry.spec);
      listOf(entry.spec.flat).forEach((flat, i) => {
        const pointer = `/flat${Array.isArray(entry.spec.flat) ? `/${i}` : ''}/file`;
        flat.columns.forEach((column, k) => {
          const of = typeof column === 'string' ? column : (column.of ?? column.field);
          const known = [
            'code',
            'name',
            'part',
            'period',
            'row',
            ...measuresKnown(facts, entry.spec),
            ...answered,
          ];
          if (!known.includes(of))
            say(
              unknownName(
                entry,
                `/flat${Array.isArray(entry.spec.flat) ? `/${i}` : ''}/columns/${k}${typeof column === 'string' ? '' : column.of === undefined ? '/field' : '/of'}`,
                'unknown-measure',
                of,
                known,
              ),
            );
        });
        for (const [, name] of flat.file.matchAll(/\{(\w+)\}/g))
          if (!taken.includes(name!))
            say({ ...unknownName(entry, pointer, 'wrong-file-name', name!, taken) });
      });
    }
  },

  'Every example fits the parameters': (facts, say) => {
    for (const entry of calls(facts)) {
      if (facts.hasProblem(entry.source.file, ['unknown-filter'])) continue;
      const params = paramsOf(entry.spec);
      const strangers = Object.keys(entry.spec.example).some(
        (name) => !params.some((one) => one.name === name),
      );
      for (const [name, value] of Object.entries(entry.spec.example)) {
        const pointer = `/example/${name}`;
        const param = params.find((one) => one.name === name);
        if (!param) {
          say({
            ...unknownName(
              entry,
              pointer,
              'unknown-parameter',
              name,
              params.map((one) => one.name),
              { call: entry.id },
            ),
            ...entry.source.keyAt(pointer),
          });
          continue;
        }
        const filter = Object.entries(facts.filters).find(
          ([key, spec]) => key === param.filter || (!param.filter && queryOf(key, spec) === name),
        )?.[1];
        const options = filter?.options?.map((option) => option.value);
        if (options && !options.includes(String(value)))
          say(
            unknownName(entry, pointer, 'unknown-option', String(value), options, { filter: name }),
          );
        const numeric = filter && ['year', 'month', 'quarter', 'integer'].includes(filter.kind);
        const range = filter
          ? {
              year: [
                facts.config.ledger ? Number(facts.config.ledger.spec.earliest.slice(0, 4)) : 0,
                2100,
              ],
              month: [1, 12],
              quarter: [1, 4],
              integer: [filter.min ?? 0, filter.max ?? Number.MAX_SAFE_INTEGER],
            }[filter.kind as string]
          : undefined;
        const dimension =
          filter?.kind === 'member'
            ? facts.config.ledger?.spec.dimensions[filter.dimension ?? '']
            : undefined;
        if (range && typeof value === 'number' && (value < range[0]! || value > range[1]!))
          say(problemAt(entry, pointer, 'wrong-example', { written: name }));
        if (
          dimension &&
          typeof value === 'string' &&
          ![dimension.code, ...(dimension.forms ?? []).map((form) => form.pattern)].some(
            (pattern) => fits(pattern, value),
          )
        )
          say(
            problemAt(entry, pointer, 'wrong-code', {
              written: value,
              dimension: filter!.dimension!,
              wanted: dimension.code,
            }),
          );
        if (filter && !options && numeric !== (typeof value === 'number'))
          say(
            problemAt(
              entry,
              pointer,
              filter.kind === 'member' && typeof value === 'number'
                ? 'unquoted-code'
                : 'wrong-example',
              { written: name === '' ? '' : filter.kind === 'member' ? String(value) : name },
            ),
          );
      }
      for (const param of strangers ? [] : params)
        if (!param.optional && !(param.name in entry.spec.example))
          say(problemAtKey(entry, '/example', 'missing-in-example', { written: param.name }));
    }
  },
};

/** A pattern that does not compile is named where it stands. */
function fits(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return true;
  }
}

function missingFor(entry: Entry<OpenedCall>, pointer: string, written: string): Problem {
  return problemAt(entry, pointer, 'missing-for-kind', { written, kind: entry.spec.answer });
}

function calls(facts: Facts): Entry<OpenedCall>[] {
  return [...facts.config.calls.entries.values()];
}

function asks(entry: Entry<OpenedCall>): [OpenedAsk, string][] {
  return listOf(entry.spec.ask).map((ask, i) => [
    ask,
    Array.isArray(entry.spec.ask) ? `/ask/${i}` : '/ask',
  ]);
}

function* askProblems(
  ledger: LedgerSpec,
  entry: Entry<OpenedCall>,
  ask: OpenedAsk,
  pointer: string,
) {
  const dimensions = Object.keys(ledger.dimensions);
  const facts = listOf(ask.fact);
  for (const [i, name] of facts.entries()) {
    const fact = ledger.facts[name];
    const at = `${pointer}/fact${typeof ask.fact === 'string' ? '' : `/${i}`}`;
    if (!fact) yield unknownName(entry, at, 'unknown-fact', name, Object.keys(ledger.facts));
    for (const [field, measure] of fact ? measuresOf(ask) : []) {
      const place = Array.isArray(ask.measures)
        ? `${pointer}/measures/${ask.measures.indexOf(measure)}`
        : `${pointer}/measures/${field}`;
      if (!(measure in fact!.measures))
        yield unknownName(entry, place, 'unknown-measure', measure, Object.keys(fact!.measures));
    }
  }
  for (const name of facts) {
    const fact = ledger.facts[name];
    if (!fact || ask.by === undefined || !ledger.dimensions[ask.by]) continue;
    // the key says whose figures are asked; they are not broken down by it
    const kept = fact.by.filter((one) => ledger.dimensions[one]?.kind !== 'key');
    const reachable = kept.some(
      (one) => one === ask.by || ledger.dimensions[one]?.leads?.includes(ask.by!),
    );
    if (!reachable) yield unknownName(entry, `${pointer}/by`, 'unknown-dimension', ask.by, kept);
  }
  if (ask.by !== undefined && !dimensions.includes(ask.by))
    yield unknownName(entry, `${pointer}/by`, 'unknown-dimension', ask.by, dimensions);
  for (const name of Object.keys(ask.where ?? {}))
    if (!dimensions.includes(name))
      yield {
        ...unknownName(entry, `${pointer}/where/${name}`, 'unknown-dimension', name, dimensions),
        ...entry.source.keyAt(`${pointer}/where/${name}`),
      };
  for (const [level, name] of Object.entries(ask.detail?.levels ?? {}))
    if (!dimensions.includes(name))
      yield unknownName(
        entry,
        `${pointer}/detail/levels/${level}`,
        'unknown-dimension',
        name,
        dimensions,
      );
}

/** Measures of the facts that a call asks. */
function measuresKnown(facts: Facts, call: OpenedCall): string[] {
  return listOf(call.ask)
    .flatMap((ask) => listOf(ask.fact))
    .flatMap((name) => Object.keys(facts.config.ledger?.spec.facts[name]?.measures ?? {}));
}
