// The portal in one page of plain words for assistants, at `/llms.txt` (llmstxt.org): what it is, its pages, where programs ask, how it is cited.

import { withPrefix } from '../addresses/query.ts';
import { ASSISTANTS } from '../addresses/reserved.ts';
import { loadedDay } from '../answers/period.ts';
import { OPENAPI_PATH } from '../api/openapiRoute.ts';
import type { FeedTelling } from '../blocks/contract/context.server.ts';
import { matchPage } from '../addresses/routes.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import { findAnswerable } from '../ledger/marked.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { withBelow } from '../model/menus.ts';
import type { Locale } from '../model/portal.ts';
import { CATALOG } from './catalog.ts';
import { feedAddress } from './structured.ts';

/** Where it stands in a language. */
export function llmsAddress({ prefix }: Locale): string {
  return withPrefix('/llms.txt', prefix);
}

/** Markdown. Over invented figures it says so before anything else. */
export function writeLlms(
  { formatter, origin, titled }: FeedTelling,
  ledger: Ledger | null,
): string {
  const { portal, say } = formatter;
  const { name, about, release, publication } = portal.settings;
  const { licence } = publication;
  const mark = ledger?.mark;
  const { owner } = findAnswerable(portal.settings, mark);
  const words = [
    `# ${titled(formatter.plain(name))}`,
    `> ${formatter.plain(about)}`,
    ...(mark ? [formatter.plain(mark.words)] : []),
    say('assistants.quote', { owner: formatter.plain(owner) }),
    ...(release === undefined ? [] : [say('assistants.release', { release })]),
    ...(ledger
      ? [
          say('assistants.version', {
            ledger: ledger.id,
            date: formatter.date(loadedDay(portal.settings, ledger)),
          }),
        ]
      : []),
    ...(licence && !mark
      ? [
          say('assistants.licence', {
            licence: formatter.plain(licence.title),
            address: licence.url,
          }),
        ]
      : []),
    section(say('assistants.pages'), listPages(formatter, origin)),
    section(say('assistants.programs'), listPrograms(formatter, origin)),
  ];
  return `${words.join('\n\n')}\n`;
}

function section(title: string, lines: readonly string[]): string {
  return `## ${title}\n\n${lines.join('\n')}`;
}

/** Every page of the menus, once, with what it is about. */
function listPages(formatter: LocaleFormatter, origin: string): string[] {
  const { portal, locale } = formatter;
  const { header, sidebar, footer } = portal.menus;
  const items = withBelow([...sidebar, ...header, ...footer]).filter(({ to }) =>
    to.startsWith('/'),
  );
  return [...new Map(items.map((item) => [item.to, item])).values()].flatMap(({ to }) => {
    const page = matchPage(portal, to)?.route;
    if (!page) return [];
    const about = page.about ? formatter.plain(page.about) : '';
    return line(formatter.plain(page.title), origin + withPrefix(to, locale.prefix), about);
  });
}

function listPrograms({ portal, locale, say }: LocaleFormatter, origin: string): string[] {
  const others = portal.settings.locales.filter((other) => other !== locale);
  const at = (path: string) => origin + path;
  return [
    line(
      say('assistants.tools'),
      at(`/${ASSISTANTS}?lang=${locale.code}`),
      say('assistants.tools-about'),
    ),
    line('OpenAPI', at(`${OPENAPI_PATH}?lang=${locale.code}`), say('assistants.openapi-about')),
    line('DCAT-AP', at(`${CATALOG}.jsonld`), say('assistants.catalogue-about')),
    line('Atom', at(feedAddress(locale.code)), say('assistants.feed-about')),
    line('sitemap.xml', at('/sitemap.xml'), say('assistants.sitemap-about')),
    ...others.map((other) => line(`llms.txt (${other.code})`, at(llmsAddress(other)), other.name)),
  ];
}

function line(title: string, address: string, about: string): string {
  return `- [${title}](${address})${about === '' ? '' : `: ${about}`}`;
}
