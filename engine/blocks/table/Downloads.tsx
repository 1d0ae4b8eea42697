// The rows that are seen, as files of each form, and with a description for machines.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { changeQuery } from '../../addresses/query.ts';
import { useStop } from '../../data/useStop.ts';
import type { TableView } from './table.kind.ts';

const ENDINGS = ['csv', 'xlsx', 'json'];
/** After the last of them, before the next number of the page. */
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
