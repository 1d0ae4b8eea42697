// Records on the full screen: a grid of all that is found, whose rows are asked for as the reader comes to them.

import { useMemo, useState, type ReactNode, type UIEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { PageLink } from '../../data/PageLink.tsx';
import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import { FullScreen } from '../treegrid/FullScreen.tsx';
import { Grid, type DrawnColumn, type SortColumn } from '../treegrid/Grid.tsx';
import { parseOrder } from '../treegrid/sort.ts';
import type { RecordGrid, RecordRow, RecordsView } from './records.kind.ts';
import { useGridRows, type FoundRow } from './useGridRows.ts';

interface GridProps {
  readonly view: RecordsView;
  readonly grid: RecordGrid;
}

/** A full-screen dialog; pages of rows are loaded while scrolling, in the order that the head is clicked to. */
export default function RecordsGrid({ view, grid }: GridProps): ReactNode {
  const { t } = useTranslation();
  const [order, setOrder] = useState(grid.order);
  const { rows, count, come } = useGridRows(view, grid, order);
  const columns = useColumns(grid);
  const name = view.title === null ? t('table.name') : plainWords(view.title);
  const scroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    // rows are of one height, whatever it is
    const { scrollTop, clientHeight, scrollHeight } = currentTarget;
    const height = scrollHeight / Math.max(1, count);
    const first = Math.floor(scrollTop / height);
    come(first, first + Math.ceil(clientHeight / height));
  };
  const sort = (sorted: readonly SortColumn[]) => {
    const by = sorted.at(-1);
    const head = grid.heads.find(({ field }) => field === by?.columnKey);
    setOrder(by && head ? `${by.direction === 'ASC' ? '' : '-'}${head.sort}` : grid.order);
  };
  return (
    <FullScreen id={view.id} name={name} about={<p>{grid.caption}</p>}>
      <Grid
        aria-label={name}
        // heads are a row too
        aria-rowcount={count + 1}
        columns={columns}
        rows={rows}
        keyOf={({ at }) => at}
        sorted={listSorted(grid, order)}
        onSort={sort}
        onScroll={scroll}
      />
    </FullScreen>
  );
}

function listSorted({ heads }: RecordGrid, order: string): SortColumn[] {
  const { field, down } = parseOrder(order);
  const head = heads.find(({ sort }) => sort === field);
  return head ? [{ columnKey: head.field, direction: down ? 'DESC' : 'ASC' }] : [];
}

function useColumns({ heads }: RecordGrid): DrawnColumn<FoundRow>[] {
  const { t } = useTranslation();
  return useMemo(
    () =>
      heads.map(({ field, title, sort }, i): DrawnColumn<FoundRow> => ({
        key: field,
        title: plainWords(title),
        figures: false,
        names: i === 0,
        sortable: sort !== '',
        text: ({ row }) => plainWords(row?.cells[i]?.words ?? ''),
        draw: ({ row }, tabIndex) => {
          if (row === null) return i === 0 ? t('records.waiting') : '';
          return i === 0 ? <Named of={row} tabIndex={tabIndex} /> : <Said of={row} place={i} />;
        },
      })),
    [heads, t],
  );
}

interface NamedProps {
  readonly of: RecordRow;
  readonly tabIndex: number;
}

function Named({ of: { cells, to }, tabIndex }: NamedProps): ReactNode {
  const words = cells[0]?.words ?? '';
  return (
    <span className="zoom-name zoom-flat" title={plainWords(words)}>
      {to === '' ? (
        <Say words={words} />
      ) : (
        <PageLink to={to} tabIndex={tabIndex}>
          <Say words={words} />
        </PageLink>
      )}
    </span>
  );
}

interface SaidProps {
  readonly of: RecordRow;
  readonly place: number;
}

function Said({ of: { cells }, place }: SaidProps): ReactNode {
  const { words, note } = cells[place] ?? { words: '', note: '' };
  return (
    <>
      <Say words={words} />
      {note === '' ? null : (
        <>
          , <Say words={note} />
        </>
      )}
    </>
  );
}
