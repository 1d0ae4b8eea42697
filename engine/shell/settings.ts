// The settings panel and the notice in a browser: what is chosen shows at once and is kept here; leaving the panel closes it.

import { changePreferences, readPreferences, STANDARD } from './preferences.ts';

/** Fills the form of the panel with what is kept; resetting returns to the standard, except for the notice already accepted. */
export function startSettings(panel: HTMLDetailsElement): void {
  const form = panel.querySelector('form');
  if (!form) return;
  const show = () => {
    for (const [name, value] of Object.entries(readPreferences())) {
      const radios = form.elements.namedItem(name);
      if (radios instanceof RadioNodeList) radios.value = String(value);
    }
  };
  show();
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) changePreferences({ [target.name]: target.value });
  });
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    changePreferences({ ...STANDARD, noticed: readPreferences().noticed });
    show();
  });
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !panel.open) return;
    // the menu that the panel stands in stays open
    event.preventDefault();
    panel.open = false;
    panel.querySelector('summary')?.focus();
  });
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.open = false;
  });
  // a touch elsewhere closes it
  document.addEventListener('pointerdown', ({ target }) => {
    if (panel.open && !panel.contains(target as Node)) panel.open = false;
  });
}

/** The focus goes to what stood before the notice. */
export function startNotice(notice: HTMLElement): void {
  notice.hidden = readPreferences().noticed;
  const close = () => {
    const links = document.querySelectorAll<HTMLElement>('.site-foot a');
    (links[links.length - 1] ?? document.getElementById('content'))?.focus();
    changePreferences({ noticed: true });
    notice.hidden = true;
  };
  notice.querySelector('button')?.addEventListener('click', close);
  notice.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
}
