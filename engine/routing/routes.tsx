// Data routes made from the portal: every page below one frame, whatever else is not found in place.

import {
  redirect,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';

import type { AnsweredView, Answers } from '../data/answers.ts';
import { AskError } from '../data/ask.ts';
import { isFailed } from '../blocks/failed.ts';
import { fetching } from '../data/fetching.ts';
import { Examples } from '../page/Examples.tsx';
import { PageView } from '../page/PageView.tsx';
import type { Shell, View } from '../model/portal.ts';
import { Frame } from '../shell/Frame.tsx';
import { withPrefix } from '../addresses/query.ts';
import { RouteError } from './RouteError.tsx';

/** How a view comes: on the server it is there already, in the browser it is asked for. */
export type LoadView = (address: string, request: Request) => Promise<AnsweredView>;

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

/** How pages come in the browser. */
export interface BrowserLoading {
  readonly load: LoadView;
  /** Has a page ready for a reader who is about to go to it; what does not come now is asked when they go. */
  readonly prepare: (address: string) => void;
}

/** Pages from the server, each with the parts of its kinds of block. A page that is there is asked anew where it is gone to from itself, or is not whole. */
export function browserLoading(
  answers: Answers,
  shell: Shell,
  take: (view: View) => Promise<unknown>,
  first: string,
): BrowserLoading {
  const shownAt = (address: string) => addressShown(new URL(address, location.origin), shell);
  let shown = shownAt(first);
  const come = async (address: string, forced: boolean) => {
    const found = await answers.view(address, (known) => forced || !isWhole(known));
    if ('redirect' in found) return found;
    await take(found).catch((error: unknown) => {
      // parts of another build: the document of the address has those that fit
      if (!navigator.onLine) throw error;
      location.assign(address);
      return new Promise(() => {});
    });
    return found;
  };
  const load: LoadView = async (address) => {
    try {
      const found = await fetching(come(address, shownAt(address) === shown));
      if (!('redirect' in found)) shown = shownAt(address);
      return found;
    } catch (error) {
      if (error instanceof AskError) throw new Response(error.code, { status: error.status });
      throw error;
    }
  };
  const prepare = async (address: string) => {
    const found = await answers.view(address, () => false);
    if (!('redirect' in found)) await take(found);
  };
  return { load, prepare: (address) => void prepare(address).catch(() => {}) };
}

function isWhole(view: AnsweredView): boolean {
  return !('blocks' in view && view.blocks.some(isFailed));
}

/** Opening rows and the full screen change the address, not what is shown on the page. */
function asksAnew(
  { currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs,
  shell: Shell,
): boolean {
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  return (
    currentUrl.href === nextUrl.href ||
    addressShown(currentUrl, shell) !== addressShown(nextUrl, shell)
  );
}

/** What of an address decides what a page shows: values of one name count in their order. */
function addressShown({ pathname, searchParams }: URL, { queries }: Shell): string {
  const deciding = new URLSearchParams(searchParams);
  deciding.delete(queries.open);
  deciding.delete(queries.zoom);
  deciding.sort();
  return `${pathname}?${deciding.toString()}`;
}

/** The path that a portal address has under a language. */
export function basenameOf(shell: Shell): string {
  return withPrefix('/', shell.locale.prefix);
}
