// The head of every page: name, main menu, language, settings, and what must be known before reading on.

import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { InventedBar } from '../data/InventedBar.tsx';
import { PageLink } from '../data/PageLink.tsx';
import { useShell } from '../data/useShell.ts';
import { useStop } from '../data/useStop.ts';
import { Say } from '../language/Say.tsx';
import { lookup } from '../model/lookup.ts';
import { withPrefix } from '../addresses/query.ts';
import { LoadingBar } from './LoadingBar.tsx';
import { MenuLink } from './MenuLink.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Settings } from './Settings.tsx';
import { MenuJump } from './Sidebar.tsx';

interface HeaderProps {
  /** Of the page that is open; empty where none is. */
  readonly path: string;
}

export const Header = memo(function Header({ path }: HeaderProps): ReactNode {
  const { t } = useTranslation();
  const { name, owner, mark, header, stops, trial } = useShell();
  const stop = useStop();
  return (
    <header className={mark === '' ? 'site-head' : 'site-head marked'}>
      <LoadingBar />
      <div className="site-head-inner">
        <PageLink className="brand" to="/" {...stop(lookup(stops, 'home'))}>
          {mark === '' ? null : (
            // what is read comes before it
            <img className="mark" src={mark} alt="" width={36} height={36} fetchPriority="low" />
          )}
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
      <InventedBar />
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
  const others = locales.filter(({ code }) => code !== locale.code);
  return (
    <nav className="languages" aria-label={t('shell.languages')}>
      {others.map(({ code, prefix, tag, name }) => (
        <a
          key={code}
          href={withPrefix(path, prefix) + query}
          lang={code}
          hrefLang={tag}
          {...stop(lookup(stops, 'language'))}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
