// How rjsf draws the fields of a form here: native elements, the label above, hint and error between, all in the Tab order.

import type { ReactNode } from 'react';
import type {
  BaseInputTemplateProps,
  ErrorListProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  TemplatesType,
} from '@rjsf/utils';

import { useStop } from '../../data/useStop.ts';
import type { FormView } from './form.kind.ts';

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;
export const summaryId = ({ id }: FormView) => `${id}-summary`;

/** What says of a field what is asked and what is wrong. */
export function describeField(
  id: string,
  hint: string | undefined,
  errors: readonly string[] = [],
) {
  const ids = [hint && hintId(id), errors.length > 0 && errorId(id)].filter(Boolean).join(' ');
  return { 'aria-invalid': errors.length > 0, 'aria-describedby': ids || undefined };
}

function FieldTemplate(props: FieldTemplateProps): ReactNode {
  const { id, label, rawDescription, rawErrors = [], children, schema } = props;
  if (schema.type === 'object') return children;
  return (
    <div className={rawErrors.length > 0 ? 'form-field form-wrong' : 'form-field'}>
      <label htmlFor={id}>{label}</label>
      {rawDescription ? (
        <p className="form-hint" id={hintId(id)}>
          {rawDescription}
        </p>
      ) : null}
      {rawErrors.length > 0 ? (
        <p className="form-error" id={errorId(id)}>
          {rawErrors.join('. ')}
        </p>
      ) : null}
      {children}
    </div>
  );
}

function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps): ReactNode {
  return properties.map(({ name, content }) => <div key={name}>{content}</div>);
}

/** Every mistake with a link to its field. */
function ErrorListTemplate({ errorSchema, registry }: ErrorListProps): ReactNode {
  const stop = useStop();
  const view = registry.formContext as FormView;
  const wrong = Object.entries(errorSchema).flatMap(([name, error]) => {
    // oxlint-disable-next-line no-underscore-dangle -- as rjsf names it
    const errors = error?.__errors ?? [];
    return errors.length > 0 ? [{ name, said: errors.join('. ') }] : [];
  });
  const go = (event: React.MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    document.getElementById(event.currentTarget.hash.slice(1))?.focus();
  };
  const id = summaryId(view);
  return (
    // it takes the focus, and is said by that
    <div
      className="form-summary"
      role="group"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-list`}
      tabIndex={-1}
      id={id}
    >
      <h3 id={`${id}-name`}>{view.words['form.summary']}</h3>
      <ul id={`${id}-list`}>
        {wrong.map(({ name, said }, i) => (
          <li key={name}>
            <a href={`#${view.id}_${name}`} onClick={go} {...stop(view.tab + (i + 1) / 100)}>
              {said}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function BaseInputTemplate(props: BaseInputTemplateProps): ReactNode {
  const { id, name, value, onChange, required, rawErrors, schema, options } = props;
  const stop = useStop();
  const shared = {
    id,
    name,
    value: String(value ?? ''),
    'aria-required': required,
    ...describeField(id, schema.description, rawErrors),
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(target.value === '' ? undefined : target.value),
    ...stop(Number(options['tab'])),
  };
  return options['kind'] === 'lines' ? (
    <textarea rows={8} {...shared} />
  ) : (
    <input
      type={options['kind'] === 'email' ? 'email' : 'text'}
      autoComplete={options.autocomplete || undefined}
      {...shared}
    />
  );
}

export const TEMPLATES: Partial<TemplatesType> = {
  FieldTemplate,
  ObjectFieldTemplate,
  ErrorListTemplate,
  BaseInputTemplate,
};
