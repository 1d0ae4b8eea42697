// Comes when the page is touched: asks for the shell of its language and brings the page to life.

import { hydratePage, type Carried, type Shell } from '../engine/index.ts';
import { PARTS } from '~own/parts.tsx';

export async function wakePage(): Promise<{ readonly whole: Promise<void> }> {
  const element = buildElement('carried');
  const carried = JSON.parse(element.textContent) as Carried;
  const shell = askShell(element.dataset['shell'] ?? '');
  return await hydratePage(buildElement('root'), shell, carried, PARTS);
}

async function askShell(address: string): Promise<Shell> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the words of this language did not come: ${response.status}`);
  return (await response.json()) as Shell;
}

/** What every document of ours has. */
function buildElement(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the document has no ${id}`);
  return element;
}
