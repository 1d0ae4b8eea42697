// One page: heading, filters, notices, blocks in order; announces itself when it has come.

import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation } from 'react-router';

import { Block } from '../blocks/Block.tsx';
import { isMissing } from '../blocks/failed.ts';
import { useShell } from '../data/useShell.ts';
import { FilterBar } from './FilterBar.tsx';
import { Say } from '../language/Say.tsx';
import { speaker } from '../language/messages.ts';
import { plainWords } from '../language/text.ts';
import type { View } from '../model/portal.ts';
import { Term } from './Term.tsx';
import { titleOf } from './titleOf.ts';
import './page.css';

interface Props {
  /** What stands below a block. */
  readonly below?: (block: View['blocks'][number]) => ReactNode;
}

export function PageView({ below }: Props): ReactNode {
  const { t } = useTranslation();
  const view = useLoaderData<View>();
  const heading = useArrival(view);
  return (
    <>
      <header className="page-head">
        {view.subject === null ? null : (
          <p className="subject">
            <Say words={view.subject} />
          </p>
        )}
        <h1 ref={heading} tabIndex={-1}>
          <Say words={view.title} />
        </h1>
        {view.about === null ? null : (
          <p className="about">
            <Say words={view.about} />
          </p>
        )}
      </header>
      <FilterBar view={view} />
      {view.notices.length === 0 ? null : (
        <ul className="notices" role="status">
          {view.notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      {view.blocks.map((block) => (
        <Fragment key={block.id}>
          {block.id === view.invented?.beside ? (
            <p className="invented">{t('page.invented')}</p>
          ) : null}
          <Block view={block} />
          {below?.(block)}
        </Fragment>
      ))}
      {view.terms.map((term) => (
        <Term key={term.key} term={term} />
      ))}
    </>
  );
}

/** After a navigation the title changes and the focus goes to the heading; after a filter change both stay. */
function useArrival(view: View) {
  const { t, i18n } = useTranslation();
  const { name } = useShell();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ pathname, view });
  useEffect(() => {
    document.title = titleOf(speaker(i18n), name, view);
    const last = before.current;
    before.current = { pathname, view };
    if (last.view === view) return;
    const missing = view.blocks.find(isMissing);
    const title = plainWords(view.title);
    const came = t(last.pathname === pathname ? 'page.changed' : 'page.came', { title });
    announce(missing ? `${title}. ${missing.message}` : came);
    if (last.pathname !== pathname && location.hash === '')
      heading.current?.focus({ preventScroll: true });
  }, [pathname, view, name, t, i18n]);
  return heading;
}

/** One polite sentence per finished load. */
function announce(text: string): void {
  const place = document.getElementById('announcement');
  if (place) place.textContent = text;
}
