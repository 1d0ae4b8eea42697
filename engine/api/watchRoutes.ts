// Which addresses something is mounted at for reading: what is asked there by another method is refused for the method.

import type { FastifyInstance } from 'fastify';

import { compileRoutes, type RouteMatcher } from '../addresses/routes.ts';

/** Under this name an app has what `watchRoutes` tells, of whatever is mounted on it. */
export const READS = 'reads';
export type Reads = (path: string) => boolean;

/** Watches routes mounted from now on, and finds what answers at a path. A bare `/*` and the folders `without` do not count. */
export function watchRoutes(
  app: FastifyInstance,
  without: readonly string[] = [],
  asked = 'GET',
): Reads {
  const patterns: { readonly path: string }[] = [];
  const folders: string[] = [];
  let matcher: RouteMatcher<{ readonly path: string }> | null = null;
  app.addHook('onRoute', ({ method, url }) => {
    if (![method].flat().includes(asked) || url === '/*' || without.includes(url)) return;
    if (url.endsWith('/*')) folders.push(url.slice(0, -1));
    else patterns.push({ path: withWholeSteps(url) });
  });
  return (path) => {
    matcher ??= compileRoutes(patterns);
    return matcher(path) !== null || folders.some((folder) => path.startsWith(folder));
  };
}

/** A step that has a parameter anywhere in it is one whole: `/table-:number.json` → `/:step`. */
function withWholeSteps(url: string): string {
  const steps = url.split('/');
  return steps.map((step) => (step.includes(':') ? ':step' : step)).join('/');
}
