// Brings a rendered page to life in the browser, in slices, with the figures it came with.

import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import {
  loadParts,
  type BrowserPart,
  type BrowserParts,
  type PartLoaders,
} from '../blocks/part.ts';
import { Answers } from '../data/answers.ts';
import type { Going } from '../data/navigate.ts';
import type { Scrolling } from '../data/scrolling.ts';
import { readMarkup } from '../language/Markup.tsx';
import { createI18n } from '../language/messages.ts';
import type { Shell, View, NumberStyle } from '../model/portal.ts';
import { registerServiceWorker } from '../shell/serviceWorker.ts';
import { changeQuery } from '../addresses/query.ts';
import { compileRoutes, withoutPrefix } from '../addresses/routes.ts';
import { withShownWords } from '../page/carriedView.ts';
import { App } from './App.tsx';
import { basenameOf, browserLoading, makeRoutes } from './routes.tsx';

/** What the document says of itself, in a script element that is no script. */
export interface Carried {
  readonly shell: string;
  /** What the page was made for. */
  readonly address: string;
  readonly view: View;
}

/** `asked` is the shell on its way: the parts of the page's kinds come beside it. */
export async function hydratePortal(
  root: HTMLElement,
  asked: Promise<Shell>,
  carried: Carried,
  loaders: PartLoaders,
): Promise<ReturnType<typeof createBrowserRouter>> {
  // those of pages gone to later are added
  const parts: Record<string, BrowserPart> = {};
  const take = async ({ blocks }: Pick<View, 'blocks'>) =>
    Object.assign(parts, await loadParts(loaders, blocks));
  const [shell] = await Promise.all([asked, take(carried.view)]);
  const view = withShown(carried.view, parts, shell.locale.numbers);
  const zoom = new URLSearchParams(location.search).get(shell.queries.zoom);
  // a failed page stands at the address that failed
  const address = view.status < 500 ? carried.address : location.pathname + location.search;
  // what the server did not understand is taken out of the address, or links made from it would differ
  if (address !== location.pathname + location.search)
    history.replaceState(history.state, '', address + location.hash);
  const answers = new Answers({ address, view });
  const words = createI18n(
    shell.locale.code,
    shell.locale.code,
    { [shell.locale.code]: shell.messages as never },
    (text) => console.warn(text),
  );
  const { load, prepare } = browserLoading(answers, shell, take, address);
  const routes = makeRoutes(shell, load);
  const router = createBrowserRouter(routes, {
    basename: basenameOf(shell),
    hydrationData: { loaderData: { [routeAt(shell, address)]: view } },
  });
  const going: Going = { to: (to, options) => router.navigate(to, options), prepare };
  // the full screen is opened in the browser only
  const openZoom = () => {
    if (zoom !== null)
      void router.navigate(
        { search: changeQuery(location.search, { [shell.queries.zoom]: zoom }) },
        { replace: true, preventScrollReset: true },
      );
  };
  startTransition(() => {
    hydrateRoot(
      root,
      <App
        shell={shell}
        words={words}
        parts={parts}
        answers={answers}
        going={going}
        scrolling={scrollingOf(router)}
      >
        <RouterProvider router={router} />
        <Afterwards act={openZoom} />
      </App>,
      { onRecoverableError: (error) => console.error(error) },
    );
  });
  if (import.meta.env.PROD) registerServiceWorker();
  return router;
}

/** Pages are known by address and key: the same one gone to twice was left at two places. */
function scrollingOf(router: ReturnType<typeof createBrowserRouter>): Scrolling {
  return {
    remember: (places) =>
      router.enableScrollRestoration(
        places,
        () => scrollY,
        ({ pathname, key }) => pathname + key,
      ),
    placeOf: (key) => {
      const { location, restoreScrollPosition: left, preventScrollReset: stays } = router.state;
      // the reader has gone on already: the page that comes next is scrolled instead
      return left === false || location.key !== key ? null : { left, stays };
    },
  };
}

/** The route that the router finds at an address: whatever is shown there belongs to it. */
function routeAt({ routes, locale }: Shell, address: string): string {
  const { pathname } = new URL(address, location.origin);
  if (import.meta.env.DEV && pathname === '/_blocks') return '_blocks';
  const path = withoutPrefix(pathname, locale.prefix);
  return (path === null ? null : compileRoutes(routes)(path))?.route.id ?? '*';
}

function Afterwards({ act }: { readonly act: () => void }): null {
  useEffect(act, [act]);
  return null;
}

/** What the document shows it carries once; the view gets it from there. */
function withShown(view: View, parts: BrowserParts, numbers: NumberStyle): View {
  const markup = readMarkup();
  const blocks = view.blocks.map((block) => {
    const shown = {
      section: document.getElementById(block.id),
      markup: markup.get(block.id) ?? '',
      numbers,
    };
    return parts[block.kind]?.withShown?.(block, shown) ?? block;
  });
  return { ...withShownWords(view, document), blocks };
}
