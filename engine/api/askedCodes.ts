// Codes of members in what is asked: whether those of the path are anybody's, and how they were written.

import type { AnswerService } from '../answers/answerService.ts';
import type { Params } from '../answers/params.ts';
import { ApiProblem } from '../answers/problem.ts';
import { codesIn } from '../state/filterValue.ts';
import type { WrittenAddress } from '../state/readFilters.ts';
import { lookup } from '../model/lookup.ts';
import type { Call, Portal } from '../model/portal.ts';

/** A code in the path that is nobody's is nothing at this address. Throws ApiProblem `unknown-code`. */
export function checkCodes(
  { ledger, portal }: Pick<AnswerService, 'ledger' | 'portal'>,
  call: Call,
  path: Readonly<Record<string, string>>,
  params: Params,
): void {
  for (const { name, filter } of call.params) {
    const received = path[name];
    const { kind, dimension, or, joined } = lookup(portal.filters, filter);
    if (received === undefined || kind !== 'member') continue;
    const codes = codesIn({ joined }, String(params[name]));
    const isKnown = (code: string) =>
      [dimension, ...or].some((known) => ledger.members.has(known, code));
    if (!codes.every(isKnown)) throw new ApiProblem('unknown-code', { parameter: name, received });
  }
}

/** Codes that were asked for in another form than the answer has them: its own → the written one. */
export function codesAsWritten(
  portal: Portal,
  call: Call,
  params: Params,
  { path, query }: WrittenAddress,
): Map<string, string> {
  const written = call.params.flatMap(({ name, filter, list }) => {
    const [own, text] = [params[name], path[name] ?? query.get(name)];
    const isCode = lookup(portal.filters, filter).kind === 'member' && !list;
    return isCode && own !== undefined && text && text !== String(own)
      ? [[String(own), text] as const]
      : [];
  });
  return new Map(written);
}

/** The name of a file with each code as it was asked for; a programme looks for its file by that. */
export function withCodes(file: string, codes: ReadonlyMap<string, string>): string {
  return [...codes]
    .filter(([, written]) => /^[0-9A-Za-z]+$/.test(written))
    .reduce((name, [own, written]) => name.replace(own, written), file);
}
