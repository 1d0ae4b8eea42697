// A dialog of the studio: the browser keeps the focus in it, closes it by Escape, and gives the focus back.

import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

import { useDesk } from '../desk.ts';

/** `said`: the problem that is shown above what the dialog holds; empty for none. */
export function Dialog({
  title,
  said = '',
  wide = false,
  children,
}: {
  readonly title: string;
  readonly said?: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  const { show, words } = useDesk();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
    // closed before it goes: only then the focus returns
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'wide' : ''}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        show(null);
      }}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button onClick={() => show(null)}>{words.close}</button>
      </div>
      {said !== '' && (
        <p role="alert" className="notice wrong">
          {said}
        </p>
      )}
      {children}
    </dialog>
  );
}
