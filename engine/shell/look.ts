// How a reader wants pages to look: what can be chosen, and how an address says it.

/** In this order on the form and in an address; colours are for every mode. */
export const CHOICES = {
  vision: ['usual', 'impaired'],
  theme: ['auto', 'light', 'dark', 'black', 'white', 'blue', 'brown'],
  font: ['s', 'm', 'l', 'xl'],
  spacing: ['usual', 'wide'],
  lines: ['usual', 'tall'],
} as const;

export type ChoiceName = keyof typeof CHOICES;

export type PageLook = { readonly [Name in ChoiceName]: (typeof CHOICES)[Name][number] };

export const STANDARD: PageLook = {
  vision: 'usual',
  theme: 'auto',
  font: 'm',
  spacing: 'usual',
  lines: 'usual',
};

export const CHOICE_NAMES = Object.keys(CHOICES) as readonly ChoiceName[];

/** What the form without scripts sends beside its fields: that it is sent, that all is to be as usual, the address its reader came from. */
export const APPLY = 'apply';
export const RESET = 'reset';
export const FROM = 'from';

/** What is otherwise than usual, in one order: `impaired.blue.xl`; empty where nothing is. */
export function writeLook(look: PageLook): string {
  const chosen = CHOICE_NAMES.filter((name) => look[name] !== STANDARD[name]);
  return chosen.map((name) => look[name]).join('.');
}

/** What is known of a text; everything else is as usual. */
export function readLook(text: string): PageLook {
  const said: readonly string[] = text.split('.');
  const find = <Value extends string>(values: readonly Value[], standard: Value): Value =>
    values.find((value) => value !== standard && said.includes(value)) ?? standard;
  return {
    vision: find(CHOICES.vision, STANDARD.vision),
    theme: find(CHOICES.theme, STANDARD.theme),
    font: find(CHOICES.font, STANDARD.font),
    spacing: find(CHOICES.spacing, STANDARD.spacing),
    lines: find(CHOICES.lines, STANDARD.lines),
  };
}

/** As attributes of the document. */
export function lookAttributes(look: PageLook): string {
  return CHOICE_NAMES.map((name) => ` data-${name}="${look[name]}"`).join('');
}
