// The door for rendering pages on the server: React without anything of the browser's.

export type { Drawings } from './blocks/Drawn.server.tsx';
export { DRAWINGS } from './blocks/drawings.server.tsx';
export * from './blocks/elements.server.tsx';
export type { DrawingPage, WrittenDraft } from './blocks/written.server.ts';
export { drawWritten, renderView } from './routing/render.server.tsx';
export { EARLY_SCRIPT } from './shell/preferences.ts';
export type { Shell, View } from './model/portal.ts';
