// A form in steps, drawn by rjsf from its schema: what was written is kept whatever happens, the focus goes where reading goes on.

import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { IChangeEvent } from '@rjsf/core';
import RjsfForm from '@rjsf/core/lib/components/Form.js';
import type { ErrorSchema, RJSFSchema, UiSchema } from '@rjsf/utils';

import { useShell } from '../../data/useShell.ts';
import { useStop } from '../../data/useStop.ts';
import { Say } from '../../language/Say.tsx';
import { at, lookup } from '../../model/lookup.ts';
import type { FormStepView, FormView } from './form.kind.ts';
import { Files, FileShelf } from './Files.tsx';
import { Review } from './Review.tsx';
import { sendMessage, type Message, type Delivery } from './send.ts';
import { TEMPLATES, WIDGETS, type FormContext } from './theme.tsx';
import { useProof, type Proof } from './useProof.ts';
import { fill, makeValidator, sentence, type Held, type StepCheck } from './validator.ts';
import './form.css';

const FIELDS = { files: Files };

interface StepsProps {
  readonly view: FormView;
  readonly checks: readonly StepCheck[];
}

export function Steps({ view, checks }: StepsProps): ReactNode {
  const [place, setPlace] = useState(0);
  const [held, setHeld] = useState<Held>({});
  const [refused, setRefused] = useState<ErrorSchema>({});
  const [files] = useState(() => new Map<string, File>());
  const proof = useProof(view.challenge);
  const { sending, trouble, sent, send, clear } = useSending(
    { view, held, files, proof },
    (outcome) => {
      if (outcome.kind === 'sent') {
        setHeld({});
        files.clear();
      } else if (outcome.kind === 'wrong') {
        setRefused(errorsOf(view, outcome.fields, held));
        setPlace(stepOf(view, outcome.fields));
      }
    },
  );
  const heading = useHeading(place, sent);
  const go = (step: number) => {
    clear();
    setPlace(step);
  };
  if (sent !== '') return <Sent view={view} id={sent} heading={heading} another={() => go(0)} />;
  return (
    <FileShelf value={files}>
      <StepHead view={view} place={place} heading={heading} />
      {at(view.steps, place).schema === null ? (
        <Review
          view={view}
          held={held}
          proof={proof}
          sending={sending}
          trouble={trouble}
          back={() => go(place - 1)}
          send={() => void send()}
        />
      ) : (
        <Step
          key={place}
          view={view}
          at={place}
          check={at(checks, place)}
          held={held}
          refused={refused}
          change={(part) => {
            setHeld({ ...held, ...part });
            setRefused({});
          }}
          back={place === 0 ? null : () => go(place - 1)}
          next={() => go(place + 1)}
        />
      )}
    </FileShelf>
  );
}

interface StepHeadProps {
  readonly view: FormView;
  readonly place: number;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Which step it is, what it is called, and what it is about. */
function StepHead({ view: { words, steps }, place, heading }: StepHeadProps): ReactNode {
  const step = at(steps, place);
  return (
    <>
      <p className="form-step">
        {fill(lookup(words, 'form.step'), { step: place + 1, count: steps.length })}
      </p>
      <h2 ref={heading} tabIndex={-1}>
        <Say words={step.title} />
      </h2>
      {step.about === null ? null : (
        <p>
          <Say words={step.about} />
        </p>
      )}
    </>
  );
}

type Written = Pick<Message, 'held' | 'files'> & {
  readonly view: FormView;
  readonly proof: Proof;
};

/** Sends what is written; `then` hears how it went. */
function useSending({ view, held, files, proof }: Written, then: (outcome: Delivery) => void) {
  const { locale } = useShell();
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [sent, setSent] = useState('');
  // one key for what is sent: a changed message is another one
  const key = useRef({ of: held, is: '' });
  const clear = () => {
    setTrouble('');
    setSent('');
  };
  const send = async () => {
    if (key.current.is === '' || key.current.of !== held)
      key.current = { of: held, is: crypto.randomUUID() };
    setSending(true);
    setTrouble('');
    const message = { held, files, key: key.current.is, lang: locale.code };
    const outcome = await sendMessage(view, message, proof);
    setSending(false);
    if (outcome.kind === 'sent') setSent(outcome.id);
    else if (outcome.kind !== 'wrong')
      setTrouble(lookup(view.words, outcome.kind === 'busy' ? 'form.busy' : 'message.failed'));
    then(outcome);
  };
  return { sending, trouble, sent, send, clear };
}

type Complaints = Extract<Delivery, { readonly kind: 'wrong' }>['fields'];

/** What the server did not take, as the form shows it. */
function errorsOf(view: FormView, fields: Complaints, held: Held): ErrorSchema {
  return Object.fromEntries(
    fields.map(({ name, reason }) => [
      name,
      { __errors: [sentence(view, name, reason, String(held[name] ?? ''))] },
    ]),
  ) as ErrorSchema;
}

/** The first step that asks one of these fields. */
function stepOf({ steps }: FormView, fields: Complaints): number {
  const names = fields.map(({ name }) => name);
  return Math.max(
    0,
    steps.findIndex((step) => step.fields.some(({ name }) => names.includes(name))),
  );
}

interface SentProps {
  readonly view: FormView;
  /** The number under which the message is kept. */
  readonly id: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly another: () => void;
}

function Sent({ view, id, heading, another }: SentProps): ReactNode {
  const stop = useStop();
  const { words } = view;
  return (
    <div className="form-sent">
      <h2 ref={heading} tabIndex={-1}>
        {words['message.sent']}
      </h2>
      <p>{fill(lookup(words, 'form.number'), { id })}</p>
      <p>
        <button type="button" onClick={another} {...stop(view.tab)}>
          {words['form.another']}
        </button>
      </p>
    </div>
  );
}

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

function Step({ view, at: place, check, held, refused, change, back, next }: StepProps): ReactNode {
  const stop = useStop();
  const { fields, schema } = at(view.steps, place);
  const validator = useMemo(() => makeValidator(view, place, check), [view, place, check]);
  const [failures, setFailures] = useState(0);
  const context = useMemo(
    (): FormContext => ({
      view,
      failures,
      tabOf: (name) => view.tab + 1 + fields.findIndex((field) => field.name === name),
    }),
    [view, failures, fields],
  );
  const uiSchema = useMemo(() => uiOf(fields), [fields]);
  const own = useMemo(
    () =>
      Object.fromEntries(
        fields.flatMap(({ name }) => (held[name] === undefined ? [] : [[name, held[name]]])),
      ) as Held,
    [fields, held],
  );
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
        <button type="submit" className="form-main" {...stop(view.tab + 9)}>
          {view.words['form.next']}
        </button>
      </p>
    </RjsfForm>
  );
}

/** How each field is drawn. */
function uiOf(fields: FormStepView['fields']): UiSchema {
  const drawnAs = (kind: FormStepView['fields'][number]['kind']): object => {
    if (kind === 'files') return { 'ui:field': 'files' };
    return kind === 'lines' ? { 'ui:widget': 'textarea' } : {};
  };
  return Object.fromEntries(
    fields.map(({ name, kind, autocomplete }) => [
      name,
      {
        ...drawnAs(kind),
        'ui:options': {
          ...(kind === 'email' ? { inputType: 'email' } : {}),
          ...(autocomplete === '' ? {} : { autocomplete }),
        },
      },
    ]),
  );
}

/** After a step, and after sending, the focus goes to the heading; not when the form comes. */
function useHeading(at: number, sent: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ at, sent });
  useEffect(() => {
    if (before.current.at !== at || before.current.sent !== sent) heading.current?.focus();
    before.current = { at, sent };
  }, [at, sent]);
  return heading;
}
