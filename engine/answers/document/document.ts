// Answers a JSON document of the content, or the list of a folder of them.

import { assertDefined } from '../../model/lookup.ts';
import type { Call, Portal } from '../../model/portal.ts';
import { fillNames } from '../../language/fillNames.ts';
import type { Params } from '../params.ts';
import { ApiProblem } from '../problem.ts';

const ENDING = '.json';

/** The document, or the list of them, as the call has it. Throws ApiProblem `unknown-code` where there is no such document. */
export function readDocument(portal: Portal, call: Call, params: Params): unknown {
  const { file, folder, fields, fileField } = assertDefined(call.document);
  if (file === '')
    return filesIn(portal, folder).map(([name, data]) => ({
      ...pick(data as Record<string, unknown>, fields),
      ...(fileField === '' ? {} : { [fileField]: `${name}${ENDING}` }),
    }));
  // a name may be written as that of the file
  const id = withoutEnding(withoutEnding(fillNames(file, params)));
  if (!Object.hasOwn(portal.documents, id))
    throw new ApiProblem('unknown-code', { received: Object.values(params).join(', ') });
  return portal.documents[id];
}

/** The documents that lie in a folder itself, in the order of their names. */
export function documentsIn(portal: Portal, folder: string): unknown[] {
  return filesIn(portal, folder).map(([, data]) => data);
}

function filesIn(portal: Portal, folder: string): (readonly [name: string, data: unknown])[] {
  return Object.entries(portal.documents).flatMap(([id, data]) => {
    const end = id.lastIndexOf('/');
    return id.slice(0, end) === folder ? [[id.slice(end + 1), data] as const] : [];
  });
}

function withoutEnding(path: string): string {
  return path.endsWith(ENDING) ? path.slice(0, -ENDING.length) : path;
}

function pick(
  data: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Record<string, unknown> {
  return fields.length === 0
    ? { ...data }
    : Object.fromEntries(fields.map((field) => [field, data[field]]));
}
