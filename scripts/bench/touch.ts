// A touch by pointer, key or finger, and how long it takes until its effect is on the screen.

import { setTimeout as sleep } from 'node:timers/promises';

import { settle, type Reader } from './readers.ts';

export type By = 'pointer' | 'key' | 'touch';

export interface Act {
  /** What is operated; what it stands folded up in is opened beforehand. */
  readonly control: string;
  readonly by: By;
  /** Enter where none is named. */
  readonly key?: string;
  /** Those of these elements that are seen read differently when it is done. */
  readonly watched: string;
}

/** Milliseconds since the touch. */
export interface TouchAnswered {
  readonly done: number;
  /** Until the page had come to life: null where it was alive before, or where another document answers. */
  readonly alive: number | null;
}

/** What a page tells: when, by the clock of the day, because the next document counts from its own beginning. */
export interface Moment {
  readonly what: 'touched' | 'alive' | 'done';
  readonly at: number;
}

const LATE_MS = 30_000;
/** The function by which a page tells them. */
export const TELL = 'tellBench';

/** From the first event to the frame in which its effect is seen. Throws where it is never seen. */
export async function touch(reader: Reader, act: Act): Promise<TouchAnswered> {
  return await timed(reader, act, async ([x, y]) => {
    const { page } = reader;
    if (act.by === 'touch') await page.touchscreen.tap(x, y);
    else if (act.by === 'key') {
      await page.focus(act.control);
      await page.keyboard.press(act.key ?? 'Enter');
    } else {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.up();
    }
  });
}

/** The same by the browser alone: it goes where the link leads, or where the form does with the next choice. */
export async function goThere(reader: Reader, act: Act): Promise<number> {
  const { done } = await timed(
    reader,
    act,
    async () => await reader.page.evaluate(leave, { ...act, tell: TELL }),
  );
  return done;
}

async function timed(
  reader: Reader,
  act: Act,
  begin: (place: readonly [x: number, y: number]) => Promise<void>,
): Promise<TouchAnswered> {
  const { page, cdp } = reader;
  const told = new Map<string, number>();
  let resolve = () => {};
  const seen = new Promise<void>((done) => (resolve = done));
  cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== TELL) return;
    const { what, at } = JSON.parse(payload) as Moment;
    if (!told.has(what)) told.set(what, at);
    if (what === 'done') resolve();
  });
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: TELL });
  const place = await page.evaluate(show, act);
  await sleep(300);
  const { watched } = act;
  const before = await page.evaluate(follow, { watched, before: null, tell: TELL });
  await page.addInitScript(follow, { watched, before, tell: TELL });
  await begin(place);
  const late = sleep(LATE_MS, 'late', { ref: false });
  if ((await Promise.race([seen, late])) === 'late')
    throw new Error(`${watched} did not change after ${act.control} was touched`);
  await settle(reader);
  const since = (what: Moment['what']) => (told.get(what) ?? NaN) - (told.get('touched') ?? NaN);
  return { done: since('done'), alive: told.has('alive') ? since('alive') : null };
}

/** Runs in the page: brings what will be touched onto the screen; returns its middle. */
function show({ control }: Act): [x: number, y: number] {
  const found = document.querySelector<HTMLElement>(control);
  if (!found) throw new Error(`nothing on the page is ${control}`);
  for (let at = found.parentElement; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement && found.localName !== 'summary') at.open = true;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** Runs in the page and the next one: reports the first event, when the page is alive, and when the watched text changes. */
export function follow({
  watched,
  before,
  tell,
}: {
  readonly watched: string;
  /** Null in the page that is touched. */
  readonly before: string | null;
  readonly tell: string;
}): string {
  const say = (what: string, at: number) =>
    (window as unknown as Record<string, (text: string) => void>)[tell]?.(
      JSON.stringify({ what, at: performance.timeOrigin + at }),
    );
  const read = () =>
    [...document.querySelectorAll(watched)]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      })
      .map((element) => element.textContent)
      .join('\n');
  const isAlive = () => document.querySelector('.frame[data-live]') !== null;
  const was = before ?? read();
  if (before === null) {
    for (const type of ['pointermove', 'focusin', 'pointerdown', 'keydown'])
      addEventListener(type, (event) => say('touched', event.timeStamp), {
        capture: true,
        once: true,
      });
    if (!isAlive())
      new MutationObserver((_, observer) => {
        if (!isAlive()) return;
        observer.disconnect();
        say('alive', performance.now());
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-live'] });
  }
  const look = () =>
    requestAnimationFrame(() => {
      const now = read();
      if (now === '' || now === was) look();
      else say('done', performance.now());
    });
  look();
  return was;
}

/** Runs in the page. */
function leave({ control, tell }: Act & { readonly tell: string }): void {
  const found = document.querySelector(control);
  // what is measured begins here, and nothing on the page may notice
  const at = performance.timeOrigin + performance.now();
  (window as unknown as Record<string, (text: string) => void>)[tell]?.(
    JSON.stringify({ what: 'touched', at }),
  );
  if (found instanceof HTMLAnchorElement) location.assign(found.href);
  if (!(found instanceof HTMLSelectElement)) return;
  found.selectedIndex++;
  found.form?.submit();
}
