// A row of key figures: the actual amount first, then plan and percent.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Say } from '../../language/Say.tsx';
import { Covered } from '../Covered.tsx';
import type { BrowserPart } from '../part.ts';
import type { FactView, FactsView } from './facts.kind.ts';
import './facts.css';

export const facts: BrowserPart<FactsView> = { Component: Facts };

export function Facts({ view }: { readonly view: FactsView }): ReactNode {
  if (view.state !== 'ready')
    return (
      <>
        <p className="empty">{view.message}</p>
        {view.notes.map((note) => (
          <p className="note" key={note}>
            {note}
          </p>
        ))}
      </>
    );
  return (
    <>
      {view.notes.map((note) => (
        <p className="note" key={note}>
          {note}
        </p>
      ))}
      {view.caption === '' ? null : <p className="facts-caption">{view.caption}</p>}
      <Covered of={view} />
      <ul className="facts">
        {view.facts.map((fact, i) => (
          <Fact key={i} fact={fact} />
        ))}
      </ul>
    </>
  );
}

function Fact({ fact }: { readonly fact: FactView }): ReactNode {
  const { t } = useTranslation();
  return (
    <li className="fact">
      <p className="fact-label">
        <Say words={fact.label} />
      </p>
      <p className="fact-actual" title={fact.exact}>
        {fact.actual === '' ? t('facts.unknown') : fact.actual}
      </p>
      <Covered of={fact} />
      {fact.plan === '' ? null : (
        <p className="fact-plan">
          {t('facts.plan')} <span title={fact.exactPlan}>{fact.plan}</span>
        </p>
      )}
      {fact.percent === '' ? null : (
        <p className="fact-percent">
          <svg
            className="bar"
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <rect className="bar-whole" width="100" height="4" />
            <rect className="bar-part" width={fact.bar} height="4" />
          </svg>
          <span title={fact.exactPercent === '' ? undefined : `${fact.exactPercent}\u00a0%`}>
            {t('facts.percent', { percent: fact.percent })}
          </span>
        </p>
      )}
    </li>
  );
}
