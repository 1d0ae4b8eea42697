// What an assistant hands to a tool → the question to the call, and the address at which anybody can ask the same.

import { LEDGER } from '../addresses/query.ts';
import { fillPath } from '../addresses/routes.ts';
import { listExtras } from '../answers/shapes.ts';
import { queryOfFields } from '../api/routes.ts';
import { first } from '../model/lookup.ts';
import type { Call, Locale, Portal } from '../model/portal.ts';

/** Parameters in the path and those in the query. */
export interface ToolQuestion {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** Names are asked in the language of the reader where the call can add them. Throws ApiProblem where a value is an object. */
export function parseToolQuestion(
  { settings }: Portal,
  call: Call,
  given: Readonly<Record<string, unknown>>,
  locale: Locale,
): ToolQuestion {
  const all = queryOfFields(Object.entries(given));
  const inPath = Array.from(call.path.matchAll(/:(\w+)/g), ([, name]) => name);
  const path: Record<string, string> = {};
  const query = new URLSearchParams();
  for (const [name, value] of all)
    if (inPath.includes(name) && !(name in path)) path[name] = value;
    else query.append(name, value);
  const takes = [...call.params.map(({ name }) => name), ...listExtras(call, '')];
  if (locale !== first(settings.locales) && takes.includes(LANGUAGE) && !query.has(LANGUAGE))
    query.set(LANGUAGE, locale.code);
  return { path, query };
}

const LANGUAGE = 'lang';

/** Path and query, answered by the same ledger as long as it is kept. */
export function buildToolAddress(
  call: Call,
  { path, query }: ToolQuestion,
  ledger: string,
): string {
  const lasting = new URLSearchParams(query);
  if (ledger !== '') lasting.set(LEDGER, ledger);
  const text = lasting.toString();
  return fillPath(call.path, path) + (text === '' ? '' : `?${text}`);
}
