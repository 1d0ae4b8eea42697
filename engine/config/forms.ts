// Compiles a form's JSON Schemas with Ajv: a function for the server, and a module without Ajv for browsers.

import { Ajv, type ErrorObject } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';

import type { Form } from '../portal.ts';
import { complaintOf, EMAIL, fieldsSchema, prohibitedBy, type Complaint, type Filled } from '../view/forms.ts';

export interface FormComplaint {
  readonly field: string;
  readonly reason: Complaint;
}

export interface CompiledForm {
  /** Everything that is wrong with a whole form; each field is named once. */
  readonly complain: (filled: Filled) => FormComplaint[];
  /** An ES module: `step0`, `step1`, … each a validator of one step. */
  readonly module: string;
}

export function compileForm(form: Form): CompiledForm {
  // lengths count UTF-16 units: the module then needs nothing from Ajv
  const ajv = new Ajv({ allErrors: true, logger: false, unicode: false, formats: { email: EMAIL }, code: { source: true, esm: true } });
  const asking = form.steps.filter((step) => step.fields.length > 0);
  asking.forEach((step, i) => ajv.addSchema(fieldsSchema(form, step.fields), `step${i}`));
  const names = asking.map((_, i) => `step${i}`);
  const validate = ajv.compile(fieldsSchema(form, form.fields.map((field) => field.name)));
  const { default: write } = standalone as unknown as { default: (ajv: Ajv, refs: Record<string, string>) => string };
  return {
    module: write(ajv, Object.fromEntries(names.map((name) => [name, name]))),
    complain: (filled) => {
      const errors = validate(filled) ? [] : (validate.errors ?? []);
      const found = new Map<string, Complaint>();
      for (const error of errors) if (!found.has(fieldOf(error))) found.set(fieldOf(error), complaintOf(error.keyword, error.instancePath.split('/').length > 2, error.params['limit']));
      if (form.validation === 'full') for (const field of form.fields) if (field.kind === 'email' && !found.has(field.name) && prohibitedBy(String(filled[field.name] ?? ''), form.prohibited)) found.set(field.name, 'prohibited');
      return [...found].map(([field, reason]) => ({ field, reason }));
    },
  };
}

function fieldOf(error: ErrorObject): string {
  return error.keyword === 'required' ? String(error.params['missingProperty']) : (error.instancePath.split('/')[1] ?? '');
}
