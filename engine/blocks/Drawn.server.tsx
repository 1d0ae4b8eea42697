// A written block as the server draws it: by its kind, in what it stands in.

import type { ReactNode } from 'react';

import { lookup } from '../model/lookup.ts';
import { DrawingFrame } from './elements.server.tsx';
import type { DrawingPage, WrittenDraft } from './written.server.ts';

/** The component that draws what one kind tells. */
export type DrawingOf<Content> = (props: { readonly content: Content }) => ReactNode;

/** The drawing of each written kind that some contents are told for. */
export type DrawingsOf<Contents> = {
  readonly [Kind in keyof Contents]: DrawingOf<Contents[Kind]>;
};

/** Drawings by the names of their kinds. */
export type Drawings = Readonly<Record<string, DrawingOf<never>>>;

interface DrawnProps {
  readonly drawings: Drawings;
  readonly draft: WrittenDraft;
  readonly page: DrawingPage;
}

export function Drawn({ drawings, draft, page }: DrawnProps): ReactNode {
  const { kind, tab, lang, content } = draft;
  const Kind = lookup(drawings, kind) as DrawingOf<unknown>;
  // names are known in the language of the page
  const mark = lang === '' ? page.mark : (text: string) => [text];
  return (
    <DrawingFrame page={{ ...page, mark }} tab={tab}>
      <Kind content={content} />
    </DrawingFrame>
  );
}
