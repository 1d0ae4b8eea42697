// What machines read in the head of a page: a preview for those who share it, and what it holds in the words of schema.org.

import { FORM_TYPES } from '../answers/tabular/exported.ts';
import { markedTitle, plainWords } from '../language/text.ts';
import type { View, Words } from '../model/portal.ts';
import { withPrefix } from '../addresses/query.ts';
import { CATALOG, JSON_LD, RDF_XML } from './catalog.ts';
import { escape } from '../language/html.ts';
import { lookup } from '../model/lookup.ts';
import { lacksPeriod } from '../page/missing.server.ts';
import type { ServerParts, PageContext } from '../blocks/contract/context.server.ts';
import { canonicalPath } from '../page/titles.server.ts';

/** `</script>` cannot end the element early. */
const SCRIPT = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Empty unless the status is 200; results of a search, error pages and invented figures get `noindex`. */
export function headFor(context: PageContext, view: View, origin: string): string {
  const { portal, formatter, page, parts } = context;
  if (view.status !== 200) return '';
  const { settings } = portal;
  const url = origin + withPrefix(canonicalPath(context), formatter.locale.prefix);
  // the name comes first, then what kind of page it is
  const title = [...(view.subject === null ? [] : [view.subject]), view.title]
    .map(plainWords)
    .join(' – ');
  const marked = markedTitle(formatter.say, title, view.demonstration);
  const description = describePage(view, parts);
  const metas: Record<string, string> = {
    'og:type': view.path === '/' ? 'website' : 'article',
    'og:title':
      view.heading === null
        ? marked
        : markedTitle(formatter.say, plainWords(view.heading), view.demonstration),
    'og:site_name': plainWords(formatter.words(settings.name)),
    'og:locale': formatter.locale.tag.replace('-', '_'),
    'og:url': url,
    ...(description === '' ? {} : { 'og:description': description }),
  };
  const preview = Object.entries(metas)
    .map(([name, content]) => `<meta property="${name}" content="${escape(content)}">`)
    .join('');
  // what was found for somebody's words is no page of its own, an error or a period without figures is none, a page in easy language is that page once more, and invented figures are not to be found
  const isNone = [settings.search?.page, settings.error].includes(page.id);
  const unlisted =
    view.demonstration || context.easy || isNone || lacksPeriod(context, page.blocks)
      ? '<meta name="robots" content="noindex">'
      : '';
  const feeds =
    page.id === settings.home
      ? `<link rel="alternate" type="application/atom+xml" href="${feedAddress(formatter.locale.code)}">` +
        `<link rel="alternate" type="${JSON_LD}" href="${CATALOG}.jsonld">` +
        `<link rel="alternate" type="${RDF_XML}" href="${CATALOG}.rdf">`
      : '';
  const data = structured(
    view,
    {
      title,
      marked,
      url,
      origin,
      language: formatter.locale.tag,
      publisher: formatter.words(settings.owner),
      invented: context.ledger?.mark ? formatter.plain(context.ledger.mark.words) : null,
      page: page.name,
    },
    findTermSet(portal, formatter.locale.prefix, page.id),
    parts,
  );
  return preview + unlisted + feeds + (data === null ? '' : SCRIPT(data));
}

/** What is said of a page elsewhere: the first that its figures say, else what it shows; empty: nothing. */
export function describePage(view: View, parts: ServerParts): string {
  const [said] = view.blocks.flatMap((block) => parts[block.kind]?.sayShortly?.(block) ?? []);
  return said ?? (view.about === null ? '' : plainWords(view.about));
}

/** The address of the Atom feed in a language. */
export function feedAddress(locale: string): string {
  return `/feed.${locale}.xml`;
}

interface About {
  readonly title: string;
  /** The same beginning with a mark where figures are invented. */
  readonly marked: string;
  readonly url: string;
  readonly origin: string;
  readonly language: string;
  readonly publisher: Words;
  /** What is said of invented figures; null where they are real: then they are the publisher's. */
  readonly invented: string | null;
  readonly page: string;
}

/** A dataset where a table can be downloaded, a term where the page explains one; nothing for the others. */
function structured(
  view: View,
  about: About,
  termSet: string | null,
  parts: ServerParts,
): object | null {
  const { title, marked, url, origin, language, publisher, invented } = about;
  if (termSet !== null)
    return {
      '@context': 'https://schema.org',
      '@type': 'DefinedTerm',
      name: title,
      ...(view.about === null ? {} : { description: plainWords(view.about) }),
      url,
      inLanguage: language,
      inDefinedTermSet: origin + termSet,
    };
  // the data set is that of the amounts as they are
  if (view.valued) return null;
  const [dataset] = view.blocks.flatMap((block) => parts[block.kind]?.datasetOf?.(block) ?? []);
  if (!dataset) return null;
  const forms = { csv: FORM_TYPES.CSV, xlsx: FORM_TYPES.XLSX, json: FORM_TYPES.JSON };
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: marked,
    description: [
      ...(invented === null ? [] : [invented]),
      ...(view.about === null ? [] : [plainWords(view.about)]),
      dataset.caption,
    ].join(' '),
    url,
    inLanguage: language,
    isAccessibleForFree: true,
    ...(invented === null
      ? { creator: { '@type': 'Organization', name: plainWords(publisher) } }
      : { creativeWorkStatus: 'Demonstration' }),
    distribution: Object.entries(forms).map(([ending, encodingFormat]) => ({
      '@type': 'DataDownload',
      encodingFormat,
      contentUrl: `${origin}${dataset.address}.${ending}`,
    })),
  };
}

/** Where all the terms are, for a page that explains one. */
function findTermSet(portal: PageContext['portal'], prefix: string, page: string): string | null {
  const terms = portal.settings.collections[portal.settings.terms ?? ''];
  if (!terms || terms.page !== page) return null;
  return withPrefix(lookup(portal.pages, page).path.replace(/\/:\w+$/, ''), prefix);
}
