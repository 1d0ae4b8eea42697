// What a reader does in a page that is not alive yet is kept, and done once when it is. What the browser can do by itself it does, where the script does not come at once.

import { changeQuery } from '../addresses/query.ts';
import { setLeaving } from '../data/fetching.ts';
import { isPlainClick } from '../data/isPlainClick.ts';

/** How long a link or a form waits for its script before it is the browser's. */
const WAIT_MS = 150;
/** Keys that a tree, a drawing or a list takes, and that mean nothing else where they stand. */
const KEYS = /^(Arrow(Up|Down|Left|Right)|Home|End)$/;
const TAKES_KEYS = '[role=treegrid], [role=tree], [data-wake], .map';

interface Held {
  /** Does what was held, once each, and holds nothing more. */
  readonly release: () => void;
  /** Does what the browser can do, and holds on. */
  readonly giveUp: () => void;
}

/** `wake` is called for whatever the page has to be alive for. */
export function hold(root: HTMLElement, wake: () => void): Held {
  const fields = new Set<EventTarget>();
  let acts: Act[] = [];
  let gone = false;
  const leave = (instead: () => void) => {
    gone = true;
    acts = [];
    setLeaving(true);
    // what comes is not to share its line with scripts that this document needs no more
    stop();
    instead();
  };
  const wait = (act: Act) => {
    if (gone) return;
    acts.push(act);
    wake();
    const { instead } = act;
    if (instead) setTimeout(() => acts.includes(act) && leave(instead), WAIT_MS);
  };
  const keep = (event: Event, instead: Act['instead']) => {
    if (gone) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    wait({ event, instead });
  };
  const hears = hearing(fields, { keep, wait });
  const listen = (event: Event) => hears[event.type]?.(event);
  for (const type of Object.keys(hears)) root.addEventListener(type, listen, { capture: true });
  return {
    release: () => {
      for (const type of Object.keys(hears))
        root.removeEventListener(type, listen, { capture: true });
      if (gone) return;
      for (const field of fields)
        for (const type of ['input', 'change'])
          field.dispatchEvent(new Event(type, { bubbles: true }));
      for (const { event } of acts) if (event) again(event);
      acts = [];
    },
    giveUp: () => {
      const act = acts.find(({ instead }) => instead !== null);
      acts = [];
      if (act?.instead) leave(act.instead);
    },
  };
}

/** By kind of event: what is kept of it, or waited for. */
function hearing(
  fields: Set<EventTarget>,
  {
    keep,
    wait,
  }: {
    readonly keep: (event: Event, instead: Act['instead']) => void;
    readonly wait: (act: Act) => void;
  },
): Readonly<Record<string, (event: Event) => void>> {
  return {
    click: (event) => {
      const taken = takenBy(event as MouseEvent);
      if (taken) keep(event, taken.instead);
    },
    submit: (event) => {
      const { target: form, submitter } = event as SubmitEvent;
      if (form instanceof HTMLFormElement && (isOfPage(form) || form.method === 'post'))
        keep(event, () => submit(form, submitter));
    },
    keydown: (event) => {
      const { key, target, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
      if (!KEYS.test(key) || ctrlKey || altKey || metaKey) return;
      if (target instanceof Element && target.closest(TAKES_KEYS)) keep(event, null);
    },
    input: ({ target }) => target && fields.add(target),
    change: ({ target }) => {
      if (!target) return;
      fields.add(target);
      if (target instanceof HTMLSelectElement && target.form && isOfPage(target.form))
        wait({ event: null, instead: () => choose(target) });
    },
  };
}

interface Act {
  /** Null: what came of it is told by its field. */
  readonly event: Event | null;
  /** What the browser does without the script; null: nothing. */
  readonly instead: (() => void) | null;
}

/** Null where a click is the browser's. */
function takenBy(event: MouseEvent): Pick<Act, 'instead'> | null {
  const { target } = event;
  if (!(target instanceof Element) || !isPlainClick(event)) return null;
  const control = target.closest('a[href], button, [data-wake], td');
  if (control instanceof HTMLAnchorElement)
    return isInPlace(control) ? { instead: () => location.assign(control.href) } : null;
  if (control instanceof HTMLButtonElement)
    return (control.type === 'submit' && control.form) || control.popoverTargetElement
      ? null
      : { instead: null };
  return control && (control.matches('[data-wake]') || control.closest('[role=treegrid]'))
    ? { instead: null }
    : null;
}

/** A link that shows the same page otherwise, or what a word in it means. */
function isInPlace(link: HTMLAnchorElement): boolean {
  if ('term' in link.dataset) return true;
  const isHere = link.origin === location.origin && link.pathname === location.pathname;
  return isHere && link.search !== location.search && link.target === '' && !link.download;
}

/** The browser's own submission is not held again, and names no button by itself. */
function submit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') {
    const { name, value } = submitter;
    const pressed = Object.assign(document.createElement('input'), { type: 'hidden', name, value });
    form.append(pressed);
  }
  form.submit();
}

/** What a list says goes into the address of the page, which keeps all else that it says. */
function choose({ name, value, form }: HTMLSelectElement): void {
  const place = form ? new URL(form.action).hash : '';
  location.assign(location.pathname + changeQuery(location.search, { [name]: value }) + place);
}

/** Whether a form asks for the page it stands on. */
function isOfPage(form: HTMLFormElement): boolean {
  return form.method === 'get' && new URL(form.action).pathname === location.pathname;
}

/** The same happens once more, where it happened. */
function again(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element) || !target.isConnected) return;
  if (event instanceof SubmitEvent) (target as HTMLFormElement).requestSubmit(event.submitter);
  else if (event instanceof KeyboardEvent)
    (document.activeElement ?? target).dispatchEvent(new KeyboardEvent(type, keyOf(event)));
  else {
    const click = event as PointerEvent;
    const { clientX, clientY, pointerType } = click;
    const init = { bubbles: true, cancelable: true, composed: true, clientX, clientY };
    if (target.closest('[data-wake]'))
      target.dispatchEvent(new PointerEvent('pointerdown', { ...init, pointerType }));
    target.dispatchEvent(new MouseEvent(type, { ...init, detail: click.detail, view: window }));
  }
}

function keyOf({ key, code, shiftKey, repeat }: KeyboardEvent): KeyboardEventInit {
  return { key, code, shiftKey, repeat, bubbles: true, cancelable: true, composed: true };
}
