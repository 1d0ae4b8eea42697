// What the server loads to turn views into HTML.

import './theme.css';

import { renderView as render, type Shell, type View } from '../engine/render.ts';
import { PARTS } from './parts.tsx';

export { EARLY_SCRIPT } from '../engine/render.ts';

/** HTML of the page at an address. */
export function renderView(shell: Shell, view: View, address: string): Promise<string> {
  return render(PARTS, shell, view, address);
}
