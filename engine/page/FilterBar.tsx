// The filters of a page: native fields in a form that works without scripts and applies at once with them.

import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate, useSearchParams } from 'react-router';

import { useParts } from '../blocks/useParts.ts';
import { PageLink } from '../data/PageLink.tsx';
import { useShell } from '../data/useShell.ts';
import { useStop } from '../data/useStop.ts';
import { plainWords } from '../language/text.ts';
import { Say } from '../language/Say.tsx';
import type { Field, View } from '../model/portal.ts';
import { changeQuery } from '../addresses/query.ts';
import './filters.css';

/** Tab numbers of what stands after the fields. */
const UNIT = 96;
const APPLY = 97;
const RESET = 98;

export function FilterBar({ view }: { readonly view: View }): ReactNode {
  const { t } = useTranslation();
  const unit = useUnitField(view);
  const stop = useStop();
  const navigate = useNavigate();
  const action = useHref(view.path);
  const form = useRef<HTMLFormElement>(null);
  const [search] = useSearchParams();
  const fields = unit ? [...view.fields, unit] : view.fields;
  const clean = view.fields.every((field) => field.value === field.default);
  const apply = (event?: FormEvent) => {
    event?.preventDefault();
    if (!form.current) return;
    void navigate(
      { pathname: view.path, search: chosen(fields, form.current, search.toString()) },
      { preventScrollReset: true },
    );
  };
  if (fields.length === 0) return null;
  return (
    <form
      ref={form}
      className="filters"
      method="get"
      action={action}
      onSubmit={apply}
      aria-label={t('filters.name')}
    >
      {fields.map((field) => (
        <FieldInput key={field.name} field={field} apply={apply} />
      ))}
      <noscript>
        <button type="submit" name="apply" value="1" {...stop(APPLY)}>
          {t('filters.apply')}
        </button>
      </noscript>
      {clean ? null : (
        <PageLink className="reset" to={view.path} keepScroll {...stop(RESET)}>
          {t('filters.reset')}
        </PageLink>
      )}
    </form>
  );
}

/** The unit of amounts, where a block of the page shows some and there are several. */
function useUnitField(view: View): Field | null {
  const { t } = useTranslation();
  const { units, queries } = useShell();
  const parts = useParts();
  const shown = view.blocks.some((block) => parts[block.kind]?.showsUnits?.(block));
  if (!shown || units.length < 2) return null;
  return {
    name: queries.unit,
    label: t('filters.unit'),
    // chosen beside the figures, carried along by the form
    kind: 'hidden',
    options: [],
    value: String(view.unit ?? ''),
    default: '',
    tab: UNIT,
  };
}

function FieldInput({
  field,
  apply,
}: {
  readonly field: Field;
  readonly apply: () => void;
}): ReactNode {
  const stop = useStop();
  const { t } = useTranslation();
  const select = useRef<HTMLSelectElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // fields are the document's own, so that they work before the page is alive; each answer puts its value into them and leaves the focus where it is
  useEffect(() => {
    const place = select.current ?? input.current;
    if (place) place.value = field.value;
  }, [field]);
  if (field.kind === 'hidden')
    return field.value === field.default ? null : (
      <input type="hidden" name={field.name} value={field.value} />
    );
  return (
    <label className="field">
      <span>
        <Say words={field.label} />
      </span>
      {field.kind === 'select' ? (
        <select
          ref={select}
          name={field.name}
          defaultValue={field.value}
          onChange={() => apply()}
          {...stop(field.tab)}
        >
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.value === '' ? t('filters.all') : plainWords(option.label)}
            </option>
          ))}
        </select>
      ) : (
        <input
          ref={input}
          type="search"
          name={field.name}
          defaultValue={field.value}
          onBlur={(event) => event.target.value !== field.value && apply()}
          {...stop(field.tab)}
        />
      )}
    </label>
  );
}

/** The query with what the form says: defaults are never written. */
function chosen(fields: readonly Field[], form: HTMLFormElement, search: string): string {
  const data = new FormData(form);
  return changeQuery(
    search,
    Object.fromEntries(
      fields
        .filter((field) => field.kind !== 'hidden')
        .map((field) => {
          const value = String(data.get(field.name) ?? '');
          return [field.name, value === field.default ? null : value];
        }),
    ),
  );
}
