// Brings a rendered page to life in the browser, in slices, with the figures it came with.

import { hydrate as hydrateQueries } from '@tanstack/react-query';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import type { BrowserParts } from '../blocks/part.ts';
import { viewQuery } from '../data/ask.ts';
import { createQueryClient } from '../data/client.ts';
import type { Navigate } from '../data/navigate.ts';
import { amountStyle } from '../language/amounts.ts';
import { readMarkup } from '../language/Markup.tsx';
import { createI18n } from '../language/messages.ts';
import { lookup } from '../model/lookup.ts';
import type { Shell, View } from '../model/portal.ts';
import { registerServiceWorker } from '../shell/serviceWorker.ts';
import { changeQuery } from '../addresses/query.ts';
import { App } from './App.tsx';
import { basenameOf, browserLoader, makeRoutes } from './routes.tsx';

/** What the document says of itself, in a script element that is no script. */
export interface Carried {
  readonly shell: string;
  /** What the page was made for. */
  readonly address: string;
  readonly view: View;
}

export async function hydratePortal(
  root: HTMLElement,
  shell: Shell,
  carried: Carried,
  parts: BrowserParts,
): Promise<ReturnType<typeof createBrowserRouter>> {
  const client = createQueryClient();
  const view = withShown(carried.view, parts, amountStyle(shell.locale.tag).point);
  const zoom = new URLSearchParams(location.search).get(shell.queries.zoom);
  // a failed page stands at the address that failed
  const address = view.status < 500 ? carried.address : location.pathname + location.search;
  // what the server did not understand is taken out of the address, or links made from it would differ
  if (address !== location.pathname + location.search)
    history.replaceState(history.state, '', address + location.hash);
  hydrateQueries(client, {
    queries: [
      asDehydrated(viewQuery(address).queryKey, view),
      ...Object.entries(shell.first).map(([call, data]) => asDehydrated(['call', call], data)),
    ],
    mutations: [],
  });
  const words = createI18n(
    shell.locale.code,
    shell.locale.code,
    { [shell.locale.code]: shell.messages as never },
    (text) => console.warn(text),
  );
  const routes = makeRoutes(shell, browserLoader(client));
  const id =
    (import.meta.env.DEV && view.page === '_blocks') ||
    (shell.routes.some((route) => route.id === view.page) && view.status !== 404)
      ? view.page
      : '*';
  const router = createBrowserRouter(routes, {
    basename: basenameOf(shell),
    hydrationData: { loaderData: { [id]: view } },
  });
  const navigate: Navigate = (to, options) => router.navigate(to, options);
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
      <App shell={shell} words={words} client={client} parts={parts} navigate={navigate}>
        <RouterProvider router={router} />
        <Afterwards act={openZoom} />
      </App>,
      { onRecoverableError: (error) => console.error(error) },
    );
  });
  if (import.meta.env.PROD) registerServiceWorker();
  return router;
}

function Afterwards({ act }: { readonly act: () => void }): null {
  useEffect(act, [act]);
  return null;
}

/** What the document shows it carries once; the view gets it from there. */
function withShown(view: View, parts: BrowserParts, point: string): View {
  const markup = readMarkup();
  const blocks = view.blocks.map((block) => {
    const shown = {
      section: document.getElementById(block.id),
      markup: markup.get(block.id) ?? '',
      point,
    };
    return lookup(parts, block.kind).withShown?.(block, shown) ?? block;
  });
  return { ...view, blocks };
}

function asDehydrated(queryKey: readonly unknown[], data: unknown) {
  return {
    queryKey,
    queryHash: JSON.stringify(queryKey),
    dehydratedAt: Date.now(),
    state: {
      data,
      dataUpdateCount: 1,
      dataUpdatedAt: Date.now(),
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      isInvalidated: false,
      status: 'success' as const,
      fetchStatus: 'idle' as const,
    },
  };
}
