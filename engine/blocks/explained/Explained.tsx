// The popover that tells where a figure comes from: over everything, the full screen too; the focus returns to the figure.

import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';

import { showExplained } from '../../data/explain.ts';
import { Said } from '../../data/Said.tsx';
import type { ExplainedView } from '../../model/portal.ts';

import { Told } from './Told.tsx';
import './explained.css';

/** A modal dialog; a click on a link in it or outside of it closes it. */
export function Explained({ view }: { readonly view: ExplainedView }): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
    if (current) current.scrollTop = 0;
  });
  const leave = () => dialog.current?.close();
  const clicked = ({ target, clientX, clientY }: MouseEvent) => {
    // a link leads away: what it leads to is not to be covered
    if (target instanceof Element && target.closest('a[href]')) leave();
    if (target === dialog.current && isBeside(dialog.current, clientX, clientY)) leave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Escape closes it, and what is clicked inside are links and buttons
    <dialog
      ref={dialog}
      className="explained"
      aria-labelledby={id}
      onClose={() => showExplained(null)}
      onClick={clicked}
    >
      <header>
        <p>{view.title}</p>
        <h2 id={id} tabIndex={-1}>
          {view.code === '' ? null : <span className="code">{view.code}</span>}{' '}
          <span lang={view.lang || undefined}>{view.name}</span>
        </h2>
        <button type="button" className="explained-close" onClick={leave}>
          {view.close}
        </button>
      </header>
      <Told told={view} />
      <Copy key={view.text} view={view} />
      <p className="announcement visually-hidden" role="status" />
    </dialog>
  );
}

/** On the backdrop: a click on it is one on the dialog itself. */
function isBeside(dialog: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

/** The same as text. Where the browser does not let it be copied it stands there, selected. */
function Copy({ view }: { readonly view: ExplainedView }): ReactNode {
  const text = useRef<HTMLTextAreaElement>(null);
  // counted, so that a second copy is said as the first was
  const [copied, setCopied] = useState({ times: 0, done: true });
  const copy = async () => {
    const done = await navigator.clipboard.writeText(view.text).then(
      () => true,
      () => false,
    );
    setCopied(({ times }) => ({ times: times + 1, done }));
  };
  useEffect(() => {
    if (!copied.done) text.current?.select();
  }, [copied]);
  const said = copied.done ? view.copied : view.notCopied;
  return (
    <div className="explained-copy">
      <button type="button" onClick={() => void copy()}>
        {view.copy}
      </button>
      <Said
        key={copied.times}
        words={copied.times === 0 ? '' : said}
        error={copied.done ? '' : 'not-copied'}
        from="explained"
      />
      {copied.done ? null : (
        <textarea ref={text} readOnly rows={6} aria-label={view.copy} value={view.text} />
      )}
    </div>
  );
}
