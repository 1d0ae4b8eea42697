// Renders on the server: written blocks by their drawings, pages in the frame that never changes in a browser, blocks alone.

import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

import { Block } from '../blocks/contract/Block.tsx';
import { Rendered, type Renderers } from '../blocks/written/Rendered.server.tsx';
import { loadParts, type PartLoaders } from '../blocks/contract/part.ts';
import type { RenderingPage } from '../blocks/written/written.server.ts';
import type { WrittenDraft } from '../blocks/contract/context.server.ts';
import { createI18n, speaker } from '../language/messages.ts';
import type { FrameShell, Shell, View } from '../model/portal.ts';
import { arrivalWords } from '../page/pageWords.ts';
import { Page } from '../page/Page.tsx';
import { Frame } from '../shell/Frame.server.tsx';
import { FrameContext } from '../shell/InFrame.server.tsx';
import { App } from './App.tsx';

/** HTML of the page at an address (with its language prefix and query), drawn by the parts of its blocks. One language instance per request. */
export async function renderView(
  loaders: PartLoaders,
  shell: FrameShell,
  view: View,
  address: string,
): Promise<string> {
  const { within, words } = await standing(loaders, shell, view, address);
  const page = renderToString(within(<Page />));
  const say = speaker(words);
  const said = { came: arrivalWords(say, view, true), changed: arrivalWords(say, view, false) };
  return renderToStaticMarkup(
    within(
      <FrameContext value={shell}>
        <Frame page={page} said={said} />
      </FrameContext>,
    ),
  );
}

/** HTML of the blocks of a page alone, without hydration marks; links are relative to the address. */
export async function renderAlone(
  loaders: PartLoaders,
  shell: Shell,
  view: View,
  address: string,
): Promise<string> {
  const { within } = await standing(loaders, shell, view, address);
  return renderToStaticMarkup(
    within(view.blocks.map((block) => <Block key={block.id} view={block} />)),
  );
}

/** What stands within a page of the portal. */
async function standing(
  loaders: PartLoaders,
  shell: Shell,
  view: View,
  address: string,
): Promise<{ readonly within: (children: ReactNode) => ReactNode; readonly words: i18n }> {
  const parts = await loadParts(loaders, view.blocks);
  const words = createI18n(shell.locale.code, shell.messages, () => {});
  // not read against a base: a path of two slashes, of either kind, would be a host
  const { pathname, search } = new URL(`http://portal.invalid${address}`);
  const within = (children: ReactNode) => (
    <App shell={shell} words={words} parts={parts} view={view} location={{ pathname, search }}>
      {children}
    </App>
  );
  return { within, words };
}

/** HTML of a written block by the renderer of its kind, on the page it stands on. */
export function renderWritten(
  renderers: Renderers,
  draft: WrittenDraft,
  page: RenderingPage,
): string {
  return renderToStaticMarkup(<Rendered renderers={renderers} draft={draft} page={page} />);
}
