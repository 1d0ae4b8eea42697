// How rjsf draws the fields of a form here: native elements, the label above, hint and error between, all in the Tab order.

import { useEffect, useRef, type ReactNode } from 'react';
import type {
  BaseInputTemplateProps,
  ErrorListProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  TemplatesType,
  WidgetProps,
} from '@rjsf/utils';

import { useStop } from '../../data/useStop.ts';
import type { FormView } from './form.kind.ts';

/** What every part of the form is given. */
export interface FormContext {
  readonly view: FormView;
  /** Place in the Tab order of a field of the step. */
  readonly tabOf: (name: string) => number;
  /** How often the step was found wrong: each time the focus goes to what is said of it. */
  readonly failures: number;
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** Ids of hint and error where there are such. */
export function described(
  id: string,
  hint: unknown,
  errors: readonly unknown[] | undefined,
): string | undefined {
  return (
    [...(hint ? [hintId(id)] : []), ...(errors?.length ? [errorId(id)] : [])].join(' ') || undefined
  );
}

function FieldTemplate({
  id,
  label,
  rawDescription,
  rawErrors,
  children,
  schema,
}: FieldTemplateProps): ReactNode {
  if (schema.type === 'object') return children;
  return (
    <div className={rawErrors?.length ? 'form-field form-wrong' : 'form-field'}>
      <label htmlFor={id}>{label}</label>
      {rawDescription ? (
        <p className="form-hint" id={hintId(id)}>
          {rawDescription}
        </p>
      ) : null}
      {rawErrors?.length ? (
        <p className="form-error" id={errorId(id)}>
          {rawErrors.join('. ')}
        </p>
      ) : null}
      {children}
    </div>
  );
}

function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps): ReactNode {
  return properties.map((property) => <div key={property.name}>{property.content}</div>);
}

/** Every mistake with a link to its field; the focus comes here first. */
function ErrorListTemplate({ errors, registry }: ErrorListProps): ReactNode {
  const { view, failures } = registry.formContext as FormContext;
  return (
    <Summary
      key={failures}
      view={view}
      wrong={errors.map((error) => ({
        field: (error.property ?? '').replace(/^\./, ''),
        message: error.message ?? '',
      }))}
    />
  );
}

interface SummaryProps {
  readonly view: FormView;
  readonly wrong: readonly { readonly field: string; readonly message: string }[];
}

function Summary({ view, wrong }: SummaryProps): ReactNode {
  const stop = useStop();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const go = (event: React.MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <div className="form-summary" role="alert" tabIndex={-1} ref={place}>
      <h3>{view.words['form.summary']}</h3>
      <ul>
        {wrong.map(({ field, message }, i) => (
          <li key={field}>
            <a
              href={`#${view.id}_${field}`}
              onClick={(event) => go(event, `${view.id}_${field}`)}
              {...stop(view.tab + (i + 1) / 100)}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function BaseInputTemplate({
  id,
  name,
  value,
  onChange,
  required,
  rawErrors,
  schema,
  options,
  registry,
}: BaseInputTemplateProps): ReactNode {
  const stop = useStop();
  const { tabOf } = registry.formContext as FormContext;
  return (
    <input
      id={id}
      name={name}
      type={String(options['inputType'] ?? 'text')}
      value={String(value ?? '')}
      autoComplete={options['autocomplete']}
      aria-required={required}
      aria-invalid={Boolean(rawErrors?.length)}
      aria-describedby={described(id, schema.description, rawErrors)}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      {...stop(tabOf(name))}
    />
  );
}

function TextareaWidget({
  id,
  name,
  value,
  onChange,
  required,
  rawErrors,
  schema,
  registry,
}: WidgetProps): ReactNode {
  const stop = useStop();
  const { tabOf } = registry.formContext as FormContext;
  return (
    <textarea
      id={id}
      name={name}
      rows={8}
      value={String(value ?? '')}
      aria-required={required}
      aria-invalid={Boolean(rawErrors?.length)}
      aria-describedby={described(id, schema.description, rawErrors)}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      {...stop(tabOf(name))}
    />
  );
}

export const TEMPLATES: Partial<TemplatesType> = {
  FieldTemplate,
  ObjectFieldTemplate,
  ErrorListTemplate,
  BaseInputTemplate,
};
export const WIDGETS = { TextareaWidget };
