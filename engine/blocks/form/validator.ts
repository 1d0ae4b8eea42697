// Validates one step with a function that the server compiled beforehand, and says what is wrong in the form's words.

import { fillNames } from '../../language/fillNames.ts';
import type { ErrorSchema, ValidatorType } from '@rjsf/utils';

import { at, lookup } from '../../model/lookup.ts';
import type { FormView } from './form.kind.ts';
import {
  collectComplaints,
  prohibitedBy,
  tidy,
  type CheckError,
  type Complaint,
  type FileFacts,
  type Filled,
} from '../../model/readerForms.ts';

/** A validator as Ajv writes it out. */
export interface StepCheck {
  (data: unknown): boolean;
  errors?: readonly CheckError[] | null;
}

/** What a form holds while it is filled in; `id` leads to the file itself. */
export type Held = Readonly<
  Record<string, string | readonly (FileFacts & { readonly id: string })[] | undefined>
>;

/** What is wrong with a field, as a sentence. */
export function sentence(view: FormView, field: string, reason: string, value = ''): string {
  const { words } = view;
  if (reason === 'email') return lookup(words, 'message.invalid-email');
  if (reason === 'prohibited') {
    const { company = false, year = '' } = prohibitedBy(value, view.prohibited) ?? {};
    const message = company ? 'message.prohibited-company' : 'message.prohibited-domain';
    return fillNames(lookup(words, message), { year });
  }
  const step = view.steps.find(({ fields }) => fields.some(({ name }) => name === field));
  const { title = field } =
    (step?.schema as { properties?: Record<string, { title?: string }> } | null)?.properties?.[
      field
    ] ?? {};
  const max = step?.fields.find((own) => own.name === field)?.max ?? 0;
  return fillNames(words[`form.errors.${reason}`] ?? lookup(words, 'message.failed'), {
    field: title,
    max,
    count: view.mostFiles,
    size: view.mostBytes / 1024 / 1024,
    types: view.types.join(', '),
  });
}

/** The values as they will be sent. */
export function tidied(view: FormView, held: Held): Filled {
  const kinds = new Map(
    view.steps.flatMap((step) => step.fields.map((field) => [field.name, field.kind])),
  );
  return Object.fromEntries(
    Object.entries(held).flatMap(([name, value]): [string, Filled[string]][] => {
      if (value === undefined) return [];
      return [
        [
          name,
          typeof value === 'string'
            ? tidy(kinds.get(name) ?? 'line', value)
            : value.map((file) => ({ name: file.name, size: file.size })),
        ],
      ];
    }),
  );
}

/** A validator of rjsf for one step, with one error at most for each field. */
export function makeValidator(view: FormView, step: number, check: StepCheck): ValidatorType {
  const { fields } = at(view.steps, step);
  const complaints = (held: Held): { field: string; reason: Complaint }[] => {
    const filled = tidied(view, held);
    const errors = check(filled) ? [] : (check.errors ?? []);
    const found = collectComplaints(errors, filled, fields, view.full ? view.prohibited : []);
    return fields.flatMap(({ name }) => {
      const reason = found.get(name);
      return reason === undefined ? [] : [{ field: name, reason }];
    });
  };
  return {
    validateFormData: (held: Held | undefined) => {
      const all = complaints(held ?? {}).map(({ field, reason }) => ({
        field,
        message: sentence(
          view,
          field,
          reason,
          typeof held?.[field] === 'string' ? held[field] : '',
        ),
      }));
      return {
        errors: all.map(({ field, message }) => ({
          property: `.${field}`,
          message,
          stack: message,
          name: field,
        })),
        errorSchema: Object.fromEntries(
          all.map(({ field, message }) => [field, { __errors: [message] }]),
        ) as ErrorSchema,
      };
    },
    isValid: () => true,
    rawValidation: () => ({ errors: [] }),
  };
}
