// Renders a written block by the component of its kind, inside the frame that numbers its stops.

import type { ReactNode } from 'react';

import { lookup } from '../../model/lookup.ts';
import { RenderingFrame } from './elements.server.tsx';
import type { RenderingPage } from './written.server.ts';
import type { WrittenDraft } from '../contract/part.server.ts';

/** The component that renders the content of one kind. */
export type Renderer<Content> = (props: { readonly content: Content }) => ReactNode;

/** A renderer for each written kind that has contents. */
export type RenderersFor<Contents> = {
  readonly [Kind in keyof Contents]: Renderer<Contents[Kind]>;
};

/** Renderers by the names of their kinds. */
export type Renderers = Readonly<Record<string, Renderer<never>>>;

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
