// Finds which link the browser has followed, by the entry of the history (Navigation API).

/** Links are known by the name that their block gives them, or by their words: their addresses change with the page. */
interface Followed {
  readonly words: string;
  /** Among links of the same words. */
  readonly nth: number;
}

/** Remembers the link in the entry of the history and leaves for its address. */
export function follow(link: HTMLAnchorElement): void {
  const words = readLinkName(link);
  leaveWith({ words, nth: listLinks(words).indexOf(link) });
  location.assign(link.href);
}

/** Says what the page is left by; null: by no link. */
export function leaveWith(state: Followed | null): void {
  if ('navigation' in window) navigation.updateCurrentEntry({ state });
}

/** The same link in this document; null where it is gone, undefined where none was followed. */
export function followedLink(): HTMLElement | null | undefined {
  if (!('navigation' in window)) return undefined;
  const state = (navigation.activation?.from?.getState() ?? undefined) as Followed | undefined;
  return state && (listLinks(state.words)[state.nth] ?? null);
}

function listLinks(words: string): HTMLAnchorElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('#root a[href]');
  return [...links].filter((link) => readLinkName(link) === words);
}

function readLinkName({ dataset, textContent }: HTMLAnchorElement): string {
  return dataset['keep'] || textContent;
}
