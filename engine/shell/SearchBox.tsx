// The search over the whole portal in the head of every page: a form that needs no script, on narrow screens a link to it.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router';

import { PageLink } from '../data/PageLink.tsx';
import { useShell } from '../data/useShell.ts';
import { useStop } from '../data/useStop.ts';
import type { ShellSearch } from '../model/portal.ts';

export function SearchBox(): ReactNode {
  const { search, stops } = useShell();
  return search === null || stops['search'] === undefined ? null : (
    <Box search={search} tab={stops['search']} />
  );
}

function Box({
  search,
  tab,
}: {
  readonly search: NonNullable<ShellSearch>;
  readonly tab: number;
}): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const action = useHref(search.to);
  const glass = (
    <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="M12.7 12.7 18 18" />
    </svg>
  );
  return (
    <search className="search-box">
      <form method="get" action={action}>
        <input
          type="search"
          name={search.query}
          aria-label={t('search.name')}
          placeholder={t('search.name')}
          maxLength={100}
          {...stop(tab)}
        />
        <button type="submit" aria-label={t('search.find')} {...stop(tab + 0.5)}>
          {glass}
        </button>
      </form>
      <PageLink to={search.to} {...stop(tab)}>
        {glass}
        <span>{t('search.name')}</span>
      </PageLink>
    </search>
  );
}
