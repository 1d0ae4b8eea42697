// The door for rendering pages on the server: React without anything of the browser's.

export { drawWritten, renderView } from './routing/render.server.tsx';
export { EARLY_SCRIPT } from './shell/preferences.ts';
