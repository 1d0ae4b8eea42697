// How a reader wants pages to look, kept in this browser only; what is kept wins over what an address asks for.

import { CHOICE_NAMES, STANDARD, type PageLook } from './look.ts';

export interface Preferences extends PageLook {
  /** Whether the reader has closed the notice about storage: no other bar of the frame can be closed. */
  readonly noticed: boolean;
}

/** The only thing the portal keeps in a browser; the inline script of every page reads it before the first paint. */
export const STORAGE_KEY = 'portal-display';

let current: Preferences | null = null;

/** Keeps the change in this browser and shows it at once; where nothing can be kept it holds until the page is left. */
export function changePreferences(change: Partial<Preferences>): void {
  current = { ...readPreferences(), ...change };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(current));
  } catch {
    // a browser that keeps nothing shows the choice until the page is left
  }
  const { noticed: _, ...look } = current;
  Object.assign(document.documentElement.dataset, look);
}

/** The kept ones over those that the document came with, which are the standard ones where its address asks for none. */
export function readPreferences(): Preferences {
  current ??= { ...STANDARD, noticed: false, ...readShown(), ...readKept() };
  return current;
}

/** Whether this browser keeps how pages look: then no address needs to say it. */
export function isKept(): boolean {
  return Object.keys(readKept()).length > 0;
}

function readShown(): Partial<PageLook> {
  const { dataset } = document.documentElement;
  return Object.fromEntries(
    CHOICE_NAMES.flatMap((name) => (dataset[name] ? [[name, dataset[name]]] : [])),
  );
}

/** Empty where nothing is kept, or it cannot be read. */
function readKept(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Preferences>;
  } catch {
    return {};
  }
}

/** What shows a page in the letters that its styles ship, whose rules name them: all at once, or those of the device until the next page where a first frame with anything in it came before. */
const SHOW_LETTERS = `{let late,f=()=>document.body?.firstElementChild?late=1:requestAnimationFrame(f);requestAnimationFrame(f);Promise.all([...document.fonts].filter(f=>f.unicodeRange!="U+0-10FFFF").map(f=>f.load())).then(()=>late||(d.letters=""),e=>e)}`;

/** The inline script: sets the same attributes before anything is painted, over those that the document came with. Its hash stands in the policy of every page. */
export const EARLY_SCRIPT = `var d=document.documentElement.dataset;try{Object.assign(d,JSON.parse(localStorage.getItem("${STORAGE_KEY}")||"{}"))}catch(e){}${SHOW_LETTERS}`;
