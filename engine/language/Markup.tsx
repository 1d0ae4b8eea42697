// Markup made by our own renderers: drawings and prose. Hydration leaves what the document has.

import { useMemo, type ReactNode } from 'react';

import { trustedMarkup } from './trusted.ts';

/** Markup of our own renderers as elements that stand nowhere yet. */
export function markupElements(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedMarkup(html);
  return template.content;
}

interface MarkupProps {
  /** The block it belongs to: a page that is hydrated finds its markup in the document by it. */
  readonly of: string;
  readonly html: string;
  readonly className?: string | undefined;
  readonly lang?: string | undefined;
  readonly hidden?: boolean;
}

/** `html` must come from our own renderers: it is not escaped. Hydration keeps what the server sent. */
export function Markup({ of, html, className, lang, hidden }: MarkupProps): ReactNode {
  const trusted = useMemo(() => trustedMarkup(html), [html]);
  return (
    <div
      data-markup={of}
      className={className}
      lang={lang}
      hidden={hidden}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  );
}

/** The markup that the document came with, by block. */
export function readMarkup(): ReadonlyMap<string, string> {
  return new Map(
    [...document.querySelectorAll('[data-markup]')].map((element) => [
      (element as HTMLElement).dataset['markup'] ?? '',
      element.innerHTML,
    ]),
  );
}
