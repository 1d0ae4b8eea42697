// The door for rendering pages on the server: React without anything of the browser's.

export { renderView } from './routing/render.tsx';
export { EARLY_SCRIPT } from './shell/preferences.ts';
export type { Shell, View } from './model/portal.ts';
