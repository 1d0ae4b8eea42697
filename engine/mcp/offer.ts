// What assistants are offered in one language: who answers, the tools, and how answers are to be read.

import { withPrefix } from '../addresses/query.ts';
import { OPENAPI_PATH } from '../api/openapiRoute.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import { findAnswerable } from '../ledger/marked.ts';
import type { FigureMark } from '../ledger/publish/manifest.ts';
import type { Call } from '../model/portal.ts';
import type { ToldFrom } from './about.ts';
import { explainTool } from './explain.ts';
import type { Offer } from './server.ts';
import { callTool, type Tool } from './tools.ts';

/** The mark of the figures that serve comes first: an assistant that reads no more has read that. */
export function tellOffer(
  { formatter, origin }: ToldFrom,
  tools: readonly Tool[],
  mark: FigureMark | null | undefined,
): Offer {
  const { portal, locale, say } = formatter;
  const { name, about } = portal.settings;
  const { owner } = findAnswerable(portal.settings, mark);
  const title = formatter.plain(name);
  const home = origin + withPrefix('/', locale.prefix);
  const sentences = [
    ...(mark ? [formatter.plain(mark.words)] : []),
    `${title}. ${formatter.plain(about)}`,
    say('assistants.read', { owner: formatter.plain(owner), home }),
    say('assistants.openapi', { address: origin + OPENAPI_PATH }),
  ];
  return {
    name: buildServerName(origin),
    title,
    version: portal.version,
    home,
    instructions: sentences.join('\n\n'),
    tools,
  };
}

/** Tools of calls, in the order of the configuration, and the one that explains what these answer. */
export function buildTools(
  formatter: LocaleFormatter,
  calls: ReadonlyMap<string, Call>,
): readonly Tool[] {
  return [
    explainTool(formatter, calls),
    ...[...calls.values()].map((call) => callTool(formatter, call)),
  ];
}

/** A name for programs: the host that answers. */
function buildServerName(origin: string): string {
  return origin.replace(/^https?:\/\//, '');
}
