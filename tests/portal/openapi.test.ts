// The OpenAPI document of both portals: what OpenAPI 3.1 demands, and that it tells the calls as they are declared.

import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

import { buildOpenApi } from '../../engine/api/openapi.ts';
import { listCallAddresses } from '../../engine/api/routes.ts';
import { listExtras, listForms } from '../../engine/answers/shapes.ts';
import { portalOf } from '../portals.ts';

type Json = Readonly<Record<string, unknown>>;
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Json;
  readonly responses: Readonly<Record<string, Json>>;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Json;
  readonly example?: unknown;
  readonly description: string;
}
interface OpenApi {
  readonly openapi: string;
  readonly info: Json;
  readonly tags: readonly { name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Json>>;
}

const TOP = [
  'openapi',
  'info',
  'jsonSchemaDialect',
  'servers',
  'paths',
  'webhooks',
  'components',
  'security',
  'tags',
  'externalDocs',
];
const OPERATION = [
  'tags',
  'summary',
  'description',
  'externalDocs',
  'operationId',
  'parameters',
  'requestBody',
  'responses',
  'callbacks',
  'deprecated',
  'security',
  'servers',
];

describe.each(['product', 'library'] as const)('the OpenAPI document of the %s', (which) => {
  const portal = portalOf(which);
  const { locales } = portal.settings;
  const document = JSON.parse(JSON.stringify(buildOpenApi(portal, locales.at(-1)!))) as OpenApi;
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    validateFormats: false,
    addUsedSchema: false,
    keywords: ['components'],
  });
  ajv.addSchema({ $id: 'api:///document', components: document.components });

  it('has the parts that OpenAPI 3.1 demands and no others', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({
      title: expect.any(String) as string,
      version: expect.any(String) as string,
    });
    expect(
      Object.keys(document).filter((key) => !TOP.includes(key) && !key.startsWith('x-')),
    ).toEqual([]);
    for (const { operation } of operations) {
      expect(
        Object.keys(operation).filter((key) => !OPERATION.includes(key) && !key.startsWith('x-')),
      ).toEqual([]);
      for (const response of Object.values(operation.responses))
        expect('$ref' in response || typeof response['description'] === 'string').toBe(true);
      for (const tag of operation.tags) expect(document.tags.map((one) => one.name)).toContain(tag);
    }
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const kind of Object.values(document.components))
      for (const name of Object.keys(kind)) expect(name).toMatch(/^[a-zA-Z0-9._-]+$/);
  });

  it('refers to nothing that is not there', () => {
    const lost = [...new Set(references(document))].filter(
      (reference) => !reference.startsWith('#/') || partAt(document, reference) === undefined,
    );
    expect(lost).toEqual([]);
  });

  it('has every schema beside the others, where generators of code look, and none unused', () => {
    const schemas = document.components['schemas']!;
    const told = references(document).filter((reference) => reference.includes('/schemas/'));
    expect(told.filter((reference) => !(reference.split('/').at(-1)! in schemas))).toEqual([]);
    expect(told.filter((reference) => reference.split('/').length > 4)).toEqual([]);
    const used = new Set(told.map((reference) => reference.split('/').at(-1)));
    expect(Object.keys(schemas).filter((name) => !used.has(name))).toEqual([]);
    for (const name of Object.keys(schemas)) expect(name).toMatch(/^[a-zA-Z0-9._-]+$/);
    // words of earlier drafts, and definitions inside of schemas, are not known to all of them
    const keys = keywords(schemas);
    for (const word of ['$defs', 'definitions', 'dependencies', '$schema', '$id'])
      expect(keys.has(word), word).toBe(false);
    expect(keys.has('dependentRequired')).toBe(which === 'product');
  });

  it('says how many values a list takes, and how codes of a way are joined', () => {
    const written = operations.flatMap(({ path, operation }) =>
      operation.parameters.map(({ name, schema }) => [`${path} ${name}`, schema] as const),
    );
    const schemas = new Map<string, Json>(written);
    for (const { id, path, params, method } of Object.values(portal.calls))
      for (const { name, most } of params.filter((param) => param.most < Number.MAX_SAFE_INTEGER)) {
        const declared = path.replaceAll(/:(\w+)/g, '{$1}');
        if (method === 'post') {
          const body = JSON.stringify(operations.find((one) => one.path === declared)?.operation);
          expect([id, body.includes(`"maxItems":${most}`)]).toEqual([id, true]);
          continue;
        }
        const address = `${declared} ${name}`;
        expect([id, schemas.get(address)?.['maxItems']]).toEqual([id, most]);
      }
    const way = schemas.get('/api/agency/tree/{chapter} rootPath');
    if (way) {
      const pattern = new RegExp(String(way['pattern']), 'u');
      expect(['10000001', '10000001.10000002'].every((text) => pattern.test(text))).toBe(true);
      expect(['', 'x', '10000001.', '10000001-10000002'].some((text) => pattern.test(text))).toBe(
        false,
      );
    }
  });

  it('declares every parameter of a path, and each parameter once', () => {
    for (const { path, operation } of operations) {
      const inPath = operation.parameters.filter((one) => one.in === 'path');
      expect(inPath.map((one) => one.name).sort()).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort(),
      );
      expect(inPath.every((one) => one.required)).toBe(true);
      const names = operation.parameters.map((one) => `${one.in} ${one.name}`);
      expect(new Set(names).size).toBe(names.length);
    }
    const templates = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
    expect(new Set(templates).size).toBe(templates.length);
  });

  it('has schemas that compile, and examples that suit them', () => {
    for (const name of Object.keys(document.components['schemas']!))
      expect(
        () => ajv.compile({ $ref: `api:///document#/components/schemas/${name}` }),
        name,
      ).not.toThrow();
    for (const { path, operation } of operations) {
      for (const { name, schema, example } of operation.parameters) {
        const validate = ajv.compile(schema);
        if (example !== undefined)
          expect(validate(example), `${path} ${name} ${ajv.errorsText(validate.errors)}`).toBe(
            true,
          );
      }
      const body = operation.requestBody?.['content'] as
        Readonly<Record<string, { schema: Json; example: unknown }>> | undefined;
      if (body)
        expect(
          ajv.validate(body['application/json']!.schema, body['application/json']!.example),
          path,
        ).toBe(true);
    }
  });

  it('lets a body hold what the call takes besides its own parameters', () => {
    for (const call of Object.values(portal.calls).filter((one) => one.method === 'post')) {
      const { requestBody } = document.paths[call.path.replaceAll(/:(\w+)/g, '{$1}')]!['post']!;
      const { schema, example } = (
        requestBody!['content'] as Readonly<Record<string, { schema: Json; example: Json }>>
      )['application/json']!;
      for (const name of listExtras(call, ''))
        expect(
          ajv.validate(schema, { ...example, [name]: name === 'lang' ? locales[0]!.code : '' }),
          `${call.id} ${name}`,
        ).toBe(true);
      expect(ajv.validate(schema, { ...example, other: '' })).toBe(false);
    }
  });

  it('asks for a ledger only where one answers', () => {
    for (const call of Object.values(portal.calls)) {
      if (call.answer !== 'document') continue;
      const { parameters, responses } =
        document.paths[call.path.replaceAll(/:(\w+)/g, '{$1}')]![call.method]!;
      expect(
        parameters
          .map((one) => one.name)
          .filter((name) => !call.params.some((param) => param.name === name)),
        call.id,
      ).toEqual(['lang']);
      expect(Object.keys(responses), call.id).not.toContain('410');
    }
  });

  it('tells every call in every form it answers in, with its values', () => {
    expect(operations.length).toBe(
      Object.values(portal.calls).reduce(
        (sum, call) => sum + listForms(call).length * listCallAddresses(call).length,
        0,
      ),
    );
    for (const call of Object.values(portal.calls)) {
      const { parameters, summary, responses, requestBody } =
        document.paths[call.path.replaceAll(/:(\w+)/g, '{$1}')]![call.method]!;
      expect(summary).toBe(call.title[locales.at(-1)!.code] ?? call.title[locales[0]!.code]);
      const told = requestBody ? JSON.stringify(requestBody) : JSON.stringify(parameters);
      for (const param of call.params)
        expect(told + JSON.stringify(parameters)).toContain(`"${param.name}"`);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '404', '503']));
    }
  });
});

it('narrows a choice to what the call answers, and has titles in the other language', () => {
  const portal = portalOf('product');
  const [uk, en] = portal.settings.locales;
  const document = buildOpenApi(portal, en!) as unknown as OpenApi;
  const call = document.paths['/api/reports/financing/{chapter}']!['get']! as Operation & {
    readonly 'x-title-uk': string;
  };
  expect(call.parameters[0]).toMatchObject({
    name: 'chapter',
    in: 'path',
    schema: { enum: ['creditors', 'debts'] },
    example: 'creditors',
  });
  expect(call['x-title-uk']).toBe('Фінансування державного, місцевих і зведеного бюджетів');
  expect(call.summary).toBe(
    'Financing of the State Budget, local budgets and the consolidated budget',
  );
  expect(
    (buildOpenApi(portal, uk!) as unknown as OpenApi).paths['/api/reports/financing/{chapter}']![
      'get'
    ]!.summary,
  ).toBe(call['x-title-uk']);
});

/** Keywords of schemas, without the names of what they describe. */
function keywords(value: unknown, named = true): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((part) => [...keywords(part, false)]));
  if (value === null || typeof value !== 'object') return new Set();
  return new Set(
    Object.entries(value).flatMap(([key, part]) => [
      ...(named ? [] : [key]),
      ...keywords(part, !named && ['properties', 'dependentRequired', 'example'].includes(key)),
    ]),
  );
}

function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === '$ref' && typeof one === 'string' ? [one] : references(one),
  );
}

function partAt(document: unknown, reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (value, key) =>
        (value as Readonly<Record<string, unknown>> | undefined)?.[
          key.replaceAll('~1', '/').replaceAll('~0', '~')
        ],
      document,
    );
}
