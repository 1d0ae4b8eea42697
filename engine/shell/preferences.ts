// How a reader wants pages to look: letter size and spacing, visually-impaired mode, light or dark. Kept in this browser only.

import { useSyncExternalStore } from 'react';

import { listening } from '../data/listening.ts';

export interface Preferences {
  readonly font: 's' | 'm' | 'l' | 'xl';
  readonly vision: 'usual' | 'impaired';
  readonly theme: 'auto' | 'light' | 'dark';
  readonly spacing: 'usual' | 'wide';
  /** Whether the reader has closed the notice about storage: no other bar of the frame can be closed. */
  readonly noticed: boolean;
}

export const STANDARD: Preferences = {
  font: 'm',
  vision: 'usual',
  theme: 'auto',
  spacing: 'usual',
  noticed: false,
};

/** The only thing the portal keeps in a browser; the inline script of every page reads it before the first paint. */
export const STORAGE_KEY = 'portal-display';

const { listen, changed } = listening();
let current: Preferences | null = null;

export function usePreferences(): Preferences {
  return useSyncExternalStore(listen, read, () => STANDARD);
}

export function changePreferences(change: Partial<Preferences>): void {
  current = { ...read(), ...change };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(current));
  } catch {
    // a browser that keeps nothing shows the choice until the page is left
  }
  apply(current);
  changed();
}

function read(): Preferences {
  if (current) return current;
  try {
    current = {
      ...STANDARD,
      ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Preferences>),
    };
  } catch {
    current = STANDARD;
  }
  return current;
}

function apply({ font, vision, theme, spacing }: Preferences): void {
  Object.assign(document.documentElement.dataset, { font, vision, theme, spacing });
}

/** The inline script: sets the same attributes before anything is painted. Its hash stands in the policy of every page. */
export const EARLY_SCRIPT = `try{var p=JSON.parse(localStorage.getItem("${STORAGE_KEY}")||"{}"),d=document.documentElement.dataset;d.font=p.font||"m";d.vision=p.vision||"usual";d.theme=p.theme||"auto";d.spacing=p.spacing||"usual"}catch(e){}`;
