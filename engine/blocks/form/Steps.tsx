// A form in steps: what was written is kept whatever happens, the focus goes where reading goes on.

import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ErrorSchema } from '@rjsf/utils';
import { useShell } from '../../data/useShell.ts';
import { useStop } from '../../data/useStop.ts';
import { fillNames } from '../../language/fillNames.ts';
import { Say } from '../../language/Say.tsx';
import { at as entryAt, lookup } from '../../model/lookup.ts';
import { FileShelf } from './Files.tsx';
import type { FormView } from './form.kind.ts';
import { Review } from './Review.tsx';
import { sendMessage, type SendOutcome } from './send.ts';
import { useProof } from './useProof.ts';
import { sentence, type Held, type StepCheck } from './validator.ts';
import { Step } from './Step.tsx';
import '../prose.css';
import './form.css';

interface StepsProps {
  readonly view: FormView;
  readonly checks: readonly StepCheck[];
}

/** Shows the current step, the review or, once the message is sent, its number. */
export function Steps({ view, checks }: StepsProps): ReactNode {
  const { words, steps } = view;
  const filling = useFilling(view);
  const { at, held, sent, go } = filling;
  const heading = useHeading(at, sent);
  if (sent !== '')
    return <Sent view={view} id={sent} heading={heading} another={filling.another} />;
  const step = entryAt(steps, at);
  return (
    <FileShelf value={filling.files}>
      <p className="form-step">
        {fillNames(lookup(words, 'form.step'), { step: at + 1, count: steps.length })}
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
          proof={filling.proof}
          sending={filling.sending}
          trouble={filling.trouble}
          back={() => go(at - 1)}
          send={() => void filling.send()}
        />
      ) : (
        <Step
          key={at}
          view={view}
          at={at}
          check={entryAt(checks, at)}
          held={held}
          refused={filling.refused}
          change={filling.change}
          back={at === 0 ? null : () => go(at - 1)}
          next={() => go(at + 1)}
        />
      )}
    </FileShelf>
  );
}

interface SentProps {
  readonly view: FormView;
  readonly id: string;
  readonly heading: React.RefObject<HTMLHeadingElement | null>;
  readonly another: () => void;
}

function Sent({ view, id, heading, another }: SentProps): ReactNode {
  const { words, tab } = view;
  const stop = useStop();
  return (
    <div className="form-sent">
      <h2 ref={heading} tabIndex={-1}>
        {words['message.sent']}
      </h2>
      <p>{fillNames(lookup(words, 'form.number'), { id })}</p>
      <p>
        <button type="button" onClick={another} {...stop(tab)}>
          {words['form.another']}
        </button>
      </p>
    </div>
  );
}

/** Where a reader is in a form, what is held of it, and what became of sending it. */
function useFilling(view: FormView) {
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

  const go = (step: number) => {
    setTrouble('');
    setAt(step);
  };
  const change = (part: Held) => {
    setHeld({ ...held, ...part });
    setRefused({});
  };
  const send = async () => {
    if (key.current.is === '' || key.current.of !== held)
      key.current = { of: held, is: crypto.randomUUID() };
    setSending(true);
    setTrouble('');
    const outcome = await sendMessage(
      view,
      { held, files, key: key.current.is, lang: locale.code },
      proof,
    );
    setSending(false);
    if (outcome.kind === 'sent') {
      setSent(outcome.id);
      setHeld({});
      files.clear();
    } else if (outcome.kind === 'wrong') {
      const { fields } = outcome;
      setRefused(buildErrors(view, held, fields));
      setAt(Math.max(0, stepWith(view, fields)));
    } else setTrouble(troubleOf(view, outcome));
  };
  const another = () => {
    setSent('');
    setAt(0);
  };
  return { at, held, sending, trouble, refused, sent, files, proof, go, change, send, another };
}

const TROUBLES = { busy: 'form.busy', 'not-kept': 'form.not-kept', failed: 'message.failed' };
const MINUTE = 60;
/** From so many minutes on hours are counted. */
const MANY_MINUTES = 90;

/** What a reader whose message was not taken is told to do. */
function troubleOf(
  { words, mail }: FormView,
  outcome: Exclude<SendOutcome, { kind: 'sent' | 'wrong' }>,
): string {
  if (outcome.kind !== 'many') return fillNames(lookup(words, TROUBLES[outcome.kind]), { mail });
  const minutes = Math.ceil(outcome.again / MINUTE);
  return minutes < MANY_MINUTES
    ? fillNames(lookup(words, 'form.many-minutes'), { count: minutes, mail })
    : fillNames(lookup(words, 'form.many-hours'), { count: Math.ceil(minutes / 60), mail });
}

type Refusal = { readonly name: string; readonly reason: string };

/** The first step that has one of these fields; −1 where none has. */
function stepWith(view: FormView, fields: readonly Refusal[]): number {
  const names = fields.map(({ name }) => name);
  return view.steps.findIndex((step) => step.fields.some(({ name }) => names.includes(name)));
}

/** What the server did not take, in the form that rjsf shows beside the fields. */
function buildErrors(view: FormView, held: Held, fields: readonly Refusal[]): ErrorSchema {
  const entries = fields.map(({ name, reason }) => [
    name,
    { __errors: [sentence(view, name, reason, String(held[name] ?? ''))] },
  ]);
  return Object.fromEntries(entries) as ErrorSchema;
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
