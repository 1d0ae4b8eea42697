// One field of the composer: a list, boxes to tick, codes that are typed.

import { useId, useRef, type ReactNode } from 'react';

import { Said } from '../../data/Said.tsx';
import { useSuggestions } from '../../data/useSuggestions.ts';
import { useStop } from '../../data/useStop.ts';
import type { CubeField, CubeOption, CubeView } from './cube.kind.ts';
import { computeStop } from './stops.ts';

interface FieldProps {
  readonly view: CubeView;
  readonly field: CubeField;
  /** Of its first stop. */
  readonly place: number;
  /** Asks the question as the fields have it; with the name of the field that was changed. */
  readonly apply: (changed: string) => void;
  /** Whether it stands within a sentence: without a label that is seen, several boxes folded behind what is chosen. */
  readonly said?: boolean;
}

/** Renders the input for the kind of a field: a select, checkboxes or a text for codes. */
export function Field(props: FieldProps): ReactNode {
  switch (props.field.kind) {
    case 'checks':
      return <Checks {...props} />;
    case 'codes':
      return <Codes {...props} />;
    default:
      return <Choice {...props} />;
  }
}

function Choice({ view, field, place, apply, said = false }: FieldProps): ReactNode {
  const stop = useStop();
  const { name, label, list, options, values } = field;
  const all = list === '' ? options : (view.lists[list] ?? []);
  return (
    <label className={said ? 'cube-said' : 'cube-field'}>
      <span className={said ? 'visually-hidden' : undefined}>{label}</span>
      <select
        name={name}
        defaultValue={values[0] ?? ''}
        onChange={() => apply(name)}
        {...stop(computeStop(view, place))}
      >
        {list === '' ? null : <option value="">{view.words['nothing']}</option>}
        {listGroups(all).map(({ group, options: own }) =>
          group === '' ? (
            own.map((option) => <Option key={option.value} option={option} />)
          ) : (
            <optgroup key={group} label={group}>
              {own.map((option) => (
                <Option key={option.value} option={option} />
              ))}
            </optgroup>
          ),
        )}
      </select>
    </label>
  );
}

function Option({ option: { value, label } }: { readonly option: CubeOption }): ReactNode {
  return <option value={value}>{label}</option>;
}

/** Neighbours under the same heading. */
function listGroups(options: readonly CubeOption[]): { group: string; options: CubeOption[] }[] {
  const groups: { group: string; options: CubeOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last?.group === option.group) last.options.push(option);
    else groups.push({ group: option.group, options: [option] });
  }
  return groups;
}

/** In a sentence what is chosen stands in it and opens the boxes. */
function Checks({ said = false, ...props }: FieldProps): ReactNode {
  const stop = useStop();
  const { view, field, place } = props;
  if (!said) return <Boxes {...props} />;
  return (
    <details className="cube-said">
      <summary {...stop(computeStop(view, place))}>
        <span className="visually-hidden">{field.label}: </span>
        {field.said}
      </summary>
      <Boxes {...props} place={place + 1} />
    </details>
  );
}

function Boxes({ view, field, place, apply }: FieldProps): ReactNode {
  const stop = useStop();
  const { name, label, options, values, first } = field;
  const shown = first === 0 ? options : options.slice(0, first);
  const rest = options.slice(shown.length);
  const box = ({ value, label: words }: CubeOption, i: number) => (
    <label key={value} className="cube-check">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={values.includes(value)}
        onChange={() => apply(name)}
        {...stop(computeStop(view, place + i))}
      />
      <span>{words}</span>
    </label>
  );
  return (
    <fieldset className="cube-checks">
      <legend>{label}</legend>
      {shown.map(box)}
      {rest.length === 0 ? null : (
        <details open={rest.some(({ value }) => values.includes(value))}>
          <summary {...stop(computeStop(view, place + shown.length))}>
            {view.words['others']}
          </summary>
          {rest.map((option, i) => box(option, shown.length + 1 + i))}
        </details>
      )}
    </fieldset>
  );
}

/** Fewer letters are like too many members. */
const LEAST = 3;

/** Codes that are typed, several with commas: members are suggested for the last of them and replace it; the question is asked when the field is left. */
function Codes({ view, field, place, apply }: FieldProps): ReactNode {
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
      <span className="cube-help">
        <Said words={box.isShort ? (view.words['short'] ?? '') : ''} from={field.name} />
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
