// An address → language, page and path parameters: the one matcher of the portal.

import { at, first } from '../model/lookup.ts';
import { decodeStep } from './query.ts';
import type { Locale, Page, Portal } from '../model/portal.ts';

export interface RouteMatch<R> {
  readonly route: R;
  /** Path parameters as written, percent signs decoded. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** The route at a path without language; null where there is none. */
export type RouteMatcher<R> = (path: string) => RouteMatch<R> | null;

/** Patterns are compiled once. Fewer parameters win, then the earlier pattern. An empty step, as of a trailing slash, matches nothing. */
export function compileRoutes<R extends { readonly path: string }>(
  routes: readonly R[],
): RouteMatcher<R> {
  const literal = new Map<string, RouteMatch<R>>();
  const byLength = new Map<number, { route: R; steps: string[]; count: number }[]>();
  for (const route of routes) {
    const steps = route.path.split('/');
    const count = steps.filter(isParameter).length;
    if (count > 0)
      byLength.set(steps.length, [...(byLength.get(steps.length) ?? []), { route, steps, count }]);
    else if (!literal.has(route.path)) literal.set(route.path, { route, parameters: {} });
  }
  for (const list of byLength.values()) list.sort((a, b) => a.count - b.count);
  return (path) => {
    const known = literal.get(path);
    if (known) return known;
    const steps = findSteps(path);
    if (!steps) return null;
    // a slash that was written with a percent sign divides nothing
    const plain = literal.get(steps.map((step) => step.replaceAll('/', '%2F')).join('/'));
    if (plain) return plain;
    for (const { route, steps: wanted } of byLength.get(steps.length) ?? []) {
      const parameters = fitSteps(wanted, steps);
      if (parameters) return { route, parameters };
    }
    return null;
  };
}

function isParameter(step: string): boolean {
  return step.startsWith(':');
}

/** The steps of a path, percent signs decoded; null where one is empty or cannot be read. */
function findSteps(path: string): string[] | null {
  const steps = path.split('/').flatMap((step) => decodeStep(step) ?? []);
  return steps.length === path.split('/').length && !steps.includes('', 1) ? steps : null;
}

function fitSteps(
  wanted: readonly string[],
  steps: readonly string[],
): Record<string, string> | null {
  const parameters: Record<string, string> = {};
  for (const [i, step] of wanted.entries()) {
    const given = at(steps, i);
    if (isParameter(step)) parameters[step.slice(1)] = given;
    else if (step !== given) return null;
  }
  return parameters;
}

export interface Matched {
  readonly locale: Locale;
  readonly page: Page | null;
  /** Path parameters as written. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The address without language. */
  readonly path: string;
}

/** The language comes from the prefix only; a path with a trailing slash is another address. */
export function matchAddress(portal: Portal, pathname: string): Matched {
  const [, head = ''] = pathname.split('/');
  const { locales } = portal.settings;
  const locale = locales.find(({ prefix }) => prefix !== '' && prefix === head) ?? first(locales);
  const path = withoutPrefix(pathname, locale.prefix) ?? pathname;
  const match = matchPage(portal, path);
  return {
    locale,
    page: match?.route ?? null,
    parameters: match?.parameters ?? {},
    path,
  };
}

const matchers = new WeakMap<Portal, RouteMatcher<Page>>();

/** The page at an address without language. */
export function matchPage(portal: Portal, path: string): RouteMatch<Page> | null {
  let matcher = matchers.get(portal);
  if (!matcher) matchers.set(portal, (matcher = compileRoutes(Object.values(portal.pages))));
  return matcher(path);
}

/** Strips the language prefix: `/en/a` gives `/a`, `/en` gives `/`. Null for another language, or where only a slash follows the prefix. */
export function withoutPrefix(pathname: string, prefix: string): string | null {
  if (prefix === '') return pathname;
  if (pathname === `/${prefix}`) return '/';
  return pathname.startsWith(`/${prefix}/`) && pathname.length > prefix.length + 2
    ? pathname.slice(prefix.length + 1)
    : null;
}

/** A page's address with its parameters filled in. */
export function fillPath(pattern: string, parameters: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
}

/** Inserts the step that an address leaves out: `/a/c` and `/a/:b` give `/a/value/c`. Null outside the section and at its start. */
export function withStep(
  path: string,
  section: string,
  { name, value }: { readonly name: string; readonly value: string },
): string | null {
  const above = section.split('/');
  const place = above.indexOf(`:${name}`);
  const steps = path.split('/');
  const fits = above.slice(0, place).every((step, i) => isParameter(step) || step === steps[i]);
  if (place < 0 || !fits || steps.length <= place) return null;
  return steps.toSpliced(place, 0, encodeURIComponent(value)).join('/');
}
