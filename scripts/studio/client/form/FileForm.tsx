// Any file as a form: drawn from its schema, each change given back as the whole data of the file.

import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';

import type { Mistake } from '../../contract.ts';
import { outward, placeOf, withValue } from './data.ts';
import { DeskContext, idOf, type FormDesk } from './desk.ts';
import { Help, Wrong } from './Frame.tsx';
import { translationGaps } from './gaps.ts';
import { resolve, type FormSchema } from './schema.ts';
import { Value } from './Value.tsx';
import { say, type FormLanguage } from './words.ts';
import './form.css';

export interface FileFormProps {
  /** As the call `form` gives it, or any flat JSON Schema. */
  readonly schema: object;
  readonly data: unknown;
  readonly language: FormLanguage;
  /** Of the portal, the default one first. */
  readonly languages: readonly string[];
  readonly names: FormDesk['names'];
  readonly mistakes: readonly Mistake[];
  /** Pointer → the sentence that comes of it on the page. */
  readonly shown?: Readonly<Record<string, string>>;
  /** JSON pointer of the value to go to; empty: none. */
  readonly at: string;
  /** The whole data with the change in it; what was not changed is the same object. */
  readonly onChange: (data: unknown) => void;
}

const NOTHING = {};

export function FileForm(props: FileFormProps): ReactNode {
  const { schema: given, data, language, languages, names, mistakes, onChange } = props;
  const { shown = NOTHING } = props;
  const root = given as FormSchema;
  const [gone, go] = useGoing(placeOf(data, props.at, languages));
  const prefix = useId();
  const desk: FormDesk = {
    root,
    data,
    language,
    languages,
    names,
    mistakes: mistakes.map((mistake) => ({
      ...mistake,
      pointer: placeOf(data, mistake.pointer, languages),
    })),
    shown,
    prefix,
    at: gone.at,
    change: (pointer, value) => onChange(withValue(data, pointer, value)),
    go,
  };
  const schema = resolve(root, root);
  useEffect(() => focusAt(prefix, gone.at), [prefix, gone]);
  return (
    <DeskContext value={desk}>
      <div className="sf" id={idOf(desk, '')} tabIndex={-1}>
        <p className="sf-about">
          {schema.title} <Help words={schema.description ?? ''} label={schema.title ?? ''} />
        </p>
        <Wrong pointer="" />
        <Gaps data={data} desk={desk} />
        <Value schema={root} pointer="" value={data} isBare />
      </div>
    </DeskContext>
  );
}

/** Where the form goes to: as it is told from outside, or by what is done in it; a new object each time. */
function useGoing(at: string) {
  const [gone, setGone] = useState({ at, told: at });
  if (gone.told !== at) setGone({ at, told: at });
  return [gone, (pointer: string) => setGone({ at: pointer, told: at })] as const;
}

/** The focus goes to the value, or to the nearest thing around it that is drawn. */
function focusAt(prefix: string, pointer: string): void {
  if (pointer === '') return;
  const found = outward(pointer).map((at) => document.getElementById(idOf({ prefix }, at)));
  const element = found.find((each) => each !== null);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}

function Gaps({ data, desk }: { readonly data: unknown; readonly desk: FormDesk }): ReactNode {
  const { language, languages } = desk;
  const { missing, same, pointers } = useMemo(
    () => translationGaps(data, languages),
    [data, languages],
  );
  const next = useRef(0);
  if (pointers.length === 0) return null;
  const goNext = () => {
    desk.go(pointers[next.current % pointers.length] ?? '');
    next.current += 1;
  };
  const counts = [
    ...(missing > 0 ? [`${say(language, 'missing')}: ${missing}`] : []),
    ...(same > 0 ? [`${say(language, 'same')}: ${same}`] : []),
  ];
  return (
    <p className="sf-gaps">
      {say(language, 'translation')} – {counts.join(', ')}.{' '}
      <button type="button" onClick={goNext}>
        {say(language, 'next')}
      </button>
    </p>
  );
}
