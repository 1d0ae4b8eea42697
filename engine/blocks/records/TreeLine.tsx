// A row of a tree: what opens it before its name, cells beside it, or the link to the rest of its level.

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/control-has-associated-label -- a table whose rows are laid out as cards is a tree to some readers only where its roles are said */

import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { changeQuery } from '../../addresses/query.ts';
import { isPlainClick } from '../../data/isPlainClick.ts';
import { PageLink } from '../../data/PageLink.tsx';
import { useLive } from '../../data/useLive.ts';
import { useShell } from '../../data/useShell.ts';
import { useStop } from '../../data/useStop.ts';
import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import { at } from '../../model/lookup.ts';
import { Cell, Note } from './Cell.tsx';
import { writeTurned } from './open.ts';
import type { RecordHead, RecordsView } from './records.kind.ts';
import type { Levels } from './useLevels.ts';
import type { TreeStop } from './useTreeStop.ts';

/** Where the links of a tree stand in the Tab order of its block. */
const ROWS_STOP = 0.5;

interface TreeLineProps {
  readonly view: RecordsView;
  readonly heads: readonly RecordHead[];
  readonly levels: Levels;
  readonly place: number;
  /** Null: the stop of the tree is another row, or there is none yet. */
  readonly stop: TreeStop | null;
}

export function TreeLine(props: TreeLineProps): ReactNode {
  const { view, heads, levels, place, stop } = props;
  const row = at(levels.rows, place);
  const order = useStop()(view.tab + ROWS_STOP);
  const { key, level, position, size, expanded, isFound, hidden, cells } = row;
  const tabs = (column: number) =>
    stop && stop.link < 0 && stop.column === column ? { ...order, tabIndex: 0 } : {};
  return (
    <tr
      role="row"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={Math.max(size, position)}
      aria-expanded={expanded ?? undefined}
      aria-busy={levels.waiting === row || undefined}
      data-key={hidden > 0 ? undefined : key}
      className={isFound ? 'records-found' : undefined}
      {...tabs(-1)}
    >
      <th role="rowheader" scope="row" {...tabs(0)}>
        <Name {...props} />
      </th>
      {heads.slice(1).map(({ field, title, as }, i) => {
        const cell = cells[i + 1] ?? { words: '', note: '' };
        return (
          <td
            key={field}
            role="gridcell"
            className={as}
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
function Name(props: TreeLineProps): ReactNode {
  const { t } = useTranslation();
  const { to, expanded, isFound, hidden, cells } = at(props.levels.rows, props.place);
  const stop = useLinkStop(props, expanded === null || to === '' ? 0 : 1);
  if (hidden > 0) return <Turn {...props}>{t('records.more', { count: hidden })}</Turn>;
  const cell = cells[0] ?? { words: '', note: '' };
  const words = <Say words={cell.words} />;
  const named =
    to === '' ? (
      words
    ) : (
      <PageLink to={to} {...stop}>
        {words}
      </PageLink>
    );
  return (
    <>
      {expanded === null ? null : (
        <Turn
          {...props}
          label={to === '' ? '' : t('records.below', { name: plainWords(cell.words) })}
        >
          {to === '' ? words : null}
        </Turn>
      )}
      {expanded !== null && to === '' ? null : <span className="records-name">{named}</span>}
      <Note of={cell} />
      {isFound ? <small className="records-mark">{t('records.found-one')}</small> : null}
    </>
  );
}

interface TurnProps extends TreeLineProps {
  /** What it is called where it has no words. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** The link that opens or closes the row, or shows the rest of its level: to an address without scripts, in place with them. */
function Turn({ label = '', children, ...props }: TurnProps): ReactNode {
  const { view, levels, place } = props;
  const { queries } = useShell();
  const [search] = useSearchParams();
  const stop = useLinkStop(props, 0);
  const row = at(levels.rows, place);
  const words = writeTurned(levels.rows, place, levels.isWhole).join(',');
  const query = changeQuery(search.toString(), { [queries.open]: words || null });
  const turn = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    levels.turn(row);
  };
  return (
    <a
      href={`${query || '?'}#${view.id}`}
      className={row.hidden > 0 ? 'records-more' : 'records-turn'}
      aria-label={label || undefined}
      data-keep=""
      onClick={turn}
      {...stop}
    >
      {children}
    </a>
  );
}

/** Alive, only the link that has the focus is a stop. */
function useLinkStop({ view, stop }: TreeLineProps, link: number): object {
  const live = useLive();
  const order = useStop()(view.tab + ROWS_STOP);
  if (!live) return order;
  return stop?.link === link ? { ...order, tabIndex: 0 } : { tabIndex: -1 };
}
