// The one place that what came of a reader's action is reported to: said politely, once, or, where it stops the reader, told by a dialog.

import { listening } from './listening.ts';

/** What came of an action. */
export interface Message {
  /** What is said; of a dialog the key of its words, for what fails may have none. */
  readonly text: string;
  /** Code of what went wrong; empty: it is done. */
  readonly error: string;
  /** Whose action it was: a block, a part of the page, or what was asked. */
  readonly from: string;
}

/** It stops the reader until they choose. */
export interface Failure extends Message {
  /** Tries the same once more. */
  readonly again: () => void;
}

/** How long the place stays empty before it speaks: a sentence that only stays is not said twice, and of what comes together the last one is. */
const PAUSE_MS = 60;
let waiting: ReturnType<typeof setTimeout> | undefined;
let failure: Failure | null = null;
const { listen, changed } = listening();

/** For the dialog. */
export const listenFailure = listen;

/** Says the message; one that can be tried again is shown by a dialog, in place of the last. */
export function report(message: Message | Failure): void {
  if (!('again' in message)) return say(message);
  failure = message;
  changed();
}

/** The dialog is closed. */
export function endFailure(): void {
  failure = null;
  changed();
}

/** The failure that is told now. */
export function toldFailure(): Failure | null {
  return failure;
}

/** What stands under a dialog is heard by nobody: an open one has a place of its own. Nothing where the document has none. */
function say({ text, error, from }: Message): void {
  const inDialogs = document.querySelectorAll<HTMLElement>('dialog[open] .announcement');
  const place = [...inDialogs].at(-1) ?? document.getElementById('announcement');
  if (!place) return;
  clearTimeout(waiting);
  place.textContent = '';
  waiting = setTimeout(() => {
    Object.assign(place.dataset, { from, error });
    place.textContent = text;
  }, PAUSE_MS);
}
