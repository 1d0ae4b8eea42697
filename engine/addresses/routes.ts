// An address → language, page and path parameters.

import type { Locale, Page, Portal } from '../model/portal.ts';

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
  const [, first = ''] = pathname.split('/');
  const locale =
    portal.settings.locales.find((one) => one.prefix !== '' && one.prefix === first) ??
    portal.settings.locales[0]!;
  const path = locale.prefix === '' ? pathname : pathname.slice(locale.prefix.length + 1) || '/';
  if (locale.prefix !== '' && path === '/' && pathname.endsWith('/'))
    return { locale, page: null, parameters: {}, path };
  let best: Matched = { locale, page: null, parameters: {}, path };
  for (const page of Object.values(portal.pages)) {
    const parameters = matchPath(page.path, path);
    // a literal address goes before one with parameters
    if (
      parameters &&
      (!best.page || Object.keys(parameters).length < Object.keys(best.parameters).length)
    )
      best = { locale, page, parameters, path };
  }
  return best;
}

export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const steps = path.split('/');
  if (wanted.length !== steps.length) return null;
  const parameters: Record<string, string> = {};
  for (const [i, step] of wanted.entries()) {
    const given = decodeStep(steps[i]!);
    if (given === null) return null;
    if (step.startsWith(':') && given !== '') parameters[step.slice(1)] = given;
    else if (step !== given) return null;
  }
  return parameters;
}

/** A page's address with its parameters filled in. */
export function fillPath(pattern: string, parameters: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
}

/** Null where the percent signs stand for no letters. */
export function decodeStep(step: string): string | null {
  try {
    return decodeURIComponent(step);
  } catch {
    return null;
  }
}
