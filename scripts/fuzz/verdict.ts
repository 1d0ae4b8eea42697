// What every answer must be, whatever was asked: its status, its headers, its body by the schema of the call.

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

import {
  answerSchema,
  plainTable,
  problemSchema,
  PROBLEMS,
  type Call,
  type Portal,
} from '../../engine/serve.ts';
import type { Response, Shot } from '../harness/asking.ts';

/** Codes with which a server may say that it has too much to do. */
const OVERLOAD = ['too-many-questions', 'too-slow'];
const REFUSALS = new Set([400, 404, 405, 410, 413, 415]);
/** What is longer than this is no request that could be read. */
const LONGEST_HEAD = 12_000;
const SHOWN = 300;

export class Judge {
  private readonly portal: Portal;
  private readonly ajv = new Ajv2020({
    strict: false,
    allErrors: false,
    formats: { date: /^\d{4}-\d\d-\d\d$/, 'date-time': true, uri: true },
  });
  private readonly schemas = new Map<string, ValidateFunction | null>();
  private readonly problem = this.ajv.compile(problemSchema());

  constructor(portal: Portal) {
    this.portal = portal;
  }

  /** Null for an answer as it must be; otherwise what is wrong with it. */
  fault(call: Call, shot: Shot, response: Response): string | null {
    const { statusCode: status, headers } = response;
    if (status === 431 && shot.url.length > LONGEST_HEAD) return null;
    if (headers['access-control-allow-origin'] !== '*' && shot.url.startsWith('/api/'))
      return `${status} cannot be read by other sites`;
    if (status === 304)
      return shot.headers['if-none-match'] === undefined || response.payload !== ''
        ? '304 without a tag, or with a body'
        : null;
    if (status === 204)
      return shot.method === 'OPTIONS' && headers['access-control-allow-methods'] !== undefined
        ? null
        : '204 that is no answer to a preflight';
    if (status === 200)
      return shot.method === 'HEAD' ? null : this.answerFault(call, shot, response);
    if (status !== 503 && !REFUSALS.has(status))
      return `${status} ${response.payload.slice(0, SHOWN)}`;
    if (shot.method === 'HEAD') return null;
    // outside of their common path readers are answered by pages
    const isPage = !String(headers['content-type']).startsWith('application/problem+json');
    if (isPage && status !== 503 && !shot.url.startsWith('/api/')) return null;
    return this.problemFault(response);
  }

  private answerFault(call: Call, shot: Shot, response: Response): string | null {
    if (shot.form === null)
      return `200 where the address names no form: ${response.payload.slice(0, SHOWN)}`;
    const type = String(response.headers['content-type']);
    const form = shot.form === '' ? (plainTable(call) ?? '') : shot.form;
    if (form === 'CSV')
      return type.startsWith('text/csv') &&
        (packed(response) || (/^[^\r\n]/.test(response.payload) && response.payload.endsWith('\n')))
        ? null
        : `no CSV: ${type} ${response.payload.slice(0, SHOWN)}`;
    if (form === 'XLSX')
      return packed(response) || response.rawPayload.subarray(0, 2).toString() === 'PK'
        ? null
        : `no workbook: ${type}`;
    if (form === 'PARQUET')
      return packed(response) || response.rawPayload.subarray(0, 4).toString() === 'PAR1'
        ? null
        : `no Parquet: ${type}`;
    if (call.print && type === 'application/pdf')
      return response.rawPayload.subarray(0, 5).toString() === '%PDF-' ? null : 'no PDF';
    const validate = this.schemaOf(call, form);
    if (!validate) return `200 in a form that has no schema: ${form}`;
    const plain =
      (validate.schema as { contentMediaType?: string }).contentMediaType === 'text/plain';
    if (!type.startsWith(plain ? 'text/plain' : 'application/json'))
      return `another type than it should be: ${type}`;
    if (packed(response)) return null;
    return validate(plain ? response.payload : parse(response.payload))
      ? null
      : `breaks its schema: ${this.ajv.errorsText(validate.errors)}: ${response.payload.slice(0, SHOWN)}`;
  }

  private problemFault(response: Response): string | null {
    const { statusCode: status, headers, payload } = response;
    if (!String(headers['content-type']).startsWith('application/problem+json'))
      return `${status} is no problem document: ${payload.slice(0, SHOWN)}`;
    const body = parse(payload) as { code: keyof typeof PROBLEMS; status: number };
    if (!this.problem(body))
      return `${status} breaks the schema of problems: ${this.ajv.errorsText(this.problem.errors)}: ${payload.slice(0, SHOWN)}`;
    if (body.status !== status || PROBLEMS[body.code] !== status)
      return `${status} with the code ${body.code}`;
    if (status === 503 && (!OVERLOAD.includes(body.code) || headers['retry-after'] === undefined))
      return `503 that is no announced overload: ${payload}`;
    return status === 405 && headers['allow'] === undefined ? '405 without what is allowed' : null;
  }

  private schemaOf(call: Call, form: string): ValidateFunction | null {
    const key = `${call.id} ${form}`;
    let known = this.schemas.get(key);
    if (known === undefined) {
      const schema = answerSchema(this.portal, call, form as '');
      this.schemas.set(key, (known = schema && this.ajv.compile(schema)));
    }
    return known;
  }
}

function packed(response: Response): boolean {
  return response.headers['content-encoding'] !== undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
