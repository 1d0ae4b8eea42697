// A form in steps: what was written is kept whatever happens, the focus goes where reading goes on.

import { useMemo, useState, type ReactNode } from 'react';
import RjsfForm from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';

import { Said } from '../../data/Said.tsx';
import { useStop } from '../../data/useStop.ts';
import { fillNames } from '../../language/fillNames.ts';
import { Say } from '../../language/Say.tsx';
import { at as entryAt, lookup } from '../../model/lookup.ts';
import { Files } from './Files.tsx';
import type { FieldView, FormView } from './form.kind.ts';
import { makeValidator, tidied, type Held } from './held.ts';
import type { ProofState } from './proof.ts';
import { summaryId, TEMPLATES } from './theme.tsx';
import { useFilling, type Filling } from './useFilling.ts';
import '../written/prose.css';
import './form.css';

const NONE = {};

/** The focus goes to what has come; not to what has been there from the start. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Shows the current step or, once the message is sent, its number. */
export function Steps({ view }: { readonly view: FormView }): ReactNode {
  const { words, steps } = view;
  const filling = useFilling(view);
  const { at } = filling;
  const { title, about, fields: names } = entryAt(steps, at);
  const fields = useMemo(
    () => view.fields.filter(({ name }) => names.includes(name)),
    [view, names],
  );
  if (filling.sent !== '') return <Sent view={view} filling={filling} />;
  return (
    <>
      <p className="form-step">
        {fillNames(lookup(words, 'form.step'), { step: at + 1, count: steps.length })}
      </p>
      <h2 key={at} ref={filling.moved ? focus : null} tabIndex={-1}>
        <Say words={title} />
      </h2>
      {about === null ? null : (
        <p>
          <Say words={about} />
        </p>
      )}
      <Step key={`form-${at}`} view={view} filling={filling} fields={fields} />
    </>
  );
}

function Sent({
  view,
  filling,
}: {
  readonly view: FormView;
  readonly filling: Filling;
}): ReactNode {
  const { words, tab } = view;
  const stop = useStop();
  return (
    <div className="form-sent">
      <h2 ref={focus} tabIndex={-1}>
        {words['message.sent']}
      </h2>
      <p>{fillNames(lookup(words, 'form.number'), { id: filling.sent })}</p>
      <p>
        <button type="button" onClick={filling.another} {...stop(tab)}>
          {words['form.another']}
        </button>
      </p>
    </div>
  );
}

interface StepProps {
  readonly view: FormView;
  readonly filling: Filling;
  /** Those of the step; none: it shows what was written, and sends it. */
  readonly fields: readonly FieldView[];
}

/** One step, drawn by rjsf. Errors are shown when it is submitted, and from then on with every change. */
function Step({ view, filling, fields }: StepProps): ReactNode {
  const { held, sending, trouble } = filling;
  const [failed, setFailed] = useState(false);
  const isLast = fields.length === 0;
  const drawn = useMemo(
    () => ({
      schema: buildSchema(fields),
      uiSchema: buildUiSchema(fields, view.tab + 1),
      validator: makeValidator(view, fields),
    }),
    [view, fields],
  );
  const submit = () => {
    if (!isLast) filling.go(filling.at + 1);
    else if (!sending) void filling.send();
  };
  return (
    <RjsfForm
      {...drawn}
      formData={Object.fromEntries(fields.map(({ name }) => [name, held[name]]))}
      formContext={view}
      idPrefix={view.id}
      templates={TEMPLATES}
      // from then on the step says itself what is wrong
      extraErrors={failed ? NONE : filling.refused}
      noHtml5Validate
      // what has been refused once is looked at again as it is mended
      {...(failed && { liveValidate: 'onChange' as const })}
      showErrorList="top"
      onChange={({ formData }) => filling.change(formData as Held)}
      onSubmit={submit}
      onError={() => {
        setFailed(true);
        document.getElementById(summaryId(view))?.focus();
      }}
    >
      {trouble === '' ? null : (
        <p className="form-summary" role="group" aria-label={trouble} tabIndex={-1} ref={focus}>
          {trouble}
        </p>
      )}
      {isLast ? <Review view={view} filling={filling} /> : null}
      <Buttons view={view} filling={filling} />
    </RjsfForm>
  );
}

function buildSchema(fields: readonly FieldView[]): RJSFSchema {
  const properties = fields.map(({ name, kind, title, hint }) => [
    name,
    { type: kind === 'files' ? 'array' : 'string', title, description: hint },
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties) as RJSFSchema['properties'] & object,
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  };
}

type PartProps = Omit<StepProps, 'fields'>;

function Buttons({ view, filling }: PartProps): ReactNode {
  const { words, steps, tab } = view;
  const { at, sending, go } = filling;
  const stop = useStop();
  return (
    <p className="form-buttons">
      {at === 0 ? null : (
        <button type="button" onClick={() => go(at - 1)} {...stop(tab + 8)}>
          {words['form.back']}
        </button>
      )}
      <button type="submit" className="main-act" aria-disabled={sending} {...stop(tab + 9)}>
        {words[at === steps.length - 1 ? 'form.send' : 'form.next']}
      </button>
      <Said words={sending ? lookup(words, 'form.sending') : ''} from={view.id} />
    </p>
  );
}

/** What was written, and the check against robots. */
function Review({ view, filling }: PartProps): ReactNode {
  const { words, fields, tab } = view;
  const { held, proof } = filling;
  const stop = useStop();
  const filled = tidied(view, held);
  const isAsked: readonly ProofState[] = ['working', 'done'];
  return (
    <>
      <dl className="details">
        {fields.map(({ name, title }) => {
          const value = filled[name] ?? '';
          const said =
            typeof value === 'string' ? value : value.map((file) => file.name).join(', ');
          return (
            <div key={name}>
              <dt>{title}</dt>
              <dd className="form-said">{said === '' ? words['form.nothing'] : said}</dd>
            </div>
          );
        })}
      </dl>
      <fieldset className="form-robot">
        <legend>{words['form.robot.name']}</legend>
        <button
          type="button"
          aria-disabled={isAsked.includes(proof.state)}
          onClick={() => void proof.prove()}
          {...stop(tab + 1)}
        >
          {words['form.robot.button']}
        </button>
        <Said
          words={proof.state === 'none' ? '' : lookup(words, `form.robot.${proof.state}`)}
          error={proof.state === 'failed' ? 'not-proved' : ''}
          from={view.id}
        />
      </fieldset>
    </>
  );
}

/** What a field is drawn with; `tab` is its place in the Tab order. */
function buildUiSchema(fields: readonly FieldView[], tab: number): UiSchema {
  const entries = fields.map(({ name, kind, autocomplete }, i) => [
    name,
    {
      'ui:options': { kind, autocomplete, tab: tab + i },
      ...(kind === 'files' && { 'ui:field': Files }),
    },
  ]);
  return Object.fromEntries(entries) as UiSchema;
}
