// What the server loads to turn views into HTML.

import '~own/theme.css';
import './faces.css';
import './letters.css';

import {
  findRenderers,
  RENDERERS as ENGINE_RENDERERS,
  renderWritten as renderWith,
  renderAlone as renderBlocks,
  renderView as render,
  type RenderingPage,
  type FrameShell,
  type View,
  type WrittenDraft,
} from '../engine/render.ts';
import { PARTS } from '~own/parts.tsx';

export { EARLY_SCRIPT } from '../engine/render.ts';

const RENDERERS = {
  ...ENGINE_RENDERERS,
  ...findRenderers(import.meta.glob<object>('~own/blocks/*/*.server.tsx', { eager: true })),
};

/** HTML of the page at an address. */
export function renderView(shell: FrameShell, view: View, address: string): Promise<string> {
  return render(PARTS, shell, view, address);
}

/** HTML of the blocks of a page alone. */
export function renderAlone(shell: FrameShell, view: View, address: string): Promise<string> {
  return renderBlocks(PARTS, shell, view, address);
}

/** HTML of a written block, on the page it stands on. */
export function renderWritten(draft: WrittenDraft, page: RenderingPage): string {
  return renderWith(RENDERERS, draft, page);
}
