// How a call and its parameters are told, in the list of calls and in the form that tries one.

import { formatCallPath } from '../../api/paramSchema.ts';
import { assertDefined } from '../../model/lookup.ts';
import type { Call, Filter, Param, Text } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';

/** Method, where it is not the usual one, and path. */
export function callPath(call: Call): string {
  return (call.method === 'get' ? '' : 'POST ') + formatCallPath(call);
}

/** Whether it must be given, and how often it may. */
export function formatParamNotes({ formatter }: PageContext, param: Param): string {
  const notes = [formatter.say('calls.optional')];
  if (param.required) notes[0] = formatter.say('calls.required');
  else if (param.default !== undefined)
    notes[0] = formatter.say('calls.default', { value: String(param.default) });
  if (param.most < Number.MAX_SAFE_INTEGER)
    notes.push(formatter.say('calls.most', { count: param.most }));
  else if (param.list) notes.push(formatter.say('calls.repeated'));
  return notes.join(', ');
}

/** What one of the choices of a filter is called. */
export function choiceTitle(filter: Filter, value: string): Text {
  return assertDefined(filter.options.find((option) => option.value === value)).title;
}
