// How pages look, in a browser: what is chosen on a form, or by the switch, shows at once and is kept here; leaving the panel closes it.

import { changeQuery } from '../addresses/query.ts';
import { isPage } from './ahead.ts';
import { FROM, RESET, STANDARD } from './look.ts';
import { changePreferences, isKept, readPreferences } from './preferences.ts';

/** The panel of the head and the form of its page, the switch, and links of a document whose address says how it looks. */
export function startSettings(frame: HTMLElement): void {
  for (const form of frame.querySelectorAll<HTMLFormElement>('.settings-panel')) startForm(form);
  const panel = frame.querySelector<HTMLDetailsElement>('.settings');
  if (panel) startPanel(panel);
  for (const link of frame.querySelectorAll<HTMLElement>('[data-to]'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      changePreferences({ vision: link.dataset['to'] === 'impaired' ? 'impaired' : 'usual' });
      showChosen();
      // the way back stands in its place
      frame.querySelector<HTMLElement>(`[data-to]:not([data-to='${link.dataset['to']}'])`)?.focus();
    });
  keepLook(frame.dataset['look'] ?? '');
}

/** Links that the document came with have the look of its address; those that are made later get it where they are followed, unless this browser keeps one. `name` in the query. */
function keepLook(name: string): void {
  const look = new URLSearchParams(location.search).get(name);
  if (look === null) return;
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && isPage(link) && !isKept())
        link.search = changeQuery(link.search, { [name]: look });
    },
    { capture: true },
  );
}

/** What a form shows is what is kept; resetting returns to the standard, except for the notice already accepted. */
function startForm(form: HTMLFormElement): void {
  showChosen();
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) {
      changePreferences({ [target.name]: target.value });
      showChosen();
    }
  });
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    changePreferences(STANDARD);
    showChosen();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    const from = form.elements.namedItem(FROM);
    if (submitter instanceof HTMLButtonElement && submitter.name === RESET) form.reset();
    else if (from instanceof HTMLInputElement) location.assign(from.value);
  });
}

/** On every form of the document. */
function showChosen(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('.settings-panel'))
    for (const [name, value] of Object.entries(readPreferences())) {
      const radios = form.elements.namedItem(name);
      if (radios instanceof RadioNodeList) radios.value = String(value);
    }
}

function startPanel(panel: HTMLDetailsElement): void {
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
