// The door for rendering pages on the server, and for what draws a portal's own written kinds: React without anything of the browser's.

export type { Drawings, DrawingsOf } from './blocks/Drawn.server.tsx';
export { DRAWINGS } from './blocks/drawings.server.tsx';
export * from './blocks/elements.server.tsx';
export type { DrawingPage, WrittenDraft } from './blocks/written.server.ts';
export { Say } from './language/Say.tsx';
export { drawWritten, renderAlone, renderView } from './routing/render.server.tsx';
export { EARLY_SCRIPT } from './shell/preferences.ts';
export type { FrameShell, View, Words } from './model/portal.ts';
