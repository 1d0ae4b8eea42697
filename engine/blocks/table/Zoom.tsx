// The table on the whole screen: a grid that draws only the rows in sight, and above it what a reader does with them.

import {
  useEffect,
  useMemo,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { report } from '../../data/message.ts';
import { useShell } from '../../data/useShell.ts';
import { plainWords } from '../../language/text.ts';
import { Covered } from '../figure/Covered.tsx';
import { FullScreen } from '../treegrid/FullScreen.tsx';
import { Grid, type DrawnColumn } from '../treegrid/Grid.tsx';
import { findRows, type TableRow, type VisibleRow } from '../treegrid/tree.ts';
import type { OpenTree } from '../treegrid/useTree.ts';
import { formatColumnTitle } from './cells.ts';
import { useGo } from '../treegrid/QueryLink.tsx';
import type { TableView } from './table.kind.ts';
import { useFigures } from './Rows.tsx';
import { Downloads } from './Tools.tsx';

interface ZoomProps {
  readonly view: TableView;
  readonly tree: OpenTree<TableRow>;
}

/** A full-screen dialog, loaded on demand, whose search narrows the rows without asking the server. */
export default function Zoom({ view, tree }: ZoomProps): ReactNode {
  const { t } = useTranslation();
  const { queries } = useShell();
  const [search] = useSearchParams();
  const [find, setFind] = useState(search.get(queries.find) ?? '');
  // what the server has found it has found among all rows
  const wanted = find.trim() === view.find ? '' : find;
  const rows = useMemo(() => findRows(tree.visible, wanted), [tree.visible, wanted]);
  const columns = useColumns(view);
  const figures = useFigures(view);
  const canToggle = (row: VisibleRow | undefined, column: number) =>
    row && column === 0 && row.expanded !== null ? row : null;
  const pick = (at: VisibleRow, column: number) => {
    const row = canToggle(at, column);
    if (row) tree.toggle(row.node.id);
    else if (view.tree) figures(at, column);
  };
  const press = (at: VisibleRow | undefined, column: number, key: string) => {
    const asks = key === 'Enter' || key === ' ';
    if (asks && view.tree && figures(at, column)) return true;
    const row = canToggle(at, column);
    const isTurned =
      key === 'Enter' || (row?.expanded ? key === 'ArrowLeft' : key === 'ArrowRight');
    if (row && isTurned) tree.toggle(row.node.id);
    return row !== null && isTurned;
  };
  const name = view.title === null ? view.caption : plainWords(view.title);
  return (
    <FullScreen
      id={view.id}
      name={name}
      about={
        <>
          {view.title === null ? null : <p>{view.caption}</p>}
          <Covered of={view} />
        </>
      }
      tools={<Bar view={view} tree={tree} find={find} setFind={setFind} found={rows.length} />}
    >
      <Grid
        aria-label={name}
        columns={columns}
        rows={rows}
        keyOf={({ node }) => node.id}
        onKey={press}
        onPick={pick}
        {...(view.tree ? { placeOf } : {})}
      />
      {rows.length === 0 ? <p>{t('outcome.empty')}</p> : null}
    </FullScreen>
  );
}

function placeOf(row: VisibleRow): VisibleRow {
  return row;
}

function useColumns(view: TableView): DrawnColumn<VisibleRow>[] {
  const { t } = useTranslation();
  // the columns stay the same while rows open and close: rows in sight need not be drawn anew
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('table.name'),
        figures: false,
        names: true,
        text: ({ node }) => `${node.code} ${node.name}`,
        draw: (row) => <NameCell row={row} />,
      },
      ...view.columns.map((column, i) => ({
        // a measure and its shares are of one field
        key: `${column.field} ${column.kind}`,
        title: formatColumnTitle(column),
        figures: column.kind !== 'text',
        text: ({ node }: VisibleRow) => node.values[i] ?? '',
      })),
    ],
    [view, t],
  );
}

function NameCell({ row: { node, expanded } }: { readonly row: VisibleRow }): ReactNode {
  return (
    <span
      className={`zoom-name level-${Math.min(8, node.level)}`}
      lang={node.lang || undefined}
      title={node.name}
    >
      {expanded === null ? null : (
        <span className="zoom-opener" data-open={expanded || undefined} />
      )}
      <span className="code">{node.level === 0 ? '' : node.code}</span> {node.name}
    </span>
  );
}

interface BarProps extends ZoomProps {
  /** What is looked for among the rows. */
  readonly find: string;
  readonly setFind: (find: string) => void;
  /** How many rows are shown of those that are looked for. */
  readonly found: number;
}

/** Opening all, search, unit and downloads. */
function Bar(props: BarProps): ReactNode {
  const { t } = useTranslation();
  const { view, tree } = props;
  return (
    <>
      {view.tree ? (
        <button type="button" className="zoom-all" onClick={() => tree.toggleAll()}>
          {t(tree.allOpen ? 'table.close-all' : 'table.open-all')}
        </button>
      ) : null}
      <Find {...props} />
      <Unit view={view} />
      {view.download === '' ? null : (
        <p className="zoom-downloads">
          <Downloads view={view} tab={null} />
        </p>
      )}
    </>
  );
}

/** Rows in sight are found with each letter; what is entered stands in the address too. */
function Find({ view, find, setFind, found }: BarProps): ReactNode {
  const { t } = useTranslation();
  useEffect(() => {
    if (find.trim() !== '')
      report({ text: t('table.count', { count: found }), error: '', from: view.id });
  }, [t, view.id, find, found]);
  const { queries } = useShell();
  const go = useGo({ replace: true });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go({ [queries.find]: find.trim() });
  };
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || find === '') return;
    // the screen closes with the next one
    event.preventDefault();
    setFind('');
    go({ [queries.find]: null });
  };
  return (
    <form role="search" onSubmit={submit}>
      <label>
        <span>{t('table.zoom-find')}</span>
        <input
          type="search"
          value={find}
          maxLength={80}
          onChange={({ target }) => setFind(target.value)}
          onKeyDown={clear}
        />
      </label>
    </form>
  );
}

function Unit({ view }: { readonly view: TableView }): ReactNode {
  const { t } = useTranslation();
  const { units, queries } = useShell();
  const go = useGo({ replace: true });
  if (units.length < 2 || view.unit === undefined) return null;
  return (
    <label>
      <span>{t('filters.unit')}</span>
      <select
        value={view.unit}
        onChange={({ target }) =>
          go({ [queries.unit]: target.value === String(view.ownUnit) ? null : target.value })
        }
      >
        {units.map(({ value, title }) => (
          <option key={value} value={value}>
            {plainWords(title)}
          </option>
        ))}
      </select>
    </label>
  );
}
