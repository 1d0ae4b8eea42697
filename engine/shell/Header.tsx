// The head of every page: name, main menu, language, settings, and what must be known before reading on.

import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { PageLink } from '../data/PageLink.tsx';
import { useShell } from '../data/useShell.ts';
import { useStop } from '../data/useStop.ts';
import { Say } from '../language/Say.tsx';
import { withPrefix } from '../addresses/query.ts';
import { lookup } from '../model/lookup.ts';
import { LoadingBar } from './LoadingBar.tsx';
import { MenuLink } from './MenuLink.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Settings } from './Settings.tsx';
import { MenuJump } from './Sidebar.tsx';

interface HeaderProps {
  /** Of the page that is open; empty where none is. */
  readonly path: string;
  readonly demonstration: boolean;
}

export const Header = memo(function Header({ path, demonstration }: HeaderProps): ReactNode {
  const { t } = useTranslation();
  const { name, owner, header, stops, trial, demonstration: label } = useShell();
  const stop = useStop();
  return (
    <header className="site-head">
      <LoadingBar />
      <div className="site-head-inner">
        <PageLink className="brand" to="/" {...stop(lookup(stops, 'home'))}>
          <svg className="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
            <rect className="mark-sky" width="32" height="16" />
            <rect className="mark-field" y="16" width="32" height="16" />
            <path className="mark-bars" d="M8 24V14M14 24V8M20 24V11M26 24V17" />
          </svg>
          <span>
            <b>
              <Say words={name} />
            </b>
            <small>
              <Say words={owner} />
            </small>
          </span>
        </PageLink>
        <MenuJump />
        <nav className="main-menu" aria-label={t('shell.main-menu')}>
          <ul>
            {header.map((item) => (
              <li key={item.tab}>
                <MenuLink item={item} path={path} section />
              </li>
            ))}
          </ul>
        </nav>
        <SearchBox />
        <Languages path={path || '/'} />
        <Settings />
      </div>
      {demonstration ? (
        <p className="notice-bar demonstration">
          <Say words={label} />
        </p>
      ) : null}
      {trial === null ? null : (
        <p className="notice-bar trial">
          <Say words={trial} />
        </p>
      )}
    </header>
  );
});

/** The same place and question in the other languages; another language is another document. */
function Languages({ path }: { readonly path: string }): ReactNode {
  const { t } = useTranslation();
  const { locale, locales, stops } = useShell();
  const stop = useStop();
  const [search] = useSearchParams();
  const query = search.size === 0 ? '' : `?${search}`;
  const others = locales.filter((one) => one.code !== locale.code);
  return (
    <nav className="languages" aria-label={t('shell.languages')}>
      {others.map((one) => (
        <a
          key={one.code}
          href={withPrefix(path, one.prefix) + query}
          lang={one.code}
          hrefLang={one.tag}
          {...stop(lookup(stops, 'language'))}
        >
          {one.name}
        </a>
      ))}
    </nav>
  );
}
