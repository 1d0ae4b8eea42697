// Where a line of links is longer than the screen, the current one is scrolled to; the page itself stays.

/** Scrolls the line sideways so that the link with `aria-current` is in the middle; does nothing where all of it fits. */
export function bringCurrentIn(line: Element | null): void {
  const current = line?.querySelector('[aria-current]');
  if (!line || !current || line.scrollWidth <= line.clientWidth) return;
  const [outer, inner] = [line.getBoundingClientRect(), current.getBoundingClientRect()];
  line.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}
