// The foot of every page: links and who publishes it, the line at the foot of what is printed, the notice about what is kept.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { withPrefix } from '../addresses/query.ts';
import { useStop } from '../data/useStop.ts';
import { Say } from '../language/Say.tsx';
import { plainWords } from '../language/text.ts';
import type { View } from '../model/portal.ts';
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
          <Say words={name} />{' '}
          <b>
            <Say words={amount} />
          </b>
        </dd>
      ))}
    </dl>
  );
}

/** Address, day, version and source of what is printed, as one sentence: the day and what the reader chose are known where it is printed; without scripts it has the address of the page and no day. */
export function PrintLine({ of: { path, ledger } }: PrintLineProps): ReactNode {
  const { t } = useTranslation();
  const { owner, locale } = useFrame();
  const [undated, dated] =
    ledger === ''
      ? (['shell.printed', 'shell.printed-on'] as const)
      : (['shell.printed-version', 'shell.printed-version-on'] as const);
  const said = { version: ledger, owner: plainWords(owner) };
  return (
    <p
      className="print-line"
      data-printed={t(dated, { ...said, day: DAY_PLACE, address: ADDRESS_PLACE })}
    >
      {t(undated, { ...said, address: withPrefix(path || '/', locale.prefix) })}
    </p>
  );
}

interface PrintLineProps {
  readonly of: Pick<View, 'path' | 'ledger'>;
}

/** Stand where the day of printing, and the address, will. */
const [DAY_PLACE, ADDRESS_PLACE] = ['…', '§'];

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
