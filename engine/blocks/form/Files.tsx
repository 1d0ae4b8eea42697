// The field for files: a native button to choose them, a list of what is chosen, each to be taken away again.

import type { ReactNode } from 'react';
import type { FieldProps } from '@rjsf/utils';

import { useStop } from '../../data/useStop.ts';
import { fillNames } from '../../language/fillNames.ts';
import { lookup } from '../../model/lookup.ts';
import type { FormView } from './form.kind.ts';
import type { HeldFile } from './held.ts';
import { describeField } from './theme.tsx';

/** A field of rjsf. */
export function Files(props: FieldProps): ReactNode {
  const { fieldPathId, schema, formData, onChange, rawErrors, registry, uiSchema } = props;
  const stop = useStop();
  const { types, words } = registry.formContext as FormView;
  const id = fieldPathId.$id;
  const tab = Number(uiSchema?.['ui:options']?.['tab']);
  const chosen = (formData ?? []) as readonly HeldFile[];
  const change = (next: readonly HeldFile[]) =>
    onChange(next.length === 0 ? undefined : next, fieldPathId.path);
  const add = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    const added = [...(target.files ?? [])].map((file) => ({
      file,
      name: file.name,
      size: file.size,
    }));
    // the same file can be chosen again after it was taken away
    target.value = '';
    change([...chosen, ...added]);
  };
  const remove = (at: number) => {
    change(chosen.filter((_, i) => i !== at));
    document.getElementById(id)?.focus();
  };
  const size = (bytes: number) =>
    fillNames(lookup(words, 'form.size'), { size: Math.max(1, Math.round(bytes / 1024)) });
  return (
    <>
      <input
        id={id}
        type="file"
        multiple
        accept={types.map((type) => `.${type}`).join(',')}
        onChange={add}
        {...describeField(id, schema.description, rawErrors)}
        {...stop(tab)}
      />
      {chosen.length === 0 ? null : (
        <ul className="form-files">
          {chosen.map((file, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same file may be chosen twice
            <li key={i}>
              {file.name} <small>{size(file.size)}</small>{' '}
              <button
                type="button"
                aria-label={fillNames(lookup(words, 'form.remove'), { name: file.name })}
                onClick={() => remove(i)}
                {...stop(tab + (i + 1) / 100)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
