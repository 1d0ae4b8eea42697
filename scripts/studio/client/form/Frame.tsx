// What stands around every value of a form: its label, its help, its mistakes, the button that takes it out.

import { useId, useState, type ReactNode } from 'react';

import type { Mistake } from '../../contract.ts';
import { idOf, lastStep, mistakesAt, useDesk } from './desk.ts';
import type { FormSchema } from './schema.ts';
import { say } from './words.ts';

interface FrameProps {
  readonly schema: FormSchema;
  readonly pointer: string;
  /** The control that the label is of; a group of several has none. */
  readonly isGroup?: boolean;
  /** Takes the value out; a value that must be there has none. */
  readonly onRemove?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A labelled value: the label of its schema and, small, the key that stands in the file. */
export function Frame({
  schema,
  pointer,
  isGroup = false,
  onRemove,
  children,
}: FrameProps): ReactNode {
  const desk = useDesk();
  const id = idOf(desk, pointer);
  const key = lastStep(pointer);
  const label = schema.title ?? key;
  return (
    <div
      className={isGroup ? 'sf-group' : 'sf-field'}
      {...(isGroup && { role: 'group', 'aria-labelledby': `${id}__label`, id, tabIndex: -1 })}
    >
      <div className="sf-head">
        {isGroup ? (
          <span className="sf-label" id={`${id}__label`}>
            {label}
          </span>
        ) : (
          <label className="sf-label" id={`${id}__label`} htmlFor={id}>
            {label}
          </label>
        )}
        {label === key || schema['x-question'] ? null : <code>{key}</code>}
        <Help words={schema.description ?? ''} label={label} />
        {onRemove && !schema['x-question'] ? (
          <button
            type="button"
            className="sf-small"
            aria-label={`${say(desk.language, 'remove')}: ${label}`}
            onClick={onRemove}
          >
            ✕
          </button>
        ) : null}
      </div>
      <Shown pointer={pointer} />
      {children}
      <Wrong pointer={pointer} />
    </div>
  );
}

/** What comes of a value on the page beside: its sentence with the figures in it. */
export function Shown({ pointer }: { readonly pointer: string }): ReactNode {
  const { language, shown } = useDesk();
  const { [pointer]: sentence } = shown;
  if (sentence === undefined) return null;
  return (
    <p className="sf-shown">
      <span className="sf-quiet">{say(language, 'onPage')}</span> {sentence}
    </p>
  );
}

/** The whole help of a schema, where it says more than the label. */
export function Help({
  words,
  label,
}: {
  readonly words: string;
  readonly label: string;
}): ReactNode {
  const { language } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (words.replace(/\.$/, '') === label || words === '') return null;
  return (
    <>
      <button
        type="button"
        className="sf-small"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${say(language, 'help')}: ${label}`}
        onClick={() => setOpen(!isOpen)}
      >
        ?
      </button>
      {isOpen ? (
        <p className="sf-help" id={id}>
          {words
            .split('`')
            .map((part, i) => (i % 2 === 0 ? part : <code key={`${i}`}>{part}</code>))}
        </p>
      ) : null}
    </>
  );
}

/** The mistakes of one value. */
export function Wrong({ pointer }: { readonly pointer: string }): ReactNode {
  const desk = useDesk();
  return <Mistakes found={mistakesAt(desk, pointer)} id={`${idOf(desk, pointer)}__error`} />;
}

interface MistakesProps {
  readonly found: readonly Mistake[];
  readonly id?: string;
}

export function Mistakes({ found, id }: MistakesProps): ReactNode {
  const { language } = useDesk();
  if (found.length === 0) return null;
  return (
    <ul className="sf-wrong" id={id}>
      {found.map(({ said, severity }, i) => (
        <li key={`${i} ${said.en}`} className={`sf-${severity}`}>
          {said[language]}
        </li>
      ))}
    </ul>
  );
}

/** What says of a control what is wrong with its value. */
export function useWrong(pointer: string): { 'aria-invalid'?: true; 'aria-describedby'?: string } {
  const desk = useDesk();
  if (mistakesAt(desk, pointer).length === 0) return {};
  return { 'aria-invalid': true, 'aria-describedby': `${idOf(desk, pointer)}__error` };
}
