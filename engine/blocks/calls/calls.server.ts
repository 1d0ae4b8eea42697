// A block of calls → every call by group with its parameters; the chosen one with its form filled in and lines of code.

import { readCallGroup } from '../../api/openapi.ts';
import { OPENAPI_PATH } from '../../api/openapiRoute.ts';
import { listForms, findCallShape } from '../../answers/shapes.ts';
import { widestBounds } from '../../state/filterValue.ts';
import type { Call, Filter, Param, Words } from '../../model/portal.ts';
import { type CallsBlock, callsKeeps } from './calls.kind.ts';
import { listAnsweredChoices } from '../../state/decide.ts';
import { lookup } from '../../model/lookup.ts';
import type { PageContext } from '../contract/context.server.ts';
import { fittedTrial } from './example.server.ts';
import { findTrial, trialOnward } from './trial.server.ts';
import {
  buildTrialContent,
  callPath,
  choiceTitle,
  formatParamNotes,
  type TrialContent,
} from './trialForm.server.ts';
import { writtenPart } from '../written/written.server.ts';

export const calls = writtenPart(buildCallsContent, { keeps: callsKeeps, onward: trialOnward });

export interface CallsContent {
  /** The call that the address chooses; null where it chooses none. */
  readonly trial: TrialContent | null;
  readonly count: number;
  /** Address of the description for machines. */
  readonly openapi: string;
  readonly groups: readonly { readonly title: Words; readonly calls: readonly CallEntry[] }[];
}

export interface CallEntry {
  readonly title: Words;
  /** Method, where it is not GET, and path. */
  readonly address: string;
  /** Where it can be tried. */
  readonly to: string;
  readonly params: readonly CallParam[];
  /** Endings that choose the form of the answer. */
  readonly forms: readonly string[];
  readonly note: Words | null;
}

export interface CallParam {
  readonly name: string;
  readonly title: Words;
  readonly notes: string;
  /** What it may be: values with what they mean, or a sentence. */
  readonly allowed: string | readonly { readonly value: string; readonly title: Words }[];
}

/** Groups come in the order of the block, then those it does not name; `trial` is null where the address chooses no call. */
export async function buildCallsContent(
  context: PageContext,
  block: CallsBlock,
): Promise<CallsContent> {
  const { portal, formatter } = context;
  const written = findTrial(context, block);
  const trial = written ? await fittedTrial(context, written) : null;
  const calls = Object.values(portal.calls);
  const groups = Map.groupBy(calls, readCallGroup);
  const named = Object.keys(block.groups).filter((name) => groups.has(name));
  const names = [...named, ...[...groups.keys()].filter((name) => !named.includes(name))];
  return {
    trial: trial ? buildTrialContent(context, block, trial) : null,
    count: calls.length,
    openapi: `${OPENAPI_PATH}?lang=${formatter.locale.code}`,
    groups: names.map((name) => {
      const title = block.groups[name];
      const some = groups.get(name) ?? [];
      return {
        title: title ? formatter.words(title) : name,
        calls: some.map((call) => buildCallEntry(context, block, call)),
      };
    }),
  };
}

function buildCallEntry(context: PageContext, block: CallsBlock, call: Call): CallEntry {
  const { formatter, path } = context;
  return {
    title: formatter.words(call.title),
    address: callPath(call),
    to: `${path}?${block.query}=${encodeURIComponent(call.id)}#trial`,
    params: call.params.map((param) => buildCallParam(context, call, param)),
    forms: listForms(call).filter((form) => form !== ''),
    note: call.note ? formatter.words(call.note) : null,
  };
}

function buildCallParam(context: PageContext, call: Call, param: Param): CallParam {
  const { formatter, portal } = context;
  const filter = lookup(portal.filters, param.filter);
  return {
    name: param.name,
    title: formatter.words(filter.title),
    notes: formatParamNotes(context, param),
    allowed: buildAllowed(context, call, param, filter),
  };
}

function buildAllowed(
  { formatter, portal }: PageContext,
  call: Call,
  param: Param,
  filter: Filter,
): CallParam['allowed'] {
  const { values = [] } = findCallShape(call).describes?.(portal, call, param.name) ?? {};
  if (values.length > 0)
    return values.map(({ value, title }) => ({ value, title: formatter.words(title) }));
  switch (filter.kind) {
    case 'choice':
      return listAnsweredChoices(call, param, filter).map((value) => ({
        value,
        title: formatter.words(choiceTitle(filter, value)),
      }));
    case 'member':
      return formatter.say('calls.code-of', {
        dimension: formatter.plain(lookup(portal.model.dimensions, filter.dimension).title),
      });
    case 'text':
      return formatter.say('calls.text', { count: filter.max });
    case 'date':
      return formatter.say('calls.date');
    default: {
      const { min, max } = widestBounds(portal.model, filter);
      return `${min}–${max}`;
    }
  }
}
