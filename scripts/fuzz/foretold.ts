// Requests whose status the OpenAPI document foretells: one thing is wrong with each, and it must be refused for that.

import { writeAddress } from '../harness/address.ts';
import { shotAt, type Shot } from '../harness/asking.ts';

/** A parameter as the document has it; of a body, one of its fields. */
interface ForetoldParam {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly schema: ForetoldSchema;
  readonly example?: unknown;
}

interface ForetoldSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

interface ForetoldCall {
  readonly operationId?: string;
  readonly parameters?: readonly ForetoldParam[];
}

/** What is read of the document. */
export interface ForetoldDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ForetoldCall>>>>;
}

export interface Foretold {
  /** `GET /path`, as the document has it. */
  readonly call: string;
  /** What is wrong with the request; empty: nothing. */
  readonly wrong: string;
  readonly shot: Shot;
  readonly status: number;
}

const METHODS = ['GET', 'POST'] as const;
const STRANGE = 'zz9';

/** Every question that is asked by GET, as its examples have it, and then with each one thing wrong. */
export function foretold(document: ForetoldDocument): Foretold[] {
  const all: Foretold[] = [];
  for (const [path, methods] of Object.entries(document.paths)) {
    const call = methods['get'];
    if (!call) continue;
    const params = call.parameters ?? [];
    const good = new Map(
      params.flatMap((param) =>
        param.example === undefined ? [] : [[param, String(param.example)]],
      ),
    );
    if (params.some((param) => param.in === 'path' && !good.has(param))) continue;
    const add = (wrong: string, status: number, shot: Shot) =>
      all.push({ call: `GET ${path}`, wrong, status, shot });
    add('', 200, askWith(path, good));
    add('an unknown parameter', 400, askWith(path, good, [[STRANGE, '1']]));
    const strange = METHODS.filter((method) => !(method.toLowerCase() in methods));
    for (const method of [...strange, 'DELETE'] as const)
      add(`the method ${method}`, 405, { ...askWith(path, good), method });
    for (const param of params.filter(({ in: place }) => place === 'query')) {
      const value = good.get(param);
      if (value !== undefined && param.schema.type !== 'array')
        add(`${param.name} twice`, 400, askWith(path, good, [[param.name, value]]));
      for (const bad of outside(param.schema))
        add(`${param.name}=${bad}`, 400, askWith(path, new Map([...good, [param, bad]])));
    }
  }
  return all;
}

/** Values that the schema refuses. */
function outside(schema: ForetoldSchema): string[] {
  const { type, enum: options, pattern, minimum, maximum, maxLength } = schema;
  const values: string[] = [];
  if (options) values.push(`${STRANGE}${options.length}`);
  if (minimum !== undefined) values.push(String(minimum - 1));
  if (maximum !== undefined) values.push(String(maximum + 1));
  if (type === 'integer') values.push('1.5');
  if (pattern !== undefined && !new RegExp(pattern, 'u').test('*')) values.push('*');
  if (maxLength !== undefined && maxLength < 2000) values.push('a'.repeat(maxLength + 1));
  return values;
}

/** `more` is asked beside what the address has already. */
function askWith(
  path: string,
  values: ReadonlyMap<ForetoldParam, string>,
  more: readonly [name: string, value: string][] = [],
): Shot {
  const named = [...values].map(([{ name }, value]) => [name, value] as const);
  const url = writeAddress(path, Object.fromEntries(named));
  const query = new URLSearchParams(more as [string, string][]).toString();
  return shotAt(query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`);
}
