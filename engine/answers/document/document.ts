// Answers a JSON document of the content, or the list of a folder of them.

import { there } from '../../model/lookup.ts';
import type { Call, Portal } from '../../model/portal.ts';
import type { BodyAnswer } from '../answer.ts';
import { fillNames } from '../../language/fillNames.ts';
import type { Params } from '../params.ts';
import { ApiProblem } from '../problem.ts';

/** Throws ApiProblem `unknown-code` where there is no such document. */
export function askDocument(portal: Portal, call: Call, params: Params): BodyAnswer {
  const { text, file, folder, fields } = there(call.document);
  if (text !== '') return { holds: 'body', body: text, size: 1, notes: [], coverage: null };
  if (file === '') {
    const found = documentsIn(portal, folder);
    return {
      holds: 'body',
      body: found.map((data) => pick(data as Record<string, unknown>, fields)),
      size: found.length,
      notes: [],
      coverage: null,
    };
  }
  const id = fillNames(file.replace(/\.json$/, ''), params);
  if (!Object.hasOwn(portal.documents, id))
    throw new ApiProblem('unknown-code', { received: Object.values(params).join(', ') });
  return { holds: 'body', body: portal.documents[id], size: 10, notes: [], coverage: null };
}

/** The documents that lie in a folder itself, in the order of their names. */
export function documentsIn(portal: Portal, folder: string): unknown[] {
  return Object.entries(portal.documents).flatMap(([id, data]) =>
    id.slice(0, id.lastIndexOf('/')) === folder ? [data] : [],
  );
}

function pick(
  data: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Record<string, unknown> {
  return fields.length === 0
    ? { ...data }
    : Object.fromEntries(fields.map((field) => [field, data[field]]));
}
