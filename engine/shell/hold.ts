// Keeps what a reader does before the page is alive, and repeats it once when it is.

import { changeQuery } from '../addresses/query.ts';
import { setLeaving } from '../data/fetching.ts';
import { isPlainClick } from '../data/isPlainClick.ts';
import { pause } from '../data/pause.ts';
import { follow, leaveWith } from './arrival.ts';

/** How long a link or a form waits for its script before it is the browser's. */
const WAIT_MS = 150;
/** Keys that a tree, a drawing or a list takes, and that mean nothing else where they stand. */
const KEYS = /^(Arrow(Up|Down|Left|Right)|Home|End)$/;
const TAKES_KEYS = '[role=treegrid], [role=tree], [data-wake]';

interface Held {
  /** Does what was held, once each, in a task of its own, and holds nothing more. */
  readonly release: () => Promise<void>;
  /** Tells where the reader points. */
  readonly point: () => void;
  /** Does what the browser can do, and holds on. */
  readonly giveUp: () => void;
}

/** `wake` is called for whatever the page has to be alive for. */
export function hold(root: HTMLElement, wake: () => void): Held {
  const fields = new Set<EventTarget>();
  let pointed: PointerEvent | null = null;
  let acts: Act[] = [];
  let gone = false;
  const leave = (instead: () => void) => {
    gone = true;
    acts = [];
    setLeaving(true);
    // what comes is not to share its line with scripts that this document needs no more
    stop();
    leaveWith(document.activeElement);
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
  const point = (event: PointerEvent) => (pointed = event);
  const hears = hearing(fields, { keep, wait, point });
  // come back to as it was left, a page holds again, and nothing of then
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    gone = false;
    fields.clear();
  });
  const listen = (event: Event) => hears[event.type]?.(event);
  for (const type of Object.keys(hears)) root.addEventListener(type, listen, { capture: true });
  return {
    release: async () => {
      for (const type of Object.keys(hears))
        root.removeEventListener(type, listen, { capture: true });
      if (gone) return;
      const [events, told] = [acts.map(({ event }) => event), [...fields]];
      acts = [];
      await doAll(root, told, events);
    },
    point: () =>
      pointed?.target?.dispatchEvent(new PointerEvent('pointermove', buildPoint(pointed))),
    giveUp: () => {
      const act = acts.find(({ instead }) => instead !== null);
      acts = [];
      if (act?.instead) leave(act.instead);
    },
  };
}

/** Each as if it were done by hand: what was done before stands by then. */
async function doAll(
  root: HTMLElement,
  fields: readonly EventTarget[],
  events: readonly (Event | null)[],
): Promise<void> {
  await pause();
  const { activeElement: focused } = document;
  if (focused && root.contains(focused)) {
    rouse(focused);
    await pause();
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  for (const field of fields) tellAgain(field);
  for (const event of events) {
    await pause();
    if (event) await again(event);
  }
}

interface Hearing {
  readonly keep: (event: Event, instead: Act['instead']) => void;
  readonly wait: (act: Act) => void;
  readonly point: (event: PointerEvent) => void;
}

/** By kind of event: what is kept of it, or waited for. */
function hearing(
  fields: Set<EventTarget>,
  { keep, wait, point }: Hearing,
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
    pointermove: (event) => point(event as PointerEvent),
    input: ({ target }) => target && fields.add(target),
    change: ({ target }) => {
      if (!target) return;
      fields.add(target);
      const form = target instanceof HTMLSelectElement ? target.form : null;
      if (form && isOfPage(form))
        wait({ event: null, instead: () => choose(target as HTMLSelectElement, form) });
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
  if (!(target instanceof Element) || event.defaultPrevented || !isPlainClick(event)) return null;
  const control = target.closest('a[href], button, [data-wake], td');
  if (control instanceof HTMLAnchorElement)
    return isInPlace(control) ? { instead: () => follow(control) } : null;
  if (control instanceof HTMLButtonElement)
    return (control.type === 'submit' && control.form) || control.popoverTargetElement
      ? null
      : { instead: null };
  return control && (control.matches('[data-wake]') || control.closest('[role=treegrid]'))
    ? { instead: null }
    : null;
}

/** A link that shows the same page otherwise. */
function isInPlace(link: HTMLAnchorElement): boolean {
  const isHere = link.origin === location.origin && link.pathname === location.pathname;
  return isHere && link.search !== location.search && link.target === '' && !link.download;
}

/** As the browser sends a form, without what nobody filled in. */
function submit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  // not held again: the reader is on the way
  if (form.method !== 'get') return form.requestSubmit(submitter);
  const { pathname, hash } = new URL(form.action);
  const said = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  const query = new URLSearchParams(said).toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  location.assign(`${pathname}?${query}${hash}`);
}

/** A form with a button is sent by it; otherwise what its list says goes into the address, which keeps all else. */
function choose(list: HTMLSelectElement, form: HTMLFormElement): void {
  // whatever has the focus
  leaveWith(list);
  const { name, value } = list;
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button) return submit(form, button);
  const { hash } = new URL(form.action);
  location.assign(location.pathname + changeQuery(location.search, { [name]: value }) + hash);
}

/** Whether a form asks for the page it stands on. */
function isOfPage(form: HTMLFormElement): boolean {
  return form.method === 'get' && new URL(form.action).pathname === location.pathname;
}

/** React brings the part of a page to life at once where such an event meets it. */
function rouse(target: EventTarget): void {
  target.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
}

/** What a field holds is told once more; of a box that is ticked React hears by a click alone. */
function tellAgain(field: EventTarget): void {
  rouse(field);
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    field.checked = !field.checked;
    return field.click();
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The same happens once more, where it happened. */
async function again(event: Event): Promise<void> {
  const { target, type } = event;
  if (!(target instanceof Element) || !target.isConnected) return;
  rouse(target);
  if (event instanceof SubmitEvent) (target as HTMLFormElement).requestSubmit(event.submitter);
  else if (event instanceof KeyboardEvent)
    (document.activeElement ?? target).dispatchEvent(new KeyboardEvent(type, buildKey(event)));
  else await press(target, event as PointerEvent);
}

/** A press goes down before it is one, and takes the focus to what can have it by then. */
async function press(target: Element, event: PointerEvent): Promise<void> {
  const init = buildPoint(event);
  if (event.detail > 0) {
    target.dispatchEvent(new PointerEvent('pointerdown', init));
    target.dispatchEvent(new MouseEvent('mousedown', init));
    // unless the reader is elsewhere by then
    if (document.activeElement?.contains(target))
      target.closest<HTMLElement>('button, a, [tabindex]')?.focus({ preventScroll: true });
    await pause();
  }
  target.dispatchEvent(new MouseEvent('click', init));
}

function buildPoint({ clientX, clientY, detail, pointerType }: PointerEvent): PointerEventInit {
  const init = { bubbles: true, cancelable: true, composed: true, view: window };
  return { ...init, clientX, clientY, detail, pointerType };
}

function buildKey({ key, code, shiftKey, repeat }: KeyboardEvent): KeyboardEventInit {
  return { key, code, shiftKey, repeat, bubbles: true, cancelable: true, composed: true };
}
