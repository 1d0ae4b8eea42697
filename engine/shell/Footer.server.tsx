// The foot of every page: links, who publishes it.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Say } from '../language/Say.tsx';
import { MenuLink } from './MenuLink.server.tsx';
import { useFrame } from './frame.server.ts';

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
