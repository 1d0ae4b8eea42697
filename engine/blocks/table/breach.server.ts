// What the source's figures break at a row, in words: which measure, and by how much.

import type { TreeItem } from '../../answers/answer.ts';
import { lookup } from '../../model/lookup.ts';
import type { Call } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';

/** Empty where nothing is broken. */
export function breachWords(
  { portal, formatter }: PageContext,
  call: Call,
  { breaches }: Pick<TreeItem, 'breaches'>,
): string {
  const facts = call.asks.flatMap((ask) => ask.facts);
  const titleOf = (name: string) => {
    const [own] = facts.flatMap((fact) => lookup(portal.model.facts, fact).measures[name] ?? []);
    return own ? `${formatter.plain(own.title)}: ` : '';
  };
  return breaches
    .map(({ rule, difference, measure }) => {
      const values = { difference: formatter.exact(difference), measure };
      return titleOf(measure) + formatter.say(`breach.${rule.replace(/:.*$/s, '')}`, values);
    })
    .join('; ');
}
