// Data routes made from the portal: every page below one frame, whatever else is not found in place.

import type { QueryClient } from '@tanstack/react-query';
import {
  redirect,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';

import { AskError, viewQuery } from '../data/ask.ts';
import { Examples } from '../page/Examples.tsx';
import { PageView } from '../page/PageView.tsx';
import type { Shell, View } from '../model/portal.ts';
import { Frame } from '../shell/Frame.tsx';
import { withPrefix } from '../addresses/query.ts';
import { RouteError } from './RouteError.tsx';

/** How a view comes: on the server it is there already, in the browser it is asked for. */
export type LoadView = (
  address: string,
  request: Request,
) => Promise<View | { readonly redirect: string }>;

export function makeRoutes(shell: Shell, load: LoadView): RouteObject[] {
  const loader = async ({ request }: LoaderFunctionArgs) => {
    const url = new URL(request.url);
    const found = await load(url.pathname + url.search, request);
    if ('redirect' in found) throw redirect(found.redirect);
    return found;
  };
  const page = {
    // as on the server
    caseSensitive: true,
    Component: PageView,
    loader,
    shouldRevalidate: (args: ShouldRevalidateFunctionArgs) => asksAnew(args, shell),
    ErrorBoundary: RouteError,
  };
  const pages = shell.routes.map(({ id, path }): RouteObject => ({ id, path, ...page }));
  const examples: RouteObject[] = import.meta.env.DEV
    ? [{ ...page, id: '_blocks', path: '/_blocks', Component: Examples }]
    : [];
  return [
    {
      id: 'frame',
      Component: Frame,
      ErrorBoundary: RouteError,
      children: [...pages, ...examples, { id: '*', path: '*', ...page }],
    },
  ];
}

/** Views from the server, each address asked once while it is fresh. */
export function browserLoader(client: QueryClient): LoadView {
  return async (address) => {
    try {
      return await client.ensureQueryData({ ...viewQuery(address), revalidateIfStale: true });
    } catch (error) {
      if (error instanceof AskError) throw new Response(error.code, { status: error.status });
      throw error;
    }
  };
}

/** Opening rows and the full screen change the address, not what is shown on the page. */
function asksAnew(
  { currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs,
  { queries }: Shell,
): boolean {
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  const without = (url: URL) =>
    [...url.searchParams]
      .filter(([name]) => name !== queries.open && name !== queries.zoom)
      .map(String)
      .sort()
      .join('&');
  return currentUrl.href === nextUrl.href || without(currentUrl) !== without(nextUrl);
}

/** The path that a portal address has under a language. */
export function basenameOf(shell: Shell): string {
  return withPrefix('/', shell.locale.prefix);
}
