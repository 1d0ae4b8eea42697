// What holds for a form that readers send, the same in the browser and on the server: its JSON Schema, addresses, prohibited domains.

import { assertDefined } from './lookup.ts';
import type { Form, FormField, ProhibitedGroup } from './portal.ts';

/** Letters on one side, labels on the other; a point is in neither, so that no text takes long to be refused. */
export const EMAIL =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+[\p{L}\p{N}-]{2,}$/u;

/** No line breaks and no other control characters. */
const ONE_LINE = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$';
const LINES = '^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f]*$';

/** A file as a form has it: its content stays aside. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
}

export type Filled = Readonly<Record<string, string | readonly FileFacts[]>>;

/** The JSON Schema of some of a form's fields, without words. */
export function fieldsSchema(form: Form, names: readonly string[]): Record<string, unknown> {
  const fields = names.map((name) =>
    assertDefined(form.fields.find((field) => field.name === name)),
  );
  const full = form.validation === 'full';
  const properties = Object.fromEntries(
    fields.map((field) => [field.name, fieldSchema(form, field, full)]),
  );
  return {
    type: 'object',
    additionalProperties: false,
    properties,
    required: full ? fields.filter((field) => field.required).map((field) => field.name) : [],
  };
}

function fieldSchema(form: Form, field: FormField, full: boolean): Record<string, unknown> {
  if (field.kind === 'files') {
    const name = { type: 'string', pattern: `\\.(?:${listEndings(form.types).join('|')})$` };
    return {
      type: 'array',
      maxItems: form.mostFiles,
      items: {
        type: 'object',
        required: ['name', 'size'],
        properties: { name, size: { type: 'integer', minimum: 1, maximum: form.mostBytes } },
      },
    };
  }
  const plain = {
    type: 'string',
    maxLength: field.max,
    pattern: field.kind === 'lines' ? LINES : ONE_LINE,
  };
  if (!full) return plain;
  return {
    ...plain,
    minLength: Math.max(field.min, field.required ? 1 : 0),
    ...(field.kind === 'email' ? { format: 'email' } : {}),
  };
}

/** Endings as they may be written: `jpeg` is `jpg`, in any case. */
function listEndings(types: readonly string[]): string[] {
  return types
    .flatMap((type) => (type === 'jpg' ? ['jpg', 'jpeg'] : [type]))
    .map((type) =>
      [...type]
        .map((letter) =>
          letter === letter.toUpperCase() ? letter : `[${letter}${letter.toUpperCase()}]`,
        )
        .join(''),
    );
}

/** The group that prohibits an address; null where none does. */
export function prohibitedBy<G extends Pick<ProhibitedGroup, 'domains'>>(
  email: string,
  groups: readonly G[],
): G | null {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\.+$/, '');
  return (
    groups.find((group) =>
      group.domains.some((known) => domain === known || domain.endsWith(`.${known}`)),
    ) ?? null
  );
}

/** What is wrong with a field, by the JSON Schema keyword that says so. */
export type Complaint =
  | 'required'
  | 'long'
  | 'short'
  | 'email'
  | 'characters'
  | 'prohibited'
  | 'files-many'
  | 'file-large'
  | 'file-empty'
  | 'file-type'
  | 'file-locked'
  | 'file-names'
  | 'file-program'
  | 'file-macros'
  | 'file-nested'
  | 'file-unpacks';

/** An error as Ajv names it, by whichever of its validators. */
export interface CheckError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What is wrong with each field, the first complaint of each; a well-formed address may still be on a prohibited domain. */
export function collectComplaints(
  errors: readonly CheckError[],
  filled: Filled,
  fields: readonly Pick<FormField, 'name' | 'kind'>[],
  prohibited: readonly Pick<ProhibitedGroup, 'domains'>[],
): Map<string, Complaint> {
  const found = new Map<string, Complaint>();
  for (const error of errors) {
    const name = fieldOf(error);
    if (!found.has(name)) found.set(name, buildComplaint(error));
  }
  for (const { name, kind } of fields)
    if (
      kind === 'email' &&
      !found.has(name) &&
      prohibitedBy(String(filled[name] ?? ''), prohibited)
    )
      found.set(name, 'prohibited');
  return found;
}

function fieldOf({ keyword, params, instancePath }: CheckError): string {
  return keyword === 'required'
    ? String(params['missingProperty'])
    : (instancePath.split('/')[1] ?? '');
}

const FILE_COMPLAINTS: Readonly<Record<string, Complaint>> = {
  maximum: 'file-large',
  minimum: 'file-empty',
};

/** What must have one character is simply missing. */
function buildComplaint({ keyword, params, instancePath }: CheckError): Complaint {
  if (instancePath.split('/').length > 2) return FILE_COMPLAINTS[keyword] ?? 'file-type';
  const known: Readonly<Record<string, Complaint>> = {
    required: 'required',
    maxLength: 'long',
    format: 'email',
    maxItems: 'files-many',
    pattern: 'characters',
  };
  return known[keyword] ?? (params['limit'] === 1 ? 'required' : 'short');
}

/** A letter, digit or sign that can be seen. What only changes its neighbours, or stands for nothing, cannot. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Text as it is kept: spaces around it gone, and nothing where nothing can be seen. */
export function tidy(kind: FormField['kind'], text: string): string {
  if (!VISIBLE.test(text)) return '';
  return kind === 'lines' ? text.replaceAll(/\r\n?/g, '\n').trim() : text.trim();
}
