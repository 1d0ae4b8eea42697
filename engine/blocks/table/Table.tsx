// A table of figures: a plain table for everyone, a treegrid once it is alive, a grid on the full screen when asked.

import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router';

import { useLive } from '../../data/useLive.ts';
import { useShell } from '../../data/useShell.ts';
import { useStop } from '../../data/useStop.ts';
import { Say } from '../../language/Say.tsx';
import type { View } from '../../model/portal.ts';
import type { TableView } from './table.kind.ts';
import { changeQuery } from '../../addresses/query.ts';
import { Covered } from '../Covered.tsx';
import type { BrowserPart } from '../part.ts';
import { readLines, withShownRows, writeCell } from './carried.ts';
import { OPEN_ALL } from './openRows.ts';
import { Rows } from './Rows.tsx';
import { useTree } from './useTree.ts';
import '../figures.css';
import './table.css';

export const table: BrowserPart<TableView> = {
  Component: Table,
  keyOf: (view) => view.call,
  showsUnits: (view) => view.columns.some((column) => column.kind === 'amount'),
  withShown: (view, { section, numbers }) =>
    section === null ? view : withShownRows(view, readLines(section), numbers),
};

const Zoom = lazy(() => import('./Zoom.tsx'));

export function Table({ view }: { readonly view: TableView }): ReactNode {
  const { t } = useTranslation();
  const { queries } = useShell();
  const [search] = useSearchParams();
  const tree = useTree(view);
  const zoomed = useLive() && view.zoom && search.get(queries.zoom) === '1';
  if (view.state !== 'ready') return <p className="empty">{view.message}</p>;
  return (
    <>
      {view.notes.map((note) => (
        <p className="note" key={note}>
          {note}
        </p>
      ))}
      <Covered of={view} />
      <div className="table-scroll">
        <table
          className="figures"
          role={view.tree ? 'treegrid' : undefined}
          aria-busy={tree.waiting}
          data-table-type={view.type || undefined}
          aria-label={view.title === null ? t('table.name') : undefined}
          aria-labelledby={view.title === null ? undefined : `${view.id}-title`}
          aria-describedby={`${view.id}-caption`}
        >
          <caption id={`${view.id}-caption`}>{view.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('table.name')}</th>
              {view.columns.map((column) => (
                <th scope="col" key={column.field} className={column.kind}>
                  <Say words={column.title} />
                  {column.kind === 'percent' ? ', %' : ''}
                </th>
              ))}
            </tr>
          </thead>
          <Rows view={view} tree={tree} search={search.toString()} held={zoomed} />
        </table>
      </div>
      <Tools view={view} tree={tree} />
      <Terms view={view} />
      <p className="visually-hidden" role="status">
        {tree.said}
      </p>
      {zoomed ? (
        <Suspense fallback={null}>
          <Zoom view={view} tree={tree} write={writeCell} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Names in the table that are explained; a tree stays one stop, so they open here. */
function Terms({ view }: { readonly view: TableView }): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const { terms } = useLoaderData<View>();
  const here = terms.filter((term) => view.terms?.includes(term.key));
  if (here.length === 0) return null;
  return (
    <p className="terms-of-table">
      {t('terms.of-table')}{' '}
      {here.map((term, i) => (
        <span key={term.key}>
          <button
            type="button"
            className="term"
            popoverTarget={`term-${term.key}`}
            {...stop(view.tab + 9 + i / 10)}
          >
            <Say words={term.name} />
          </button>
          {i < here.length - 1 ? ', ' : ''}
        </span>
      ))}
    </p>
  );
}

/** Everything a reader does with the whole table: open all, full screen, download what is seen, copy the link. */
function Tools({
  view,
  tree,
}: {
  readonly view: TableView;
  readonly tree: ReturnType<typeof useTree>;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <ul className="tools" aria-label={t('table.tools')}>
      {view.tree ? (
        <li>
          <OpenAll view={view} tree={tree} />
        </li>
      ) : null}
      {view.zoom ? (
        <li>
          <FullScreen view={view} />
        </li>
      ) : null}
      {view.download === '' ? null : (
        <li>
          <Downloads view={view} />
        </li>
      )}
      <CopyLink view={view} />
    </ul>
  );
}

function OpenAll({
  view,
  tree,
}: {
  readonly view: TableView;
  readonly tree: ReturnType<typeof useTree>;
}): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const { queries } = useShell();
  const [search] = useSearchParams();
  return (
    <a
      href={
        changeQuery(search.toString(), { [queries.open]: tree.allOpen ? null : OPEN_ALL }) || '?'
      }
      rel="nofollow"
      {...stop(view.tab + 1)}
      onClick={(event) => {
        event.preventDefault();
        tree.toggleAll();
      }}
    >
      {t(tree.allOpen ? 'table.close-all' : 'table.open-all')}
    </a>
  );
}

function FullScreen({ view }: { readonly view: TableView }): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const { queries } = useShell();
  const [search, setSearch] = useSearchParams();
  const zoom = (event: React.MouseEvent) => {
    event.preventDefault();
    setSearch(
      (before) => {
        before.set(queries.zoom, '1');
        return before;
      },
      { preventScrollReset: true },
    );
  };
  return (
    <a
      href={changeQuery(search.toString(), { [queries.zoom]: '1', [queries.open]: OPEN_ALL })}
      rel="nofollow"
      {...stop(view.tab + 2)}
      onClick={zoom}
    >
      {t('table.zoom')}
    </a>
  );
}

const ENDINGS = ['csv', 'xlsx', 'json'];

function Downloads({ view }: { readonly view: TableView }): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const [search] = useSearchParams();
  return (
    <>
      <span aria-hidden="true">{t('table.download')}</span>
      {ENDINGS.map((ending, i) => (
        <a
          key={ending}
          href={`${view.download}.${ending}${changeQuery(search.toString(), {})}`}
          download
          rel="nofollow"
          aria-label={t('table.download-as', { form: ending.toUpperCase() })}
          {...stop(view.tab + 3 + i)}
        >
          {ending.toUpperCase()}
        </a>
      ))}
    </>
  );
}

function CopyLink({ view }: { readonly view: TableView }): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const live = useLive();
  const { locale } = useShell();
  const [copied, setCopied] = useState('');
  const copy = async () => {
    const done = await navigator.clipboard.writeText(location.href).then(
      () => true,
      () => false,
    );
    setCopied(t(done ? 'table.copied' : 'table.not-copied'));
  };
  return (
    <li className="needs-life" data-live={live || undefined}>
      <button type="button" onClick={() => void copy()} {...stop(view.tab + 6)}>
        {t('table.copy')}
      </button>
      <span role="status" lang={locale.code}>
        {copied}
      </span>
    </li>
  );
}
