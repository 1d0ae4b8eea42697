// A member of a large dimension, by its code or name: suggestions while it is typed; without scripts a field that takes either.

import { useId, useRef, type ReactNode } from 'react';

import { useStop } from '../data/useStop.ts';
import { useSuggestions } from '../data/useSuggestions.ts';
import { Say } from '../language/Say.tsx';
import type { Field } from '../model/portal.ts';
import { shownValue, useShownValue } from './useShownValue.ts';

export interface FieldProps {
  readonly field: Field;
  readonly apply: () => void;
}

/** A combobox (ARIA): suggestions are asked for while typing, the focus stays in the field. */
export function MemberInput({ field, apply }: FieldProps): ReactNode {
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
