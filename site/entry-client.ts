// Comes after the page is painted: asks for the shell of its language and brings the page to life.

import './theme.css';

import { hydratePortal, type Carried, type Shell } from '../engine/index.ts';

const carried = JSON.parse(element('carried').textContent) as Carried;
const response = await fetch(carried.shell);
if (!response.ok) throw new Error(`the words of this language did not come: ${response.status}`);
await hydratePortal(element('root'), (await response.json()) as Shell, carried);

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the document has no #${id}`);
  return found;
}
