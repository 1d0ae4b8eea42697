// Rules about the examples that calls carry: each value fits its parameter, and none is missing.

import { codesIn } from '../../state/filterValue.ts';
import { fillNames } from '../../language/fillNames.ts';
import { type OpenedCall, type OpenedFilter, listCallParams } from '../opened/spec.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../entry.ts';
import { filterOfParameter } from './answers.ts';
import { hasForm, listCodeWords } from './members.ts';
import { FILTERS, type RuleContext, type Rules } from './rule.ts';
import { here, problemAt, problemAtKey, unknownName } from '../valuePlace.ts';
import { findFilterRange } from './valueProblem.ts';

type Value = OpenedCall['example'][string];

export const EXAMPLE_RULES: Rules = {
  'Every example fits the parameters': (context, report) => {
    for (const entry of context.config.calls.entries.values()) {
      if (context.hasProblem(entry.source.file, ['unknown-filter', 'missing-key'])) continue;
      const params = listCallParams(entry.spec);
      const names = params.map((param) => param.name);
      const { example } = entry.spec;
      for (const name of Object.keys(example)) {
        const called = filterOfParameter(context, entry, name) ?? '';
        const filter = context.isBroken(FILTERS, `/${called}`)
          ? undefined
          : context.filters[called];
        if (filter)
          for (const problem of valueProblems(context, entry, name, filter)) report(problem);
      }
      if (Object.keys(example).every((name) => names.includes(name)))
        for (const { name, optional } of params)
          if (!optional && !(name in example))
            report(problemAtKey(here(entry, '/example'), 'missing-in-example', { written: name }));
    }
  },

  'Every example of a document leads to one that is there': (context, report) => {
    for (const entry of context.config.calls.entries.values()) {
      const { file } = entry.spec.document ?? {};
      if (file === undefined || context.isBroken(entry.source.file, '')) continue;
      const [first] = [...file.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
      const words = Object.fromEntries(
        Object.entries(entry.spec.example).map(([name, value]) => [name, String(value)]),
      );
      const path = fillNames(file.replace(/\.json$/, ''), words);
      if (first !== undefined && !context.config.documents.has(path))
        report(
          problemAt(here(entry, `/example/${first}`), 'missing-file', {
            written: `content/${path}.json`,
          }),
        );
    }
  },
};

/** What is wrong with the value that the example gives to a parameter of this filter. */
function* valueProblems(
  context: RuleContext,
  entry: ConfigEntry<OpenedCall>,
  name: string,
  filter: OpenedFilter,
): Generator<Problem> {
  const value = entry.spec.example[name] ?? '';
  const pointer = `/example/${name}`;
  const options = filter.options?.map((option) => option.value);
  if (options) {
    if (!options.includes(String(value)))
      yield unknownName(here(entry, pointer), 'unknown-option', {
        written: String(value),
        allowed: options,
        words: { filter: name },
      });
    return;
  }
  const range = findFilterRange(context, filter);
  if (range && typeof value === 'number' && (value < range.min || value > range.max))
    yield problemAt(here(entry, pointer), 'out-of-range', {
      written: String(value),
      wanted: `${range.min}–${range.max}`,
    });
  const wanted = codeWanted(context, filter, value);
  if (wanted !== null)
    yield problemAt(here(entry, pointer), 'wrong-code', {
      written: String(value),
      dimension: filter.dimension ?? '',
      wanted,
    });
  if ((range !== null) === (typeof value === 'number')) return;
  const member = filter.kind === 'member';
  yield problemAt(
    here(entry, pointer),
    member && typeof value === 'number' ? 'unquoted-code' : 'wrong-example',
    { written: member ? String(value) : name },
  );
}

/** What a code of the filter's dimension looks like, where the value does not. */
function codeWanted(context: RuleContext, filter: OpenedFilter, value: Value): string | null {
  const name = filter.kind === 'member' ? (filter.dimension ?? '') : '';
  const dimension = context.config.ledger?.spec.dimensions[name];
  if (!dimension || typeof value !== 'string') return null;
  const words = listCodeWords(context, name, dimension);
  const codes = codesIn({ joined: filter.joined ?? '' }, value);
  const others = (filter.or ?? []).flatMap(
    (other) => context.config.ledger?.spec.dimensions[other] ?? [],
  );
  const fits = codes.every(
    (code) => [dimension, ...others].some((each) => hasForm(each, code)) || words.includes(code),
  );
  return fits ? null : dimension.code;
}
