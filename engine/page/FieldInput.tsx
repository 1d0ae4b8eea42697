// One field of the choices: a list, a text, a member to be found; what tabs choose is carried along unseen.

import { useLayoutEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { listedIn } from '../addresses/query.ts';
import { useStop } from '../data/useStop.ts';
import { useSuggestions } from '../data/useSuggestions.ts';
import { Say } from '../language/Say.tsx';
import { plainWords } from '../language/text.ts';
import type { Field } from '../model/portal.ts';

interface FieldProps {
  readonly field: Field;
  readonly apply: () => void;
}

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

/** A member of a large dimension, by its code or name; without scripts a field that takes either. A combobox (ARIA): suggestions are asked for while typing, the focus stays in the field. */
function MemberInput({ field, apply }: FieldProps): ReactNode {
  const id = useId();
  const stop = useStop();
  const box = useCombobox(id, field, apply);
  const { found, active, input } = box;
  const label = `${id}-label`;
  return (
    <div className="field member">
      <label id={label} htmlFor={`${id}-input`}>
        <Say words={field.label} />
      </label>
      <input
        ref={input}
        id={`${id}-input`}
        type="search"
        name={field.name}
        defaultValue={shownValue(field)}
        autoComplete="off"
        {...box.attributes}
        onInput={box.ask}
        onKeyDown={box.press}
        onBlur={box.leave}
        {...stop(field.tab)}
      />
      {found.length === 0 ? null : (
        <div role="listbox" id={`${id}-list`} aria-labelledby={label} className="suggestions">
          {found.map(({ value, title }, i) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are those of the field, which keeps the focus
            <div
              key={value}
              id={`${id}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => box.take(value)}
            >
              {title}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** What is suggested, which of it the keys are at, and what keys and touches do. */
function useCombobox(id: string, field: FieldProps['field'], apply: () => void) {
  const input = useRef<HTMLInputElement>(null);
  useShownValue(input, field);
  const box = useSuggestions({
    id,
    filter: field.member?.filter ?? '',
    input,
    choose: (value) => {
      if (input.current) input.current.value = value;
      apply();
    },
  });
  const leave = () => {
    box.close();
    if (input.current?.value !== shownValue(field)) apply();
  };
  return { ...box, input, leave };
}

/** Puts its value into a field with each answer, which may give it the same one again, and the focus stays: fields are the document’s own, so that they work before the page is alive. */
function useShownValue(
  ref: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  field: Field,
): void {
  const shown = useRef(field);
  useLayoutEffect(() => {
    // what a reader chose before the page was alive stands, and is told of by its field; with the answer itself: later it would undo what is chosen next
    if (shown.current === field) return;
    shown.current = field;
    if (ref.current) ref.current.value = shownValue(field);
  }, [ref, field]);
}

/** What stands in a field: of a member its name, or what was asked where nobody has it. */
function shownValue({ member, value }: Field): string {
  return member?.label ?? value;
}
