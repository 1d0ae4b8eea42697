// Codes that are typed, several with commas: members are suggested for the last of them.

import { useId, useRef, type ReactNode } from 'react';

import { useSuggestions } from '../../data/useSuggestions.ts';
import { useStop } from '../../data/useStop.ts';
import type { ComposerFieldProps } from './Field.tsx';
import { computeStop } from './stops.ts';

/** Fewer letters are like too many members. */
const LEAST = 3;

/** Suggestions replace the last of the codes; the question is asked when the field is left. */
export function CodesInput({ view, field, place, apply }: ComposerFieldProps): ReactNode {
  const id = useId();
  const stop = useStop();
  const input = useRef<HTMLInputElement>(null);
  const shown = field.values.join(', ');
  const box = useSuggestions({
    id,
    filter: field.suggests,
    input,
    least: LEAST,
    textOf: (value) => value.split(/[,;]/).at(-1)?.trim() ?? '',
    choose: (chosen) => {
      if (!input.current) return;
      const before = input.current.value.split(/[,;]/).slice(0, -1);
      input.current.value = [...before.map((text) => text.trim()), chosen].join(', ');
      apply(field.name);
    },
  });
  const leave = () => {
    box.close();
    if (input.current && input.current.value.trim() !== shown) apply(field.name);
  };
  return (
    <div className="cube-field cube-codes">
      <label id={`${id}-label`} htmlFor={`${id}-input`}>
        {field.label}
      </label>
      <input
        ref={input}
        id={`${id}-input`}
        type="text"
        name={field.name}
        defaultValue={shown}
        autoComplete="off"
        spellCheck={false}
        maxLength={1000}
        aria-describedby={`${id}-help`}
        {...box.attributes}
        onInput={box.ask}
        onKeyDown={box.press}
        onBlur={leave}
        {...stop(computeStop(view, place))}
      />
      <Found id={id} box={box} />
      <span id={`${id}-help`} className="cube-help">
        {field.help}
      </span>
      <span className="cube-help" role="status">
        {box.isShort ? view.words['short'] : ''}
      </span>
    </div>
  );
}

interface FoundProps {
  readonly id: string;
  readonly box: ReturnType<typeof useSuggestions>;
}

function Found({ id, box }: FoundProps): ReactNode {
  if (box.found.length === 0) return null;
  return (
    <div role="listbox" id={`${id}-list`} aria-labelledby={`${id}-label`} className="suggestions">
      {box.found.map(({ value, title }, i) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are those of the field, which keeps the focus
        <div
          key={value}
          id={`${id}-${i}`}
          role="option"
          tabIndex={-1}
          aria-selected={i === box.active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => box.take(value)}
        >
          {title}
        </div>
      ))}
    </div>
  );
}
