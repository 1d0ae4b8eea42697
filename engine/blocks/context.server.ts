// What every block of one page view is made from.

import type { AnswerService } from '../answers/answerService.ts';
import type { Params } from '../answers/params.ts';
import { readParams } from '../answers/params.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Call, Given, Page, Portal, Text, Unit, Value } from '../model/portal.ts';
import { decide } from '../filters/decide.ts';
import type { ReadValues } from '../filters/readFilters.ts';
import type { Trial } from './calls/trial.server.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';

export interface PageContext {
  readonly portal: Portal;
  readonly formatter: LocaleFormatter;
  readonly page: Page;
  /** Address without language, path parameters filled in. */
  readonly path: string;
  readonly read: ReadValues;
  readonly unit: Unit;
  readonly open: readonly string[];
  readonly chart: string;
  /** Today where the portal is, as an ISO date. */
  readonly day: string;
  /** Where there is no such page: entries whose names are near to what was written. */
  readonly near: readonly { readonly name: Text; readonly to: string }[];
  /** A call that the address chooses to try, with what is filled in; null where none is chosen. */
  readonly trial: Trial | null;
  /** Where the portal is reached, for addresses that are copied. */
  readonly origin: string;
  /** Null where none serves: words are still found and named. */
  readonly ledger: Ledger | null;
  /** Throws ApiProblem where no ledger serves. */
  readonly answerService: () => AnswerService;
  readonly signal?: AbortSignal | undefined;
}

/** The parameters of a block's call: written ones, then filters and path parameters of the same name. */
export function parametersOf(
  context: PageContext,
  call: Call,
  given: Readonly<Record<string, Given>>,
): Params {
  const values: Record<string, string> = {};
  // a filter that is sent under another name is not sent under its own as well
  const renamed = new Set(Object.values(given).flatMap((one) => ('from' in one ? one.from : [])));
  for (const param of call.params) {
    const own = given[param.name];
    const value = own
      ? givenValue(context, own)
      : renamed.has(param.filter)
        ? undefined
        : context.read.values[param.filter];
    if (value !== undefined && value !== null && value !== '') values[param.name] = String(value);
  }
  const inPath = Object.fromEntries(
    Object.entries(values).filter(([name]) => call.path.includes(`:${name}`)),
  );
  const query = new URLSearchParams(Object.entries(values).filter(([name]) => !(name in inPath)));
  return readParams(context.portal, call, { path: inPath, query });
}

/** The call's address with its parameters: what a browser asks for more of the same answer. */
export function callAddress(call: Call, params: Params): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (!call.path.includes(`:${name}`)) query.set(name, String(value));
  return `${call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))}?${query}`;
}

function givenValue(context: PageContext, given: Given): Value | null | undefined {
  if ('value' in given) return given.value;
  if ('decide' in given)
    return decide(context.portal.decisions[given.decide]!, {
      ...context.read.values,
      page: context.page.id,
    })?.value;
  return given.from
    .map((name) => context.read.values[name])
    .find((value) => value !== undefined && value !== '');
}
