// One step of a form, drawn by rjsf from its schema: native fields, errors in the form's words, the way on and back.

import { useMemo, useState, type ReactNode } from 'react';
import type { IChangeEvent } from '@rjsf/core';
import RjsfForm from '@rjsf/core/lib/components/Form.js';
import type { ErrorSchema, RJSFSchema, UiSchema } from '@rjsf/utils';

import { useStop } from '../../data/useStop.ts';
import { at as entryAt } from '../../model/lookup.ts';
import { Files } from './Files.tsx';
import type { FormStepView, FormView } from './form.kind.ts';
import { TEMPLATES, WIDGETS, type FormContext } from './theme.tsx';
import { makeValidator, type Held, type StepCheck } from './validator.ts';

const FIELDS = { files: Files };

interface StepProps {
  readonly view: FormView;
  readonly at: number;
  readonly check: StepCheck;
  readonly held: Held;
  /** What the server did not take. */
  readonly refused: ErrorSchema;
  readonly change: (part: Held) => void;
  readonly back: (() => void) | null;
  readonly next: () => void;
}

/** Errors are shown when the step is submitted, and from then on with every change. */
export function Step({ view, at, check, held, refused, change, back, next }: StepProps): ReactNode {
  const stop = useStop();
  const { fields, schema } = entryAt(view.steps, at);
  const validator = useMemo(() => makeValidator(view, at, check), [view, at, check]);
  const [failures, setFailures] = useState(0);
  const context = useMemo(
    (): FormContext => ({
      view,
      failures,
      tabOf: (name) => view.tab + 1 + fields.findIndex((field) => field.name === name),
    }),
    [view, failures, fields],
  );
  const uiSchema = useMemo(() => buildUiSchema(fields), [fields]);
  const own = useMemo(() => buildPart(held, fields), [fields, held]);
  const changed = ({ formData }: IChangeEvent) =>
    change(Object.fromEntries(fields.map(({ name }) => [name, formData?.[name]])));
  return (
    <RjsfForm
      schema={schema as RJSFSchema}
      uiSchema={uiSchema}
      formData={own}
      validator={validator}
      formContext={context}
      idPrefix={view.id}
      templates={TEMPLATES}
      widgets={WIDGETS}
      fields={FIELDS}
      extraErrors={refused}
      noHtml5Validate
      // what has been refused once is looked at again as it is mended
      {...(failures > 0 ? { liveValidate: 'onChange' as const } : {})}
      showErrorList="top"
      onChange={changed}
      onSubmit={next}
      onError={() => setFailures(failures + 1)}
    >
      <p className="form-buttons">
        {back === null ? null : (
          <button type="button" onClick={back} {...stop(view.tab + 8)}>
            {view.words['form.back']}
          </button>
        )}
        <button type="submit" className="main-act" {...stop(view.tab + 9)}>
          {view.words['form.next']}
        </button>
      </p>
    </RjsfForm>
  );
}

type StepFields = FormStepView['fields'];

/** Which of rjsf's widgets draws each kind of field, and what the browser may fill in. */
function buildUiSchema(fields: StepFields): UiSchema {
  const entries = fields.map(({ name, kind, autocomplete }) => [
    name,
    {
      ...DRAWN_BY[kind],
      'ui:options': {
        ...(kind === 'email' ? { inputType: 'email' } : {}),
        ...(autocomplete === '' ? {} : { autocomplete }),
      },
    },
  ]);
  return Object.fromEntries(entries) as UiSchema;
}

const DRAWN_BY: Readonly<Record<StepFields[number]['kind'], object>> = {
  line: {},
  email: {},
  lines: { 'ui:widget': 'textarea' },
  files: { 'ui:field': 'files' },
};

/** What is held of the fields of a step. */
function buildPart(held: Held, fields: StepFields): Held {
  return Object.fromEntries(
    fields.flatMap(({ name }) => (held[name] === undefined ? [] : [[name, held[name]] as const])),
  );
}
