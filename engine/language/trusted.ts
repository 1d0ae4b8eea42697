// The one policy under which our own markup and the addresses of our own scripts are admitted (Trusted Types).

/** Null where the browser has none. */
const policy =
  typeof trustedTypes === 'undefined'
    ? null
    : trustedTypes.createPolicy('portal', {
        createHTML: (markup: string) => markup,
        createScriptURL: (url: string) => ownUrl(url),
      });

/** Markup made by our own renderers, as an element takes it. */
export function trustedMarkup(html: string): string {
  return policy ? (policy.createHTML(html) as unknown as string) : html;
}

/** The address of one of our own scripts, as a worker or service worker wants it. Throws for anybody else's. */
export function trustedScript(url: string): string {
  return policy ? (policy.createScriptURL(url) as unknown as string) : url;
}

function ownUrl(url: string): string {
  const { origin } = new URL(url, location.href);
  if (origin !== location.origin) throw new TypeError(`not one of our scripts: ${url}`);
  return url;
}
