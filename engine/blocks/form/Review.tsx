// The last step: what was written, the check against robots, the button that sends.

import { useEffect, useRef, type ReactNode } from 'react';

import { useStop } from '../../data/useStop.ts';
import type { FormView } from './form.kind.ts';
import type { Proof } from './useProof.ts';
import { tidied, type Held } from './validator.ts';

interface ReviewProps {
  readonly view: FormView;
  readonly held: Held;
  readonly proof: Proof;
  readonly sending: boolean;
  /** What is said of the last attempt; empty: nothing. */
  readonly trouble: string;
  readonly back: () => void;
  readonly send: () => void;
}

/** `trouble` is why the message could not be sent; it takes the focus when it appears, and is empty where nothing failed. */
export function Review({
  view,
  held,
  proof,
  sending,
  trouble,
  back,
  send,
}: ReviewProps): ReactNode {
  const stop = useStop();
  const { words } = view;
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (trouble !== '') place.current?.focus();
  }, [trouble]);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (!sending) send();
  };
  return (
    <form onSubmit={submit}>
      {trouble === '' ? null : (
        <p className="form-summary" role="alert" tabIndex={-1} ref={place}>
          {trouble}
        </p>
      )}
      <dl className="details">
        {listRows(view, held).map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="form-said">{value === '' ? words['form.nothing'] : value}</dd>
          </div>
        ))}
      </dl>
      <fieldset className="form-robot">
        <legend>{words['form.robot.name']}</legend>
        <button
          type="button"
          aria-disabled={proof.state === 'working' || proof.state === 'done'}
          onClick={() => void proof.prove()}
          {...stop(view.tab + 1)}
        >
          {words['form.robot.button']}
        </button>
        <span role="status">
          {proof.state === 'none' ? '' : words[`form.robot.${proof.state}`]}
        </span>
      </fieldset>
      <p className="form-buttons">
        <button type="button" onClick={back} {...stop(view.tab + 8)}>
          {words['form.back']}
        </button>
        <button type="submit" className="main-act" aria-disabled={sending} {...stop(view.tab + 9)}>
          {words['form.send']}
        </button>
        <span role="status">{sending ? words['form.sending'] : ''}</span>
      </p>
    </form>
  );
}

function listRows(view: FormView, held: Held): [title: string, value: string][] {
  const filled = tidied(view, held);
  return view.steps.flatMap((step) =>
    step.fields.map(({ name }): [string, string] => {
      const { title = name } =
        (step.schema as { properties: Record<string, { title?: string }> }).properties[name] ?? {};
      const value = filled[name] ?? '';
      return [title, typeof value === 'string' ? value : value.map((file) => file.name).join(', ')];
    }),
  );
}
