// Draws a call being tried: a form that works without scripts, the answer's address, lines of code.

import { Fragment, type ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { Stop, useAddress, useSay } from '../written/elements.server.tsx';
import type { TrialContent, TrialField, TrialProblem, TrialQuestion } from './trialForm.server.ts';

/** Shows lines of code where the question is right, else the problem with it. */
export function RenderedTrial({ of }: { readonly of: TrialContent }): ReactNode {
  return (
    <section className="call-trial">
      <h2 id="trial" tabIndex={-1}>
        <Say words={of.title} />
      </h2>
      <p>
        <code>{of.address}</code>
      </p>
      {of.note === null ? null : (
        <p>
          <Say words={of.note} />
        </p>
      )}
      <TrialForm of={of} />
      {of.problem === null ? null : <Problem of={of.problem} />}
      {of.question === null ? null : <Lines of={of.question} />}
    </section>
  );
}

function TrialForm({
  of: { action, chosen, fields, open },
}: {
  readonly of: TrialContent;
}): ReactNode {
  const say = useSay();
  const address = useAddress();
  return (
    <form
      className="filters call-form"
      method="get"
      action={`${address(action)}#lines`}
      aria-labelledby="trial"
    >
      <input type="hidden" name={chosen.name} value={chosen.value} />
      {fields.map((field) => (
        <Field key={field.name} of={field} />
      ))}
      <p className="call-buttons">
        <Stop as="button" type="submit">
          {say('calls.show')}
        </Stop>
        {open === '' ? null : (
          <>
            {' '}
            <Stop as="button" type="submit" formAction={open}>
              {say('calls.open')}
            </Stop>
          </>
        )}
      </p>
    </form>
  );
}

function Field({ of }: { readonly of: TrialField }): ReactNode {
  const { name, title, param, value, options, width } = of;
  return (
    <label className="field">
      <span>
        <Say words={title} />
        {param === null ? null : (
          <>
            {' '}
            <code>{param.name}</code> <small>{param.notes}</small>
          </>
        )}
      </span>
      {options === null ? (
        <Stop
          as="input"
          type="text"
          name={name}
          defaultValue={value}
          size={width}
          autoComplete="off"
          spellCheck={false}
        />
      ) : (
        <Stop as="select" name={name} defaultValue={value}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Stop>
      )}
    </label>
  );
}

function Problem({ of: { words, allowed } }: { readonly of: TrialProblem }): ReactNode {
  const say = useSay();
  return (
    <p className="call-problem" id="lines" data-outcome="">
      {words}
      {allowed.length === 0 ? null : (
        <>
          {' '}
          {say('calls.allowed')}{' '}
          {allowed.map((value) => (
            <Fragment key={value}>
              <code>{value}</code>{' '}
            </Fragment>
          ))}
        </>
      )}
    </p>
  );
}

function Lines({ of: { address, lines } }: { readonly of: TrialQuestion }): ReactNode {
  const say = useSay();
  return (
    <div id="lines">
      {address === '' ? (
        <p>{say('calls.post')}</p>
      ) : (
        <p>
          {say('calls.address')}{' '}
          <Stop as="a" href={address}>
            <code>{address}</code>
          </Stop>
        </p>
      )}
      <dl className="code-lines">
        {lines.map(({ language, needs, code }) => (
          <Fragment key={language}>
            <dt>{language}</dt>
            <dd>
              <pre>
                <code>{code}</code>
              </pre>
              {needs === '' ? null : (
                <p>
                  <small>
                    {say('calls.needs')} <code>{needs}</code>
                  </small>
                </p>
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
