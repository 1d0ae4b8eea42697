// Asks for a page that a reader is about to go to, in browsers that do not take the rules which the server sends for it.

const asked = new Set<string>();

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

/** The rules of the server say the same (`engine/server/speculation.ts`). */
function isPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    !link.pathname.startsWith('/api/') &&
    !link.download &&
    link.target === '' &&
    !/nofollow/.test(link.rel)
  );
}

function ask(address: string): void {
  if (asked.has(address)) return;
  asked.add(address);
  fetch(address, { priority: 'low', headers: { accept: 'text/html' } }).catch(() => {});
}
