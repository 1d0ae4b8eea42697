// The rows of a table: each a link that opens it on the server, one stop with arrow keys once the page is alive.

import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { InPlaceLink } from '../../data/InPlaceLink.tsx';
import { PageLink } from '../../data/PageLink.tsx';
import { useExplain } from '../../data/explain.ts';
import { useLive } from '../../data/useLive.ts';
import { useAmountStyle } from '../../data/useShell.ts';
import { useStop } from '../../data/useStop.ts';
import { SHOWN } from '../../language/heard.ts';
import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import { takeCodeStart } from '../../model/codes.ts';
import type { NumberStyle, Words } from '../../model/portal.ts';
import type { TableView } from './table.kind.ts';
import { computeBarLength } from './cells.ts';
import { describeRow, type TableRow, type VisibleRow } from '../treegrid/tree.ts';
import { useRoving } from '../treegrid/useRoving.ts';
import { useHeardCells, type HearCell } from './useHeardCells.ts';
import { useToggleLinks, type OpenTree } from '../treegrid/useTree.ts';

/** After the heads of the columns, before what is done with the whole table. */
const ROWS_STOP = 0.9;

interface RowsProps {
  readonly view: TableView;
  readonly tree: OpenTree<TableRow>;
  readonly search: string;
  /** Whether the full screen is over them. */
  readonly held: boolean;
}

/** What is asked once for all rows: a hook in each cell would be paid thousands of times. */
interface Shared {
  readonly view: TableView;
  readonly live: boolean;
  readonly toggle: (id: string) => void;
  readonly href: (row: VisibleRow) => string;
  readonly stop: object;
  readonly breach: string;
  readonly numbers: NumberStyle;
  /** A cell in full words; null while the page sleeps: the head of the column says its unit. */
  readonly hear: HearCell | null;
}

/** Under the full screen nobody sees them and there may be very many: they stay as they were. So they do not listen to the address themselves. */
export const Rows = memo(AllRows, (_, { held }) => held);

function AllRows({ view, tree, search }: RowsProps): ReactNode {
  const live = useLive() && view.tree;
  const explain = useFigures(view);
  const { row, column, listens } = useRoving({ tree, live, keyed: view.tree, explain });
  const shared = useShared({ view, tree, search, live });
  return (
    <tbody {...listens}>
      {tree.visible.map((visible, i) => (
        <Line
          key={visible.node.id}
          row={visible}
          shared={shared}
          at={live && i === row ? column : null}
        />
      ))}
    </tbody>
  );
}

function useShared({
  view,
  tree,
  search,
  live,
}: Omit<RowsProps, 'held'> & { readonly live: boolean }): Shared {
  const { t } = useTranslation();
  const numbers = useAmountStyle();
  const stop = useStop();
  const href = useToggleLinks(tree, view.id, search);
  const hear = useHeardCells(view, live);
  return {
    view,
    live,
    toggle: tree.toggle,
    href,
    stop: stop(view.tab + ROWS_STOP),
    breach: t('breach.mark'),
    numbers,
    hear,
  };
}

interface LineProps {
  readonly row: VisibleRow;
  readonly shared: Shared;
  /** The focused column of this row, −1 for the row itself; null where the focus is elsewhere. */
  readonly at: number | null;
}

function Line({ row, shared, at }: LineProps): ReactNode {
  const { node } = row;
  const { view, live } = shared;
  const tabs = live ? { tabIndex: at === -1 ? 0 : -1, 'data-tab-order': view.tab + ROWS_STOP } : {};
  const grid = view.tree ? describeRow(row) : {};
  return (
    <tr {...grid} {...tabs} className={node.level === 0 ? 'total' : undefined}>
      <th scope="row" tabIndex={at === 0 ? 0 : undefined}>
        <NameCell row={row} shared={shared} />
        {node.breach === '' ? null : (
          <span className="breach">
            <span aria-hidden="true" title={node.breach}>
              ≠
            </span>
            <span className="visually-hidden">
              {shared.breach}: {node.breach}
            </span>
          </span>
        )}
      </th>
      {view.columns.map(({ field, kind }, i) => {
        const text = node.values[i] ?? '';
        const said = shared.hear?.(text, kind);
        // in a treegrid a cell is a gridcell by itself (HTML-AAM): said thousands of times, it would cost
        return (
          <td
            key={field + kind}
            className={kind === 'text' ? kind : said && 'heard'}
            tabIndex={at === i + 1 ? 0 : undefined}
            data-said={said}
          >
            {kind === 'share' && node.level > 0 ? (
              <Bar share={computeBarLength(text, shared.numbers)} />
            ) : null}
            {said === undefined ? (
              text
            ) : (
              <span className={SHOWN} aria-hidden="true">
                {text}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** How large a share is, beside its number. */
function Bar({ share }: { readonly share: number }): ReactNode {
  return (
    <svg aria-hidden="true">
      <rect width={`${share}%`} />
    </svg>
  );
}

function NameCell({
  row,
  shared: { view, live, toggle, href, stop },
}: Pick<LineProps, 'row' | 'shared'>): ReactNode {
  const { node, expanded } = row;
  const name = (
    <span data-name lang={node.lang || undefined}>
      {node.name}
    </span>
  );
  const code =
    node.level === 0 || !view.tree || view.bare ? null : (
      <>
        <span className="code">{node.code}</span>{' '}
      </>
    );
  const leads = view.linked?.includes(node.code) !== false;
  const beside = <CounterpartLink node={node} view={view} live={live} stop={stop} />;
  if (view.link !== '' && leads && node.level > 0)
    return (
      <PageLink to={view.link.replace(':code', node.code)} {...(live ? { tabIndex: -1 } : stop)}>
        {code}
        {name}
      </PageLink>
    );
  if (expanded === null)
    return (
      <span className="leaf">
        {code}
        {name}
        {leads ? <LeafLink node={node} view={view} live={live} stop={stop} /> : null}
        {beside}
      </span>
    );
  return (
    <>
      <InPlaceLink
        className="opener"
        href={href(row)}
        act={() => toggle(node.id)}
        {...(live ? { tabIndex: -1 } : stop)}
      >
        {code}
        {name}
      </InPlaceLink>
      {beside}
    </>
  );
}

interface StopProps {
  readonly live: boolean;
  /** What makes a stop of it while the page is not alive. */
  readonly stop: object;
}

/** The link to the member that belongs to a row, where it has one. */
function CounterpartLink({
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
      of={node.name}
      words={beside.words}
      live={live}
      stop={stop}
    />
  );
}

/** The link of a row with nothing below it, where the table has one. */
function LeafLink({
  node,
  view: { to, words },
  live,
  stop,
}: StopProps & Pick<VisibleRow, 'node'> & { readonly view: TableView }): ReactNode {
  if (to === '' || node.level === 0) return null;
  const address = to.replaceAll(':code', node.code);
  return <RowTo to={address} of={node.name} words={words} live={live} stop={stop} />;
}

interface RowToProps extends StopProps {
  readonly to: string;
  /** The name of the row, which is said with the words. */
  readonly of: string;
  readonly words: Words | undefined;
}

/** A link beside the name; alive it is reached by Enter on the name, for the tree is one stop. */
function RowTo({ to, of, words: own, live, stop }: RowToProps): ReactNode {
  const { t } = useTranslation();
  const words = own ?? t('table.row-to');
  return (
    <>
      {' '}
      <PageLink
        className="row-to"
        to={to}
        aria-label={`${plainWords(words)}: ${of}`}
        {...(live ? { tabIndex: -1 } : stop)}
      >
        <Say words={words} />
      </PageLink>
    </>
  );
}

/** Explains the figure; `column` counts the cells of the row, its name is 0. False where there is no figure. */
export function useFigures({
  id,
  columns,
}: TableView): (row: VisibleRow | undefined, column: number) => boolean {
  const explain = useExplain(id);
  return (row, column) => {
    const shown = columns[column - 1];
    if (!row || !shown || shown.kind === 'text' || (row.node.values[column - 1] ?? '') === '')
      return false;
    explain(row.node.id, shown.field);
    return true;
  };
}
