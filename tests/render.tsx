// Renders one named example of a block as a reader gets it from the server: how component tests look at a component.

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { withPrefix } from '../engine/addresses/query.ts';
import { Block } from '../engine/blocks/contract/Block.tsx';
import { loadParts } from '../engine/blocks/contract/part.ts';
import { LocaleFormatter } from '../engine/language/localeFormatter.ts';
import { createI18n } from '../engine/language/messages.ts';
import { assertDefined } from '../engine/model/lookup.ts';
import type { BlockViewBase, Portal, View } from '../engine/model/portal.ts';
import { App } from '../engine/routing/App.tsx';
import { checkPortal } from '../engine/server/check.ts';
import { readExamples } from '../engine/server/examples.ts';
import { buildShell } from '../engine/server/shell.ts';
import { FrameContext } from '../engine/shell/InFrame.server.tsx';
import { KINDS, ROOMS } from '../site/kinds.ts';
import { PARTS } from '../site/parts.tsx';
import { foldersOf } from './overlay.ts';
import { asShown } from './shown.ts';

let product: Portal | null = null;

/** The view of an example of a kind, by its name, with what a test wants to be different. */
export function exampleOf(kind: string, name: string, over: object = {}): BlockViewBase {
  const found = readExamples(ROOMS).find(
    (example) => example.kind === kind && example.name === name,
  );
  return { ...assertDefined(found).view, ...over };
}

/** Where something is rendered: language, address, what else its page says. */
interface Place {
  readonly locale?: string;
  readonly address?: string;
  readonly page?: Partial<View>;
}

/** HTML of a block in the shell of a language, at an address. */
export async function renderBlock(view: BlockViewBase, place: Place = {}): Promise<string> {
  return await renderElement(<Block view={view} />, place);
}

/** HTML of a part of a page as `renderBlock` has that of a block. */
export async function renderElement(
  element: ReactElement,
  { locale: code = 'uk', address = '/', page = {} }: Place = {},
): Promise<string> {
  product ??= assertDefined(checkPortal(foldersOf('product'), KINDS).portal);
  const locale = assertDefined(product.settings.locales.find((known) => known.code === code));
  const shell = buildShell(product, new LocaleFormatter(product, locale, () => {}));
  const { pathname: path, search } = new URL(address, 'http://portal.invalid');
  const pathname = withPrefix(path, locale.prefix);
  const view = { terms: [], ...page } as unknown as View;
  const words = createI18n(code, shell.messages, () => {});
  const parts = await loadParts(
    PARTS,
    Object.keys(PARTS).map((kind) => ({ kind })),
  );
  return renderToStaticMarkup(
    <App parts={parts} view={view} location={{ pathname, search }} shell={shell} words={words}>
      <FrameContext value={shell}>{element}</FrameContext>
    </App>,
  );
}

/** Tags of one element with their attributes, in the order of the document. */
export function tagsOf(html: string, element: string): string[] {
  return html.match(new RegExp(`<${element}\\b[^>]*>`, 'g')) ?? [];
}

/** What is read, without the elements. */
export function textOf(html: string): string {
  return asShown(html)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
