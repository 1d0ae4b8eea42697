// What a reader does with the whole table: go to its next page, open all, full screen, download what is seen, copy the link.

import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { changeQuery } from '../../addresses/query.ts';
import { Said } from '../../data/Said.tsx';
import { useShell } from '../../data/useShell.ts';
import { useStop } from '../../data/useStop.ts';
import { OPEN_ALL } from '../treegrid/openWords.ts';
import type { TableRow } from '../treegrid/tree.ts';
import { QueryLink } from '../treegrid/QueryLink.tsx';
import type { TableView } from './table.kind.ts';
import { useFigures } from './Rows.tsx';
import type { OpenTree } from '../treegrid/useTree.ts';
import { ZoomLink } from '../treegrid/ZoomLink.tsx';

interface ToolsProps {
  readonly view: TableView;
  readonly tree: OpenTree<TableRow>;
}

/** Only the tools that this table has: opening all needs closed rows, downloads an address. */
export function Tools({ view, tree }: ToolsProps): ReactNode {
  const { t } = useTranslation();
  const { queries } = useShell();
  const stop = useStop();
  return (
    <ul className="tools" aria-label={t('table.tools')}>
      {view.find === '' && tree.visible.some(({ expanded }) => expanded !== null) ? (
        <li>
          <OpenAll view={view} tree={tree} />
        </li>
      ) : null}
      {view.zoom ? (
        <li>
          {/* without scripts nothing could be opened: all rows stand there */}
          <ZoomLink stop={stop(view.tab + 2)} besides={{ [queries.open]: OPEN_ALL }} />
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
  return (
    <QueryLink
      block={view.id}
      changes={{ [queries.open]: tree.allOpen ? null : OPEN_ALL }}
      instead={() => {
        tree.toggleAll();
        return true;
      }}
      {...stop(view.tab + 1)}
    >
      {t(tree.allOpen ? 'table.close-all' : 'table.open-all')}
    </QueryLink>
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
        block={view.id}
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
  // counted, so that a second copy is said as the first was
  const [copied, setCopied] = useState({ times: 0, said: '', error: '' });
  const copy = async () => {
    const done = await navigator.clipboard.writeText(location.href).then(
      () => true,
      () => false,
    );
    const said = t(done ? 'table.copied' : 'table.not-copied');
    setCopied(({ times }) => ({ times: times + 1, said, error: done ? '' : 'not-copied' }));
  };
  return (
    <li className="needs-life">
      <button type="button" onClick={() => void copy()} {...stop(view.tab + 6)}>
        {t('table.copy')}
      </button>
      <Said key={copied.times} words={copied.said} error={copied.error} from="copy" />
    </li>
  );
}

const ENDINGS = ['csv', 'xlsx', 'json'];
/** The package: after the last of them, before the next number of the page. */
const PACKAGE_STOP = ENDINGS.length - 0.5;

interface DownloadsProps {
  readonly view: TableView;
  /** Place of the first in the Tab order of the page; null: where it stands. */
  readonly tab: number | null;
}

/** Links with the query of the page; `tab` is the place of the first in the Tab order, null where the document's order holds. */
export function Downloads({ view, tab }: DownloadsProps): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const [search] = useSearchParams();
  const query = changeQuery(search.toString(), {});
  return (
    <>
      <span aria-hidden="true">{t('table.download')}</span>
      {ENDINGS.map((ending, i) => (
        <a
          key={ending}
          href={`${view.download}.${ending}${query}`}
          download
          rel="nofollow"
          aria-label={t('table.download-as', { form: ending.toUpperCase() })}
          {...(tab === null ? {} : stop(tab + i))}
        >
          {ending.toUpperCase()}
        </a>
      ))}
      <a
        href={`${view.download}.zip${query}`}
        download
        rel="nofollow"
        aria-label={t('table.package-as')}
        {...(tab === null ? {} : stop(tab + PACKAGE_STOP))}
      >
        {t('table.package')}
      </a>
    </>
  );
}

/** After the rows, before what is done with the whole table. */
const PAGES_STOP = 0.95;

/** Renders nothing where all rows stand on one page, or the block is shown alone. */
export function Pages({ view }: { readonly view: TableView }): ReactNode {
  const { t } = useTranslation();
  const { pages } = view;
  if (!pages || view.alone) return null;
  const { page, last, from, to, count } = pages;
  return (
    <nav className="tools" aria-label={t('table.pages')}>
      {page > 1 ? <PageOf view={view} to={page - 1} words={t('table.page-before')} at={0} /> : null}
      <span data-outcome="">{t('table.page-rows', { from, to, count })}</span>
      {page < last ? (
        <PageOf view={view} to={page + 1} words={t('table.page-next')} at={1} />
      ) : null}
    </nav>
  );
}

interface PageOfProps {
  readonly view: TableView;
  readonly to: number;
  readonly words: string;
  readonly at: number;
}

function PageOf({ view, to, words, at }: PageOfProps): ReactNode {
  const stop = useStop();
  const { queries } = useShell();
  return (
    <QueryLink
      block={view.id}
      changes={{ [queries.page]: to === 1 ? null : String(to) }}
      data-keep={`page ${at}`}
      {...stop(view.tab + PAGES_STOP + at / 100)}
    >
      {words}
    </QueryLink>
  );
}
