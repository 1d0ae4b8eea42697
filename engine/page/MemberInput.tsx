// A member of a large dimension, by its code or name: suggestions while it is typed; without scripts a field that takes either.

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LEDGER } from '../addresses/query.ts';
import { useLive } from '../data/useLive.ts';
import { useShell } from '../data/useShell.ts';
import { useStop } from '../data/useStop.ts';
import { Say } from '../language/Say.tsx';
import { announce } from './announce.ts';
import type { FieldProps } from './FieldInput.tsx';
import { askSuggestions, type Suggestion, type Typed } from './suggestions.ts';
import { shownValue, useShownValue } from './useShownValue.ts';

export function MemberInput({ field, apply }: FieldProps): ReactNode {
  const id = useId();
  const stop = useStop();
  const box = useCombobox(field, apply);
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
        {...(box.live ? comboboxAttributes(id, found, active) : {})}
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
              onClick={() => box.choose(value)}
            >
              {title}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function comboboxAttributes(id: string, found: readonly Suggestion[], active: number) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': found.length > 0,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': active < 0 ? undefined : `${id}-${active}`,
  } as const;
}

/** Asked on the page that is seen: its address names the ledger, if any. */
function typedIn(input: HTMLInputElement | null, lang: string): Typed {
  const ledger = new URLSearchParams(location.search).get(LEDGER) ?? '';
  return { text: input?.value ?? '', lang, ledger };
}

/** What is suggested, which of it the keys are at, and what keys and touches do. */
function useCombobox(field: FieldProps['field'], apply: () => void) {
  const live = useLive();
  const { t } = useTranslation();
  const { locale } = useShell();
  const input = useRef<HTMLInputElement>(null);
  const asking = useRef<AbortController>(null);
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  useShownValue(input, field);
  const close = () => {
    asking.current?.abort();
    setFound([]);
    setActive(-1);
  };
  const choose = (value: string) => {
    close();
    if (input.current) input.current.value = value;
    apply();
  };
  const ask = () => {
    asking.current?.abort();
    const question = new AbortController();
    asking.current = question;
    const typed = typedIn(input.current, locale.code);
    askSuggestions(field.member?.filter ?? '', typed, question.signal).then(
      (some) => {
        setFound(some);
        setActive(-1);
        announce(t('choices.suggested', { count: some.length }));
      },
      // a question that is not answered suggests nothing: what is typed is taken as it is
      () => {},
    );
  };
  const move = (by: number) => {
    if (found.length === 0) return ask();
    setActive((now) => (now + by + found.length + (now < 0 && by < 0 ? 1 : 0)) % found.length);
  };
  const press = (event: KeyboardEvent) => {
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: found.length > 0 ? close : undefined,
      Enter: () => choose(found[active]?.value ?? ''),
    };
    // sends what is typed: the list is not to stand over what comes
    if (event.key === 'Enter' && active < 0) return close();
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const leave = () => {
    close();
    if (input.current?.value !== shownValue(field)) apply();
  };
  return { live, found, active, input, ask, press, leave, choose };
}
