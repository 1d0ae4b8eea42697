// The form with which a question is composed: native fields that go on to an address without scripts, and apply at once with them.

import { useLayoutEffect, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useHref, useSearchParams } from 'react-router';

import { LEDGER } from '../../addresses/query.ts';
import { PageLink } from '../../data/PageLink.tsx';
import { useShell } from '../../data/useShell.ts';
import { useStop } from '../../data/useStop.ts';
import { at } from '../../model/lookup.ts';
import type { CubeView } from './cube.kind.ts';
import { WAY } from './ways.ts';
import { Field } from './Field.tsx';
import { putValues } from './written.ts';
import { AFTER_FIELDS, FIELDS, PER_FIELD, computeStop } from './stops.ts';
import { useChecks, useQuestion } from './useQuestion.ts';
import { useUnhurried } from './useUnhurried.ts';
import type { Touch } from './useTouched.ts';

interface ComposerProps {
  readonly view: CubeView;
  readonly touch: Touch;
}

/** A GET form; with scripts every change asks at once, and Ctrl+Z takes the last question back. */
export function Composer({ view, touch }: ComposerProps): ReactNode {
  const action = useHref(view.path);
  const form = useRef<HTMLFormElement>(null);
  const { ask, undo, redo } = useQuestion(view, form);
  const { apply, flush, onKeys, onPointer } = useUnhurried(ask);
  useChecks(view);
  const shown = useRef(view);
  // what an answer says stands in the fields with the answer itself, later it would undo what is chosen next; what a reader chose before the page was alive stands
  useLayoutEffect(() => {
    if (form.current && shown.current !== view) putValues(form.current, view);
    shown.current = view;
  }, [view]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flush();
    ask('');
  };
  const press = (event: KeyboardEvent) => {
    onKeys();
    const typed = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (typed || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    (event.shiftKey ? redo : undo)?.();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its fields
    <form
      ref={form}
      className="cube-form"
      method="get"
      action={`${action}#${view.id}`}
      aria-label={view.words['compose']}
      onSubmit={submit}
      onKeyDown={press}
      onBlur={flush}
      {...touch}
      onPointerDown={() => {
        onPointer();
        touch.onPointerDown();
      }}
    >
      <Carried view={view} />
      <Sentence view={view} apply={apply} />
      <Beside view={view} apply={apply}>
        <Steps view={view} undo={undo} redo={redo} />
      </Beside>
    </form>
  );
}

interface FieldsProps {
  readonly view: CubeView;
  readonly apply: (changed: string) => void;
}

/** The question as it is said; without scripts a button asks it. */
function Sentence({ view, apply }: FieldsProps): ReactNode {
  const stop = useStop();
  if (view.sentence.length === 0) return null;
  return (
    <div className="cube-sentence">
      {view.sentence.map((part, i) => {
        if (typeof part === 'string') return <span key={i}>{part}</span>;
        const field = at(view.fields, part);
        return (
          <Field
            key={`${field.name} ${i}`}
            view={view}
            field={field}
            place={placeOf(part)}
            apply={apply}
            said
          />
        );
      })}{' '}
      <noscript>
        <button type="submit" {...stop(computeStop(view, placeOf(countSaid(view)) - 1))}>
          {view.words['submit']}
        </button>
      </noscript>
    </div>
  );
}

/** The other fields, below a line with what they stand at; `children` stand beside what is pressed. */
function Beside({
  view,
  apply,
  children,
}: FieldsProps & { readonly children: ReactNode }): ReactNode {
  const stop = useStop();
  const inSentence = countSaid(view);
  return (
    <div className="choices">
      <details open={inSentence === 0}>
        <summary {...stop(computeStop(view, placeOf(inSentence)))}>
          <span className="choices-line">{view.beside}</span>{' '}
          <span className="choices-change">{view.words['more']}</span>
        </summary>
        <div className="cube-beside">
          {view.fields.slice(inSentence).map((field, i) => (
            <Field
              key={`${field.name} ${i}`}
              view={view}
              field={field}
              place={placeOf(inSentence + i + 1)}
              apply={apply}
            />
          ))}
          <div className="cube-acts">
            <button type="submit" className="main-act" {...stop(computeStop(view, AFTER_FIELDS))}>
              {view.words['submit']}
            </button>
            <PageLink to={view.turned} keepScroll {...stop(computeStop(view, AFTER_FIELDS + 1))}>
              {view.words['turn']}
            </PageLink>
            {children}
          </div>
          <p className="cube-limits">{view.limits}</p>
        </div>
      </details>
    </div>
  );
}

function placeOf(field: number): number {
  return FIELDS + field * PER_FIELD;
}

function countSaid({ sentence }: CubeView): number {
  return sentence.filter((part) => typeof part === 'number').length;
}

type Step = (() => void) | null;

/** Back and forth among what was asked here. */
function Steps({
  view,
  undo,
  redo,
}: {
  readonly view: CubeView;
  readonly undo: Step;
  readonly redo: Step;
}): ReactNode {
  const stop = useStop();
  return (
    <>
      {(
        [
          ['undo', undo],
          ['redo', redo],
        ] as const
      ).map(([name, act], i) => (
        <button
          key={name}
          type="button"
          className="needs-life"
          // it keeps the focus when there is nothing more to take back
          aria-disabled={act === null}
          onClick={() => act?.()}
          {...stop(computeStop(view, AFTER_FIELDS + 2 + i))}
        >
          {view.words[name]}
        </button>
      ))}
    </>
  );
}

/** What the address says beside the question goes along without scripts. */
function Carried({ view }: { readonly view: CubeView }): ReactNode {
  const { queries } = useShell();
  const [search] = useSearchParams();
  const carried = [
    [WAY, view.way === 'table' ? '' : view.way],
    [queries.unit, search.get(queries.unit) ?? ''],
    [LEDGER, search.get(LEDGER) ?? ''],
  ] as const;
  return carried.map(([name, value]) =>
    value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}
