// Links beside the name of a row: to the page of what it is, to the member that belongs to it.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PageLink } from '../../data/PageLink.tsx';
import { Say } from '../../language/Say.tsx';
import { takeCodeStart } from '../../model/codes.ts';
import type { Words } from '../../model/portal.ts';
import type { VisibleRow } from '../treegrid/tree.ts';
import type { TableView } from './table.kind.ts';

interface StopProps {
  readonly live: boolean;
  /** What makes a stop of it while the page is not alive. */
  readonly stop: object;
}

/** The link to the member that belongs to a row, where it has one. */
export function CounterpartLink({
  node,
  view: { beside },
  live,
  stop,
}: StopProps & Pick<VisibleRow, 'node'> & { readonly view: TableView }): ReactNode {
  const member =
    beside?.level === node.level
      ? beside.codes[takeCodeStart(node.code, beside.digits)]
      : undefined;
  if (!beside || member === undefined) return null;
  return (
    <RowTo
      to={beside.to.replaceAll(':code', member)}
      words={beside.words}
      live={live}
      stop={stop}
    />
  );
}

/** The link of a row with nothing below it, where the table has one. */
export function LeafLink({
  node,
  view: { to, words },
  live,
  stop,
}: StopProps & Pick<VisibleRow, 'node'> & { readonly view: TableView }): ReactNode {
  if (to === '' || node.level === 0) return null;
  return <RowTo to={to.replaceAll(':code', node.code)} words={words} live={live} stop={stop} />;
}

/** A link beside the name; alive it is reached by Enter on the name, for the tree is one stop. */
function RowTo({
  to,
  words,
  live,
  stop,
}: StopProps & { readonly to: string; readonly words: Words | undefined }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      {' '}
      <PageLink className="row-to" to={to} {...(live ? { tabIndex: -1 } : stop)}>
        {words === undefined ? t('table.row-to') : <Say words={words} />}
      </PageLink>
    </>
  );
}
