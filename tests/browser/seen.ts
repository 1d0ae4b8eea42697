// What is wrong with a page as it is seen: words that are hard to tell from what they stand on, targets too small, numbers cut off, a focus that is covered.

import type { Page } from '@playwright/test';

/** Words whose contrast with what they stand on is lower; with forced colours a plate of the device stands behind them. */
export async function faintTexts(page: Page, least: number): Promise<string[]> {
  return await page.evaluate((wanted) => {
    type Colour = readonly [number, number, number, number];
    const isForced = matchMedia('(forced-colors: active)').matches;
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const known = new Map<string, Colour>();
    const read = (text: string): Colour => {
      const before = known.get(text);
      if (before) return before;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const colour = [r, g, b, a / 255] as const;
      known.set(text, colour);
      return colour;
    };
    const over = (above: Colour, below: Colour, opacity = 1): Colour => {
      const a = above[3] * opacity;
      const mix = (i: 0 | 1 | 2) => above[i] * a + below[i] * (1 - a);
      return [mix(0), mix(1), mix(2), 1];
    };
    const luminance = (colour: Colour) => {
      const part = (i: 0 | 1 | 2) => {
        const value = colour[i] / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
    };
    const plate = () => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = 'position:fixed;color:Canvas;forced-color-adjust:none';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return read(color);
    };
    const canvasColour = isForced ? plate() : read('#fff');
    const grounds = new Map<Element, Colour>();
    const groundOf = (element: Element | null): Colour => {
      if (!element) return canvasColour;
      const before = grounds.get(element);
      if (before) return before;
      const own = read(getComputedStyle(element).backgroundColor);
      const ground = own[3] === 1 ? own : over(own, groundOf(element.parentElement));
      grounds.set(element, ground);
      return ground;
    };
    // what of a drawing lies below its words: the last box before them that holds their middle
    const drawnBelow = (text: Element): Colour => {
      const svg = text.closest('svg')!;
      const { left, top, width, height } = text.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      let below = groundOf(svg.parentElement);
      for (const shape of svg.querySelectorAll('rect')) {
        if (!(shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
        const box = shape.getBoundingClientRect();
        if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
        const { fill, fillOpacity, opacity } = getComputedStyle(shape);
        if (fill !== 'none' && !fill.startsWith('url'))
          below = over(read(fill), below, Number(fillOpacity) * Number(opacity));
      }
      return below;
    };
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      !element.closest('.visually-hidden, :disabled, [aria-disabled=true]') &&
      getComputedStyle(element.closest('thead') ?? element).clipPath === 'none';
    const found = new Map<string, string>();
    const judge = (element: Element, text: string, style: CSSStyleDeclaration) => {
      const isDrawn = element.closest('svg') !== null;
      const below = isDrawn
        ? drawnBelow(element)
        : isForced && style.getPropertyValue('forced-color-adjust') !== 'none'
          ? canvasColour
          : groundOf(element);
      const above = over(read(isDrawn ? style.fill : style.color), below, opacityOf(element));
      const [light, dark] = [luminance(above), luminance(below)].sort((a, b) => b - a);
      const contrast = (light! + 0.05) / (dark! + 0.05);
      const place = `${element.parentElement?.className ?? ''} > ${element.tagName}.${element.getAttribute('class') ?? ''}`;
      if (contrast < wanted - 0.01 && !found.has(place))
        found.set(place, `${place} «${text.trim().slice(0, 30)}» ${contrast.toFixed(2)}`);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement!;
      if (!/[\p{L}\p{N}]/u.test(node.textContent!) || !isSeen(element)) continue;
      judge(element, node.textContent!, getComputedStyle(element));
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]'))
      if (isSeen(field)) judge(field, field.placeholder, getComputedStyle(field, '::placeholder'));
    return [...found.values()];
  }, least);
}

/** Pixels of a target in the mode for impaired vision (WCAG 2.5.5). */
const TARGET = 44;

/** Targets that are smaller. What WCAG leaves out is left out: links within sentences, and shapes of a drawing, which stand as links beside it too. */
export async function smallTargets(page: Page): Promise<string[]> {
  return await page.evaluate((least) => {
    const TARGETS =
      'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=option]';
    const isInSentence = (link: Element) => {
      if (getComputedStyle(link).display !== 'inline') return false;
      const around = link.closest('p, li, dd, dt, td, th, figcaption, small, div, summary')!;
      const own = [...around.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const inline = [...around.querySelectorAll('b, strong, em, i, span:not(:has(a))')].filter(
        (part) => !part.closest('a') && part.checkVisibility() && !part.closest('.visually-hidden'),
      );
      return [...own, ...inline].some(({ textContent }) => /\p{L}{2}/u.test(textContent ?? ''));
    };
    const boxOf = (target: Element) => {
      const isTick = target.matches('[type=checkbox], [type=radio]');
      return ((isTick && target.closest('label')) || target).getBoundingClientRect();
    };
    const found = new Map<string, string>();
    for (const target of document.querySelectorAll(TARGETS)) {
      if (!target.checkVisibility({ visibilityProperty: true })) continue;
      if (target.closest('svg, .visually-hidden, .skip')) continue;
      const { width, height } = boxOf(target);
      if (width === 0 || isInSentence(target)) continue;
      if (width >= least - 0.5 && height >= least - 0.5) continue;
      const place = `${target.closest('section, nav, header, footer')?.className ?? ''} ${target.parentElement?.tagName}.${target.parentElement?.className ?? ''} > ${target.tagName}.${target.getAttribute('class') ?? ''}`;
      if (!found.has(place))
        found.set(
          place,
          `${place} «${(target.textContent ?? '').trim().slice(0, 30)}» ${Math.round(width)} × ${Math.round(height)}`,
        );
    }
    return [...found.values()];
  }, TARGET);
}

/** Texts that their own box cuts off, though it does not scroll. */
export async function cutTexts(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, a, button, summary, label, legend, p, td, th, li, dd')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const hidden =
          element.closest('.visually-hidden, details:not([open]) > :not(summary)') !== null ||
          style.clipPath !== 'none' ||
          style.visibility === 'hidden';
        return (
          !hidden &&
          ['hidden', 'clip'].includes(style.overflowX) &&
          element.scrollWidth > element.clientWidth + 1
        );
      })
      .map((element) => element.textContent.slice(0, 60)),
  );
}

/** Stops that something else lies over when they have the focus. */
export async function coveredStops(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const STOPS = 'a[href], button, summary, select, input:not([type=hidden]), [tabindex="0"]';
    const covered: string[] = [];
    for (const stop of document.querySelectorAll<HTMLElement>(STOPS)) {
      if (stop.closest('svg, table') || !stop.checkVisibility({ visibilityProperty: true }))
        continue;
      stop.focus();
      if (document.activeElement !== stop) continue;
      // a link in running text can stand in several lines
      const isSeen = [...stop.getClientRects()].every(({ left, top, width, height }) => {
        const [low, high] = [Math.max(0, top), Math.min(innerHeight, top + height)];
        const over = document.elementFromPoint(left + width / 2, (low + high) / 2);
        return over !== null && (stop.contains(over) || over.contains(stop));
      });
      if (!isSeen) covered.push(stop.outerHTML.slice(0, 80));
    }
    return covered;
  });
}

/** Places that scroll sideways and that no key reaches. */
export async function unreachableScrolls(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((place) => {
        const { overflowX } = getComputedStyle(place);
        const scrolls = ['auto', 'scroll'].includes(overflowX);
        if (!scrolls || place.scrollWidth <= place.clientWidth + 1) return false;
        if (!place.checkVisibility({ visibilityProperty: true })) return false;
        const isNamed = place.matches('[aria-label], [aria-labelledby]');
        const stops = [...place.querySelectorAll<HTMLElement>('a[href], button, [tabindex="0"]')];
        return !stops.some((stop) => stop.tabIndex >= 0) && !(place.tabIndex === 0 && isNamed);
      })
      .map((place) => `${place.tagName}.${place.className} in #${place.closest('[id]')?.id ?? ''}`),
  );
}
