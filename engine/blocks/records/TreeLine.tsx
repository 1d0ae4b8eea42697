// A row of a tree: what opens it before its name, cells beside it, or the link to the rest of its level.

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/control-has-associated-label -- a table whose rows are laid out as cards is a tree to some readers only where its roles are said */

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { InPlaceLink } from '../../data/InPlaceLink.tsx';
import { PageLink } from '../../data/PageLink.tsx';
import { useLive } from '../../data/useLive.ts';
import type { StopAttributes } from '../../data/useStop.ts';
import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import { describeRow, type VisibleRow } from '../treegrid/tree.ts';
import { Cell, Note } from './Cell.tsx';
import type { RecordCell, RecordTree, RecordTreeRow } from './records.kind.ts';

interface TreeLineProps {
  readonly row: VisibleRow<RecordTreeRow>;
  readonly tree: RecordTree;
  /** The address where it is open, or closed, or the rest of its level stands there. */
  readonly href: string;
  readonly toggle: (id: string) => void;
  readonly isWaiting: boolean;
  /** Where its links stand in the Tab order. */
  readonly order: StopAttributes;
  /** Which column is the stop of the tree, −1 for the row itself; null: it is in another row, or there is none yet. */
  readonly stop: number | null;
}

const NOTHING: RecordCell = { words: '', note: '' };

export function TreeLine(props: TreeLineProps): ReactNode {
  const { row, tree, isWaiting, order, stop } = props;
  const { isFound, cells } = row.node;
  const tabs = (column: number) => (stop === column ? { ...order, tabIndex: 0 } : {});
  return (
    <tr
      role="row"
      {...describeRow(row)}
      aria-busy={isWaiting || undefined}
      className={isFound ? 'records-found' : undefined}
      {...tabs(-1)}
    >
      <th role="rowheader" scope="row" {...tabs(0)}>
        <Name {...props} />
      </th>
      {tree.heads.slice(1).map(({ field, title, as }, i) => {
        const cell = cells[i + 1] ?? NOTHING;
        return (
          <td
            key={field}
            role="gridcell"
            className={as === 'count' ? as : undefined}
            data-label={cell.words === '' ? undefined : plainWords(title)}
            {...tabs(i + 1)}
          >
            <Cell of={cell} as={as} />
          </td>
        );
      })}
    </tr>
  );
}

/** A name that leads nowhere opens its row itself. */
function Name({ row, tree, href, toggle, order }: TreeLineProps): ReactNode {
  const { t } = useTranslation();
  // alive, the tree is one stop, and its links are none
  const stop = useLive() ? { tabIndex: -1 } : order;
  const { node, expanded } = row;
  const { id, rest, isFound, cells, to = tree.to.replaceAll(':code', id) } = node;
  const turn = { href, act: () => toggle(id), ...stop };
  if (rest !== undefined)
    return (
      <InPlaceLink className="records-more" {...turn}>
        {t('records.more', { count: rest })}
      </InPlaceLink>
    );
  const cell = cells[0] ?? NOTHING;
  const words = <Say words={cell.words} />;
  const isOpener = to === '' && expanded !== null;
  const named = isOpener
    ? { 'data-name': '' }
    : { 'aria-label': t('records.below', { name: plainWords(cell.words) }) };
  return (
    <>
      {expanded === null ? null : (
        <InPlaceLink className="opener" {...named} {...turn}>
          {isOpener ? words : null}
        </InPlaceLink>
      )}
      {isOpener ? null : (
        <span data-name="">
          {to === '' ? (
            words
          ) : (
            <PageLink to={to} {...stop}>
              {words}
            </PageLink>
          )}
        </span>
      )}
      <Note of={cell} />
      {isFound ? <small className="records-mark">{t('records.found-one')}</small> : null}
    </>
  );
}
