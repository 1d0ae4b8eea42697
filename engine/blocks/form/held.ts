// What a form holds while it is filled in, and what is wrong with it, in the form's words.

import type { ErrorSchema, ValidatorType } from '@rjsf/utils';

import {
  findComplaints,
  prohibitedBy,
  tidy,
  type FileFacts,
  type Filled,
} from '../../model/readerForms.ts';
import { fillNames } from '../../language/fillNames.ts';
import { lookup } from '../../model/lookup.ts';
import type { FieldView, FormView } from './form.kind.ts';

/** A file is held with what is said of it: two files are alike for rjsf, which looks at what can be listed. */
export type HeldFile = FileFacts & { readonly file: File };

export type Held = Readonly<Record<string, string | readonly HeldFile[] | undefined>>;

/** The values as they will be sent. */
export function tidied({ fields }: FormView, held: Held): Filled {
  return Object.fromEntries(
    fields.flatMap(({ name, kind }): [string, Filled[string]][] => {
      const value = held[name];
      if (value === undefined) return [];
      return [[name, typeof value === 'string' ? tidy(kind, value) : value]];
    }),
  );
}

/** What is wrong with some fields, as rjsf has it. */
export function buildErrors(
  view: FormView,
  held: Held,
  wrong: Iterable<readonly [field: string, reason: string]>,
): ErrorSchema {
  const entries = [...wrong].map(([name, reason]) => [
    name,
    { __errors: [sentence(view, name, reason, held[name])] },
  ]);
  return Object.fromEntries(entries) as ErrorSchema;
}

/** What is wrong with some fields before they are sent. */
export function findErrors(view: FormView, fields: readonly FieldView[], held: Held): ErrorSchema {
  return buildErrors(view, held, findComplaints(view, fields, tidied(view, held)));
}

function sentence(view: FormView, name: string, reason: string, value: Held[string]): string {
  const { words } = view;
  if (reason === 'email') return lookup(words, 'message.invalid-email');
  if (reason === 'prohibited') {
    const group = prohibitedBy(String(value), view.prohibited);
    const message = group?.company ? 'message.prohibited-company' : 'message.prohibited-domain';
    return fillNames(lookup(words, message), { year: group?.year ?? '' });
  }
  const field = view.fields.find((own) => own.name === name);
  return fillNames(words[`form.errors.${reason}`] ?? lookup(words, 'message.failed'), {
    field: field?.title ?? name,
    max: field?.max ?? 0,
    count: view.mostFiles,
    size: view.mostBytes / 1024 / 1024,
    types: view.types.join(', '),
  });
}

/** What rjsf asks whether a step is filled in. */
export function makeValidator(view: FormView, fields: readonly FieldView[]): ValidatorType {
  return {
    validateFormData: (held: Held | undefined) => {
      const errorSchema = findErrors(view, fields, held ?? {});
      const errors = Object.keys(errorSchema).map((name) => ({ name, stack: name }));
      return { errors, errorSchema };
    },
    isValid: () => true,
    rawValidation: () => ({ errors: [] }),
  };
}
