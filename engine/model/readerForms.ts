// What holds for a form that readers send, the same in the browser and on the server: fields, addresses, prohibited domains, files.

import type { Form, FormField, ProhibitedGroup } from './portal.ts';

/** Letters on one side, labels on the other; a point is in neither, so that no text takes long to be refused. */
const EMAIL =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+[\p{L}\p{N}-]{2,}$/u;

/** No line breaks and no other control characters. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;
const LINES = /^(?:[^\p{Cc}]|[\t\n])*$/u;

/** A file as a form has it: its content stays aside. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
}

export type Filled = Readonly<Record<string, string | readonly FileFacts[]>>;

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

/** What is wrong with a field; what a file holds, the server alone looks into. */
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

export type CheckedField = Pick<FormField, 'name' | 'kind' | 'required' | 'min' | 'max'>;

/** What a form holds its fields to. */
export interface FormRules extends Pick<Form, 'validation' | 'types' | 'mostFiles' | 'mostBytes'> {
  readonly prohibited: readonly Pick<ProhibitedGroup, 'domains'>[];
}

/** The first thing that is wrong with each field, by its name; nothing is said of a field in order. */
export function findComplaints(
  rules: FormRules,
  fields: readonly CheckedField[],
  filled: Filled,
): Map<string, Complaint> {
  return new Map(
    fields.flatMap((field): [string, Complaint][] => {
      const value = filled[field.name] ?? '';
      const complaint = findComplaint(rules, field, value);
      return complaint === null ? [] : [[field.name, complaint]];
    }),
  );
}

/** Whatever the validation, lengths, signs and files have their bounds. Lengths are counted in UTF-16 units. */
function findComplaint(
  rules: FormRules,
  field: CheckedField,
  value: Filled[string],
): Complaint | null {
  const isFull = rules.validation === 'full';
  if (value.length === 0) return isFull && field.required ? 'required' : null;
  if (typeof value !== 'string') return findFileComplaint(rules, value);
  if (value.length > field.max) return 'long';
  if (isFull && value.length < field.min) return 'short';
  if (!(field.kind === 'lines' ? LINES : ONE_LINE).test(value)) return 'characters';
  if (!isFull || field.kind !== 'email') return null;
  if (!EMAIL.test(value)) return 'email';
  return prohibitedBy(value, rules.prohibited) ? 'prohibited' : null;
}

function findFileComplaint(
  { types, mostFiles, mostBytes }: FormRules,
  files: readonly FileFacts[],
): Complaint | null {
  if (files.length > mostFiles) return 'files-many';
  if (files.some(({ name }) => !types.includes(readEnding(name)))) return 'file-type';
  if (files.some(({ size }) => size > mostBytes)) return 'file-large';
  return files.some(({ size }) => size === 0) ? 'file-empty' : null;
}

/** The ending that a name has, as the lists of types write it. */
export function readEnding(name: string): string {
  const ending = (/\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1] ?? '').toLowerCase();
  return ending === 'jpeg' ? 'jpg' : ending;
}

/** A letter, digit or sign that can be seen. What only changes its neighbours, or stands for nothing, cannot. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Text as it is kept: spaces around it gone, and nothing where nothing can be seen. */
export function tidy(kind: FormField['kind'], text: string): string {
  if (!VISIBLE.test(text)) return '';
  return kind === 'lines' ? text.replaceAll(/\r\n?/g, '\n').trim() : text.trim();
}
