// What a reader does with the whole table: open all, full screen, download what is seen, copy the link.

import { useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { changeQuery } from '../../addresses/query.ts';
import { isPlainClick } from '../../data/isPlainClick.ts';
import { useShell } from '../../data/useShell.ts';
import { useStop } from '../../data/useStop.ts';
import { Downloads } from './Downloads.tsx';
import { OPEN_ALL } from '../treegrid/tree.ts';
import { QueryLink } from './QueryLink.tsx';
import type { TableView } from './table.kind.ts';
import { useFigures } from './useFigures.ts';
import type { OpenTree } from '../treegrid/useTree.ts';

interface ToolsProps {
  readonly view: TableView;
  readonly tree: OpenTree;
}

/** Only the tools that this table has: opening all needs closed rows, downloads an address. */
export function Tools({ view, tree }: ToolsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <ul className="tools" aria-label={t('table.tools')}>
      {view.find === '' && tree.visible.some(({ expanded }) => expanded !== null) ? (
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
          <Downloads view={view} tab={view.tab + 3} />
        </li>
      )}
      <Whence view={view} tree={tree} />
      <CopyLink view={view} />
    </ul>
  );
}

function OpenAll({ view, tree }: ToolsProps): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const { queries } = useShell();
  const [search] = useSearchParams();
  const query = changeQuery(search.toString(), {
    [queries.open]: tree.allOpen ? null : OPEN_ALL,
  });
  return (
    <a
      href={`${query || '?'}#${view.id}`}
      rel="nofollow"
      {...stop(view.tab + 1)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
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
  const zoom = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
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

/** After the downloads. */
const WHENCE_STOP = 5.75;

/** Where the figures of the whole table come from: what is told of its total. */
function Whence({ view, tree }: ToolsProps): ReactNode {
  const { t } = useTranslation();
  const { queries } = useShell();
  const stop = useStop();
  const figures = useFigures(view);
  const [total] = tree.visible;
  if (total?.node.level !== 0) return null;
  return (
    <li>
      <QueryLink
        table={view.id}
        changes={{ [queries.code]: total.node.id }}
        rel={undefined}
        instead={() => figures(total, view.measure + 1)}
        {...stop(view.tab + WHENCE_STOP)}
      >
        {t('table.whence')}
      </QueryLink>
    </li>
  );
}

function CopyLink({ view }: { readonly view: TableView }): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const { locale } = useShell();
  // counted, so that a second copy is said as the first was
  const [copied, setCopied] = useState({ times: 0, said: '' });
  const copy = async () => {
    const done = await navigator.clipboard.writeText(location.href).then(
      () => true,
      () => false,
    );
    const said = t(done ? 'table.copied' : 'table.not-copied');
    setCopied(({ times }) => ({ times: times + 1, said }));
  };
  return (
    <li className="needs-life">
      <button type="button" onClick={() => void copy()} {...stop(view.tab + 6)}>
        {t('table.copy')}
      </button>
      <span role="status" lang={locale.code}>
        <span key={copied.times}>{copied.said}</span>
      </span>
    </li>
  );
}
