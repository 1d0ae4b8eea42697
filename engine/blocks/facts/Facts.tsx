// A row of key figures: the actual amount first, then plan and percent.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Say } from '../../language/Say.tsx';
import { planMarks } from '../../charts/marks.ts';
import { PageLink } from '../../data/PageLink.tsx';
import { Covered } from '../figure/Covered.tsx';
import { Figure } from '../figure/Figure.tsx';
import { Lane } from '../figure/Lane.tsx';
import type { BrowserPart } from '../contract/part.ts';
import type { FactView, FactsView } from './facts.kind.ts';
import './facts.css';

export const facts: BrowserPart<FactsView> = { Component: Facts };

/** A list below what is said of all of them. */
export function Facts({ view }: { readonly view: FactsView }): ReactNode {
  return (
    <Figure of={view} link={PageLink}>
      <ul className="facts">
        {view.facts.map((fact, i) => (
          <Fact key={i} fact={fact} />
        ))}
      </ul>
      {view.legend === '' ? null : <p className="facts-legend">{view.legend}</p>}
    </Figure>
  );
}

function Fact({ fact }: { readonly fact: FactView }): ReactNode {
  const { t } = useTranslation();
  return (
    <li className={fact.meaning === '' ? 'fact' : `fact m-${fact.meaning}`}>
      <p className="fact-label">
        <Say words={fact.label} />
      </p>
      <p className="fact-actual" data-amount={fact.exact}>
        {fact.actual === '' ? t('facts.unknown') : fact.actual}
      </p>
      {fact.exact === '' ? null : <p className="fact-exact">{fact.exact}</p>}
      {fact.about ? <p className="fact-plan">{fact.about}</p> : null}
      <Covered of={fact} />
      {fact.percent === '' ? null : <Lane of={planMarks(fact)} thin />}
      {fact.plan === '' && fact.percent === '' ? null : (
        <p className="fact-plan">
          {fact.percent === '' ? '' : t('facts.percent', { percent: fact.percent })}
          {fact.percent !== '' && fact.plan !== '' ? ' · ' : ''}
          {fact.plan === '' ? '' : `${t('facts.plan')} ${fact.plan}`}
        </p>
      )}
    </li>
  );
}
