// One field of the composer: a list, boxes to tick, codes that are typed.

import type { ReactNode } from 'react';

import { useStop } from '../../data/useStop.ts';
import { CodesInput } from './CodesInput.tsx';
import type { CubeField, CubeOption, CubeView } from './cube.kind.ts';
import { computeStop } from './stops.ts';

export interface ComposerFieldProps {
  readonly view: CubeView;
  readonly field: CubeField;
  /** Of its first stop. */
  readonly place: number;
  /** Asks the question as the fields have it; with the name of the field that was changed. */
  readonly apply: (changed: string) => void;
}

/** Renders the input for the kind of a field: a select, checkboxes or a text for codes. */
export function Field(props: ComposerFieldProps): ReactNode {
  switch (props.field.kind) {
    case 'checks':
      return <Checks {...props} />;
    case 'codes':
      return <CodesInput {...props} />;
    default:
      return <Choice {...props} />;
  }
}

function Choice({ view, field, place, apply }: ComposerFieldProps): ReactNode {
  const stop = useStop();
  const { name, label, list, options, values } = field;
  const all = list === '' ? options : (view.lists[list] ?? []);
  return (
    <label className={list === '' ? 'cube-field' : 'cube-field cube-axis'}>
      <span>{label}</span>
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

function Checks({ view, field, place, apply }: ComposerFieldProps): ReactNode {
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
