// The door for the browser's side. What renders on the server comes out of `render.ts`, so that no reader downloads it.

export { hydratePage, type Carried } from './routing/hydrate.tsx';
export type { Shell, View } from './model/portal.ts';
