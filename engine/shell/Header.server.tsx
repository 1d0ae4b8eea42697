// The head of every page: name, main menu, search, language, settings, and what must be known before reading on.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { InventedBar } from '../data/InventedBar.tsx';
import { PageLink } from '../data/PageLink.tsx';
import { useStop } from '../data/useStop.ts';
import { Say } from '../language/Say.tsx';
import { plainWords } from '../language/text.ts';
import { lookup } from '../model/lookup.ts';
import type { FrameShell, Words } from '../model/portal.ts';
import { withPrefix } from '../addresses/query.ts';
import { MenuLink, useFrame } from './InFrame.server.tsx';
import { SearchBox } from './SearchBox.server.tsx';
import { Settings, VisionSwitch } from './Settings.server.tsx';
import { findCurrentState, trailInHeader } from '../model/menus.ts';

interface HeaderProps {
  /** Of the page that is open; empty where none is. */
  readonly path: string;
}

/** `path` is that of the page, without the prefix of a language. */
export function Header({ path }: HeaderProps): ReactNode {
  const { mark } = useFrame();
  return (
    <header className={mark === '' ? 'site-head' : 'site-head marked'}>
      <VisionSwitch />
      <div className="site-head-inner">
        <Brand />
        <MenuJump />
        <MainMenu path={path} />
        <div className="site-tools" id="menu">
          <SearchBox />
          <Languages path={path || '/'} />
          <Settings />
        </div>
      </div>
      <InventedBar />
    </header>
  );
}

/** What a row of the narrowest head with a menu has room for, in the size of its letters. */
const ROOM = 70;
/** Letters of the name, of entries of the menu, and others: how wide they are together with what is usual between words. */
const WIDTHS = { name: 0.64, entry: 0.54, other: 0.56 };
/** Around an entry; of the mark, of both signs with what is around them, and of what is left free. */
const AROUND = 1;
const SIGNS = 2.85 + 4.3 + 1.5;

/** Whether the head has more words than stand in one row, as far as can be told without its letters: no style sheet knows how long words are. */
export function isWordy({ name, header, locale, locales }: FrameShell): boolean {
  const others = locales.filter(({ code }) => code !== locale.code);
  const widthOf = (words: readonly Words[], letter: number) =>
    words.reduce((sum: number, each) => sum + AROUND + letter * plainWords(each).length, 0);
  const taken =
    SIGNS +
    widthOf([name], WIDTHS.name) +
    widthOf(
      header.map(({ title }) => title),
      WIDTHS.entry,
    ) +
    widthOf(
      others.map((other) => other.name),
      WIDTHS.other,
    );
  return taken > ROOM;
}

function Brand(): ReactNode {
  const { name, mark, stops, trial } = useFrame();
  const stop = useStop();
  return (
    <div className="brand">
      <PageLink to="/" {...stop(lookup(stops, 'home'))}>
        {mark === '' ? null : (
          // what is read comes before it
          <img className="mark" src={mark} alt="" width={36} height={36} fetchPriority="low" />
        )}
        <b>
          <Say words={name} />
        </b>
      </PageLink>
      {trial === null ? null : (
        <span className="trial">
          <Say words={trial} />
        </span>
      )}
    </div>
  );
}

function MainMenu({ path }: HeaderProps): ReactNode {
  const { t } = useTranslation();
  const shell = useFrame();
  const trail = trailInHeader(shell, path);
  return (
    <nav className="main-menu" aria-label={t('shell.main-menu')}>
      <ul>
        {shell.header.map((item) => (
          <li key={item.tab}>
            <MenuLink item={item} current={findCurrentState(item, path, trail)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same place and question in the other languages; another language is another document. */
function Languages({ path }: HeaderProps): ReactNode {
  const { t } = useTranslation();
  const { locale, locales, stops } = useFrame();
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

/** What opens the folded menu: a link to `#menu`, which the starter turns into a button. */
function MenuJump(): ReactNode {
  const { t } = useTranslation();
  const { stops } = useFrame();
  const stop = useStop();
  return (
    <a className="menu-jump" href="#menu" {...stop(lookup(stops, 'menu'))}>
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path className="to-open" d="M2 5h16M2 10h16M2 15h16" />
        <path className="to-close" d="M4 4 16 16M16 4 4 16" />
      </svg>
      <span>{t('shell.menu')}</span>
    </a>
  );
}
