// A form in steps, drawn by rjsf from its schema: what was written is kept whatever happens, the focus goes where reading goes on.

import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { IChangeEvent } from '@rjsf/core';
import RjsfForm from '@rjsf/core/lib/components/Form.js';
import type { ErrorSchema, RJSFSchema, UiSchema } from '@rjsf/utils';

import { useShell } from '../../data/useShell.ts';
import { useStop } from '../../data/useStop.ts';
import { Say } from '../../language/Say.tsx';
import type { FormView } from './form.kind.ts';
import { Files, FileShelf } from './Files.tsx';
import { Review } from './Review.tsx';
import { sendMessage } from './send.ts';
import { TEMPLATES, WIDGETS, type FormContext } from './theme.tsx';
import { useProof } from './useProof.ts';
import { fill, makeValidator, sentence, type Held, type StepCheck } from './validator.ts';
import './form.css';

const FIELDS = { files: Files };

interface StepsProps {
  readonly view: FormView;
  readonly checks: readonly StepCheck[];
}

export function Steps({ view, checks }: StepsProps): ReactNode {
  const { words, steps } = view;
  const stop = useStop();
  const { locale } = useShell();
  const [at, setAt] = useState(0);
  const [held, setHeld] = useState<Held>({});
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [refused, setRefused] = useState<ErrorSchema>({});
  const [sent, setSent] = useState('');
  const [files] = useState(() => new Map<string, File>());
  // one key for what is sent: a changed message is another one
  const key = useRef({ of: held, is: '' });
  const proof = useProof(view.challenge);
  const heading = useHeading(at, sent);

  const go = (step: number) => {
    setTrouble('');
    setAt(step);
  };
  const send = async () => {
    if (key.current.is === '' || key.current.of !== held)
      key.current = { of: held, is: crypto.randomUUID() };
    setSending(true);
    setTrouble('');
    const outcome = await sendMessage(view, held, files, key.current.is, locale.code, proof);
    setSending(false);
    if (outcome.kind === 'sent') {
      setSent(outcome.id);
      setHeld({});
      files.clear();
    } else if (outcome.kind === 'wrong') {
      const first = steps.findIndex((step) =>
        step.fields.some((field) => outcome.fields.some((one) => one.name === field.name)),
      );
      setRefused(
        Object.fromEntries(
          outcome.fields.map(({ name, reason }) => [
            name,
            { __errors: [sentence(view, name, reason, String(held[name] ?? ''))] },
          ]),
        ) as ErrorSchema,
      );
      setAt(Math.max(0, first));
    } else setTrouble(words[outcome.kind === 'busy' ? 'form.busy' : 'message.failed']!);
  };
  const another = () => {
    setSent('');
    setAt(0);
  };

  if (sent !== '') {
    return (
      <div className="form-sent">
        <h2 ref={heading} tabIndex={-1}>
          {words['message.sent']}
        </h2>
        <p>{fill(words['form.number']!, { id: sent })}</p>
        <p>
          <button type="button" onClick={another} {...stop(view.tab)}>
            {words['form.another']}
          </button>
        </p>
      </div>
    );
  }
  const step = steps[at]!;
  return (
    <FileShelf value={files}>
      <p className="form-step">
        {fill(words['form.step']!, { step: at + 1, count: steps.length })}
      </p>
      <h2 ref={heading} tabIndex={-1}>
        <Say words={step.title} />
      </h2>
      {step.about === null ? null : (
        <p>
          <Say words={step.about} />
        </p>
      )}
      {step.schema === null ? (
        <Review
          view={view}
          held={held}
          proof={proof}
          sending={sending}
          trouble={trouble}
          back={() => go(at - 1)}
          send={() => void send()}
        />
      ) : (
        <Step
          key={at}
          view={view}
          at={at}
          check={checks[at]!}
          held={held}
          refused={refused}
          change={(part) => {
            setHeld({ ...held, ...part });
            setRefused({});
          }}
          back={at === 0 ? null : () => go(at - 1)}
          next={() => go(at + 1)}
        />
      )}
    </FileShelf>
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

function Step({ view, at, check, held, refused, change, back, next }: StepProps): ReactNode {
  const stop = useStop();
  const { fields, schema } = view.steps[at]!;
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
  const uiSchema = useMemo(
    (): UiSchema =>
      Object.fromEntries(
        fields.map(({ name, kind, autocomplete }) => [
          name,
          {
            ...(kind === 'files'
              ? { 'ui:field': 'files' }
              : kind === 'lines'
                ? { 'ui:widget': 'textarea' }
                : {}),
            'ui:options': {
              ...(kind === 'email' ? { inputType: 'email' } : {}),
              ...(autocomplete === '' ? {} : { autocomplete }),
            },
          },
        ]),
      ),
    [fields],
  );
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
