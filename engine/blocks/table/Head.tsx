// The head of a table: the code that its address names, period, unit, a field to find rows and, on a narrow screen, the measure that is shown.

import { useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { actOn } from '../../data/control.ts';
import { useArrivedFigure } from '../../data/explain.ts';
import { Kept } from '../../data/Kept.tsx';
import { useShell } from '../../data/useShell.ts';
import { useStop } from '../../data/useStop.ts';
import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import { Told } from '../explained/Told.tsx';
import { formatColumnTitle } from './cells.ts';
import { QueryLink, useGo } from '../treegrid/QueryLink.tsx';
import type { TableView } from './table.kind.ts';

interface HeadProps {
  readonly view: TableView;
}

/** Places in the Tab order: all of them before the rows, the column heads after these. */
const UNIT_STOP = 0.01;
const FIND_STOP = 0.1;
const MEASURE_STOP = 0.2;

/** How many rows are found stands below the caption where words are looked for. */
export function Head({ view }: HeadProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <div className="table-head">
        <p className="table-caption" id={`${view.id}-caption`}>
          <Say words={view.caption} />
        </p>
        {view.alone ? null : <Choices view={view} />}
      </div>
      {view.find === '' ? null : (
        <p className="table-found">
          <span data-outcome="">
            {view.found === 0
              ? t('table.nothing-found', { find: view.find })
              : t('table.found', { count: view.found })}
          </span>{' '}
          <ClearFind view={view} />
        </p>
      )}
    </>
  );
}

/** What of the table a reader chooses. */
function Choices({ view }: HeadProps): ReactNode {
  return (
    <>
      <Units view={view} />
      {view.tree ? <Find view={view} /> : null}
      <Measures view={view} />
    </>
  );
}

function Units({ view }: HeadProps): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const { units, queries } = useShell();
  if (view.unit === undefined || units.length < 2) return null;
  return (
    <ul className="units" aria-label={t('filters.unit')}>
      {units.map(({ value, short }, i) => (
        <li key={value}>
          <QueryLink
            block={view.id}
            changes={{ [queries.unit]: value === view.ownUnit ? null : String(value) }}
            aria-current={value === view.unit ? 'true' : undefined}
            data-keep={`unit ${value}`}
            data-done={`${t('filters.unit')}: ${plainWords(short)}`}
            {...stop(view.tab + (i + 1) * UNIT_STOP)}
          >
            <Say words={short} />
          </QueryLink>
        </li>
      ))}
    </ul>
  );
}

function Find({ view }: HeadProps): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const { queries } = useShell();
  const field = useRef<HTMLInputElement>(null);
  const go = useGo();
  // the field stays, and the focus in it: what is looked for now stands in it with the answer
  const shown = useRef(view.find);
  useLayoutEffect(() => {
    if (shown.current !== view.find && field.current) field.current.value = view.find;
    shown.current = view.find;
  }, [view.find]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go({ [queries.find]: field.current?.value.trim() ?? '', [queries.page]: null });
  };
  return (
    <form
      className="table-find"
      role="search"
      aria-labelledby={view.title === null ? undefined : `${view.id}-title`}
      action={`#${view.id}`}
      onSubmit={submit}
    >
      <label className="visually-hidden" htmlFor={`${view.id}-find`}>
        {t('table.find')}
      </label>
      <Kept but={[queries.find, queries.page]} />
      <input
        id={`${view.id}-find`}
        ref={field}
        type="search"
        name={queries.find}
        maxLength={80}
        defaultValue={view.find}
        placeholder={t('table.find-hint')}
        {...stop(view.tab + FIND_STOP)}
      />
      <button type="submit" {...stop(view.tab + FIND_STOP + UNIT_STOP)}>
        {t('table.find-go')}
      </button>
    </form>
  );
}

function ClearFind({ view }: HeadProps): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const { queries } = useShell();
  return (
    <QueryLink
      block={view.id}
      changes={{ [queries.find]: null, [queries.page]: null }}
      data-keep={queries.find}
      {...stop(view.tab + MEASURE_STOP + UNIT_STOP)}
    >
      {t('table.find-clear')}
    </QueryLink>
  );
}

/** Stands only where not all columns do. */
function Measures({ view }: HeadProps): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const { queries } = useShell();
  const go = useGo();
  const choices = view.columns.filter(({ kind }) => kind !== 'share');
  if (!view.tree || choices.length < 2) return null;
  const own = view.columns[view.measure]?.field;
  return (
    <form className="table-measure" action={`#${view.id}`} onSubmit={(e) => e.preventDefault()}>
      <Kept but={queries.measure} />
      <label>
        <span>{t('table.measure')}</span>
        <select
          key={own}
          name={queries.measure}
          defaultValue={own}
          onChange={({ target }) => {
            actOn(target);
            go({ [queries.measure]: target.value });
          }}
          {...stop(view.tab + MEASURE_STOP)}
        >
          {choices.map((column) => (
            <option key={column.field} value={column.field}>
              {formatColumnTitle(column)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit">{t('filters.apply')}</button>
      </noscript>
    </form>
  );
}

/** Before everything else of the table. */
const ROW_STOP = 0.005;

/** The explanation of the figure of the row that the address names: it stands above the table and links to the row. With scripts a popover shows the same. */
export function ExplainedRow({ view }: HeadProps): ReactNode {
  const { id, told } = view;
  useArrivedFigure(id, told ?? null);
  const { t } = useTranslation();
  const { queries } = useShell();
  const stop = useStop();
  if (!told) return null;
  return (
    <section className="told-code" aria-labelledby={`${id}-told`} data-asks="">
      <h3 id={`${id}-told`}>
        {told.code === '' ? null : <span className="code">{told.code}</span>}{' '}
        <span lang={told.lang || undefined}>{told.name}</span>
      </h3>
      <Told told={told} />
      <p>
        <QueryLink block={id} changes={{ [queries.open]: told.row }} {...stop(view.tab + ROW_STOP)}>
          {t('table.code-row')}
        </QueryLink>
      </p>
    </section>
  );
}
