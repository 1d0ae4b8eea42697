// The filters of a page: native fields in a form that works without scripts and applies at once with them.

import { useRef, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate, useSearchParams } from 'react-router';

import { PageLink } from '../data/PageLink.tsx';
import { useShell } from '../data/useShell.ts';
import { useStop } from '../data/useStop.ts';
import { plainWords } from '../language/text.ts';
import { Say } from '../language/Say.tsx';
import type { Field, View } from '../portal.ts';
import { changeQuery } from '../view/query.ts';
import './filters.css';

/** Tab numbers of what stands after the fields. */
const UNIT = 96;
const APPLY = 97;
const RESET = 98;

export function FilterBar({ view }: { readonly view: View }): ReactNode {
  const { t } = useTranslation();
  const { units, defaultUnit, queries } = useShell();
  const stop = useStop();
  const navigate = useNavigate();
  const action = useHref(view.path);
  const form = useRef<HTMLFormElement>(null);
  const [search] = useSearchParams();
  const scaled = view.blocks.some((block) => block.kind === 'chart' || (block.kind === 'table' && block.columns.some((column) => column.kind === 'amount')));
  if (view.fields.length === 0 && !scaled) return null;
  const clean = view.fields.every((field) => field.value === field.default);
  const apply = (event?: FormEvent) => {
    event?.preventDefault();
    void navigate({ pathname: view.path, search: chosen(view.fields, form.current!, search.toString(), queries.unit, String(defaultUnit)) }, { preventScrollReset: true });
  };
  return (
    <form ref={form} className="filters" method="get" action={action} onSubmit={apply} aria-label={t('filters.name')}>
      {view.fields.map((field) => <FieldInput key={`${field.name} ${field.value}`} field={field} apply={apply} />)}
      {scaled && units.length > 1 ? (
        <label className="field">
          <span>{t('filters.unit')}</span>
          <select key={view.unit} name={queries.unit} defaultValue={String(view.unit)} onChange={() => apply()} {...stop(UNIT)}>
            {units.map((unit) => <option key={unit.value} value={unit.value}>{plainWords(unit.title)}</option>)}
          </select>
        </label>
      ) : null}
      <noscript><button type="submit" name="apply" value="1" {...stop(APPLY)}>{t('filters.apply')}</button></noscript>
      {clean ? null : <PageLink className="reset" to={view.path} keepScroll {...stop(RESET)}>{t('filters.reset')}</PageLink>}
    </form>
  );
}

function FieldInput({ field, apply }: { readonly field: Field; readonly apply: () => void }): ReactNode {
  const stop = useStop();
  if (field.kind === 'hidden') return field.value === field.default ? null : <input type="hidden" name={field.name} value={field.value} />;
  return (
    <label className="field">
      <span><Say words={field.label} /></span>
      {field.kind === 'select' ? (
        <select name={field.name} defaultValue={field.value} onChange={() => apply()} {...stop(field.tab)}>
          {field.options.map((option) => <option key={option.value} value={option.value}>{plainWords(option.label)}</option>)}
        </select>
      ) : (
        <input type="search" name={field.name} defaultValue={field.value} onBlur={(event) => event.target.value !== field.value && apply()} {...stop(field.tab)} />
      )}
    </label>
  );
}

/** The query with what the form says: defaults are never written. */
function chosen(fields: readonly Field[], form: HTMLFormElement, search: string, unit: string, defaultUnit: string): string {
  const data = new FormData(form);
  const changes = Object.fromEntries(fields.filter((field) => field.kind !== 'hidden').map((field) => {
    const value = String(data.get(field.name) ?? '');
    return [field.name, value === field.default ? null : value];
  }));
  const chosenUnit = data.get(unit);
  return changeQuery(search, { ...changes, ...(chosenUnit === null ? {} : { [unit]: chosenUnit === defaultUnit ? null : String(chosenUnit) }) });
}
