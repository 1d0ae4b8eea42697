// How a reader wants pages to look: letter size and spacing, visually-impaired mode, light or dark. Kept in this browser only.

/** What can be chosen, the first or the named one by default. */
export const CHOICES = {
  font: ['s', 'm', 'l', 'xl'],
  vision: ['usual', 'impaired'],
  theme: ['auto', 'light', 'dark'],
  spacing: ['usual', 'wide'],
} as const;

type Choices = { readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

export interface Preferences extends Choices {
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

let current: Preferences | null = null;

/** Keeps the change in this browser and shows it at once; where nothing can be kept it holds until the page is left. */
export function changePreferences(change: Partial<Preferences>): void {
  current = { ...readPreferences(), ...change };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(current));
  } catch {
    // a browser that keeps nothing shows the choice until the page is left
  }
  const { font, vision, theme, spacing } = current;
  Object.assign(document.documentElement.dataset, { font, vision, theme, spacing });
}

/** The kept ones over the standard ones; the standard ones where none are kept or they cannot be read. */
export function readPreferences(): Preferences {
  if (current) return current;
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Preferences>;
    current = { ...STANDARD, ...kept };
  } catch {
    current = STANDARD;
  }
  return current;
}

/** What shows a page in the letters that its styles ship, whose rules name them: all at once, or those of the device until the next page where a first frame with anything in it came before. */
const SHOW_LETTERS = `{let late,f=()=>document.body?.firstElementChild?late=1:requestAnimationFrame(f);requestAnimationFrame(f);Promise.all([...document.fonts].filter(f=>f.unicodeRange!="U+0-10FFFF").map(f=>f.load())).then(()=>late||(d.letters=""),e=>e)}`;

/** The inline script: sets the same attributes before anything is painted. Its hash stands in the policy of every page. */
export const EARLY_SCRIPT = `var d=document.documentElement.dataset;try{var p=JSON.parse(localStorage.getItem("${STORAGE_KEY}")||"{}");d.font=p.font||"m";d.vision=p.vision||"usual";d.theme=p.theme||"auto";d.spacing=p.spacing||"usual"}catch(e){}${SHOW_LETTERS}`;
