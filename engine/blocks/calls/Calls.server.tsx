// Draws every call of the API by group; what each takes opens in place.

import { Fragment, type ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import { LinkTo, SoftName, Stop, useSay } from '../written/elements.server.tsx';
import { LongList } from '../written/LongList.server.tsx';
import type { CallEntry, CallParam, CallsContent } from './calls.server.ts';
import { RenderedTrial } from './Trial.server.tsx';

/** So many of each group stand at once. */
const FIRST = 3;

/** The form of the chosen call stands first, then every call by group. */
export function RenderedCalls({ content }: { readonly content: CallsContent }): ReactNode {
  const say = useSay();
  const { trial, count, openapi, groups } = content;
  return (
    <>
      {trial === null ? null : <RenderedTrial of={trial} />}
      <p>
        {say('calls.count', { count })}{' '}
        <Stop as="a" href={openapi}>
          {say('calls.openapi')}
        </Stop>
      </p>
      {groups.map(({ title, calls }, i) => (
        <section key={i} className="call-group">
          <h2>
            <Say words={title} /> <small>{calls.length}</small>
          </h2>
          <LongList
            first={FIRST}
            name={plainWords(title)}
            of={calls.map((call) => (
              <Entry key={call.address} of={call} />
            ))}
            as="ul"
          />
        </section>
      ))}
    </>
  );
}

/** Title, address and, opened in place, what it takes. */
function Entry({ of }: { readonly of: CallEntry }): ReactNode {
  const say = useSay();
  const head = (
    <>
      <span className="call-title">
        <SoftName words={of.title} />
      </span>{' '}
      <code>{of.address}</code>
    </>
  );
  return (
    <li>
      <LinkTo
        to={of.to}
        className="call-try"
        aria-label={`${say('calls.try')}: ${plainWords(of.title)}`}
      >
        {say('calls.try')}
      </LinkTo>
      {of.params.length === 0 ? (
        <p className="call-head">{head}</p>
      ) : (
        <details>
          <Stop as="summary" className="call-head">
            {head}
          </Stop>
          <Params of={of} />
        </details>
      )}
    </li>
  );
}

function Params({ of: { params, forms, note } }: { readonly of: CallEntry }): ReactNode {
  const say = useSay();
  return (
    <>
      <dl className="params">
        {params.map((param) => (
          <div key={param.name}>
            <dt>
              <code>{param.name}</code> <small>{param.notes}</small>
            </dt>
            <dd>
              <Say words={param.title} />: <Allowed of={param.allowed} />
            </dd>
          </div>
        ))}
      </dl>
      {forms.length === 0 ? null : (
        <p className="call-forms">
          {say('calls.suffixes')}{' '}
          {forms.map((form) => (
            <Fragment key={form}>
              <code>/{form}</code>{' '}
            </Fragment>
          ))}
        </p>
      )}
      {note === null ? null : (
        <p>
          <Say words={note} />
        </p>
      )}
    </>
  );
}

function Allowed({ of }: { readonly of: CallParam['allowed'] }): ReactNode {
  if (typeof of === 'string') return of;
  return of.map(({ value, title }, i) => (
    <Fragment key={value}>
      {i > 0 ? '; ' : null}
      <code>{value}</code> <Say words={title} />
    </Fragment>
  ));
}
