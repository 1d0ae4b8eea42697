// The way of the Tab key through a page of which nothing is known: in the order of the document, seen, without a trap, past nothing.

import type { Page } from '@playwright/test';

import { expect } from './test.ts';

/** More stops than any page has: a trap would be walked in for ever. */
const MOST_STOPS = 3000;

/** What the focus stands on after a press; null where it has left the page. */
interface WalkedStop {
  readonly what: string;
  /** It stands after the stop before in the document. */
  readonly later: boolean;
  /** Its outline, ring or ground is another than without the focus, and it lies within the window. */
  readonly seen: boolean;
}

/** Tab begins at the skip link, which leads to the content, goes through everything that can be reached in the order of the document, and out again. */
export async function expectWalked(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) activeElement.blur();
    scrollTo(0, 0);
  });
  const stops: WalkedStop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await standOn(page);
    if (stop === null) break;
    stops.push(stop);
  }
  expect(stops.length, 'Tab leaves the page in the end').toBeLessThan(MOST_STOPS);
  expect(
    stops.filter(({ later }) => !later).map(({ what }) => what),
    'stops before the one that Tab came from',
  ).toEqual([]);
  expect(
    stops.filter(({ seen }) => !seen).map(({ what }) => what),
    'stops whose focus is not seen',
  ).toEqual([]);
  expect(await passedOver(page), 'what Tab does not reach').toEqual([]);
  await expectSkip(page);
}

/** Where the focus is, marked as walked. */
async function standOn(page: Page): Promise<WalkedStop | null> {
  return await page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof Element) || at === document.body) return null;
    const before = [...document.querySelectorAll('[data-walked=last]')].at(0);
    const later =
      before === undefined ||
      (before.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    before?.setAttribute('data-walked', '');
    at.setAttribute('data-walked', 'last');
    const ringOf = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    const { top, bottom, left, right, width, height } = at.getBoundingClientRect();
    const within = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    // a shape of a drawing, or what is around a field, may bear the ring in its place
    const ringed = [at, at.parentElement, ...at.children].some(
      (element) => element !== null && ringOf(element),
    );
    // an area of a drawing has another line than all those that have not the focus
    const strokeOf = (shape: Element) => {
      const { stroke, strokeWidth } = getComputedStyle(shape);
      return `${stroke} ${strokeWidth}`;
    };
    const area = at.closest('svg') === null ? null : at.querySelector('path, rect, circle');
    const others = at.parentElement?.querySelectorAll(':scope > a > :is(path, rect, circle)') ?? [];
    const lined =
      area !== null &&
      [...others].every((other) => other === area || strokeOf(other) !== strokeOf(area));
    return {
      what: `${at.tagName}.${at.getAttribute('class') ?? ''} ${(at.textContent ?? '').trim().slice(0, 40)}`,
      later,
      seen: width * height > 0 && within && (ringed || lined),
    };
  });
}

/** What can be reached by Tab and was not; of radio buttons of one name one is enough. */
async function passedOver(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const STOPS =
      'a[href], button, summary, select, textarea, input:not([type=hidden]), [tabindex]';
    const walked = [...document.querySelectorAll('[data-walked]')];
    const names = new Set(
      walked.flatMap((stop) => (stop instanceof HTMLInputElement ? [stop.name] : [])),
    );
    const missed = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
      (stop) =>
        stop.tabIndex >= 0 &&
        !stop.hasAttribute('data-walked') &&
        !stop.matches(':disabled, [inert] *') &&
        stop.checkVisibility({ visibilityProperty: true }) &&
        !(stop instanceof HTMLInputElement && stop.type === 'radio' && names.has(stop.name)),
    );
    for (const stop of walked) stop.removeAttribute('data-walked');
    return missed.map((stop) => stop.outerHTML.slice(0, 100));
  });
}

/** The first stop leads past the menus. */
async function expectSkip(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.locator('.skip:focus');
  await expect(skip).toBeInViewport();
  const target = (await skip.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const within = await page.evaluate(
    (content) =>
      document.activeElement === document.body ||
      document.querySelector(content)?.contains(document.activeElement) === true ||
      ((document
        .querySelector(content)
        ?.compareDocumentPosition(document.activeElement ?? document.body) ?? 0) &
        Node.DOCUMENT_POSITION_FOLLOWING) !==
        0,
    target,
  );
  expect(within, 'the stop after the skip link stands in the content, or after it').toBe(true);
}
