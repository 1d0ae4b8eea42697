// Asks for a page that a reader is about to go to, in browsers that do not take the rules which the server sends for it.

const asked = new Set<string>();

/** Does nothing in browsers with Speculation Rules. */
export function prepareLinks(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        if (link && isPage(link)) ask(link.href);
      },
      { passive: true },
    );
}

/** Whether a link leads to another page: the rules of the server say the same (`engine/server/speculation.ts`). */
export function isPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    !FILES.test(link.pathname) &&
    !link.matches(IN_PLACE)
  );
}

/** Calls, files and what is shown elsewhere. */
const FILES = /^\/(?:_|(?:api|assets|embed)\/)|\./;
/** Links that change their page or open something in it, and those that lead to no page. */
export const IN_PLACE =
  '[rel~=nofollow], [data-keep], [data-term], [download], [target], [href^="#"], [href^="?"]';

function ask(address: string): void {
  if (asked.has(address)) return;
  asked.add(address);
  fetch(address, { priority: 'low', headers: { accept: 'text/html' } }).catch(() => {});
}
