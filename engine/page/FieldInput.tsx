// One field of the choices: a list, a text, a member to be found; what tabs choose is carried along unseen.

import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { listedIn } from '../addresses/query.ts';
import { useStop } from '../data/useStop.ts';
import { Say } from '../language/Say.tsx';
import { plainWords } from '../language/text.ts';
import type { Field } from '../model/portal.ts';
import { MemberInput, type FieldProps } from './MemberInput.tsx';
import { useShownValue } from './useShownValue.ts';

/** The input for the kind of a field; a hidden one is left out where it has its default. */
export function FieldInput({ field, apply }: FieldProps): ReactNode {
  if (field.kind === 'hidden')
    return field.value === field.default
      ? null
      : listedIn(field.value).map((value) => (
          <input key={value} type="hidden" name={field.name} value={value} />
        ));
  if (field.kind === 'member') return <MemberInput field={field} apply={apply} />;
  if (field.suggests) return <SearchInput field={field} apply={apply} />;
  return (
    <label className={isLong(field) ? 'field long' : 'field'}>
      <span>
        <Say words={field.label} />
      </span>
      {field.kind === 'select' ? (
        <SelectInput field={field} apply={apply} />
      ) : (
        <TextInput field={field} apply={apply} />
      )}
    </label>
  );
}

/** More letters than half of a small screen holds. */
const LONG = 14;

/** Whether a word of the list needs the whole width of a small screen. */
function isLong({ kind, options, label }: Field): boolean {
  const words = [label, ...options.map((option) => option.label)].map(plainWords);
  return kind === 'select' && words.some(({ length }) => length > LONG);
}

function SelectInput({ field, apply }: FieldProps): ReactNode {
  const stop = useStop();
  const { t } = useTranslation();
  const select = useRef<HTMLSelectElement>(null);
  useShownValue(select, field);
  return (
    <select
      ref={select}
      name={field.name}
      defaultValue={field.value}
      onChange={() => apply()}
      {...stop(field.tab)}
    >
      {field.options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.off}>
          {option.value === '' ? t('filters.all') : plainWords(option.label)}
        </option>
      ))}
    </select>
  );
}

/** What is looked for over the whole portal: what is found is suggested below the field while it is typed. */
function SearchInput({ field, apply }: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className="field search" data-suggest="">
      <label htmlFor={id}>
        <Say words={field.label} />
      </label>
      <TextInput id={id} field={field} apply={apply} />
    </div>
  );
}

function TextInput({ field, apply, id }: FieldProps & { readonly id?: string }): ReactNode {
  const stop = useStop();
  const input = useRef<HTMLInputElement>(null);
  useShownValue(input, field);
  return (
    <input
      ref={input}
      id={id}
      type="search"
      name={field.name}
      defaultValue={field.value}
      onBlur={(event) => event.target.value !== field.value && apply()}
      {...stop(field.tab)}
    />
  );
}
