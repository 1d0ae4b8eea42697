// The catalogue of the portal's data sets by DCAT-AP 3 (semiceu.github.io/DCAT-AP/releases/3.0.0): what portals of open data harvest.

import { FORM_TYPES, ZIP_TYPE } from '../answers/tabular/exported.ts';
import { withPrefix } from '../addresses/query.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import { markedTitle } from '../language/text.ts';
import { findAnswerable } from '../ledger/marked.ts';
import { first } from '../model/lookup.ts';
import type { Text } from '../model/portal.ts';
import { offeredSets, type OfferedFile, type OfferedSet, type Offering } from './datasets.ts';
import type { FileEnding } from './downloadFile.ts';
import type { RdfNode, RdfValue, Term } from './rdf.ts';

/** Where it stands, without its ending: `.jsonld` or `.rdf`. */
export const CATALOG = '/catalog';
export const JSON_LD = 'application/ld+json';
export const RDF_XML = 'application/rdf+xml';

/** What the catalogue is told with: the portal's address, and a formatter of each of its languages. */
export interface CatalogOf extends Offering {
  readonly origin: string;
  readonly formatters: readonly LocaleFormatter[];
}

type Says = RdfNode['says'];

/** Vocabularies of the European Union that DCAT-AP demands. */
const AUTHORITY = 'http://publications.europa.eu/resource/authority';
const MEDIA = 'https://www.iana.org/assignments/media-types';
const PUBLIC = `${AUTHORITY}/access-right/PUBLIC`;
/** Of files whose figures are not to be relied on. */
const IN_DEVELOPMENT = `${AUTHORITY}/distribution-status/DEVELOP`;
const PACKAGE = 'https://specs.frictionlessdata.io/tabular-data-package/';

const MEDIA_TYPES: Readonly<Record<FileEnding, string>> = {
  csv: FORM_TYPES.CSV,
  xlsx: FORM_TYPES.XLSX,
  json: FORM_TYPES.JSON,
  zip: ZIP_TYPE,
};

/** Everything that the catalogue says; figures that are invented are said to be so in every title and description. */
export async function catalogNodes(asked: CatalogOf): Promise<RdfNode[]> {
  const sets = await offeredSets(asked);
  return [
    catalogNode(asked, sets),
    publisherNode(asked),
    ...contactNodes(asked),
    ...sets.flatMap((set) => [
      setNode(asked, set),
      ...periodNodes(asked, set),
      ...set.files.map((file) => fileNode(asked, set, file)),
    ]),
    ...termNodes(asked, sets),
    ...documentNodes(asked, sets),
  ];
}

function catalogNode(asked: CatalogOf, sets: readonly OfferedSet[]): RdfNode {
  const { portal, origin, formatters } = asked;
  const { name, about } = portal.settings;
  return {
    iri: `${origin}/#catalog`,
    type: 'dcat:Catalog',
    says: [
      ...buildTitles(asked, [name]),
      ...buildDescriptions(asked, [about]),
      ...link('dct:publisher', publisherIri(asked)),
      ...link('foaf:homepage', `${origin}/`),
      ...sharedOf(asked),
      ...buildLicence(asked),
      ...buildLanguages(asked, formatters),
      ...(sets.length > 0 ? buildTaxonomies(asked) : []),
      ...sets.flatMap((set) => link('dcat:dataset', setIri(asked, set))),
    ],
  };
}

/** The vocabularies that the themes are of: all but the last step of their addresses. */
function buildTaxonomies({ portal }: CatalogOf): Says {
  const taxonomies = (portal.settings.publication.themes ?? []).map((theme) =>
    theme.replace(/[/#][^/#]*$/, ''),
  );
  return [...new Set(taxonomies)].flatMap((iri) => link('dcat:themeTaxonomy', iri));
}

function publisherNode(asked: CatalogOf): RdfNode {
  const { portal, origin, ledger } = asked;
  const { owner, url, kind } = findAnswerable(portal.settings, ledger.mark);
  return {
    iri: publisherIri(asked),
    type: 'foaf:Agent',
    says: [
      ...inEach(asked, 'foaf:name', (formatter) => formatter.plain(owner)),
      ...link('foaf:homepage', ledger.mark ? `${origin}/` : url),
      ...link('dct:type', kind),
    ],
  };
}

function contactNodes(asked: CatalogOf): RdfNode[] {
  const { contact } = asked.portal.settings.publication;
  if (!contact) return [];
  return [
    {
      iri: contactIri(asked),
      type: 'vcard:Organization',
      says: [
        ...inEach(asked, 'vcard:fn', (formatter) => formatter.plain(contact.name)),
        ...link('vcard:hasEmail', `mailto:${contact.email}`),
        ...link('vcard:hasURL', contact.url),
      ],
    },
  ];
}

function setNode(asked: CatalogOf, set: OfferedSet): RdfNode {
  const { portal, formatters, ledger } = asked;
  const { about, publication } = portal.settings;
  const { frequency, themes, keywords, contact } = publication;
  const iri = setIri(asked, set);
  return {
    iri,
    type: 'dcat:Dataset',
    says: [
      ['dct:identifier', { text: iri }],
      ...buildTitles(asked, set.titles),
      ...buildDescriptions(asked, [set.page.about ?? about]),
      ...link('dct:publisher', publisherIri(asked)),
      ...link('dcat:contactPoint', contact ? contactIri(asked) : ''),
      ...(keywords ?? []).flatMap((word) =>
        inEach(asked, 'dcat:keyword', (formatter) => formatter.plain(word)),
      ),
      ...(themes ?? []).flatMap((theme) => link('dcat:theme', theme)),
      ...link('dct:accrualPeriodicity', frequency),
      ...link('dct:temporal', set.days ? `${iri}-period` : ''),
      ...sharedOf(asked),
      ...link('dct:accessRights', PUBLIC),
      ...buildLanguages(asked, formatters),
      ['dcat:version', { text: ledger.id }],
      ...landingPages(asked, set).flatMap((iri) => link('dcat:landingPage', iri)),
      ...set.files.flatMap((file) => link('dcat:distribution', fileIri(iri, file))),
    ],
  };
}

function periodNodes(asked: CatalogOf, set: OfferedSet): RdfNode[] {
  if (!set.days) return [];
  const { from, to } = set.days;
  return [
    {
      iri: `${setIri(asked, set)}-period`,
      type: 'dct:PeriodOfTime',
      says: [
        ['dcat:startDate', { text: from, type: 'xsd:date' }],
        ['dcat:endDate', { text: to, type: 'xsd:date' }],
      ],
    },
  ];
}

function fileNode(asked: CatalogOf, set: OfferedSet, file: OfferedFile): RdfNode {
  const { origin, formatters, ledger } = asked;
  const { ending, locale, year, address } = file;
  const own = formatters.filter((formatter) => formatter.locale === locale);
  const title = [ending.toUpperCase(), ...(year === null ? [] : [year])].join(', ');
  return {
    iri: fileIri(setIri(asked, set), file),
    type: 'dcat:Distribution',
    says: [
      ...inEach({ ...asked, formatters: own }, 'dct:title', ({ say }) =>
        markedTitle(say, title, ledger.mark),
      ),
      ...link('dcat:accessURL', origin + address),
      ...link('dcat:downloadURL', origin + address),
      ...link('dcat:mediaType', `${MEDIA}/${MEDIA_TYPES[ending]}`),
      ...link('dct:format', formatIri(ending)),
      ...(ending === 'zip' ? link('dct:conformsTo', PACKAGE) : []),
      ...buildLicence(asked),
      ...buildLanguages(asked, own),
      ...modifiedOf(asked),
      ...link('adms:status', ledger.mark ? IN_DEVELOPMENT : ''),
    ],
  };
}

/** What names of other vocabularies stand for: readers need not fetch these to know it. */
function termNodes({ portal, formatters }: CatalogOf, sets: readonly OfferedSet[]): RdfNode[] {
  const { licence, frequency, spatial, languages } = portal.settings.publication;
  const endings = [...new Set(sets.flatMap(({ files }) => files.map(({ ending }) => ending)))];
  const named: (readonly [type: Term, iri: string])[] = [
    ['dct:LicenseDocument', licence?.term ?? licence?.url ?? ''],
    ['dct:Frequency', (sets.length > 0 && frequency) || ''],
    ['dct:Location', spatial ?? ''],
    ...formatters.map(
      ({ locale }) => ['dct:LinguisticSystem', languages?.[locale.code] ?? ''] as const,
    ),
    ['dct:RightsStatement', sets.length > 0 ? PUBLIC : ''],
    ['dct:Standard', endings.includes('zip') ? PACKAGE : ''],
    ...endings.map((ending) => ['dct:MediaType', `${MEDIA}/${MEDIA_TYPES[ending]}`] as const),
    ...endings.map((ending) => ['dct:MediaTypeOrExtent', formatIri(ending)] as const),
  ];
  return named.flatMap(([type, iri]) => (iri === '' ? [] : [{ iri, type, says: [] }]));
}

/** Pages that are named are documents: the shapes of DCAT-AP ask that it be said of each. */
function documentNodes(asked: CatalogOf, sets: readonly OfferedSet[]): RdfNode[] {
  const { portal, origin, ledger } = asked;
  const { url } = findAnswerable(portal.settings, ledger.mark);
  const pages = [
    `${origin}/`,
    ...(url === undefined ? [] : [url]),
    ...sets.flatMap((set) => landingPages(asked, set)),
  ];
  return [...new Set(pages)].map((iri) => ({ iri, type: 'foaf:Document', says: [] }));
}

function landingPages({ origin, formatters }: CatalogOf, { page }: OfferedSet): string[] {
  return formatters.map(({ locale }) => origin + withPrefix(page.path, locale.prefix));
}

/** What the catalogue and each of its data sets say alike. */
function sharedOf(asked: CatalogOf): Says {
  const { spatial } = asked.portal.settings.publication;
  return [...link('dct:spatial', spatial), ...modifiedOf(asked)];
}

function modifiedOf({ ledger }: CatalogOf): Says {
  return [['dct:modified', { text: ledger.manifest.created, type: 'xsd:dateTime' }]];
}

function buildLicence({ portal }: CatalogOf): Says {
  const { licence } = portal.settings.publication;
  return link('dct:license', licence?.term ?? licence?.url);
}

function buildLanguages({ portal }: CatalogOf, formatters: readonly LocaleFormatter[]): Says {
  const { languages } = portal.settings.publication;
  return formatters.flatMap(({ locale }) => link('dct:language', languages?.[locale.code] ?? ''));
}

function buildTitles(asked: CatalogOf, titles: readonly Text[]): Says {
  return inEach(asked, 'dct:title', (formatter) =>
    markedTitle(
      formatter.say,
      titles.map((title) => formatter.plain(title)).join(': '),
      asked.ledger.mark,
    ),
  );
}

function buildDescriptions(asked: CatalogOf, texts: readonly Text[]): Says {
  const { mark } = asked.ledger;
  const all = mark ? [mark.words, ...texts] : texts;
  return inEach(asked, 'dct:description', (formatter) =>
    all.map((text) => formatter.plain(text)).join(' '),
  );
}

function inEach(
  { formatters }: Pick<CatalogOf, 'formatters'>,
  property: Term,
  words: (formatter: LocaleFormatter) => string,
): Says {
  return formatters.map((formatter) => {
    const value: RdfValue = { text: words(formatter), language: formatter.locale.code };
    return [property, value] as const;
  });
}

/** Empty: nothing is said. */
function link(property: Term, iri: string | undefined): Says {
  return !iri ? [] : [[property, { iri }]];
}

function formatIri(ending: FileEnding): string {
  return `${AUTHORITY}/file-type/${ending.toUpperCase()}`;
}

function publisherIri({ origin }: CatalogOf): string {
  return `${origin}/#publisher`;
}

function contactIri({ origin }: CatalogOf): string {
  return `${origin}/#contact`;
}

function setIri({ origin, formatters }: CatalogOf, { page, block }: OfferedSet): string {
  return `${origin}${withPrefix(page.path, first(formatters).locale.prefix)}#${block.id}`;
}

function fileIri(set: string, { ending, locale, year }: OfferedFile): string {
  return [set, locale.code, ending, ...(year === null ? [] : [year])].join('-');
}
