// The field for files: a native button to choose them, a list of what is chosen, each to be taken away again.

import { createContext, useContext, type ReactNode } from 'react';
import type { FieldProps } from '@rjsf/utils';

import { useStop } from '../../data/useStop.ts';
import type { Complaint, FileFacts } from '../../model/readerForms.ts';
import { lookup } from '../../model/lookup.ts';
import type { FormView } from './form.kind.ts';
import { described, errorId, hintId, type FormContext } from './theme.tsx';
import { sentence } from './validator.ts';
import { fillNames } from '../../language/fillNames.ts';

/** The files themselves, by the ids that the form holds: a form is plain data. */
export const FileShelf = createContext<Map<string, File>>(new Map());

type Chosen = FileFacts & { readonly id: string };

/** A field of rjsf: its value are names and sizes, the files themselves are in `FileShelf`. */
export function Files({
  fieldPathId,
  name,
  formData,
  onChange,
  rawErrors,
  registry,
}: FieldProps): ReactNode {
  const stop = useStop();
  const shelf = useContext(FileShelf);
  const { view, tabOf } = registry.formContext as FormContext;
  const chosen = (formData ?? []) as readonly Chosen[];
  const id = fieldPathId.$id;
  const refused = rawErrors ?? [];
  const early =
    refused.length > 0 ? [] : tooMuch(view, chosen).map((each) => sentence(view, name, each));
  const errors = [...refused, ...early];
  const tab = tabOf(name);
  const change = (next: readonly Chosen[]) =>
    onChange(next.length === 0 ? undefined : next, fieldPathId.path);
  const add = (files: FileList) => {
    const added = [...files].map((file): Chosen => {
      const key = crypto.randomUUID();
      shelf.set(key, file);
      return { id: key, name: file.name, size: file.size };
    });
    change([...chosen, ...added]);
  };
  const remove = (file: Chosen) => {
    shelf.delete(file.id);
    change(chosen.filter((other) => other !== file));
    document.getElementById(id)?.focus();
  };
  const hint = hintOf(view);
  return (
    <>
      <p className="form-hint" id={hintId(id)}>
        {hint}
      </p>
      <input
        id={id}
        type="file"
        multiple
        accept={view.types.map((type) => `.${type}`).join(',')}
        aria-invalid={errors.length > 0}
        aria-describedby={described(id, hint, errors)}
        {...stop(tab)}
        onChange={(event) => {
          if (event.target.files) add(event.target.files);
          // the same file can be chosen again after it was taken away
          event.target.value = '';
        }}
      />
      <Early id={errorId(id)} said={early} />
      <ChosenFiles view={view} tab={tab} chosen={chosen} remove={remove} />
    </>
  );
}

function Early({ id, said }: { readonly id: string; readonly said: readonly string[] }): ReactNode {
  return said.length === 0 ? null : (
    <p className="form-error" id={id}>
      {said.join('. ')}
    </p>
  );
}

/** How many files are taken, how large, and of which kinds. */
function hintOf({ words, mostFiles, mostBytes, types }: FormView): string {
  return fillNames(lookup(words, 'form.files'), {
    count: mostFiles,
    size: mostBytes / 1024 / 1024,
    types: types.join(', '),
  });
}

/** What is said as soon as files are chosen, not only when the step is left. */
function tooMuch(view: FormView, chosen: readonly Chosen[]): Complaint[] {
  const many: Complaint[] = chosen.length > view.mostFiles ? ['files-many'] : [];
  const large: Complaint[] = chosen.some(({ size }) => size > view.mostBytes) ? ['file-large'] : [];
  return [...many, ...large];
}

interface ChosenFilesProps {
  readonly view: FormView;
  readonly tab: number;
  readonly chosen: readonly Chosen[];
  readonly remove: (file: Chosen) => void;
}

function ChosenFiles({ view, tab, chosen, remove }: ChosenFilesProps): ReactNode {
  const stop = useStop();
  if (chosen.length === 0) return null;
  const size = (file: Chosen) =>
    fillNames(lookup(view.words, 'form.size'), { size: Math.max(1, Math.round(file.size / 1024)) });
  return (
    <ul className="form-files">
      {chosen.map((file, i) => (
        <li key={file.id}>
          {file.name} <small>{size(file)}</small>{' '}
          <button
            type="button"
            aria-label={fillNames(lookup(view.words, 'form.remove'), { name: file.name })}
            onClick={() => remove(file)}
            {...stop(tab + (i + 1) / 100)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}
