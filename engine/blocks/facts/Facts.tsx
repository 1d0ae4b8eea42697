// Key figures: the actual amount first, then plan and percent, beside it the same of the years before.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Say } from '../../language/Say.tsx';
import { barMarks, planMarks } from '../../charts/marks.ts';
import { PageLink } from '../../data/PageLink.tsx';
import { useStop } from '../../data/useStop.ts';
import { Covered } from '../figure/Covered.tsx';
import { Figure } from '../figure/Figure.tsx';
import { Lane, Marks } from '../figure/Lane.tsx';
import type { BrowserPart } from '../contract/part.ts';
import type { FactView, FactsView, YearsView } from './facts.kind.ts';
import './facts.css';

export const facts: BrowserPart<FactsView> = { Component: Facts };

/** A list below what is said of all of them; of one figure that figure. */
export function Facts({ view }: { readonly view: FactsView }): ReactNode {
  const shown = view.facts.map((fact, i) => (
    <Fact key={i} fact={fact} id={`${view.id}-${i}`} tab={view.tab + i / 10} />
  ));
  return (
    <Figure of={view} link={PageLink}>
      {shown.length === 1 ? (
        shown
      ) : (
        <ul className="facts">
          {shown.map((fact) => (
            <li key={fact.key}>{fact}</li>
          ))}
        </ul>
      )}
    </Figure>
  );
}

interface FactProps {
  readonly fact: FactView;
  /** A name that no other has on the page. */
  readonly id: string;
  readonly tab: number;
}

/** The figure and its years are two, so that they can stand beside each other. */
function Fact({ fact, id, tab }: FactProps): ReactNode {
  const meaning = fact.meaning === '' ? '' : ` m-${fact.meaning}`;
  const plan = usePlan(fact);
  return (
    <>
      <div className={`fact${meaning}`}>
        <p className="fact-label">
          <Say words={fact.label} />
        </p>
        <Actual fact={fact} id={id} tab={tab} />
        {fact.about ? (
          <p className="fact-plan">
            <Say words={fact.about} />
          </p>
        ) : null}
        <Covered of={fact} />
        {fact.percent === '' ? null : <Lane of={planMarks(fact)} thin />}
        {plan === '' ? null : (
          <p className="fact-plan">
            <Say words={plan} />
          </p>
        )}
      </div>
      {fact.years ? <Years of={fact.years} id={id} meaning={meaning} /> : null}
    </>
  );
}

/** All its digits open where it is pressed, with scripts and without. */
function Actual({ fact: { actual, exact }, id, tab }: FactProps): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const said = actual === '' ? t('facts.unknown') : actual;
  if (exact === '')
    return (
      <p className="fact-actual" data-amount="">
        <Say words={said} />
      </p>
    );
  return (
    <>
      <p className="fact-actual" data-amount={exact}>
        <button type="button" popoverTarget={`${id}-exact`} {...stop(tab)}>
          <Say words={said} />
        </button>
      </p>
      <div popover="auto" id={`${id}-exact`} className="fact-exact term-card">
        <Say words={exact} />
      </div>
    </>
  );
}

/** How much of the plan is done, how much of the year is gone, and the plan. */
function usePlan({ percent, gone = '', plan }: FactView): string {
  const { t } = useTranslation();
  return [
    percent === '' ? '' : t('facts.percent', { percent }),
    gone === '' ? '' : t('facts.gone', { gone }),
    plan === '' ? '' : `${t('facts.plan')} ${plan}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

interface YearsProps {
  readonly of: YearsView;
  readonly id: string;
  readonly meaning: string;
}

/** How high the highest column is, in letters of the page. */
const HIGH = 6.5;

/** The last in the colour of what it means, those before it grey. */
function Years({ of: { words, columns }, id, meaning }: YearsProps): ReactNode {
  const last = columns.length - 1;
  return (
    <figure className={`years${meaning}`}>
      <figcaption className="subtitle">
        <Say words={words} />
      </figcaption>
      <ol>
        {columns.map(({ year, amount, sign, from, width }, i) => (
          <li key={year}>
            <span>{year}</span>
            <Column high={from} />
            <Column high={width}>
              <Marks
                of={barMarks(
                  {
                    bar: { from: 0, width: 100 },
                    sign,
                    ...(i === last ? {} : { meaning: 'last' }),
                  },
                  `${id}-${year}`,
                )}
              />
            </Column>
            <b>{amount}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** So many percent of the height. */
function Column({ high, children }: { readonly high: number; readonly children?: ReactNode }) {
  if (high === 0) return null;
  return (
    <svg height={`${Math.max(0.1, Math.round(HIGH * high) / 100)}em`} aria-hidden="true">
      {children}
    </svg>
  );
}
