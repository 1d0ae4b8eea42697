// Formats of the field: data packages beside downloads, and the catalogue that portals of open data harvest.

import { createHash } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readDelimited } from '../../engine/ledger/import/delimited.ts';
import { tellTwice, type Told } from '../marked.ts';
import { mistakesOfPackage } from './packageSchema.ts';
import { triplesOfJsonLd, triplesOfRdfXml } from './triples.ts';

const ORIGIN = 'http://portal.example';

interface Node extends Readonly<Record<string, unknown>> {
  readonly '@id': string;
  readonly '@type': string;
}

type Value = Readonly<Record<'@id' | '@value' | '@language' | '@type', string>>;

let told: Told;
beforeAll(async () => {
  told = await tellTwice(ORIGIN);
}, 300_000);
afterAll(async () => await told.stop());

async function graphOf(site: FastifyInstance): Promise<readonly Node[]> {
  const sent = await site.inject({ url: '/catalog.jsonld' });
  expect(sent.statusCode).toBe(200);
  return sent.json<{ '@graph': Node[] }>()['@graph'];
}

const ofType = (graph: readonly Node[], type: string) =>
  graph.filter((node) => node['@type'] === type);
const valuesOf = (node: Node, property: string) => (node[property] ?? []) as readonly Value[];
const addressOf = (file: Node) => {
  const { pathname, search } = new URL(valuesOf(file, 'dcat:downloadURL')[0]!['@id']);
  return pathname + search;
};

describe('the catalogue', () => {
  const LOCALES = ['uk', 'en'];

  /** Mandatory properties of DCAT-AP 3, and those recommended ones that the configuration gives. */
  const WANTED: Readonly<Record<string, readonly string[]>> = {
    'dcat:Catalog': [
      'dct:title',
      'dct:description',
      'dct:publisher',
      'dcat:dataset',
      'dct:language',
      'dct:license',
      'dct:spatial',
      'dct:modified',
      'foaf:homepage',
      'dcat:themeTaxonomy',
    ],
    'dcat:Dataset': [
      'dct:title',
      'dct:description',
      'dct:identifier',
      'dct:publisher',
      'dct:accrualPeriodicity',
      'dct:spatial',
      'dct:language',
      'dct:modified',
      'dct:accessRights',
      'dcat:contactPoint',
      'dcat:keyword',
      'dcat:theme',
      'dcat:version',
      'dcat:landingPage',
      'dcat:distribution',
    ],
    'dcat:Distribution': [
      'dct:title',
      'dct:license',
      'dct:format',
      'dct:language',
      'dct:modified',
      'dcat:accessURL',
      'dcat:downloadURL',
      'dcat:mediaType',
    ],
    'foaf:Agent': ['foaf:name', 'dct:type', 'foaf:homepage'],
    'vcard:Organization': ['vcard:fn', 'vcard:hasEmail'],
    'dct:PeriodOfTime': ['dcat:startDate', 'dcat:endDate'],
  };

  it('says of every thing what DCAT-AP demands, in both languages', async () => {
    const graph = await graphOf(told.real);
    for (const [type, properties] of Object.entries(WANTED)) {
      const nodes = ofType(graph, type);
      expect(nodes.length, type).toBeGreaterThan(0);
      for (const node of nodes)
        for (const property of properties)
          expect(valuesOf(node, property).length, `${node['@id']} ${property}`).toBeGreaterThan(0);
    }
    expect(ofType(graph, 'dcat:Dataset').length).toBeGreaterThan(10);
    for (const node of [...ofType(graph, 'dcat:Catalog'), ...ofType(graph, 'dcat:Dataset')])
      for (const property of ['dct:title', 'dct:description'])
        expect(
          valuesOf(node, property).map((value) => value['@language']),
          node['@id'],
        ).toEqual(LOCALES);
  });

  /** What DCAT-AP's shapes of ranges want of that which a property names (releases/3.0.1, range.ttl); classes of vocabularies of others are theirs to say. */
  const RANGES: Readonly<Record<string, string>> = {
    'dcat:dataset': 'dcat:Dataset',
    'dcat:distribution': 'dcat:Distribution',
    'dcat:contactPoint': 'vcard:Organization',
    'dcat:landingPage': 'foaf:Document',
    'dcat:mediaType': 'dct:MediaType',
    'dct:accessRights': 'dct:RightsStatement',
    'dct:accrualPeriodicity': 'dct:Frequency',
    'dct:conformsTo': 'dct:Standard',
    'dct:format': 'dct:MediaTypeOrExtent',
    'dct:language': 'dct:LinguisticSystem',
    'dct:license': 'dct:LicenseDocument',
    'dct:publisher': 'foaf:Agent',
    'dct:spatial': 'dct:Location',
    'dct:temporal': 'dct:PeriodOfTime',
    'foaf:homepage': 'foaf:Document',
  };

  it('says of everything that it names which class it is of', async () => {
    for (const site of [told.real, told.invented]) {
      const graph = await graphOf(site);
      const types = new Map(graph.map((node) => [node['@id'], node['@type']]));
      for (const [property, type] of Object.entries(RANGES)) {
        const named = graph.flatMap((node) => valuesOf(node, property));
        expect(named.length, property).toBeGreaterThan(0);
        for (const value of named)
          expect(types.get(value['@id']), `${property} ${value['@id']}`).toBe(type);
      }
    }
  });

  it('names each thing once and leads to no thing of its own that is not there', async () => {
    const graph = await graphOf(told.real);
    const ids = graph.map((node) => node['@id']);
    expect(ids.filter((id, i) => ids.indexOf(id) < i)).toEqual([]);
    const things = ['dct:publisher', 'dcat:contactPoint', 'dct:temporal', 'dcat:dataset'];
    const named = [...things, 'dcat:distribution', 'dct:license', 'dct:language', 'dct:format'];
    for (const node of graph)
      for (const property of named)
        for (const value of valuesOf(node, property)) expect(ids).toContain(value['@id']);
  });

  it('tells the days of what is loaded', async () => {
    const graph = await graphOf(told.real);
    for (const node of ofType(graph, 'dct:PeriodOfTime')) {
      const [from, to] = ['dcat:startDate', 'dcat:endDate'].map(
        (property) => valuesOf(node, property)[0]!,
      ) as [Value, Value];
      expect(from['@type']).toBe('xsd:date');
      expect(from['@value']).toMatch(/^20\d\d-01-01$/);
      expect(to['@value']).toMatch(/^20\d\d-(0[1-9]|1[0-2])-(28|29|30|31)$/);
      expect(to['@value'] > from['@value']).toBe(true);
    }
    const withPeriod = ofType(graph, 'dcat:Dataset').filter((node) => node['dct:temporal']);
    expect(withPeriod.length).toBeGreaterThan(10);
  });

  it('leads to files that are there, each as what it is said to be', async () => {
    const graph = await graphOf(told.real);
    const files = ofType(graph, 'dcat:Distribution');
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      const sent = await told.real.inject({ url: addressOf(file) });
      expect(sent.statusCode, addressOf(file)).toBe(200);
      const [media] = valuesOf(file, 'dcat:mediaType');
      expect(media!['@id'], addressOf(file)).toBe(
        `https://www.iana.org/assignments/media-types/${String(sent.headers['content-type']).split(';')[0]}`,
      );
    }
  }, 600_000);

  it('leads to pages that are there', async () => {
    for (const node of ofType(await graphOf(told.real), 'dcat:Dataset'))
      for (const value of valuesOf(node, 'dcat:landingPage')) {
        const url = value['@id'].slice(ORIGIN.length);
        expect((await told.real.inject(url)).statusCode, url).toBe(200);
      }
  }, 300_000);

  it('says the same as RDF/XML', async () => {
    for (const site of [told.real, told.invented]) {
      const [json, xml] = await Promise.all(
        ['/catalog.jsonld', '/catalog.rdf'].map((url) => site.inject({ url })),
      );
      expect(json!.headers['content-type']).toBe('application/ld+json; charset=utf-8');
      expect(xml!.headers['content-type']).toBe('application/rdf+xml; charset=utf-8');
      const [said, written] = [triplesOfJsonLd(json!.payload), triplesOfRdfXml(xml!.payload)];
      expect(said.size).toBeGreaterThan(1000);
      expect([...said].filter((each) => !written.has(each))).toEqual([]);
      expect([...written].filter((each) => !said.has(each))).toEqual([]);
    }
  });

  it('is not sent again to those who have it, and is named on the first page', async () => {
    const first = await told.real.inject({ url: '/catalog.rdf' });
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await told.real.inject({ url: '/catalog.rdf', headers })).statusCode).toBe(304);
    const home = await told.real.inject({ url: '/', headers: { accept: 'text/html' } });
    for (const address of ['/catalog.jsonld', '/catalog.rdf'])
      expect(home.payload).toContain(`href="${address}"`);
  });

  it('is not there while no figures are: nobody takes that for no data sets', async () => {
    for (const url of ['/catalog.jsonld', '/catalog.rdf'])
      expect((await told.bare.inject(url)).statusCode).toBe(503);
  });

  it('leaves out pages that are there for checking', async () => {
    const { without = [] } = told.portal.settings.publication;
    const sets = ofType(await graphOf(told.real), 'dcat:Dataset').map((node) => node['@id']);
    expect(without.length).toBeGreaterThan(0);
    for (const id of without)
      expect(
        sets.filter((set) => set.startsWith(`${ORIGIN}${told.portal.pages[id]!.path}#`)),
      ).toEqual([]);
  });

  it('over invented figures says so in every title and description, and nobody answers for them', async () => {
    const graph = await graphOf(told.invented);
    const marks: Readonly<Record<string, string>> = { uk: '[Демо] ', en: '[Demo] ' };
    const { demonstration, owner } = told.portal.settings;
    for (const type of ['dcat:Catalog', 'dcat:Dataset', 'dcat:Distribution'])
      for (const node of ofType(graph, type)) {
        for (const value of valuesOf(node, 'dct:title'))
          expect(value['@value'].startsWith(marks[value['@language']]!), node['@id']).toBe(true);
        for (const value of valuesOf(node, 'dct:description'))
          expect(value['@value'].startsWith(demonstration[value['@language']]!)).toBe(true);
      }
    const [publisher] = ofType(graph, 'foaf:Agent');
    for (const { '@value': name, '@language': language } of valuesOf(publisher!, 'foaf:name'))
      expect(name).not.toBe(owner[language]);
    const real = JSON.stringify(await graphOf(told.real));
    for (const words of [...Object.values(marks), ...Object.values(demonstration)])
      expect(real).not.toContain(words);
  });
});

interface Field {
  readonly name: string;
  readonly type: 'string' | 'number' | 'integer';
  readonly columnType?: string;
  readonly normalize?: Readonly<Record<string, string>>;
  readonly constant?: unknown;
}

interface Package extends Readonly<Record<string, unknown>> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly contributors: readonly { readonly title: string }[];
  readonly resources: readonly [
    {
      readonly path: string;
      readonly bytes: number;
      readonly hash: string;
      readonly schema: {
        readonly fields: readonly Field[];
        readonly primaryKey?: readonly string[];
        readonly extraFields?: readonly Field[];
      };
    },
  ];
}

interface Opened {
  readonly url: string;
  readonly descriptor: Package;
  readonly lines: readonly (readonly string[])[];
}

async function openPackage(site: FastifyInstance, url: string): Promise<Opened> {
  const sent = await site.inject({ url });
  expect(sent.statusCode, url).toBe(200);
  expect(sent.headers['content-type']).toBe('application/zip');
  const files = unzipSync(sent.rawPayload);
  const descriptor = JSON.parse(strFromU8(files['datapackage.json']!)) as Package;
  const [{ path, bytes, hash }] = descriptor.resources;
  expect(Object.keys(files), url).toEqual(['datapackage.json', path]);
  const csv = files[path]!;
  expect(csv.length).toBe(bytes);
  expect(hash).toBe(`sha256:${createHash('sha256').update(csv).digest('hex')}`);
  const lines = [...readDelimited(path, strFromU8(csv), ',')].map(({ fields }) => fields);
  return { url, descriptor, lines };
}

describe('a data package', () => {
  let packages: readonly Opened[];
  beforeAll(async () => {
    const urls = ofType(await graphOf(told.real), 'dcat:Distribution')
      .map(addressOf)
      .filter((url) => url.includes('.zip'));
    expect(urls.length).toBeGreaterThan(20);
    packages = await Promise.all(urls.map((url) => openPackage(told.real, url)));
  }, 300_000);

  it('is one by its specification', () => {
    for (const { url, descriptor } of packages)
      expect(mistakesOfPackage(descriptor), url).toEqual([]);
  });

  it('has rows that agree with their schema, field by field', () => {
    const forms = {
      string: /^/,
      number: /^-?\d+(\.\d+)?$/,
      integer: /^-?\d+$/,
    } as const;
    for (const { url, descriptor, lines } of packages) {
      const { fields, primaryKey } = descriptor.resources[0].schema;
      const [head, ...rows] = lines;
      expect(head, url).toEqual(fields.map(({ name }) => name));
      expect(new Set(head).size, url).toBe(fields.length);
      for (const row of rows) {
        expect(row, url).toHaveLength(fields.length);
        fields.forEach(({ name, type }, i) => {
          if (row[i] !== '') expect(row[i], `${url} ${name}`).toMatch(forms[type]);
        });
      }
      if (!primaryKey) continue;
      const keys = rows.map(([code]) => code);
      expect(keys).not.toContain('');
      expect(new Set(keys).size, url).toBe(keys.length);
    }
    expect(packages.some(({ descriptor }) => descriptor.resources[0].schema.primaryKey)).toBe(true);
  });

  it('has the rows of the plain file, cell by cell', async () => {
    for (const { url, lines } of packages.slice(0, 12)) {
      const plain = await told.real.inject(url.replace('.zip', '.csv'));
      const all = [...readDelimited('plain', plain.payload.replace(/^\ufeff/, ''), ';')];
      expect(
        all.slice(-lines.length).map(({ fields }) => fields),
        url,
      ).toEqual(lines);
    }
  });

  it('names roles of the taxonomy alone, and amounts of a phase become values of their own rows', () => {
    const known =
      /^(?:(?:functional|economic|administrative)-classification:generic:(?:code|label)|activity:generic:(?:program|project):(?:code|label)|fin-source:generic:(?:code|label)|geo:(?:generic|target):(?:code|title)|date:fiscal-year|value|phase:id|value-kind:code|value-currency:code|direction)$/;
    for (const { url, descriptor } of packages) {
      const { fields, extraFields = [] } = descriptor.resources[0].schema;
      const types = [...fields, ...extraFields].flatMap(({ columnType }) => columnType ?? []);
      for (const type of types) expect(type, url).toMatch(known);
      expect(new Set(types).size, url).toBe(types.length);
      // as the taxonomy has it: a label stands with its code, a year is a number without a point
      for (const { columnType = '', type } of [...fields, ...extraFields]) {
        const [, labelled] = /^(.*):label$/.exec(columnType) ?? [];
        if (labelled !== undefined) expect(types, url).toContain(`${labelled}:code`);
        const own = { 'date:fiscal-year': 'integer', value: 'number' }[columnType];
        if (columnType !== '') expect(type, `${url} ${columnType}`).toBe(own ?? 'string');
      }
      const reduced = extraFields.filter(
        ({ columnType, constant }) => constant === undefined && columnType !== 'value',
      );
      for (const { normalize } of fields)
        if (normalize) expect(Object.keys(normalize), url).toEqual(reduced.map(({ name }) => name));
      if (reduced.length > 0) expect(types).toContain('value');
    }
  });

  it('of expenditures by function says what its columns are', () => {
    const found = packages.find(
      ({ url, descriptor }) =>
        url.includes('/en/') &&
        descriptor.resources[0].schema.fields.some(({ columnType }) =>
          columnType?.startsWith('functional-classification'),
        ) &&
        descriptor.resources[0].schema.fields.some(({ name }) => name === 'periodDone'),
    )!;
    const { fields, extraFields } = found.descriptor.resources[0].schema;
    const field = (name: string) => fields.find((each) => each.name === name);
    expect(field('code')?.columnType).toBe('functional-classification:generic:code');
    expect(field('name')?.columnType).toBe('functional-classification:generic:label');
    expect(field('periodDone')?.normalize).toEqual({ phase: 'executed', kind: 'periodDone' });
    expect(extraFields).toContainEqual({
      name: 'direction',
      type: 'string',
      columnType: 'direction',
      constant: 'expenditure',
    });
    expect(extraFields?.find(({ columnType }) => columnType === 'date:fiscal-year')?.constant).toBe(
      Number(/\b(20\d\d)\b/.exec(found.descriptor.description)?.[1]),
    );
    expect(found.descriptor).toMatchObject({
      version: /^[0-9a-f]{16}$/.exec(String(found.descriptor['version']))?.[0],
      licenses: [{ name: 'CC-BY-4.0' }],
      contributors: [{ title: told.portal.settings.owner['en'], role: 'publisher' }],
    });
    expect(String(found.descriptor['homepage'])).toMatch(/^https?:\/\/portal\.example\/en\//);
  });

  it('of a page about somebody names whom, and what was chosen', async () => {
    const page = await told.real.inject({
      url: '/en/local-budget/2555900000/local-incomes',
      headers: { accept: 'text/html' },
    });
    const url = /href="(\/_download\/[^"]+\.zip[^"]*)"/.exec(page.payload)![1]!;
    const { descriptor } = await openPackage(told.real, url.replaceAll('&amp;', '&'));
    const [, subject] = /<title>[^<]*? – [^,<]*, ([^<]*)<\/title>/.exec(page.payload)!;
    expect(mistakesOfPackage(descriptor)).toEqual([]);
    expect(descriptor.title).toContain(subject);
    expect(descriptor.description).toMatch(/Fund[^:]*: /);
  });

  it('of invented figures says so in its name, its title, its description and its files', async () => {
    for (const { url } of packages.slice(0, 6)) {
      const { descriptor } = await openPackage(told.invented, url);
      const language = url.split('/')[2]!;
      const words = told.portal.settings.demonstration[language]!;
      expect(mistakesOfPackage(descriptor), url).toEqual([]);
      expect(descriptor['demonstration']).toBe(true);
      expect(descriptor.name).toMatch(/^demo-/);
      expect(descriptor.title).toMatch(/^\[(Demo|Демо)\] /);
      expect(descriptor.description.startsWith(words)).toBe(true);
      expect(descriptor.resources[0].path).toMatch(/^DEMO-/);
      expect(descriptor.contributors[0]!.title).not.toBe(told.portal.settings.owner[language]);
    }
  });
});
