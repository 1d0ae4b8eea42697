// What can be chosen on a page: one line says what stands chosen and opens the fields; all works without scripts.

import { useRef, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate, useSearchParams } from 'react-router';

import { changeQuery, LEDGER } from '../addresses/query.ts';
import { isMissing } from '../blocks/contract/failed.ts';
import { PageLink } from '../data/PageLink.tsx';
import { useShell } from '../data/useShell.ts';
import { useStop } from '../data/useStop.ts';
import { Say } from '../language/Say.tsx';
import type { ChoiceWords, Field, View } from '../model/portal.ts';
import { APPLY_STOP, LATEST_STOP, RESET_STOP } from '../model/stops.ts';
import { FieldInput } from './FieldInput.tsx';
import './choices.css';

/** Where the choices stand: a form without scripts comes back to them, and so does the focus where a link beside them is gone. */
const PLACE = 'choices';

/** Renders nothing where a page has no fields; a single field, or texts alone, stand open beside figures, others are folded below a line. */
export function Choices({ view }: { readonly view: View }): ReactNode {
  const stop = useStop();
  const { t } = useTranslation();
  const own = useOwnQueries(view);
  const [search] = useSearchParams();
  const ledger = search.get(LEDGER);
  const { value, prices } = useShell().queries;
  const shown = view.fields.filter(
    ({ kind, name }) => kind !== 'hidden' && name !== value && name !== prices,
  );
  const clean =
    own.length === 0 && view.fields.every((field) => field.list || field.value === field.default);
  const line = useLine(view);
  if (view.fields.length === 0) return null;
  const form = <ChoicesForm view={view} own={own} />;
  return (
    <div className="choices" id={PLACE}>
      {isOpen(shown) && !view.blocks.some(isMissing) ? (
        form
      ) : (
        <details>
          <summary data-keep={PLACE} {...stop(view.choicesTab)}>
            <span className="choices-line">
              <span className="visually-hidden">{t('choices.shown')} </span>
              {line.map(({ words, chosen }, i) => (
                <Choice key={i} words={words} chosen={chosen} last={i === line.length - 1} />
              ))}
            </span>{' '}
            <span className="choices-change">{t('choices.change')}</span>
          </summary>
          {form}
        </details>
      )}
      <Latest name="latest" link={view.latest} />
      <Latest name="values" link={view.valueYear ?? null} />
      {clean ? null : (
        <PageLink
          className="reset"
          to={view.path + changeQuery('', { ...collectLists(view), [LEDGER]: ledger })}
          keepScroll
          data-keep={`${PLACE} reset`}
          {...stop(RESET_STOP)}
        >
          {t('filters.reset')}
        </PageLink>
      )}
    </div>
  );
}

interface LatestProps {
  /** What it does, by which it is known again. */
  readonly name: string;
  readonly link: View['latest'];
}

/** To the latest year of something; gone once it is shown. */
function Latest({ name, link }: LatestProps): ReactNode {
  const stop = useStop();
  if (link === null) return null;
  return (
    <PageLink
      className="latest"
      to={link.to}
      keepScroll
      data-keep={`${PLACE} ${name}`}
      {...stop(LATEST_STOP)}
    >
      {link.label}
    </PageLink>
  );
}

/** What the page is about where that is a list stays when choices are reset. */
function collectLists({ fields }: View): Record<string, string> {
  return Object.fromEntries(
    fields.filter((field) => field.list).map(({ name, value }) => [name, value]),
  );
}

/** One field, or fields to type in, are shorter than a line that opens them. */
function isOpen(shown: readonly Field[]): boolean {
  return shown.length < 2 || shown.every(({ kind }) => kind === 'text');
}

function Choice({ words, chosen, last }: ChoiceWords & { readonly last: boolean }): ReactNode {
  const said = <Say words={words} />;
  return (
    <>
      <span className="choice">{chosen ? <strong>{said}</strong> : said}</span>
      {last ? null : ' · '}
    </>
  );
}

/** What the page says of its filters, and the unit in which its amounts stand. */
function useLine(view: View): readonly ChoiceWords[] {
  const { units, defaultUnit } = useShell();
  const own = view.blocks.find((block) => block.unit !== undefined)?.unit ?? view.unit;
  const unit = units.find(({ value }) => value === own);
  if (!unit || units.length < 2 || view.valued?.money === false) return view.choices;
  const chosen = view.unit !== null && view.unit !== defaultUnit;
  return [...view.choices, { words: unit.short, chosen }];
}

/** What the reader chose beside the filters: unit, drawing, open rows and the like. */
function useOwnQueries({ fields }: View): (readonly [name: string, value: string])[] {
  const { queries } = useShell();
  const [search] = useSearchParams();
  return Object.entries(queries).flatMap(([key, name]) => {
    const isField = fields.some((field) => field.name === name);
    const value = key === 'zoom' || key === 'look' || isField ? '' : (search.get(name) ?? '');
    return value === '' ? [] : [[name, value] as const];
  });
}

interface FormProps {
  readonly view: View;
  readonly own: readonly (readonly [name: string, value: string])[];
}

/** Native fields that apply at once, and without scripts at the press of a button. */
function ChoicesForm({ view, own }: FormProps): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const navigate = useNavigate();
  const action = useHref(view.path);
  const form = useRef<HTMLFormElement>(null);
  const [search] = useSearchParams();
  const ledger = search.get(LEDGER);
  const apply = (event?: FormEvent) => {
    event?.preventDefault();
    if (!form.current) return;
    void navigate(
      { pathname: view.path, search: chosen(view.fields, form.current, search.toString()) },
      { preventScrollReset: true },
    );
  };
  // what is typed is sent by a button at every width, with scripts and without
  const typed = view.fields.some(({ kind }) => kind === 'text');
  const button = (
    <button type="submit" name="apply" value="1" {...stop(APPLY_STOP)}>
      {t('filters.apply')}
    </button>
  );
  return (
    <form
      ref={form}
      className="filters"
      method="get"
      action={`${action}#${PLACE}`}
      onSubmit={apply}
      aria-label={t('filters.name')}
    >
      {view.fields.map((field) => (
        <FieldInput key={field.name} field={field} apply={apply} />
      ))}
      {own.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {ledger === null ? null : <input type="hidden" name={LEDGER} value={ledger} />}
      {typed ? button : <noscript>{button}</noscript>}
    </form>
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
          const written = data.get(field.name);
          const value = typeof written === 'string' ? written : '';
          return [field.name, value === field.default ? null : value];
        }),
    ),
  );
}
