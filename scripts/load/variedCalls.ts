// Questions to every call and file that the portal says it has, each time with other values.

import { at } from '../../engine/serve.ts';
import { writeAddress } from '../harness/address.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly example?: unknown;
  readonly schema: {
    readonly type?: string;
    readonly enum?: readonly unknown[];
    readonly pattern?: string;
  };
}

/** What is needed of an OpenAPI document. */
export interface Description {
  readonly paths: Readonly<
    Record<string, { readonly get?: { readonly parameters?: readonly Parameter[] } }>
  >;
}

/** Numbers such as years are asked so far down from the example. */
const BACK = 4;

/** Asks the portal what it has. */
export async function describedBy(base: string): Promise<Description> {
  const response = await fetch(`${base}/api/openapi.json`);
  return (await response.json()) as Description;
}

/** An address for each number; the same for the same. `pages` have the codes that are asked for. */
export function variedCalls(
  { paths }: Description,
  pages: readonly string[],
): (nth: number) => string {
  const asked = Object.entries(paths).flatMap(([path, { get }]) =>
    get ? [{ path, parameters: get.parameters ?? [] }] : [],
  );
  const codes = [...new Set(pages.flatMap((page) => page.split('/')))];
  return (nth) => {
    const { path, parameters } = at(asked, nth % asked.length);
    return addressOf(path, parameters, { codes, round: Math.floor(nth / asked.length), nth });
  };
}

interface Turn {
  readonly codes: readonly string[];
  readonly round: number;
  readonly nth: number;
}

function addressOf(path: string, parameters: readonly Parameter[], turn: Turn): string {
  const values = parameters.flatMap((parameter) => {
    const value = valueOf(parameter, turn);
    return value === null ? [] : [[parameter.name, value] as const];
  });
  return writeAddress(path, Object.fromEntries(values));
}

/** Null: it is left out. */
function valueOf(
  { in: where, required = false, example, schema }: Parameter,
  { codes, round, nth }: Turn,
): string | null {
  const isNeeded = required || where === 'path';
  if (schema.enum)
    return isNeeded || nth % 2 === 0 ? String(at(schema.enum, round % schema.enum.length)) : null;
  if (example === undefined) return null;
  if (typeof example === 'number' && example > 100) return String(example - (round % BACK));
  const text = String(example);
  const alike = codes.filter((code) => /\d{5}/.test(code) && code.length === text.length);
  return schema.pattern !== undefined && alike.length > 0
    ? at(alike, (nth * 31) % alike.length)
    : text;
}
