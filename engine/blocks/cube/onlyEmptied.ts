// The library that draws empties its element through innerHTML, which Trusted Types refuse: this element takes the empty text there, and nothing else.

/** Replaces `innerHTML` of the element: an empty text removes its children, anything else throws TypeError. */
export function onlyEmptied(element: HTMLElement): void {
  Object.defineProperty(element, 'innerHTML', {
    configurable: true,
    get: () => '',
    set: (markup: unknown) => {
      if (markup !== '') throw new TypeError('no markup is taken here');
      element.replaceChildren();
    },
  });
}
