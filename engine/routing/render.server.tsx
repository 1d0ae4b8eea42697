// Renders on the server: written blocks by their drawings, views by the same routes as in the browser, through React Router's static handler.

import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router';

import { Block } from '../blocks/Block.tsx';
import { Drawn, type Drawings } from '../blocks/Drawn.server.tsx';
import { loadParts, type BrowserParts, type PartLoaders } from '../blocks/part.ts';
import type { DrawingPage, WrittenDraft } from '../blocks/written.server.ts';
import { createI18n } from '../language/messages.ts';
import type { Shell, View } from '../model/portal.ts';
import { App } from './App.tsx';
import { basenameOf, makeRoutes } from './routes.tsx';

/** HTML of the page at an address (with its language prefix and query), drawn by the parts of its blocks. One language instance per request. */
export async function renderView(
  loaders: PartLoaders,
  shell: Shell,
  view: View,
  address: string,
): Promise<string> {
  const parts = await loadParts(loaders, view.blocks);
  const routes = makeRoutes(shell, () => Promise.resolve(view));
  return renderToString(await routed({ shell, parts, routes, address }));
}

/** HTML of the blocks of a page alone, without what is around them and without marks for life in the browser; links in it are those of the page at the address. */
export async function renderAlone(
  loaders: PartLoaders,
  shell: Shell,
  view: View,
  address: string,
): Promise<string> {
  const parts = await loadParts(loaders, view.blocks);
  const Component = () => view.blocks.map((block) => <Block key={block.id} view={block} />);
  const routes = [{ path: '*', loader: () => view, Component }];
  return renderToStaticMarkup(await routed({ shell, parts, routes, address }));
}

interface Routed {
  readonly shell: Shell;
  readonly parts: BrowserParts;
  readonly routes: RouteObject[];
  readonly address: string;
}

async function routed({ shell, parts, routes, address }: Routed): Promise<ReactNode> {
  const handler = createStaticHandler(routes, { basename: basenameOf(shell) });
  // not read against a base: a path of two slashes, of either kind, would be a host
  const context = await handler.query(new Request(`http://portal.invalid${address}`));
  if (context instanceof Response)
    throw new Error(`rendering ${address} answered ${context.status}`);
  const words = createI18n(
    shell.locale.code,
    shell.locale.code,
    { [shell.locale.code]: shell.messages as never },
    () => {},
  );
  const router = createStaticRouter(handler.dataRoutes, context);
  return (
    <App shell={shell} words={words} parts={parts} answers={null} going={null}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>
  );
}

/** HTML of a written block by the drawing of its kind, on the page it stands on. */
export function drawWritten(drawings: Drawings, draft: WrittenDraft, page: DrawingPage): string {
  return renderToStaticMarkup(<Drawn drawings={drawings} draft={draft} page={page} />);
}
