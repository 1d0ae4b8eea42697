// Statements about things by their addresses, written as JSON-LD 1.1 and as RDF/XML: both say the same.

import { escape } from '../language/html.ts';

/** Prefixes of the vocabularies that are used. */
const VOCABULARIES = {
  adms: 'http://www.w3.org/ns/adms#',
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const;

/** A name in one of them: `dct:title`. */
export type Term = `${keyof typeof VOCABULARIES}:${string}`;

/** Another thing, or words in a language, or text of a type; without either it is plain text. */
export type RdfValue =
  | { readonly iri: string }
  | { readonly text: string; readonly language?: string; readonly type?: Term };

/** One thing and what is said of it; a property may stand several times. */
export interface RdfNode {
  readonly iri: string;
  readonly type: Term;
  readonly says: readonly (readonly [property: Term, value: RdfValue])[];
}

/** The statements about each thing are grouped by property. */
export function writeJsonLd(nodes: readonly RdfNode[]): string {
  const graph = nodes.map(({ iri, type, says }) => ({
    '@id': iri,
    '@type': type,
    ...Object.fromEntries(
      [...Map.groupBy(says, ([property]) => property)].map(([property, values]) => [
        property,
        values.map(([, value]) => jsonValue(value)),
      ]),
    ),
  }));
  return `${JSON.stringify({ '@context': VOCABULARIES, '@graph': graph }, null, 1)}\n`;
}

function jsonValue(value: RdfValue): object {
  if ('iri' in value) return { '@id': value.iri };
  const { text, language, type } = value;
  return {
    '@value': text,
    ...(language === undefined ? {} : { '@language': language }),
    ...(type === undefined ? {} : { '@type': type }),
  };
}

/** Namespaces are declared at the root; values are escaped. */
export function writeRdfXml(nodes: readonly RdfNode[]): string {
  const spaces = Object.entries({
    rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
    ...VOCABULARIES,
  }).map(([prefix, address]) => ` xmlns:${prefix}="${address}"`);
  const things = nodes.map(({ iri, type, says }) => {
    const lines = says.map(([property, value]) => `  ${xmlValue(property, value)}\n`);
    return `<${type} rdf:about="${escape(iri)}">\n${lines.join('')}</${type}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rdf:RDF${spaces.join('')}>\n${things.join('')}</rdf:RDF>\n`;
}

function xmlValue(property: Term, value: RdfValue): string {
  if ('iri' in value) return `<${property} rdf:resource="${escape(value.iri)}"/>`;
  const { text, language, type } = value;
  const said = language === undefined ? '' : ` xml:lang="${language}"`;
  const typed = type === undefined ? '' : ` rdf:datatype="${escape(wholeTerm(type))}"`;
  return `<${property}${said}${typed}>${escape(text)}</${property}>`;
}

function wholeTerm(term: Term): string {
  const [prefix, name] = term.split(':') as [keyof typeof VOCABULARIES, string];
  return VOCABULARIES[prefix] + name;
}
