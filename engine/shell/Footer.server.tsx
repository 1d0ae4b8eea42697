// The foot of every page: links and who publishes it, the line at the foot of what is printed, the notice about what is kept.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { withPrefix } from '../addresses/query.ts';
import { useStop } from '../data/useStop.ts';
import { Say } from '../language/Say.tsx';
import { MenuLink, useFrame } from './InFrame.server.tsx';

/** Links, key figures where the portal has them, the owner. */
export function Footer(): ReactNode {
  const { t } = useTranslation();
  const { footer, owner, name } = useFrame();
  return (
    <footer className="site-foot">
      <nav aria-label={t('shell.footer')}>
        <ul>
          {footer.map((item) => (
            <li key={item.tab}>
              <MenuLink item={item} />
            </li>
          ))}
        </ul>
      </nav>
      <Statistics />
      <p>
        <b>
          <Say words={name} />
        </b>
        . <Say words={owner} />. {t('shell.reuse')}
      </p>
    </footer>
  );
}

/** Invented figures say so themselves: the pages that they stand under may have none. */
function Statistics(): ReactNode {
  const { t } = useTranslation();
  const { statistics } = useFrame();
  if (statistics === null) return null;
  const { period, rows, invented } = statistics;
  const title = [t('shell.statistics'), period].filter((part) => part !== '').join(', ');
  return (
    <dl className="statistics">
      <dt>{invented ? t('shell.demonstration-title', { title }) : title}</dt>
      {rows.map(({ name, amount }, i) => (
        <dd key={i}>
          <Say words={name} /> <b>{amount}</b>
        </dd>
      ))}
    </dl>
  );
}

/** Address, day, source of what is printed: the day and what the reader chose are known where it is printed; without scripts the address of the page stands there. */
export function PrintLine({ path }: { readonly path: string }): ReactNode {
  const { t } = useTranslation();
  const { owner, locale } = useFrame();
  return (
    <p className="print-line">
      <span lang="zxx">{withPrefix(path || '/', locale.prefix)}</span>
      <span data-printed={t('shell.printed', { day: DAY_PLACE })} />
      <span>
        <Say words={owner} />
      </span>
    </p>
  );
}

/** Stands where the day of printing will. */
const DAY_PLACE = '…';

/** The notice about what is kept in the browser, display settings alone: it comes last and covers nothing. Hidden until the starter finds that a reader has not accepted it yet. */
export function Consent(): ReactNode {
  const { t } = useTranslation();
  const { footer } = useFrame();
  const stop = useStop();
  // the last stop of the page: it comes after everything that can be read without it
  const last = Math.max(0, ...footer.map((item) => item.tab));
  return (
    <aside className="consent" aria-label={t('consent.name')} hidden>
      <p>{t('consent.text')}</p>
      <button type="button" {...stop(last + 1)}>
        {t('consent.accept')}
      </button>
    </aside>
  );
}
