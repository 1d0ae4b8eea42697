// What the fields of an answer measure, so that an assistant need not guess it from their names.

import { holds } from '../state/decide.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import { lookup } from '../model/lookup.ts';
import type { Call } from '../model/portal.ts';
import type { ToolQuestion } from './question.ts';

/** Field of the answer → its title, none where the answer itself says them; null where the call answers no amounts. */
export function findMeasureTitles(
  formatter: LocaleFormatter,
  { asks, cube }: Call,
  { path, query }: ToolQuestion,
): Record<string, string> | null {
  if (cube && [cube.rows, cube.columns, cube.measures].some((name) => query.has(name))) return {};
  const { facts } = formatter.portal.model;
  const asked = { ...Object.fromEntries(query), ...path };
  const named = asks
    .filter(({ when }) => holds(when, asked))
    .flatMap((ask) =>
      Object.entries(ask.measures).flatMap(([field, name]) => {
        const [measure] = ask.facts.flatMap((fact) => lookup(facts, fact).measures[name] ?? []);
        return measure ? [[field, formatter.plain(measure.title)] as const] : [];
      }),
    );
  return named.length === 0 ? null : Object.fromEntries(named);
}
