// The whole API as an OpenAPI 3.1 document, made from the calls as they are declared: paths, parameters, bodies, answers, examples.

import type { Call, Locale, Param, Portal, Text } from '../model/portal.ts';
import { first } from '../model/lookup.ts';
import { MARKED_HEADER } from '../ledger/marked.ts';
import { plainWords, wordsIn } from '../language/text.ts';
import { answerSchema, problemSchema } from '../answers/answerSchema.ts';
import type { JsonSchema } from '../answers/jsonSchema.ts';
import { listExtras, listForms, plainTable, findCallShape } from '../answers/shapes.ts';
import { HEADERS, asComponents } from './componentSchemas.ts';
import { SHARED_SECONDS } from './cachedResponse.ts';
import { embedShapes, SCHEMAS, shapeReference } from '../answers/document/document.shape.ts';
import { EXPORT_SIZE } from '../answers/tabular/exportJson.ts';
import { FORM_TYPES, findLoneList, type AnswerForm } from '../answers/tabular/exported.ts';
import { extraSchema, paramSchema, buildListSchema } from './paramSchema.ts';
import { listCallAddresses } from './routes.ts';
import { PROBLEMS } from '../answers/problem.ts';

/** What all parts of the document are told with. */
interface Telling {
  readonly portal: Portal;
  readonly locale: Locale;
  readonly say: (text: Text) => string;
  /** Schemas of answers, gathered on the way. */
  readonly schemas: Record<string, unknown>;
}

/** A parameter that a call takes besides its own. */
interface Extra {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonSchema;
}

/** Titles are in `locale`; those in the portal's other languages stand beside them as `x-title-…`. */
export function buildOpenApi(portal: Portal, locale: Locale): JsonSchema {
  const { locales } = portal.settings;
  const say = (text: Text) => plainWords(wordsIn(text, locale.code, first(locales).code));
  const schemas: Record<string, unknown> = { problem: problemSchema() };
  const telling: Telling = { portal, locale, say, schemas };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of Object.values(portal.calls)) {
    for (const form of listForms(call))
      listCallAddresses(call).forEach((address, nth) => {
        const path = `${address.replaceAll(/:(\w+)/g, '{$1}')}${form === '' ? '' : `/${form}`}`;
        (paths[path] ??= {})[call.method] = operation(telling, { call, form, address, nth });
      });
  }
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: say(portal.settings.name),
      summary: say(portal.settings.about),
      version: portal.version,
      description: NOTE,
      contact: { name: say(portal.settings.owner) },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(Object.values(portal.calls).map(readCallGroup))].map((name) => ({ name })),
    paths,
    components: {
      schemas: asComponents({ ...schemas, ...embedShapes(portal, JSON.stringify(schemas)) }),
      responses: problemResponses(),
      headers: HEADERS,
    },
  };
}

/** Calls stand together by the first part of their names. */
export function readCallGroup(call: Call): string {
  return first(call.id.split('/'));
}

const NOTE = `Codes are strings and keep their leading zeros; amounts are exact decimal numbers. Parameters are closed: one that is unknown, repeated or wrong is answered with 400 and a problem document (RFC 9457) that names it. Every answer to GET has an ETag made from the ledger's version and the question; send it back in If-None-Match and an unchanged answer is a 304 without a body. Shared caches hold an answer ${SHARED_SECONDS} seconds at most. Reading from other sites is allowed.`;

/** A call in one form at one of its addresses, counted from 0. */
interface Told {
  readonly call: Call;
  readonly form: AnswerForm;
  readonly address: string;
  readonly nth: number;
}

function operation(telling: Telling, { call, form, address, nth }: Told): JsonSchema {
  const { portal, locale, say } = telling;
  const { locales } = portal.settings;
  const others = Object.fromEntries(
    locales
      .filter(({ code }) => code !== locale.code && code in call.title)
      .map(({ code }) => [`x-title-${code}`, call.title[code]]),
  );
  const get = call.method === 'get';
  const inPath = (param: Param) => address.includes(`:${param.name}`);
  const parameters = call.params
    .filter((param) => get || inPath(param))
    .map((param) => parameter(telling, call, param, inPath(param)));
  const extras = listExtras(call, form)
    .filter((name) => !call.params.some((param) => param.name === name))
    .map((name) => ({ name, ...extraSchema(portal, name) }));
  return {
    operationId: `${call.id.replaceAll(/[^A-Za-z0-9]/g, '_')}${form === '' ? '' : `_${form}`}${nth === 0 ? '' : `_${nth + 1}`}`,
    tags: [readCallGroup(call)],
    summary: form === '' ? say(call.title) : `${say(call.title)} (${form})`,
    ...others,
    ...(call.note ? { description: say(call.note) } : {}),
    parameters: get
      ? [...parameters, ...extras.map((extra) => ({ ...extra, in: 'query', required: false }))]
      : parameters,
    ...(get
      ? {}
      : {
          requestBody: requestBody(
            telling,
            call,
            call.params.filter((param) => !inPath(param)),
            extras,
          ),
        }),
    responses: {
      200: {
        description: say(call.title),
        headers: headerReferences(get ? Object.keys(HEADERS) : [MARKED_HEADER]),
        content: content(telling, call, form),
      },
      ...(get ? { 304: { description: 'What the reader has is still what would be sent.' } } : {}),
      400: reference('wrong-question'),
      404: reference('nothing-there'),
      ...(extras.some(({ name }) => name === 'ledger') ? { 410: reference('ledger-gone') } : {}),
      ...(call.cube || call.members?.records ? { 422: reference('too-much') } : {}),
      503: reference('too-busy'),
    },
  };
}

function parameter(
  { portal, say }: Telling,
  call: Call,
  param: Param,
  inPath: boolean,
): JsonSchema {
  const { schema, description } = paramSchema(portal, call, param, say);
  const example = call.example[param.name];
  return {
    name: param.name,
    in: inPath ? 'path' : 'query',
    required: inPath || param.required,
    description,
    ...(param.list
      ? { style: 'form', explode: true, schema: buildListSchema(param, schema) }
      : { schema }),
    ...(example === undefined ? {} : { example: param.list ? [example] : example }),
  };
}

/** Fields of a JSON object; a call that takes a list of names takes it alone as well. */
function requestBody(
  { portal, say }: Telling,
  call: Call,
  params: readonly Param[],
  extras: readonly Extra[],
): JsonSchema {
  const own = params.map((param): [string, JsonSchema] => {
    const { schema, description } = paramSchema(portal, call, param, say);
    return [
      param.name,
      param.list ? { ...buildListSchema(param, schema), description } : { ...schema, description },
    ];
  });
  const properties = Object.fromEntries([
    ...own,
    ...extras.map(({ name, schema, description }): [string, JsonSchema] => [
      name,
      { ...schema, description },
    ]),
  ]);
  const required = params.filter((param) => param.required).map((param) => param.name);
  const object = {
    type: 'object',
    additionalProperties: false,
    properties,
    ...(required.length > 0 ? { required } : {}),
  };
  const alone = findLoneList(call);
  const example = Object.fromEntries(
    params
      .filter((param) => param.name in call.example)
      .map((param) => [
        param.name,
        param.list ? [call.example[param.name]] : call.example[param.name],
      ]),
  );
  return {
    required: required.length > 0,
    content: {
      [FORM_TYPES.JSON]: {
        schema: alone ? { anyOf: [properties[alone.name], object] } : object,
        example,
      },
    },
  };
}

function content({ portal, schemas }: Telling, call: Call, form: AnswerForm): JsonSchema {
  const name = `${call.id.replaceAll('/', '.')}${form === '' ? '' : `.${form}`}`;
  schemas[name] = answerSchema(portal, call, form, {
    at: `${SCHEMAS}/${name}`,
    document: (shape) => shapeReference(portal, shape),
  });
  const written = mediaTypeOf(call, form);
  const printed =
    form === '' && call.print
      ? {
          'application/pdf': {
            schema: {
              type: 'string',
              contentMediaType: 'application/pdf',
              contentEncoding: 'binary',
            },
          },
        }
      : {};
  return {
    ...(counted(call, form) ? { [FORM_TYPES.JSON]: { schema: EXPORT_SIZE } } : {}),
    [written]: { schema: { $ref: `${SCHEMAS}/${name}` } },
    ...printed,
  };
}

/** Whether a form that is no JSON tells its size as such. */
function counted(call: Call, form: AnswerForm): boolean {
  return form !== '' && form !== 'JSON' && findCallShape(call).exports !== undefined;
}

function mediaTypeOf(call: Call, form: AnswerForm): string {
  const table = form === '' ? plainTable(call) : form;
  if (table !== null) return FORM_TYPES[table];
  return findCallShape(call).isText?.(call) ? 'text/plain' : FORM_TYPES.JSON;
}

const REFUSALS: Readonly<Record<string, readonly [status: number, description: string]>> = {
  'wrong-question': [
    400,
    'The question has a mistake; the body names the parameter, what was received and what is allowed.',
  ],
  'nothing-there': [404, 'There is nothing at this address: an unknown path, code or form.'],
  'ledger-gone': [
    410,
    'The ledger that is asked for is not kept: leave `ledger` out for the figures that serve.',
  ],
  'too-much': [
    422,
    'The answer would be larger than the call gives, or take longer; the body says the size it would have.',
  ],
  'too-busy': [
    503,
    'Too many questions are waiting, or no ledger is published; ask again after the seconds in Retry-After.',
  ],
};

function problemResponses(): JsonSchema {
  return Object.fromEntries(
    Object.entries(REFUSALS).map(([name, [status, description]]) => {
      const codes = Object.entries(PROBLEMS)
        .filter(([, own]) => own === status)
        .map(([code]) => code);
      const headers =
        status === 503 ? { headers: { 'Retry-After': { schema: { type: 'integer' } } } } : {};
      return [
        name,
        {
          description: `${description} Codes: ${codes.join(', ')}.`,
          ...headers,
          content: { 'application/problem+json': { schema: { $ref: `${SCHEMAS}/problem` } } },
        },
      ];
    }),
  );
}

function reference(name: string): JsonSchema {
  return { $ref: `#/components/responses/${name}` };
}

function headerReferences(names: readonly string[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
