// The door for rendering pages on the server, and for what draws a portal's own written kinds: React without anything of the browser's.

export { findRenderers, RENDERERS } from './blocks/written/Rendered.server.tsx';
export { ExploredDrawing } from './blocks/figure/ExploredDrawing.server.tsx';
export { Points } from './blocks/figure/Points.tsx';
export * from './blocks/written/elements.server.tsx';
export { LongList, STANDING } from './blocks/written/LongList.server.tsx';
export type { RenderingPage } from './blocks/written/written.server.ts';
export type { WrittenDraft } from './blocks/contract/context.server.ts';
export { Say } from './language/Say.tsx';
export { renderWritten, renderAlone, renderView } from './routing/render.server.tsx';
export { EARLY_SCRIPT } from './shell/preferences.ts';
export type { FrameShell, View, Words } from './model/portal.ts';
