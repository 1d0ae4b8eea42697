// Compiles a form's JSON Schemas with Ajv: a function for the server, and a module without Ajv for browsers.

import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';

import type { Form } from '../model/portal.ts';
import {
  collectComplaints,
  EMAIL,
  fieldsSchema,
  type Complaint,
  type Filled,
} from '../model/readerForms.ts';

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
  const ajv = new Ajv({
    allErrors: true,
    logger: false,
    unicode: false,
    formats: { email: EMAIL },
    code: { source: true, esm: true },
  });
  const asking = form.steps.filter((step) => step.fields.length > 0);
  asking.forEach((step, i) => ajv.addSchema(fieldsSchema(form, step.fields), `step${i}`));
  const names = asking.map((_, i) => `step${i}`);
  const validate = ajv.compile(
    fieldsSchema(
      form,
      form.fields.map((field) => field.name),
    ),
  );
  const { default: write } = standalone as unknown as {
    default: (ajv: Ajv, refs: Record<string, string>) => string;
  };
  return {
    module: write(ajv, Object.fromEntries(names.map((name) => [name, name]))),
    complain: (filled) => {
      const errors = validate(filled) ? [] : (validate.errors ?? []);
      return [
        ...collectComplaints(
          errors,
          filled,
          form.fields,
          form.validation === 'full' ? form.prohibited : [],
        ),
      ].map(([field, reason]) => ({ field, reason }));
    },
  };
}
