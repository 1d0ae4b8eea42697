// Prose from content, made from Markdown on the server.

import type { ReactNode } from 'react';

import { Markup } from '../../language/Markup.tsx';
import type { TextView } from '../../portal.ts';

export function Text({ view }: { readonly view: TextView }): ReactNode {
  return <Markup of={view.id} className="prose" html={view.html} lang={view.lang || undefined} />;
}
