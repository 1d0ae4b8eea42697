// What is told of a figure: how much it is, a line for each thing there is to say, the same code over the years.

import type { ReactNode } from 'react';

import { PageLink } from '../../data/PageLink.tsx';
import { API } from '../../addresses/reserved.ts';
import type { ToldFigure, ToldLine } from '../../model/portal.ts';
import { breakable, Years } from './Years.tsx';
import './told.css';

/** The content of an explanation, without the heading: amount, sources line by line, the code over the years. */
export function Told({ told }: { readonly told: Omit<ToldFigure, 'text'> }): ReactNode {
  return (
    <>
      {told.invented === '' ? null : <p className="invented">{told.invented}</p>}
      <p className="told-amount">
        {told.measure}: <b>{breakable(told.amount)}</b>
      </p>
      <dl className="told-lines">
        {told.lines.map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd lang={line.lang || undefined}>
              <Linked line={line} />
            </dd>
          </div>
        ))}
      </dl>
      <Years of={told} />
    </>
  );
}

function Linked({ line: { words, to } }: { readonly line: ToldLine }): ReactNode {
  if (to === '') return words;
  if (to.startsWith(`/${API}/`)) return <a href={to}>{words}</a>;
  if (!to.startsWith('/'))
    return (
      <a href={to} rel="external">
        {words}
      </a>
    );
  return <PageLink to={to}>{words}</PageLink>;
}
