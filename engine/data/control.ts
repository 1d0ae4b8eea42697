// What a reader acts on, known again where it is made anew: by its name, in this document or in the next; where it is gone, what stands in its place.

/** A control by what it is called: it can be kept in the history. */
export interface Control {
  /** The block that it stands in; empty: in none. */
  readonly block: string;
  /** What its `data-keep` says, the name of a field, or its words. */
  readonly name: string;
  /** Its place among those of that name. */
  readonly nth: number;
  /** The first of two words in `data-keep`: what it does; the second is to what. Empty: not said. */
  readonly act: string;
  /** Its place among those that do the same. */
  readonly nthAct: number;
  /** What is said when it has done what it is for; empty: nothing of its own. */
  readonly done: string;
}

const CONTROLS = ':is(a[href], button, input:not([type=hidden]), select, textarea, summary)';
const ROOT = 'root';

let acted: Control | null = null;
let left: { readonly held: Control | null; readonly done: string } = { held: null, done: '' };

/** Remembers what the reader acts on. */
export function actOn(control: Element): void {
  acted = describeControl(control);
}

/** Before the page changes in place: what has the focus, or what was acted on where the browser gives it none. */
export function holdControl(): void {
  left = { held: describeControl(document.activeElement) ?? acted, done: acted?.done ?? '' };
  acted = null;
}

/** What the page was left by: what stands for it now, null where that is gone with its block; and what is said of it. */
export function leftBy(): { readonly control: HTMLElement | null; readonly done: string } {
  return { control: findControl(left.held), done: left.done };
}

/** Null where nothing is kept: a link without `data-keep` leads to what the reader is at then. */
export function describeControl(element: Element | null): Control | null {
  const control = element?.closest<HTMLElement>(CONTROLS);
  if (!control || (control.localName === 'a' && !('keep' in control.dataset))) return null;
  const block = control.closest('.block')?.id ?? '';
  const all = listControls(block);
  const name = readName(control);
  const act = readAct(control);
  return {
    block,
    name,
    nth: all.filter((other) => readName(other) === name).indexOf(control),
    act,
    nthAct: all.filter((other) => readAct(other) === act).indexOf(control),
    done: control.dataset['done'] ?? (block === '' ? '' : readChoice(control)),
  };
}

/** The same control; else what is for the same thing, what is called as its act, what does the same in its place, the heading of its block. */
export function findControl(of: Control | null): HTMLElement | null {
  if (!of) return null;
  const { block, name, nth, act, nthAct } = of;
  const all = listControls(block);
  const same = all.filter((control) => readName(control) === name);
  const alike = all.filter((control) => act !== '' && readAct(control) === act);
  const named = (is: (name: string) => boolean) =>
    act === '' ? undefined : all.find((control) => is(control.dataset['keep'] ?? ''));
  return (
    same[nth] ??
    same[0] ??
    named((keep) => keep.endsWith(name.slice(act.length))) ??
    named((keep) => keep === act) ??
    alike[nthAct] ??
    alike.at(-1) ??
    findHeading(document.getElementById(block))
  );
}

/** The heading of a part of the page, which can have the focus from then on; a part without one has it itself. */
export function findHeading(part: HTMLElement | null): HTMLElement | null {
  const heading = part?.querySelector<HTMLElement>('h1, h2, h3') ?? part;
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}

function listControls(block: string): HTMLElement[] {
  const within = document.getElementById(block || ROOT);
  return [...(within?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
}

function readName(control: HTMLElement): string {
  return (
    control.dataset['keep'] ||
    control.getAttribute('name') ||
    control.getAttribute('aria-label') ||
    control.textContent
  );
}

function readAct({ dataset }: HTMLElement): string {
  return /^(\S+) \S+$/.exec(dataset['keep'] ?? '')?.[1] ?? '';
}

/** What is chosen in a list, by the name of the list. */
function readChoice(control: HTMLElement): string {
  if (!(control instanceof HTMLSelectElement)) return '';
  const [label] = control.labels;
  return `${label?.querySelector('span')?.textContent ?? label?.textContent ?? ''}: ${control.selectedOptions[0]?.label ?? ''}`;
}
