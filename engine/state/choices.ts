// Which options of a choice a call answers at all.

import type { Call, Filter, Param } from '../model/portal.ts';

/** The options of a choice that some answer of the call holds for. */
export function listAnsweredChoices(call: Call, param: Param, filter: Filter): string[] {
  const options = filter.options.map((option) => option.value);
  const deciding = [
    ...call.asks.map((ask) => ask.when),
    ...call.formats.map((format) => format.when),
  ].filter((when) => param.name in when);
  const all = [...call.asks, ...call.formats];
  if (deciding.length === 0 || deciding.length < all.length) return options;
  return options.filter((value) => deciding.some((when) => when[param.name]?.includes(value)));
}
