// Addresses at which nobody reads a page: files, calls, and what the server answers for programs.

import { EMBED, RESERVED } from '../addresses/reserved.ts';
import { remember } from '../model/remember.ts';
import type { Portal } from '../model/portal.ts';

const FILE = /\.[A-Za-z0-9]{1,8}$/;

/** `path` as it was written. What is not there is said there in a few words instead of a page. */
export function isBesidePages(portal: Portal, path: string): boolean {
  const step = firstStep(path);
  return step.startsWith('_') || FILE.test(path) || stepsBeside(portal).has(step);
}

const known = new WeakMap<Portal, ReadonlySet<string>>();

/** First steps below which calls lie and no pages. */
function stepsBeside(portal: Portal): ReadonlySet<string> {
  return remember(known, portal, () => {
    const pages = new Set(Object.values(portal.pages).map(({ path }) => firstStep(path)));
    const calls = Object.values(portal.calls).flatMap(({ path, also }) => [path, ...also]);
    const steps = [...RESERVED, ...calls.map(firstStep)];
    return new Set(steps.filter((step) => step !== EMBED && !pages.has(step)));
  });
}

function firstStep(path: string): string {
  return path.split('/')[1] ?? '';
}
