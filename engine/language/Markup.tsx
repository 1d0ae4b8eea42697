// Markup made by our own renderers: drawings and prose. Hydration leaves what the document has.

import { useMemo, type ReactNode } from 'react';

/** The one policy under which such markup is admitted (Trusted Types); null where the browser has none. */
const policy =
  typeof trustedTypes === 'undefined'
    ? null
    : trustedTypes.createPolicy('portal', {
        createHTML: (markup: string) => markup,
        createScriptURL: (url: string) => ownUrl(url),
      });

function admitted(html: string): string {
  return policy ? (policy.createHTML(html) as unknown as string) : html;
}

/** Markup of our own renderers as elements that stand nowhere yet. */
export function markupElements(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = admitted(html);
  return template.content;
}

interface MarkupProps {
  /** The block it belongs to: a page that is hydrated finds its markup in the document by it. */
  readonly of: string;
  readonly html: string;
  readonly className: string;
  readonly lang?: string | undefined;
  readonly hidden?: boolean;
}

export function Markup({ of, html, className, lang, hidden }: MarkupProps): ReactNode {
  const trusted = useMemo(() => admitted(html), [html]);
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

/** The address of one of our own scripts, as a worker or service worker wants it. */
export function trustedScript(url: string): string {
  return policy ? (policy.createScriptURL(url) as unknown as string) : url;
}

function ownUrl(url: string): string {
  const { origin } = new URL(url, location.href);
  if (origin !== location.origin) throw new TypeError(`not one of our scripts: ${url}`);
  return url;
}
