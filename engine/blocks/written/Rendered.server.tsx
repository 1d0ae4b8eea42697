// Renders a written block by the component of its kind, inside the frame that numbers its stops.

import type { ReactNode } from 'react';

import { lookup } from '../../model/lookup.ts';
import { RenderingFrame } from './elements.server.tsx';
import type { RenderingPage } from './written.server.ts';
import type { WrittenDraft } from '../contract/context.server.ts';

/** The component that renders the content of one kind. */
export type Renderer<Content> = (props: { readonly content: Content }) => ReactNode;

/** Renderers by the names of their kinds. */
export type Renderers = Readonly<Record<string, Renderer<never>>>;

const BEGINS = 'Rendered';

/** The renderers among what files of rooms export: `RenderedQuote` is that of the kind `quote`. */
export function findRenderers(files: Readonly<Record<string, object>>): Renderers {
  const all = Object.values(files).flatMap((exported) => Object.entries(exported));
  return Object.fromEntries(
    all
      .filter(([name]) => name.startsWith(BEGINS))
      .map(([name, renderer]) => {
        const kind = name.slice(BEGINS.length);
        return [kind.charAt(0).toLowerCase() + kind.slice(1), renderer as Renderer<never>];
      }),
  );
}

/** The renderer of every kind that the engine writes out. */
export const RENDERERS = findRenderers(
  import.meta.glob<object>(['../*/[A-Z]*.server.{tsx,js}', '!../written/*'], { eager: true }),
);

interface RenderedProps {
  readonly renderers: Renderers;
  readonly draft: WrittenDraft;
  readonly page: RenderingPage;
}

/** Names are marked only in blocks written in the language of the page. Throws where the kind has no renderer. */
export function Rendered({ renderers, draft, page }: RenderedProps): ReactNode {
  const { kind, tab, lang, content } = draft;
  const Kind = lookup(renderers, kind) as Renderer<unknown>;
  // names are known in the language of the page
  const mark = lang === '' ? page.mark : (text: string) => [text];
  return (
    <RenderingFrame page={{ ...page, mark }} tab={tab}>
      <Kind content={content} />
    </RenderingFrame>
  );
}
