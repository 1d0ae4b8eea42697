// What stands above the grid on the full screen: what it shows, and what a reader does with it.

import { type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { useShell } from '../../data/useShell.ts';
import { plainWords } from '../../language/text.ts';
import { Covered } from '../figure/Covered.tsx';
import { Downloads } from './Downloads.tsx';
import type { TableView } from './table.kind.ts';
import type { OpenTree } from './useTree.ts';

interface ZoomBarProps {
  readonly view: TableView;
  readonly tree: OpenTree;
  readonly name: string;
  /** What is looked for among the rows. */
  readonly find: string;
  readonly setFind: (find: string) => void;
  /** How many rows are shown of those that are looked for. */
  readonly found: number;
  readonly close: () => void;
}

/** Caption, coverage, opening all, search, unit and downloads; the button closes the dialog. */
export function ZoomBar(props: ZoomBarProps): ReactNode {
  const { t } = useTranslation();
  const { view, tree, name, close } = props;
  return (
    <div className="zoom-head">
      <div className="zoom-what">
        <h2>{name}</h2>
        <p>{view.caption}</p>
        <Covered of={view} />
      </div>
      <button type="button" onClick={close}>
        {t('table.unzoom')}
      </button>
      <div className="zoom-tools">
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
      </div>
    </div>
  );
}

/** Rows in sight are found with each letter; what is entered stands in the address too. */
function Find({ find, setFind, found }: ZoomBarProps): ReactNode {
  const { t } = useTranslation();
  const { queries } = useShell();
  const change = useChange();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change(queries.find, find.trim());
  };
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || find === '') return;
    // the screen closes with the next one
    event.preventDefault();
    setFind('');
    change(queries.find, '');
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
      <span className="visually-hidden" role="status">
        {find.trim() === '' ? '' : t('table.count', { count: found })}
      </span>
    </form>
  );
}

function Unit({ view }: { readonly view: TableView }): ReactNode {
  const { t } = useTranslation();
  const { units, queries } = useShell();
  const change = useChange();
  if (units.length < 2 || view.unit === undefined) return null;
  return (
    <label>
      <span>{t('filters.unit')}</span>
      <select
        value={view.unit}
        onChange={({ target }) =>
          change(queries.unit, target.value === String(view.ownUnit) ? '' : target.value)
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

/** Changes one thing that the address says; empty is not said. */
function useChange(): (query: string, value: string) => unknown {
  const [search, setSearch] = useSearchParams();
  return (query, value) =>
    // gone to from itself the page would be asked anew
    value !== (search.get(query) ?? '') &&
    setSearch(
      (before) => {
        if (value === '') before.delete(query);
        else before.set(query, value);
        return before;
      },
      { preventScrollReset: true, replace: true },
    );
}
